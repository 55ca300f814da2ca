//go:build cgo

package sound

import "github.com/spvc/spvc/internal/tensorgen"

// Reduce returns the smallest program found by dropping results and statements for which fails still holds.
func Reduce(p *tensorgen.Program, fails func(p *tensorgen.Program) bool) *tensorgen.Program {
	for {
		smaller := false
		for i := 0; i < len(p.Results) && len(p.Results) > 1; i++ {
			if q := p.WithResults(func(k int) bool { return k == i }); fails(q) {
				p, smaller = q, true
				break
			}
		}
		for n := max(1, p.Statements()/2); n > 0; n /= 2 {
			for i := 0; i < p.Statements(); i += n {
				q := p.Without(func(k int) bool { return k >= i && k < i+n })
				if q.Statements() < p.Statements() && q.Statements() > 0 && fails(q) {
					p, smaller = q, true
					i -= n
				}
			}
		}
		if !smaller {
			return p
		}
	}
}
