package tool

import (
	"path/filepath"
	"sync"

	"github.com/google/renameio/v2"
)

// Pending tracks the temporary files of outputs that are not committed yet, so that a
// process that ends early can remove them. The zero value is ready to use, and a nil
// *Pending tracks nothing.
type Pending struct {
	mu    sync.Mutex
	files map[*renameio.PendingFile]struct{}
}

// create makes the temporary file that later replaces path. The file lies beside path:
// to find a better place, renameio would create files that Pending does not track.
func (p *Pending) create(path string) (f *renameio.PendingFile, err error) {
	p.locked(func() {
		f, err = renameio.NewPendingFile(path, renameio.WithTempDir(filepath.Dir(path)), renameio.WithPermissions(0o666), renameio.WithExistingPermissions())
		if err != nil || p == nil {
			return
		}
		if p.files == nil {
			p.files = map[*renameio.PendingFile]struct{}{}
		}
		p.files[f] = struct{}{}
	})
	return f, err
}

// settle calls end, which renames or removes f, and then stops tracking f.
func (p *Pending) settle(f *renameio.PendingFile, end func() error) (err error) {
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
