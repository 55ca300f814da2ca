package upstream

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/spvc/spvc/internal/lit"
	"github.com/spvc/spvc/internal/parallel"
)

// Score counts the test files of a folder by outcome.
type Score struct {
	Folder string
	Passed int
	// Failed counts the files of which a RUN line fails, although spvc has all of its tools.
	Failed int
	// Foreign counts the files that run a tool that spvc does not have, such as mlir-tblgen.
	Foreign int
	// Unsupported counts the files that need a feature of the host or of the build, such as a GPU.
	Unsupported int
}

// Share returns the files that pass, in percent of those whose tools spvc has. It returns 0 if there are none.
func (s Score) Share() float64 {
	if n := s.Passed + s.Failed; n > 0 {
		return 100 * float64(s.Passed) / float64(n)
	}
	return 0
}

func (s *Score) count(r *lit.Result) {
	switch {
	case r.Status == lit.Pass:
		s.Passed++
	case r.Status == lit.Unsupported:
		s.Unsupported++
	case len(r.Missing) > 0:
		s.Foreign++
	default:
		s.Failed++
	}
}

// testFiles matches the files in MLIR's tree that have RUN lines.
var testFiles = []string{"**/*.mlir", "**/*.test", "**/*.toy", "**/*.td", "**/*.pdll", "**/*.ll", "**/*.py", "**/*.c", "**/*.mlirbc"}

// RunAll runs all test files below dir by tools, workers at a time, each RUN line for at most limit. It returns the
// results in the order of the names; files without RUN lines are not among them.
func RunAll(ctx context.Context, dir string, tools lit.Tools, workers int, limit time.Duration) ([]lit.Result, error) {
	suite := lit.Suite{Root: dir, Tools: tools, Include: testFiles, AllowUnchecked: true, Timeout: limit}
	names, err := suite.Files()
	if err != nil {
		return nil, err
	}
	results := make([]lit.Result, len(names))
	run := func(_, first, end int) bool {
		for i := first; i < end; i++ {
			results[i] = suite.RunFile(ctx, names[i])
		}
		return ctx.Err() == nil
	}
	parallel.Work{Workers: workers, Do: run}.Each(len(names))
	return slices.DeleteFunc(results, func(r lit.Result) bool { return errors.Is(r.Err, lit.ErrNoRun) }), ctx.Err()
}

// Scores counts results by folder: by the first element of their names, and by the first two in Conversion,
// Dialect, Integration and Target.
func Scores(results []lit.Result) []Score {
	var out []Score
	for i := range results {
		folder := folderOf(results[i].Name)
		at, found := slices.BinarySearchFunc(out, folder, func(s Score, f string) int { return cmp.Compare(s.Folder, f) })
		if !found {
			out = slices.Insert(out, at, Score{Folder: folder})
		}
		out[at].count(&results[i])
	}
	return out
}

func folderOf(name string) string {
	parts := strings.Split(name, "/")
	depth := 1
	if slices.Contains([]string{"Conversion", "Dialect", "Integration", "Target"}, parts[0]) {
		depth = 2
	}
	return cmp.Or(strings.Join(parts[:min(depth, len(parts)-1)], "/"), ".")
}

// WriteScores writes a table of scores with their sum.
func WriteScores(w io.Writer, scores []Score) error {
	sum := Score{Folder: "all"}
	var b strings.Builder
	fmt.Fprintf(&b, "%-36s %6s %6s %7s %11s %11s\n", "folder", "pass", "fail", "share", "other tools", "unsupported")
	row := func(s Score) {
		fmt.Fprintf(&b, "%-36s %6d %6d %6.1f%% %11d %11d\n", s.Folder, s.Passed, s.Failed, s.Share(), s.Foreign, s.Unsupported)
	}
	for _, s := range scores {
		row(s)
		sum.Passed, sum.Failed = sum.Passed+s.Passed, sum.Failed+s.Failed
		sum.Foreign, sum.Unsupported = sum.Foreign+s.Foreign, sum.Unsupported+s.Unsupported
	}
	row(sum)
	fmt.Fprintf(&b, "%d of %d files pass, those of other tools included\n", sum.Passed, sum.Passed+sum.Failed+sum.Foreign)
	_, err := io.WriteString(w, b.String())
	return err
}
