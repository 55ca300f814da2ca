package main

import (
	"cmp"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/spvc/spvc/internal/irgen"
	"github.com/spvc/spvc/ir"
)

// report collects differences by op.
type report struct {
	mu     sync.Mutex
	folder string
	ops    map[string]*tally
	// compared and different count comparisons.
	compared, different int
	// crashes counts modules on which a signal ended mlir-opt.
	crashes int
	// notRead counts custom texts that both tools refuse with the same error.
	notRead int
	kinds   map[string]*kind
}

// tally counts the comparisons for one op.
type tally struct{ different, oursRejects, theirsReject int }

// kind is a group of similar differences.
type kind struct {
	key   string
	count int
	first string
}

func newReport(folder string) *report {
	if err := os.MkdirAll(folder, 0o777); err != nil {
		fmt.Fprintln(os.Stderr, "opdiff:", err)
	}
	return &report{folder: folder, ops: map[string]*tally{}, kinds: map[string]*kind{}}
}

func (r *report) clean() bool { return r.different == 0 }

func (r *report) same(*sample) {
	r.mu.Lock()
	r.compared++
	r.mu.Unlock()
}

// unreadable counts a custom text that neither tool reads. MLIR does not parse
// everything that it prints.
func (r *report) unreadable(*sample) {
	r.mu.Lock()
	r.compared++
	r.notRead++
	r.mu.Unlock()
}

func (r *report) crash(s *sample) {
	r.mu.Lock()
	r.compared++
	r.noteCrash(s)
	r.mu.Unlock()
}

func (r *report) noteCrash(s *sample) {
	r.crashes++
	writeFile(r.folder, fmt.Sprintf("%d.crash.mlir", s.seed), s.generic)
}

// add records a difference between outputs; an output is "" if its tool refused the
// module.
func (r *report) add(s *sample, what, ours, theirs, errs string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.compared++
	if ours != "" && theirs == "" && strings.Contains(errs, crash) {
		r.noteCrash(s)
		return
	}
	r.different++
	name := fmt.Sprintf("%d.%s", s.seed, what)
	if what == "verdict" {
		name += "." + strconv.Itoa(r.different)
	}
	a, b := firstDifference(ours, theirs)
	op := opIn(b)
	if op == "" {
		op = opIn(a)
	}
	t := r.ops[op]
	if ours == "" || theirs == "" {
		if op = opIn(errs); op == "" {
			op = "?"
		}
		t = r.ops[op]
	}
	if t == nil {
		t = &tally{}
		r.ops[op] = t
	}
	var key string
	switch {
	case ours == "":
		t.oursRejects++
		key = "spvc rejects: " + withoutPlace(firstError(errs))
	case theirs == "":
		t.theirsReject++
		key = "mlir-opt rejects: " + withoutPlace(firstError(errs))
	case what == "verdict":
		t.different++
		key = withoutPlace(ours) + "\n    vs " + withoutPlace(theirs)
	default:
		t.different++
		key = op + " prints: " + strings.TrimSpace(a) + "\n    vs " + strings.TrimSpace(b)
	}
	if r.kinds[keyOf(key)] == nil {
		r.kinds[keyOf(key)] = &kind{key: key, first: name}
	}
	r.kinds[keyOf(key)].count++
	input := s.generic
	if strings.HasPrefix(what, "custom-") {
		input = s.custom
	}
	writeFile(r.folder, name+".mlir", input)
	writeFile(r.folder, name+".txt", key+"\n\nerrors:\n"+errs+"\nspvc:\n"+ours+"\n\nmlir-opt:\n"+theirs+"\n")
}

var (
	opName  = regexp.MustCompile(`\b(affine|arith|builtin|cf|complex|func|gpu|index|math|memref|scf|spirv|tensor|ub|vector)\.[A-Za-z_][A-Za-z0-9_.]*`)
	place   = regexp.MustCompile(`^[^ ]*:\d+:\d+: |<stdin>:\d+:\d+|<[^>]*>|\d+|%\w+`)
	seedTag = regexp.MustCompile(`irgen\.seed = \d+ : i64`)
)

func opIn(line string) string { return opName.FindString(seedTag.ReplaceAllString(line, "")) }

// withoutPlace returns an error without its place.
func withoutPlace(err string) string {
	if _, msg, ok := strings.Cut(err, "error: "); ok {
		return msg
	}
	return err
}

// keyOf returns the same key for differences that differ only in numbers.
func keyOf(key string) string { return place.ReplaceAllString(key, "#") }

func firstDifference(a, b string) (string, string) {
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range min(len(x), len(y)) {
		if x[i] != y[i] {
			return x[i], y[i]
		}
	}
	if len(x) > len(y) {
		return x[len(y)], ""
	}
	if len(y) > len(x) {
		return "", y[len(x)]
	}
	return "", ""
}

// printKinds prints the counts, and the groups of differences, the largest first.
func (r *report) printKinds() {
	fmt.Printf("%d comparisons, %d different, %d crashes of mlir-opt\n", r.compared, r.different, r.crashes)
	var list []*kind
	for _, k := range r.kinds {
		list = append(list, k)
	}
	slices.SortFunc(list, func(a, b *kind) int { return cmp.Or(b.count-a.count, strings.Compare(a.key, b.key)) })
	for _, k := range list {
		fmt.Printf("%5d %s: %s\n", k.count, k.first, k.key)
	}
}

func (r *report) print(gen *irgen.Generator, ops []*ir.OpDef) {
	r.printKinds()
	fmt.Printf("\n%d texts that both refuse alike, %d modules given up\n", r.notRead, gen.Spoiled)
	fmt.Printf("\n%-50s %8s %8s %8s %8s %8s\n", "op", "made", "failed", "differ", "spvc no", "mlir no")
	least := 1 << 30
	for _, def := range ops {
		s := gen.Stats[def.Name]
		if s == nil {
			s = &irgen.Stat{}
		}
		least = min(least, s.Made)
		t := r.ops[def.Name]
		if t == nil {
			t = &tally{}
		}
		if s.Made < 5 || *t != (tally{}) {
			fmt.Printf("%-50s %8d %8d %8d %8d %8d\n", def.Name, s.Made, s.Failed, t.different, t.oursRejects, t.theirsReject)
		}
	}
	fmt.Printf("\n%d ops, each made at least %d times\n", len(ops), least)
}
