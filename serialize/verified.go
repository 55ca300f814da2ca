package serialize

import (
	"sync"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// minPaced is the number of functions from which it pays to verify and serialize side by side.
const minPaced = 32

// VerifyAndSerialize verifies module and returns the words of [Serialize]. It reports an error
// and returns false if one of them fails. If there are two workers, one verifies functions and
// one serializes those that were verified.
func VerifyAndSerialize(module *ir.Operation, o Options) ([]uint32, bool) {
	if words, ok := serializePaced(module, o); ok {
		return words, true
	}
	if !ir.Verify(module) {
		return nil, false
	}
	return Serialize(module, o)
}

// serializePaced returns the words of module if it is valid and nothing is to be reported.
func serializePaced(module *ir.Operation, o Options) (words []uint32, ok bool) {
	vce, _ := module.Attr("vce_triple").(*spirv.VCE)
	if vce == nil || o.Lossless || module.Workers() < 2 || !hasFunctions(module, minPaced) {
		return nil, false
	}
	p := newPace()
	ran := module.Trial(func(reports func() int) {
		var wg sync.WaitGroup
		wg.Go(func() {
			// The writer takes for granted what only the verifier of the whole module checks.
			// If the module is valid, Serialize panics again.
			defer func() { _ = recover() }()
			w := newWriter(module, o, vce)
			defer w.release()
			w.pace = p
			if p.wait(0) && w.write() {
				words = w.words()
			}
		})
		valid := func() bool {
			defer p.end() // also if the verifier panics
			return ir.VerifyInTurn(module, p.verified)
		}()
		wg.Wait()
		ok = valid && words != nil && reports() == 0
	})
	return words, ran && ok
}

// hasFunctions reports whether module is a spirv.module with at least n functions.
func hasFunctions(module *ir.Operation, n int) bool {
	if !module.Is(spirv.Module) || module.Region(0).Empty() {
		return false
	}
	for op := module.Region(0).First().First(); op != nil && n > 0; op = op.Next() {
		if op.Is(spirv.Func) {
			n--
		}
	}
	return n == 0
}

// pace is how far the verification of a module is ahead of its serialization.
type pace struct {
	mu      sync.Mutex
	changed *sync.Cond
	// valid is the number of isolated operations that are valid, and -1 before other operations are.
	valid int
	ended bool // valid does not change any more
}

func newPace() *pace {
	p := &pace{valid: -1}
	p.changed = sync.NewCond(&p.mu)
	return p
}

// verified makes the writer go on with the n-th isolated operation.
func (p *pace) verified(n int) {
	p.mu.Lock()
	p.valid = n
	p.mu.Unlock()
	p.changed.Signal()
}

// end makes the writer stop before the next operation that is not verified.
func (p *pace) end() {
	p.mu.Lock()
	p.ended = true
	p.mu.Unlock()
	p.changed.Signal()
}

// wait waits until n isolated operations are valid. It returns false if that will not happen.
func (p *pace) wait(n int) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	for p.valid < n && !p.ended {
		p.changed.Wait()
	}
	return p.valid >= n
}
