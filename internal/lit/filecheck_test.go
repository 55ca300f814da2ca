package lit

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/growth"
)

// fileCheck runs the tool on a check file given as text.
func fileCheck(t *testing.T, args, check, in string) (int, string) {
	t.Helper()
	var c fileCheckCommand
	var out bytes.Buffer
	if !c.parse(append(strings.Fields(args), "c"), &out) {
		return 1, out.String()
	}
	diags, status := Check(&c.o, "c", check, "<stdin>", in)
	for _, d := range diags {
		out.WriteString(d.String())
	}
	return status, out.String()
}

// checkCases holds the output of FileCheck-19 as the expected texts.
var checkCases = []struct {
	name, args, check, in string
	status                int
	out                   string // part of the output
}{
	{"not found", "", "CHECK: foo\nCHECK: bar\n", "foo\nbaz\n", 1,
		"c:2:8: error: CHECK: expected string not found in input\nCHECK: bar\n       ^\n<stdin>:1:4: note: scanning from here\nfoo\n   ^\n<stdin>:2:1: note: possible intended match here\nbaz\n^\n"},
	{"next wrong line", "", "CHECK: foo\nCHECK-NEXT: ba\n", "foo\n\nbaz\n", 1,
		"c:2:13: error: CHECK-NEXT: is not on the line after the previous match\n"},
	{"wrong line notes", "", "CHECK: foo\nCHECK-NEXT: ba\n", "foo\n\nbaz\n", 1,
		"<stdin>:3:1: note: 'next' match was here\nbaz\n^\n<stdin>:1:4: note: previous match ended here\nfoo\n   ^\n<stdin>:2:1: note: non-matching line after previous match is here\n"},
	{"backreference", "", "CHECK: [[X:[a-z]+]]=[[X]];\n", "aab=ab;\n", 0, ""},
	{"backreference fails", "", "CHECK: {{^}}[[X:[a-z]+]]=[[X]];\n", "aab=ab;\n", 1, "expected string"},
	{"longest capture", "", "CHECK: [[X:foo|foobar]]{{.*}}\nCHECK: <[[X]]>", "foobarx\n<foobar>\n", 0, ""},
	{"brackets in variables", "", "CHECK: [[X:[[:digit:]]+\\]]]\nCHECK: [[X]]!\n", "12]\n12]!\n", 0, ""},
	{"brackets around variables", "", "CHECK: a[[A:[0-9]+]] x[[[A]]] y[[[[A]]]] z[[[B:[0-9]+]]]\n", "a5 x[5] y[[5]] z[6]\n", 0, ""},
	{"value is text", "", "CHECK: [[X:.*]]\nCHECK: <[[X]]>\n", "a.(b*\n<a.(b*>\n", 0, ""},
	{"redefinition on the line", "", "CHECK: [[X:a]] [[X:b]]\nCHECK: [[X]]\n", "a b\nb\n", 0, ""},
	{"given", "-DX=q.r", "CHECK: [[X]]\n", "q.r\n", 0, ""},
	{"given number", "-D#%x,N=0x1e", "CHECK: [[#N+1]] [[#%d,N]]\n", "1f 30\n", 0, ""},
	{"equal to", "-DX=q", "CHECK: [[X]]b\n", "qc\n", 1, "<stdin>:1:1: note: with \"X\" equal to \"q\"\n"},
	{"overflow", "", "CHECK: [[#N:]]\nCHECK:[[#N-5]]\n", "3\n-2\n", 1, "c:2:10: error: unable to substitute variable or numeric expression: overflow error"},
	{"signed", "", "CHECK: [[#%d,N:]]\nCHECK:[[#N-5]]\n", "3\n-2\n", 0, ""},
	{"functions", "-D#N=7", "CHECK: [[#add(N,1)]] [[#sub(N,2)]] [[#mul(N,min(N,3))]] [[#div(N,2)]] [[#max(N,9)]] [[#(N+1)-(2-1)]]\n", "8 5 21 3 9 7\n", 0, ""},
	{"big numbers", "", "CHECK: [[#N:]]\nCHECK: [[#N+1]]\n", "18446744073709551615\n18446744073709551616\n", 0, ""},
	{"defined on the line", "", "CHECK: [[#N:]] [[#N+1]]\n", "1 2\n", 2, "c:1:19: error: numeric variable 'N' defined earlier in the same CHECK directive"},
	{"format conflict", "", "CHECK: [[#%x,N:]] [[#M:]]\nCHECK: [[#N+M]]\n", "1 2\n", 2, "implicit format conflict between 'N' (%x) and 'M' (%u), need an explicit format specifier"},
	{"line", "", "\nCHECK: [[#@LINE]] [[@LINE-1]] [[#@LINE+3]]\n", "2 1 5\n", 0, ""},
	{"precision", "", "CHECK: [[#%.4X,N:]]\nCHECK: [[#N+1]] [[#%#x,N]]\n", "00AB\n00AC 0xab\n", 0, ""},
	{"scope", "--enable-var-scope", "CHECK: [[X:a]] [[$Y:b]]\nCHECK-LABEL: f\nCHECK: [[$Y]]\nCHECK: [[X]]\n", "a b\nf\nb a\n", 1, "c:4:10: error: undefined variable: X"},
	{"two blocks fail", "", "CHECK: a\nCHECK-LABEL: f\nCHECK: b\nCHECK-LABEL: g\nCHECK: c\n", "f\ng\n", 1, "c:5:8: error: CHECK"},
	{"dag overlap", "", "CHECK-DAG: ab\nCHECK-DAG: a\n", "ab\n", 1, "c:2:12: error: CHECK-DAG: expected"},
	{"dag overlap allowed", "--allow-deprecated-dag-overlap", "CHECK-DAG: ab\nCHECK-DAG: a\n", "ab\n", 0, ""},
	{"not between dags", "", "CHECK-DAG: a\nCHECK-NOT: x\nCHECK-DAG: b\n", "a x b\n", 1, "c:2:12: error: CHECK-NOT: excluded string found in input"},
	{"count", "", "CHECK-COUNT-3: a\nCHECK-NOT: a\n", "aaa\n", 0, ""},
	{"count short", "", "CHECK-COUNT-3: a\n", "aa\n", 1, "CHECK-COUNT: expected string not found in input (3 out of 3)"},
	{"literal", "", "CHECK{LITERAL}: [[#]] {{x\n", "[[#]] {{x\n", 0, ""},
	{"empty", "", "CHECK: a\nCHECK-EMPTY:\nCHECK-NEXT: b\n", "a\n\nb\n", 0, ""},
	{"implicit", "--implicit-check-not=warning", "CHECK: a\n", "a\nwarning\n", 1, "command line:1:22: error: IMPLICIT-CHECK-NOT: excluded string found in input"},
	{"full lines", "--match-full-lines", "CHECK: a b\n", " a  b \n", 0, ""},
	{"full lines fail", "--match-full-lines", "CHECK: a\n", "ab\n", 1, ""},
	{"strict", "--strict-whitespace", "CHECK: a  b\n", "a b\n", 1, ""},
	{"case", "--ignore-case", "CHECK: F[[X:[O]+]]\nCHECK: [[X]]B{{Z}}\n", "foo\nOOBz\n", 0, ""},
	{"comments", "", "COM: CHECK: x\nCHECK: a\n", "a\n", 0, ""},
	{"comment prefixes", "--comment-prefixes=REM", "REM: CHECK: x\nCHECK: a\n", "a\n", 0, ""},
	{"empty input", "", "CHECK: a\n", "", 2, "FileCheck error: '<stdin>' is empty."},
	{"empty input allowed", "--allow-empty", "CHECK-NOT: a\n", "", 0, ""},
	{"prefix", "--check-prefix=C.D", "CHECK: a\n", "a\n", 2, "must start with a letter"},
	{"prefixes", "--check-prefixes=A,B", "A: a\n", "a\n", 2, "no check strings found with prefix 'B:'"},
	{"unused allowed", "--check-prefixes=A,B --allow-unused-prefixes", "A: a\n", "a\n", 0, ""},
	{"misspelled", "", "CHECK_NEXT: a\n", "a\n", 2, "misspelled directive 'CHECK_NEXT:'"},
	{"space class crosses lines", "", "CHECK: a{{[[:space:]]+}}b\n", "a\n\n  b\n", 0, ""},
	{"negated set does not", "", "CHECK: a{{[^x]+}}b\n", "a\nb\n", 1, ""},
	{"flag", "--foo", "CHECK: a\n", "a\n", 1, "Unknown command line argument '--foo'"},
	{"dump", "--dump-input=always -v --dump-input-context 3", "CHECK: a\n", "a\n", 0, ""},
	{"the first piece takes most", "", "CHECK: [[X:a|ab]][[Y:(c|bcd)]]{{(d*)}}\nCHECK: <[[X]]><[[Y]]>\n", "abcd\n<ab><c>\n", 0, ""},
	{"bytes", "", "CHECK: {{^.{2}$}}\n", "\u00e9\n", 0, ""},
	{"bytes of a capture", "", "CHECK: <[[X:[^>]*]]>b\nCHECK: {{^}}[[X]]!\n", "\u00e9<\u00e9a>b\n\u00e9a!\n", 0, ""},
	{"byte set", "", "CHECK: a{{[\u00e9]}}{{[^\xa9]}}\n", "a\u00e9\n", 1, "expected string"},
	{"upper case bytes", "--ignore-case", "CHECK: {{[\xe9]}}\n", "\xc9\n", 1, "expected string"},
	{"word", "", "CHECK: {{^.*[[:<:]]}}foo{{[[:>:]].*$}}\n", "xfoo foox foo\n", 0, ""},
	{"no word", "", "CHECK: {{[[:<:]]}}foo{{[[:>:]]}}\n", "xfoo foox\n", 1, "expected string"},
	{"start of no word", "", "CHECK: {{[[:<:]]@}}\n", "a@\n", 1, "expected string"},
	{"end of no word", "", "CHECK: {{@[[:>:]]}}\n", "@a\n", 1, "expected string"},
	{"word in a repetition", "", "CHECK: {{([[:<:]]a )+}}\n", "a a \n", 2, "c:1:10: error: invalid regex: word boundary inside a repeated or alternative group"},
	{"too many times", "", "CHECK: {{a{1,2000}}}\n", "a\n", 2, "c:1:10: error: invalid regex: invalid repetition count(s)"},
	{"product of counts", "", "CHECK: {{((a{200}){200})}}\n", "a\n", 2, "c:1:10: error: invalid regex: regular expression too large"},
	{"sum of pieces", "", "CHECK: " + strings.Repeat("{{(("+strings.Repeat("ab", 4000)+"){250})}}", 2) + "\n", "a\n", 1, "c:1:8: error: invalid regex: regular expression too large"},
	{"group reference", "", "CHECK: {{(a+)-\\1;}}\n", "aa-a;\n", 0, ""},
	{"group reference fails", "", "CHECK: {{^(a+)-\\1;}}\n", "aa-a;\n", 1, "expected string"},
	{"reference to a repeated group", "", "CHECK: {{(a)*-\\1}}\n", "aa-a;\n", 2, "c:1:10: error: invalid regex: back-reference to a group that is repeated or alternative"},
	{"repeated reference", "", "CHECK: {{(a)(\\1)+}}\n", "aa\n", 2, "c:1:10: error: invalid regex: back-reference inside a repeated or alternative group"},
	{"reference across lines", "", "CHECK: [[X:b+]]{{[[:space:]]+}}[[X]]c\n", "bb\n\nb\nbc\n", 0, ""},
	{"empty set", "", "CHECK: {{x[^[:print:][:cntrl:]\x80-\xff]y}}\n", "xay\n", 1, "expected string"},
	{"escapes", "", "CHECK: {{\\d\\.[\\]}}\n", "d.\\\n", 0, ""},
	{"nested repeats", "", "CHECK: {{^((a*)*b?)*c$}}\n", strings.Repeat("a", 3000) + "\n", 1, ""},
	{"deep groups", "", "CHECK: {{" + strings.Repeat("(", 1000) + "a" + strings.Repeat(")", 1000) + "}}\n", "a\n", 2, "nested too deeply"},
}

func TestCheck(t *testing.T) {
	for _, c := range checkCases {
		status, out := fileCheck(t, c.args, c.check, c.in)
		if status != c.status || !strings.Contains(out, c.out) || status == 0 && out != "" {
			t.Errorf("%s: status %d, want %d with\n%s\ngot\n%s", c.name, status, c.status, c.out, out)
		}
	}
}

// TestToolOptions checks FILECHECK_OPTS and the input file.
func TestToolOptions(t *testing.T) {
	var out bytes.Buffer
	env := []string{"FILECHECK_OPTS=--allow-empty --check-prefix=Z" + "ZZ"}
	// ZZZ-NOT: no such text
	if s := FileCheck(context.Background(), []string{"filecheck_test.go"}, strings.NewReader(""), &out, &out, ".", env); s != 0 {
		t.Errorf("status %d: %s", s, out.String())
	}
	if s := FileCheck(context.Background(), []string{"no-such-file"}, strings.NewReader(""), &out, &out, ".", nil); s != 2 || !strings.Contains(out.String(), "Could not open check file 'no-such-file': No such file or directory") {
		t.Errorf("status %d: %s", s, out.String())
	}
}

// TestLargeInput checks that time is linear in the size of the input.
func TestLargeInput(t *testing.T) {
	const line = "  %12 = spirv.IAdd %10, %11 : i32\n"
	growth.Linear(t, 100_000, func(n int) func() {
		in := strings.Repeat(line, n) // 3.4 MB
		check := strings.Repeat("CHECK: %[[R:[0-9]+]] = spirv.IAdd %{{.*}}, %[[S:.*]] : i32\n", n/20) +
			"CHECK-NOT: {{spirv[.]ISub}}\nCHECK-NOT: [[#%x,N:]] nothing [[A:.*]] [[A]]\n" +
			"CHECK: {{.*}}never [[R]]\n"
		return func() {
			if status, out := fileCheck(t, "", check, in); status != 1 || !strings.Contains(out, "never") {
				t.Errorf("status %d: %.200s", status, out)
			}
		}
	})
}

// TestLongLine checks that time is linear in the length of one line.
func TestLongLine(t *testing.T) {
	growth.Linear(t, 100_000, func(n int) func() {
		in := "dense<" + strings.Repeat("0x1F, ", n) + "> : x y\n"
		check := "CHECK: dense<[[A:.*]]> : [[B:.*]] [[C:[a-z]+]]{{$}}\nCHECK-NOT: [[A]]\n"
		return func() {
			if status, out := fileCheck(t, "", check, in); status != 0 {
				t.Errorf("status %d: %.200s", status, out)
			}
		}
	})
}

// TestSearchIsBounded checks that a search gives up after too many steps, and that a
// match whose captures need such a search has those of the regexp package.
func TestSearchIsBounded(t *testing.T) {
	parts, _, err := parseERE("((a|ab|b)*)((abab|ab){250})c", 0, false)
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Repeat("ab", 400) + "c"
	s := newSequence(parts, true)
	m, caps, ok := s.find(text)
	if want := (span{0, 801}); !ok || m != want || caps[1] != (span{0, 300}) || caps[3] != (span{300, 800}) {
		t.Errorf("match %v with captures %v, want %v", m, caps, want)
	}
	if _, ok := newPartSearch(s, text).divide(m); ok {
		t.Error("the search for captures has no limit")
	}
	parts, _, err = parseERE("(((a|ab|b)*)((abab|ab){250}))c\\1c", 0, false)
	if err != nil {
		t.Fatal(err)
	}
	r := newPartSearch(newSequence(parts, false), text+text)
	if _, _, ok := r.find(0); ok || r.steps > 2*maxSearchSteps {
		t.Errorf("a match after %d steps", r.steps)
	}
}

func FuzzCheck(f *testing.F) {
	for _, c := range checkCases {
		f.Add(c.check, c.in, true)
	}
	f.Fuzz(func(t *testing.T, check, in string, scope bool) {
		Check(&Options{VarScope: scope, MatchFullLines: len(in)%7 == 0, IgnoreCase: len(in)%5 == 0}, "c", check, "i", in)
	})
}

func FuzzShell(f *testing.F) {
	for _, c := range suiteCases {
		f.Add(c.text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		sc, err := parseScript(text)
		if err != nil {
			return
		}
		for _, r := range sc.runs {
			parseShell(r.text, func(string) string { return "" })
		}
	})
}
