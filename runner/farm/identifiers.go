package farm

import (
	"context"
	"fmt"
	"slices"
)

// chunkCache has the last parts of a list of cases that a worker fetched.
type chunkCache struct{ recent []chunk }

// identifiers returns the identifiers of the cases of a span.
func (w *Worker) identifiers(ctx context.Context, run *Run, span Span) ([]string, error) {
	c := w.lists[span.Run]
	if c == nil {
		c = &chunkCache{}
		w.lists[span.Run] = c
	}
	n := span.From / chunkCases
	at := slices.IndexFunc(c.recent, func(x chunk) bool { return x.n == n })
	if at < 0 {
		cases, err := w.js.Stream(ctx, casesStream)
		if err != nil {
			return nil, err
		}
		m, err := cases.GetLastMsgForSubject(ctx, caseSubject(run, n))
		if err != nil {
			return nil, fmt.Errorf("the cases from %d: %w", n*chunkCases, err)
		}
		if len(c.recent) == recentChunks {
			c.recent = slices.Delete(c.recent, 0, 1)
		}
		at = len(c.recent)
		c.recent = append(c.recent, chunk{n, splitChunk(m.Data)})
	}
	ids := c.recent[at].ids
	if end := span.To - n*chunkCases; end > len(ids) {
		return nil, fmt.Errorf("%w: the part %d of the list has %d cases", ErrRun, n, len(ids))
	}
	return ids[span.From-n*chunkCases : span.To-n*chunkCases], nil
}
