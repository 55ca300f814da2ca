package passes

import (
	"flag"
	"os"
	"slices"
	"strings"
	"testing"
)

// Update says that tests record what they see.
var Update = flag.Bool("update", false, "record the pipelines, and their passes in docs/pipeline.md")

// allSteps returns the steps of all stages, in order.
func allSteps() (steps []*step) {
	for i := range stages {
		for k := range stages[i].steps {
			steps = append(steps, &stages[i].steps[k])
		}
	}
	return steps
}

// disorder returns what the order of steps breaks: each pass that must run before another one, and that no step before that
// other one runs.
func disorder(steps []*step) (broken []string) {
	for i, st := range steps {
		for _, o := range st.after {
			if !slices.ContainsFunc(steps[:i], func(earlier *step) bool { return earlier.pass == o.after }) {
				broken = append(broken, st.pass+" must run after "+o.after+": "+o.why)
			}
		}
	}
	return broken
}

// TestOrder checks that each pass runs after those that it must run after. Each reversed pair is an error.
func TestOrder(t *testing.T) {
	steps := allSteps()
	for _, text := range disorder(steps) {
		t.Error(text)
	}
	pairs := 0
	for i, st := range steps {
		for _, o := range st.after {
			pairs++
			first := slices.IndexFunc(steps, func(other *step) bool { return other.pass == o.after })
			if o.why == "" || first < 0 || first >= i {
				t.Fatalf("%s after %s: no reason, or no such pass before it", st.pass, o.after)
			}
			reversed := slices.Insert(slices.Delete(slices.Clone(steps), i, i+1), first, st)
			if !slices.ContainsFunc(disorder(reversed), func(text string) bool { return strings.HasPrefix(text, st.pass+" must run after "+o.after+":") }) {
				t.Errorf("%s before %s is no error", st.pass, o.after)
			}
		}
	}
	if pairs < 40 {
		t.Errorf("%d pairs", pairs)
	}
}

// The table of the passes in docs/pipeline.md stands between these lines.
const (
	tableBegin = "<!-- `go test ./passes -args -update` writes this table. -->\n"
	tableEnd   = "<!-- The end of the table. -->\n"
)

// stepTable returns the table of the passes.
func stepTable() string {
	var b strings.Builder
	b.WriteString("| stage | pass | on | when | why; after which passes |\n|---|---|---|---|---|\n")
	places := [...]string{onModule: "the module", onHost: "modules", onAnything: "the module", onKernels: "`gpu.func`", onFunctions: "functions", onKernelModule: "`gpu.module`", onShader: "`spirv.module`"}
	for i := range stages {
		name := "`" + stages[i].name + "`"
		for k := range stages[i].steps {
			st := &stages[i].steps[k]
			var fixed, when, why []string
			if st.when.words != "" {
				when = append(when, st.when.words)
			}
			for _, o := range st.with {
				switch {
				case o.when.words == longIndex.words, o.text == "":
				case o.when.words == "":
					fixed = append(fixed, o.text)
				default:
					when = append(when, "`"+strings.TrimSuffix(o.text, "=")+"` "+o.when.words)
				}
			}
			pass := st.pass
			if len(fixed) > 0 {
				pass += "{" + strings.Join(fixed, " ") + "}"
			}
			if st.why != "" {
				why = append(why, st.why)
			}
			for _, o := range st.after {
				why = append(why, "after `"+o.after+"`: "+o.why)
			}
			b.WriteString("| " + strings.Join([]string{name, "`" + pass + "`", places[st.on], strings.Join(when, "; "), strings.Join(why, "; ")}, " | ") + " |\n")
			name = ""
		}
	}
	return b.String()
}

// TestDocumentedSteps compares the table of the passes in docs/pipeline.md with the steps.
func TestDocumentedSteps(t *testing.T) {
	const name = "../docs/pipeline.md"
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok := strings.Cut(string(text), tableBegin)
	table, after, closed := strings.Cut(rest, tableEnd)
	if !ok || !closed {
		t.Fatal("docs/pipeline.md has no place for the table")
	}
	if *Update {
		if err := os.WriteFile(name, []byte(before+tableBegin+stepTable()+tableEnd+after), 0o666); err != nil {
			t.Fatal(err)
		}
	} else if table != stepTable() {
		t.Errorf("docs/pipeline.md does not list the passes; run the test with -args -update\n%s", stepTable())
	}
	_, table, _ = strings.Cut(after, "\n## Options\n")
	options := (&settings{}).options()
	for i := range options {
		if name := "`" + options[i].Name + "`"; !strings.Contains(table, "\n| "+name) && !strings.Contains(table, ", "+name+" | ") {
			t.Errorf("docs/pipeline.md does not have the option %s", name)
		}
	}
}
