// Package parallel works on a list of items with several goroutines.
//
// Workers take the items in order, a chunk at a time. What a worker does to a chunk is a
// trial: it fails if the chunk has to be done in another way. If there is something to
// commit, chunks are committed in order, one at a time, and only if all chunks before them
// succeeded. So a caller that goes on serially after the committed items gets what one
// worker would have made.
//
//	w := parallel.Work{Workers: 4, Chunk: 8, Ahead: 16, Do: try, Commit: keep}
//	kept := w.Each(len(items))
//
// A panic of a worker ends the run and comes again in the goroutine of the caller, as a
// [*Panic].
package parallel

import (
	"fmt"
	"runtime/debug"
	"sync"
)

// Work says how to work on items.
type Work struct {
	// Workers is the number of goroutines, with that of the caller. Less than 2 makes the
	// caller do everything.
	Workers int
	// Chunk is the number of items that a worker takes at once. The last chunk may have less.
	Chunk int
	// Ahead bounds the chunks that workers have begun but not committed. It matters only with
	// Commit, and is at least 1 then.
	Ahead int
	// Do works on the items from first to end, which it does not include. worker is the number of
	// the goroutine, from 0, which is the caller. Do returns false if the run must not go beyond
	// these items.
	Do func(worker, first, end int) bool
	// Commit, unless it is nil, makes the result of Do final. worker is the number of the goroutine
	// that calls it, which need not be the one that called Do. Commit returns false to end the run
	// before these items.
	Commit func(worker, first, end int) bool
}

// Each works on n items. It returns the number of items at the start of the list that were
// committed or, without Commit, that come before the first chunk whose Do failed.
func (w Work) Each(n int) int {
	if n <= w.Chunk {
		w.Workers = 1
	}
	r := w.Start()
	r.Add(n)
	return r.Wait()
}

// Run is work on a list that may still grow. Its methods belong to the caller's goroutine, but for Stopped.
type Run struct {
	Work
	group sync.WaitGroup

	mu      sync.Mutex
	changed *sync.Cond
	started int  // goroutines, without the caller
	waiting int  // how many of the started goroutines wait for items
	n       int  // items so far
	closed  bool // no more items come
	next    int  // the first item that no worker has taken
	limit   int  // the first item of the first chunk that failed; -1 if there is none
	// done has a place for each chunk that may be ahead, and says whether Do succeeded.
	done       []bool
	committed  int
	committing bool
	panicked   *Panic
}

// Start begins a run without items.
func (w Work) Start() *Run {
	w.Chunk = max(w.Chunk, 1)
	r := &Run{Work: w, limit: -1}
	r.changed = sync.NewCond(&r.mu)
	if w.Commit != nil {
		r.done = make([]bool, max(w.Ahead, 1))
	}
	return r
}

// Add makes n more items known. Workers begin with them as soon as they are a chunk.
func (r *Run) Add(n int) {
	r.mu.Lock()
	r.n += n
	chunks := (r.n - r.next) / r.Chunk
	idle := r.waiting
	for ; chunks > idle && r.started < r.Workers-1; idle++ {
		r.started++
		r.group.Add(1)
		go r.work(r.started)
	}
	r.mu.Unlock()
	r.changed.Broadcast()
}

// Stop makes the workers begin with no more items.
func (r *Run) Stop() {
	r.mu.Lock()
	r.fail(r.next)
	r.mu.Unlock()
}

// Stopped reports whether a chunk failed or the run was stopped. Any goroutine may ask.
func (r *Run) Stopped() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.limit >= 0
}

// Wait works on items until all are done, no worker is left, and returns what [Work.Each] returns.
func (r *Run) Wait() int {
	r.mu.Lock()
	r.closed = true
	r.mu.Unlock()
	r.changed.Broadcast()
	r.loop(0)
	r.group.Wait()
	if r.panicked != nil {
		panic(r.panicked)
	}
	switch {
	case r.Commit != nil:
		return r.committed
	case r.limit >= 0:
		return r.limit
	}
	return r.n
}

// work is the goroutine of a worker.
func (r *Run) work(id int) {
	defer r.group.Done()
	r.loop(id)
}

// loop works on chunks until none is left.
func (r *Run) loop(id int) {
	defer func() {
		if v := recover(); v != nil {
			r.crash(v)
		}
	}()
	r.mu.Lock()
	defer r.mu.Unlock()
	for r.await() {
		first := r.next
		end := min(first+r.Chunk, r.n)
		r.next = end
		ok := r.unlocked(r.Do, id, first, end)
		switch {
		case !ok:
			r.fail(first)
		case r.Commit != nil:
			r.done[first/r.Chunk%len(r.done)] = true
			r.commit(id)
		}
	}
}

// await waits until there is a chunk to begin with. It returns false if none comes.
func (r *Run) await() bool {
	for {
		switch {
		case r.limit >= 0 || r.closed && r.next >= r.n:
			return false
		case r.n-r.next >= r.Chunk || r.closed:
			if r.Commit == nil || r.next < r.committed+len(r.done)*r.Chunk {
				return true
			}
		}
		r.waiting++
		r.changed.Wait()
		r.waiting--
	}
}

// unlocked calls f without the lock.
func (r *Run) unlocked(f func(worker, first, end int) bool, id, first, end int) bool {
	r.mu.Unlock()
	defer r.mu.Lock()
	return f(id, first, end)
}

// commit commits the chunks that are done, in order, unless another worker does so.
func (r *Run) commit(id int) {
	if r.committing {
		return
	}
	r.committing = true
	for {
		place := r.committed / r.Chunk % len(r.done)
		if !r.done[place] {
			break
		}
		first := r.committed
		end := min(first+r.Chunk, r.n)
		if !r.unlocked(r.Commit, id, first, end) {
			r.fail(first)
			return // nothing is committed any more
		}
		r.done[place] = false
		r.committed = end
		r.changed.Broadcast()
	}
	r.committing = false
}

// fail ends the run before the item first.
func (r *Run) fail(first int) {
	if r.limit < 0 || first < r.limit {
		r.limit = first
	}
	r.changed.Broadcast()
}

// crash ends the run because a function panicked with v.
func (r *Run) crash(v any) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.panicked == nil {
		p, again := v.(*Panic)
		if !again {
			p = &Panic{v, debug.Stack()}
		}
		r.panicked = p
	}
	r.committing = true
	r.fail(0)
}

// Panic is what [Run.Wait] panics with if a function of the run panicked.
type Panic struct {
	// Value is what the function panicked with, and Stack that of its goroutine.
	Value any
	Stack []byte
}

// Error returns the text of the value.
func (p *Panic) Error() string { return fmt.Sprint(p.Value) }

// Unwrap returns the value if it is an error, or else nil.
func (p *Panic) Unwrap() error {
	err, _ := p.Value.(error)
	return err
}
