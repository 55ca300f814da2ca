package lit

import (
	"strconv"
	"strings"
)

// Options are FileCheck's settings.
type Options struct {
	Prefixes            []string // check prefixes; CHECK when empty
	CommentPrefixes     []string // COM and RUN when empty
	ImplicitNots        []string // patterns that must not match anywhere else
	Defines             []string // NAME=text, or #[%format,]NAME=expression
	MatchFullLines      bool
	StrictWhitespace    bool
	IgnoreCase          bool
	AllowEmpty          bool
	AllowUnusedPrefixes bool
	VarScope            bool // forget variables without $ at each LABEL
	DAGOverlap          bool // let matches of neighboring DAG lines overlap
}

func (o *Options) prefixes() []string {
	if len(o.Prefixes) == 0 {
		return []string{"CHECK"}
	}
	return o.Prefixes
}

func (o *Options) comments() []string {
	if len(o.CommentPrefixes) == 0 {
		return []string{"COM", "RUN"}
	}
	return o.CommentPrefixes
}

// input is the text under check.
type input struct {
	source
	fold string // text, with ASCII letters in lower case if case does not matter
}

// Check matches inputText against the directives of checkText. The status is
// FileCheck's exit status: 0 if all directives match, 1 if one fails, and 2 if the
// check file, the options or the input are unusable. diags contains the reasons, with
// FileCheck's texts.
func Check(o *Options, checkName, checkText, inputName, inputText string) (diags []Diag, status int) {
	rep := &report{exit: 2}
	if msg := o.validate(); msg != "" {
		rep.addLine("error: " + msg)
		return rep.diags, 2
	}
	vars := newVarTable()
	if !o.define(vars, rep) {
		return rep.diags, rep.exit
	}
	src := &source{name: checkName, text: canonical(checkText, o.StrictWhitespace)}
	f := parseChecks(src, o, vars, rep)
	if f == nil {
		return rep.diags, rep.exit
	}
	if inputText == "" && !o.AllowEmpty {
		rep.addLine("FileCheck error: '" + inputName + "' is empty.")
		return rep.diags, 2
	}
	in := &input{source: source{name: inputName, text: canonical(inputText, o.StrictWhitespace)}}
	in.fold = in.text
	if o.IgnoreCase {
		in.fold = lowerASCII(in.text)
	}
	if (&checker{o: o, input: in, vars: vars, rep: rep}).run(f) {
		return rep.diags, 0
	}
	return rep.diags, 1
}

// validate checks the prefixes and returns the text of the first error.
func (o *Options) validate() string {
	seen := map[string]bool{}
	for _, set := range []struct {
		kind string
		list []string
		user bool
	}{
		{"check", o.prefixes(), len(o.Prefixes) > 0},
		{"comment", o.comments(), len(o.CommentPrefixes) > 0},
	} {
		for _, p := range set.list {
			if p == "" {
				return "supplied " + set.kind + " prefix must not be the empty string"
			}
			if !validPrefix(p) {
				return "supplied " + set.kind + " prefix must start with a letter and contain only alphanumeric characters, hyphens, and underscores: '" + p + "'"
			}
			if seen[p] {
				return "supplied " + set.kind + " prefix must be unique among check and comment prefixes: '" + p + "'"
			}
			seen[p] = true
		}
	}
	return ""
}

func validPrefix(p string) bool {
	if c := lowerByte(p[0]); c < 'a' || c > 'z' {
		return false
	}
	for i := 0; i < len(p); i++ {
		if !prefixByte(p[i]) {
			return false
		}
	}
	return true
}

// define sets the variables of the command line.
func (o *Options) define(vars *varTable, rep *report) bool {
	for i, d := range o.Defines {
		src := &source{name: "Global defines", text: "Global define #" + strconv.Itoa(i+1) + ": " + d}
		at := len(src.text) - len(d)
		num, isNum := strings.CutPrefix(d, "#")
		name, value, ok := strings.Cut(d, "=")
		if !ok {
			rep.errorAt(src, at, "missing equal sign in global definition")
			return false
		}
		if isNum {
			eq := strings.IndexByte(num, '=')
			// The value becomes the expression of a definition.
			body := num[:eq] + ":" + num[eq+1:]
			np := &numParser{src: src.text, base: at + 1, s: body, vars: vars}
			b, err := np.parseBlock(false)
			if err != nil {
				rep.errorAt(src, min(err.(*parseError).offset, len(src.text)), err.Error())
				return false
			}
			if b.expr == nil || b.def == nil {
				rep.errorAt(src, at, "invalid numeric definition")
				return false
			}
			var undef []*undefVar
			v, err := b.expr.eval(&undef)
			if err != nil || len(undef) > 0 {
				rep.errorAt(src, at, "unable to evaluate the definition")
				return false
			}
			b.def.value = v
			vars.numeric[b.def.name] = b.def
			continue
		}
		got, pseudo, rest, msg := parseVarName(name)
		if msg != "" || pseudo || rest != "" {
			rep.errorAt(src, at, "invalid name in string variable definition '"+name+"'")
			return false
		}
		if vars.numeric[got] != nil {
			rep.errorAt(src, at, "numeric variable with name '"+got+"' already exists")
			return false
		}
		vars.strings[got] = value
		vars.declared[got] = true
	}
	return true
}
