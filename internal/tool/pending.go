package tool

import (
	"sync"

	"github.com/spvc/spvc/internal/replace"
)

// Pending tracks the temporary files of outputs that are not committed yet, so that a
// process that ends early can remove them. The zero value is ready to use, and a nil
// *Pending tracks nothing.
type Pending struct {
	mu    sync.Mutex
	files map[*replace.File]struct{}
}

// create makes the temporary file that later replaces path.
func (p *Pending) create(path string) (f *replace.File, err error) {
	p.locked(func() {
		f, err = replace.New(path)
		if err != nil || p == nil {
			return
		}
		if p.files == nil {
			p.files = map[*replace.File]struct{}{}
		}
		p.files[f] = struct{}{}
	})
	return f, err
}

// settle calls end, which renames or removes f, and then stops tracking f.
func (p *Pending) settle(f *replace.File, end func() error) (err error) {
	p.locked(func() {
		if err = end(); p != nil {
			delete(p.files, f)
		}
	})
	return err
}

func (p *Pending) locked(f func()) {
	if p != nil {
		p.mu.Lock()
		defer p.mu.Unlock()
	}
	f()
}

// Abandon removes all temporary files and keeps the lock, so that no output is created
// or committed afterwards. A goroutine that still writes an output waits until the
// process exits. The caller must exit next.
func (p *Pending) Abandon() {
	p.mu.Lock()
	for f := range p.files {
		_ = f.Cleanup()
	}
}
