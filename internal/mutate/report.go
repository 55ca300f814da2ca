package mutate

import (
	"fmt"
	"io"
	"slices"
	"strings"
)

// kinds are all kinds in the order of tables.
var kinds = []Kind{Negate, Guard, Refusal, Error, Bound, Constant, Call, Swap}

// Report writes the outcomes of each sample: a table by kinds, and the survivors with
// the original and the mutated text.
func (r *Result) Report(w io.Writer) {
	fmt.Fprintf(w, "%d mutants; %d changes that do not compile are not counted\n", r.Mutants, r.Rejected)
	for _, why := range r.LeftOut {
		fmt.Fprintf(w, "not run: %s\n", why)
	}
	for i := range r.Samples {
		r.Samples[i].report(w)
	}
}

func (s *Sample) report(w io.Writer) {
	fmt.Fprintf(w, "\nseed %d\n\n%-10s %8s %8s %8s %8s %8s\n", s.Seed, "kind", "mutants", "killed", "timeout", "survive", "unreached")
	var total [4]int
	for _, k := range kinds {
		var n [4]int
		for i := range s.Verdicts {
			if s.Verdicts[i].Kind == k {
				n[s.Verdicts[i].Outcome]++
				total[s.Verdicts[i].Outcome]++
			}
		}
		row(w, string(k), n)
	}
	row(w, "all", total)
	fmt.Fprintf(w, "found: %d of %d, %.1f %%\n", s.Found(), len(s.Verdicts), 100*float64(s.Found())/float64(max(1, len(s.Verdicts))))
	for _, v := range slices.DeleteFunc(slices.Clone(s.Verdicts), func(v Verdict) bool { return v.Found() }) {
		fmt.Fprintf(w, "\n%s: %s in %s: %s (%d tests)\n  - %s\n  + %s\n", v.Pos(), v.Kind, v.Func, v.Outcome, v.Tests, short(v.Old), short(v.New))
	}
}

func row(w io.Writer, name string, n [4]int) {
	sum := n[Survived] + n[NotReached] + n[Killed] + n[TimedOut]
	if sum > 0 {
		fmt.Fprintf(w, "%-10s %8d %8d %8d %8d %8d\n", name, sum, n[Killed], n[TimedOut], n[Survived], n[NotReached])
	}
}

// short returns s, shortened to a readable length.
func short(s string) string {
	const most = 160
	if s == "" {
		return "(nothing)"
	}
	if len(s) > most {
		s = strings.ToValidUTF8(s[:most], "") + " …"
	}
	return s
}
