package lit

import (
	"fmt"
	"math/rand"
	"slices"
	"strings"
)

// fcCase is one generated FileCheck run.
type fcCase struct {
	args         []string
	check, input string
}

// fcGen generates an input and checks that mostly match it, then breaks some checks.
type fcGen struct {
	r      *rand.Rand
	lines  [][]string // tokens
	str    map[string]string
	num    map[string]int
	hex    map[string]bool
	out    []string
	args   []string
	prefix string
	spoil  bool
}

func genCase(seed int64) fcCase {
	g := &fcGen{r: rand.New(rand.NewSource(seed)), str: map[string]string{}, num: map[string]int{}, hex: map[string]bool{}, prefix: "CHECK"}
	g.options()
	g.makeInput()
	g.spoil = g.r.Intn(5) < 3
	lateNot := g.spoil && g.r.Intn(4) == 0
	if lateNot {
		g.spoil = false // the NOT must be its only error
	}
	g.makeChecks()
	if l := g.lines[g.r.Intn(len(g.lines))]; lateNot && len(l) > 0 {
		at := 1 + g.r.Intn(len(g.out))
		g.out = append(g.out[:at], g.prefix+"-NOT: "+l[g.r.Intn(len(l))])
		if g.r.Intn(2) == 0 {
			g.out = append(g.out, g.prefix+g.one("-DAG: ", ": ", "-LABEL: ")+g.one("}", "return", ": {{..}}"))
		}
	}
	lines := make([]string, len(g.lines))
	for i, l := range g.lines {
		sep := " "
		if g.r.Intn(20) == 0 {
			sep = "  "
		}
		lines[i] = strings.Join(l, sep)
	}
	if g.spoil && g.r.Intn(3) == 0 {
		i, j := g.r.Intn(len(lines)), g.r.Intn(len(lines))
		lines[i], lines[j] = lines[j], lines[i]
	}
	if g.spoil && g.r.Intn(4) == 0 {
		i := g.r.Intn(len(lines))
		lines = append(lines[:i], lines[i+1:]...)
	}
	in := strings.Join(lines, "\n")
	if g.r.Intn(6) != 0 {
		in += "\n"
	}
	return fcCase{g.args, strings.Join(g.out, "\n") + "\n", in}
}

func (g *fcGen) one(list ...string) string { return list[g.r.Intn(len(list))] }

func (g *fcGen) options() {
	opt := func(n int, arg string) {
		if g.r.Intn(n) == 0 {
			g.args = append(g.args, arg)
		}
	}
	opt(4, "--enable-var-scope")
	opt(12, "--match-full-lines")
	opt(12, "--strict-whitespace")
	opt(10, "--ignore-case")
	opt(20, "--implicit-check-not=mulf")
	opt(20, "--implicit-check-not={{u[a-z]mp}}")
	opt(12, "-DGIVEN=i32")
	opt(12, "-D#COUNT=4")
	opt(40, "--allow-deprecated-dag-overlap")
	if g.r.Intn(8) == 0 {
		g.prefix = "ALT"
		g.args = append(g.args, g.one("--check-prefix=ALT", "--check-prefixes=ALT,CHECK"))
		g.args = append(g.args, "--allow-unused-prefixes")
	}
}

func (g *fcGen) makeInput() {
	n := 4 + g.r.Intn(14)
	for i := 0; i < n; i++ {
		var l []string
		switch g.r.Intn(9) {
		case 0:
			l = []string{"func", "@" + g.one("f", "g", "foo"), "{"}
		case 1:
			l = nil
		case 2:
			l = []string{g.one("alpha", "beta"), fmt.Sprint(g.r.Intn(30)), fmt.Sprintf("%x", 16+g.r.Intn(300)), fmt.Sprint(g.r.Intn(30))}
		case 3:
			l = []string{"return", g.reg(), ":", g.one("i32", "f32")}
		case 4:
			l = []string{"}"}
		default:
			a := g.reg()
			l = []string{g.reg(), "=", g.one("addi", "subi", "mulf", "cmp", "ucmp"), a, "+", g.one(a, g.reg()), ":", g.one("i32", "f32", "i64")}
		}
		g.lines = append(g.lines, l)
	}
}

func (g *fcGen) reg() string { return fmt.Sprintf("%%%d", g.r.Intn(6)) }

// emit writes a check line.
func (g *fcGen) emit(kind, pat string) {
	if g.r.Intn(25) == 0 {
		g.out = append(g.out, g.one("// COM: CHECK: never", "", "// XCHECK: no", "// CHECK-FOO: no", "// RUN: CHECK: no"))
	}
	if kind != "" && !strings.HasPrefix(kind, "{") {
		kind = "-" + kind
	}
	g.out = append(g.out, g.one("// ", "//", "")+g.prefix+kind+":"+g.one(" ", "  ", "")+pat)
}

// makeChecks goes through the lines and makes checks for some of them.
func (g *fcGen) makeChecks() {
	first := true
	for i := 0; i < len(g.lines); i++ {
		l := g.lines[i]
		step := g.r.Intn(12)
		switch {
		case first:
			if len(l) > 0 {
				g.emit("", g.pattern(l))
				first = false
			}
		case len(l) == 0:
			if g.r.Intn(2) == 0 {
				g.emit("EMPTY", "")
			}
		case l[0] == "func" && step < 8:
			g.forget()
			g.emit("LABEL", g.one("func "+l[1], "{{func}} "+l[1], "func", l[1]+" {"))
		case step < 3:
			g.emit("NEXT", g.pattern(l))
		case step < 5 && len(l) > 3:
			k := 1 + g.r.Intn(len(l)-1)
			g.emit("", g.pattern(l[:k]))
			g.emit("SAME", g.pattern(l[k:]))
		case step < 7:
			i += g.dagGroup(i)
		case step == 7:
			g.emit("NOT", g.notPattern())
		case step == 8:
			g.emit("COUNT-"+g.count(), g.one(l[0], "{{[%@}r]}}", "i", "{{[0-9]+}}"))
		case step == 9:
			g.emit("{LITERAL}", strings.Join(l, " "))
		case step == 10:
			g.emit("", g.pattern(l))
		}
		if g.r.Intn(7) == 0 {
			g.emit("NOT", g.notPattern())
		}
	}
	if len(g.out) == 0 {
		g.emit("", "x")
	}
	if g.spoil && g.r.Intn(2) == 0 {
		k := g.r.Intn(len(g.out))
		g.out[k] = strings.NewReplacer("-NEXT", g.one("-SAME", "-DAG", ""), "i32", "i64", "%1", "%2", "-DAG", "-NEXT", "-SAME", "-NEXT").Replace(g.out[k])
	}
	if g.spoil && g.r.Intn(25) == 0 {
		g.out = append(g.out, g.one("CHECK_NEXT: x", "CHECK-NOT-DAG: y", "CHECK: {{(}}", "CHECK: [[#N+]]", "CHECK-COUNT-0: x",
			"CHECK:", "CHECK-EMPTY: x", "CHECK: [[#1+@FOO]]", "CHECK: [[1x]]", "CHECK: {{a{2,1}}}", "CHECK: {{[[:foo:]]}}"))
	}
}

func (g *fcGen) count() string {
	if g.spoil {
		return g.one("1", "2", "2", "3")
	}
	return g.one("1", "1", "2")
}

// forget drops the variables that a LABEL clears under --enable-var-scope.
func (g *fcGen) forget() {
	if g.spoil || !slices.Contains(g.args, "--enable-var-scope") {
		return
	}
	clear(g.num)
	for name := range g.str {
		if name[0] != '$' {
			delete(g.str, name)
		}
	}
}

func (g *fcGen) dagGroup(i int) int {
	n := min(1+g.r.Intn(3), len(g.lines)-i)
	var pats []string
	for _, l := range g.lines[i : i+n] {
		if len(l) > 0 {
			pats = append(pats, g.pattern(l))
		}
	}
	if defs := strings.Join(pats, ""); !g.spoil && strings.Contains(defs, "[[") {
		pats = pats[:1] // a use could come before its definition
	}
	g.r.Shuffle(len(pats), func(a, b int) { pats[a], pats[b] = pats[b], pats[a] })
	for _, p := range pats {
		g.emit("DAG", p)
		if g.r.Intn(6) == 0 {
			g.emit("NOT", g.notPattern())
		}
	}
	return n - 1
}

func (g *fcGen) notPattern() string {
	if !g.spoil {
		return g.one("xyz", "never {{.*}}", "{{^}}gamma", "func @h", "{{%[7-9]}}", "{{u|v}}64")
	}
	return g.one("xyz", "never {{.*}}", "mulf", "{{^}}gamma", "func @h", "[[R0]]", "{{f|g}}64", "ucmp", "[[#N+1000]]", "{{%[7-9]}}", "return")
}

// pattern returns a check of some consecutive tokens of the line.
func (g *fcGen) pattern(l []string) string {
	if len(l) > 3 && g.r.Intn(4) == 0 {
		l = l[:len(l)-g.r.Intn(2)]
	}
	here := map[string]bool{}
	parts := make([]string, len(l))
	for i, tok := range l {
		parts[i] = g.token(tok, here)
	}
	s := strings.Join(parts, g.one(" ", " ", " ", "{{ +}}", "{{[[:space:]]+}}"))
	return s + g.one("", "", "", "", "{{$}}", "{{ *$}}", "{{.*}}")
}

func (g *fcGen) token(tok string, here map[string]bool) string {
	if g.spoil && g.r.Intn(40) == 0 {
		return g.one("oops", "{{.}}", "[[UNDEF]]", "[[#UNDEFN]]")
	}
	if g.r.Intn(3) == 0 {
		return tok
	}
	switch c := tok[0]; {
	case c == '%':
		return g.regToken(tok, here)
	case c >= '0' && c <= '9':
		return g.numToken(tok, here)
	case tok == "i32":
		return g.one("[[T:i[0-9]+]]", "{{i32|i64}}", "i{{[0-9]+}}", "{{(i|f)32}}", "{{.*}}", "[[T:[a-z]3?2?]]")
	case tok == "addi" || tok == "subi" || tok == "cmp":
		return g.one("{{[a-z]+}}", "{{addi|subi|cmp}}", "[[OP:[^ ]+]]", "[[OP:add|addi|sub|subi|c.*]]", "[[$GOP:[a-z]{3,4}]]")
	}
	return tok
}

func (g *fcGen) regToken(tok string, here map[string]bool) string {
	for _, v := range []string{"R0", "R1", "$G", "R2"} {
		if g.str[v] == tok && g.r.Intn(3) > 0 {
			return "[[" + v + "]]"
		}
	}
	if g.r.Intn(3) == 0 {
		return g.one("%{{[0-9]}}", "{{%[0-9]+}}", "{{.*}}", "%{{.}}")
	}
	v := g.one("R0", "R1", "$G", "R2")
	if here[v] {
		return tok
	}
	here[v] = true
	g.str[v] = tok
	return "[[" + v + ":" + g.one("%[0-9]+", "%.*", "%[0-9]", ".+", "%(0|1|2|3|4|5)") + "]]"
}

func (g *fcGen) numToken(tok string, here map[string]bool) string {
	var v int
	isHex := strings.ContainsAny(tok, "abcdef")
	if isHex {
		fmt.Sscanf(tok, "%x", &v)
	} else {
		fmt.Sscanf(tok, "%d", &v)
	}
	for _, name := range []string{"N", "M", "H"} {
		old, ok := g.num[name]
		if !ok || here[name] || g.hex[name] != isHex || g.r.Intn(3) == 0 {
			continue
		}
		d := v - old
		if d < 0 {
			return g.one(fmt.Sprintf("[[#%s-%d]]", name, -d), fmt.Sprintf("[[#sub(%s,%d)]]", name, -d), fmt.Sprintf("[[# %s - %d]]", name, -d))
		}
		return g.one(fmt.Sprintf("[[#%s+%d]]", name, d), fmt.Sprintf("[[#add(%s, %d)]]", name, d),
			fmt.Sprintf("[[#max(%s+%d,0)]]", name, d), fmt.Sprintf("[[#mul(%s,1)+%d]]", name, d), fmt.Sprintf("[[#==%d+%s]]", d, name))
	}
	if g.r.Intn(4) == 0 {
		return g.one("[[#]]", "{{[0-9]+}}", "[[#%x,]]", "[[#%.1d,]]", g.one("[[#]]", "[[#@LINE]]", "[[@LINE+1]]", "[[#%.2d,]]"))
	}
	name := "H"
	format := "%x,"
	if !isHex {
		name, format = g.one("N", "M"), g.one("", "", "%u,", "%d,")
	}
	if here[name] {
		return tok
	}
	here[name] = true
	g.num[name], g.hex[name] = v, isHex
	return "[[#" + format + name + ":]]"
}
