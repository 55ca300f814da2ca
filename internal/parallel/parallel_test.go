package parallel

import (
	"errors"
	"io"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
)

// TestEach sees each item done once, in chunks, by workers with numbers in range.
func TestEach(t *testing.T) {
	for _, workers := range []int{-1, 0, 1, 2, 7} {
		for _, n := range []int{0, 1, 7, 8, 9, 1000} {
			times := make([]atomic.Int32, n)
			w := Work{Workers: workers, Chunk: 8, Do: func(worker, first, end int) bool {
				if worker < 0 || worker >= max(workers, 1) || end-first > 8 || first%8 != 0 || end-first < 8 && end != n {
					t.Errorf("worker %d of %d got %d to %d of %d", worker, workers, first, end, n)
				}
				for i := first; i < end; i++ {
					times[i].Add(1)
				}
				return true
			}}
			if got := w.Each(n); got != n {
				t.Errorf("%d of %d items with %d workers", got, n, workers)
			}
			for i := range times {
				if times[i].Load() != 1 {
					t.Errorf("item %d was done %d times", i, times[i].Load())
				}
			}
		}
	}
}

// TestFails sees that a failure ends the run, and that all items before it are done.
func TestFails(t *testing.T) {
	var done [1000]atomic.Bool
	var r *Run
	r = Work{Workers: 4, Do: func(_, first, _ int) bool {
		done[first].Store(true)
		for first > 600 && !r.Stopped() { // the worker with item 500 may be slow
			runtime.Gosched()
		}
		return first != 500 && first != 510
	}}.Start()
	r.Add(len(done))
	if got := r.Wait(); got != 500 {
		t.Errorf("%d items before the failure, want 500", got)
	}
	for i := range 500 {
		if !done[i].Load() {
			t.Errorf("item %d was not done", i)
		}
	}
	if done[999].Load() {
		t.Error("the run went on after the failure")
	}
}

// TestCommit sees commits in order, not too far behind, up to a trial or a commit that fails.
func TestCommit(t *testing.T) {
	const n, ahead = 300, 5
	for _, badTrial := range []int{-1, 0, 100} {
		for _, badCommit := range []int{-1, 0, 99, 100, 299} {
			var begun [n]atomic.Bool
			var committed atomic.Int64
			var order []int
			w := Work{Workers: 4, Ahead: ahead}
			w.Do = func(_, first, _ int) bool {
				if int64(first) >= committed.Load()+ahead {
					t.Errorf("item %d began after %d commits", first, committed.Load())
				}
				begun[first].Store(true)
				for range rand.IntN(3) {
					runtime.Gosched()
				}
				return first != badTrial
			}
			w.Commit = func(_, first, end int) bool {
				if first == badCommit {
					return false
				}
				order = append(order, first)
				committed.Store(int64(end))
				return true
			}
			want := n
			for _, bad := range []int{badTrial, badCommit} {
				if bad >= 0 {
					want = min(want, bad)
				}
			}
			if got := w.Each(n); got != want || len(order) != want || !slices.IsSorted(order) {
				t.Errorf("trial %d and commit %d fail: %d items, committed %v", badTrial, badCommit, got, order)
			}
			for i := min(want+ahead, n); i < n; i++ {
				if begun[i].Load() {
					t.Errorf("item %d began although %d ended the run", i, want)
				}
			}
		}
	}
}

// TestGrows adds items while workers work, stops a run, and sees the caller wait.
func TestGrows(t *testing.T) {
	var sum atomic.Int64
	add := func(_, first, end int) bool {
		for i := first; i < end; i++ {
			sum.Add(int64(i))
		}
		return true
	}
	r := Work{Workers: 3, Chunk: 4, Do: add}.Start()
	for range 101 {
		r.Add(3)
	}
	if got := r.Wait(); got != 303 || sum.Load() != 303*302/2 || r.Stopped() {
		t.Errorf("%d items with sum %d", got, sum.Load())
	}
	r = Work{Workers: 1, Chunk: 4, Do: add}.Start()
	r.Add(8)
	r.Stop()
	if got := r.Wait(); got != 0 || !r.Stopped() {
		t.Errorf("%d items of a run that was stopped", got)
	}
}

// TestPanic sees the panic of a worker in the goroutine of the caller, with its stack, wherever it was.
func TestPanic(t *testing.T) {
	for _, inCommit := range []bool{false, true} {
		for _, workers := range []int{1, 4} {
			crash := func(_, first, _ int) bool {
				if first == 40 {
					panic(io.ErrUnexpectedEOF)
				}
				return true
			}
			w := Work{Workers: workers, Ahead: 4, Do: crash}
			if inCommit {
				w.Do, w.Commit = func(int, int, int) bool { return true }, crash
			}
			v := func() (v any) {
				defer func() { v = recover() }()
				w.Each(100)
				return nil
			}()
			p, ok := v.(*Panic)
			if !ok || !errors.Is(p, io.ErrUnexpectedEOF) || p.Error() != "unexpected EOF" || !strings.Contains(string(p.Stack), "TestPanic") {
				t.Errorf("%d workers, in commit %v: %v", workers, inCommit, v)
			}
		}
	}
	nested := Work{Workers: 2, Do: func(int, int, int) bool {
		Work{Do: func(int, int, int) bool { panic("inside") }}.Each(1)
		return true
	}}
	defer func() {
		if p, ok := recover().(*Panic); !ok || p.Value != "inside" || p.Unwrap() != nil {
			t.Errorf("panic inside a run inside a run: %v", p)
		}
	}()
	nested.Each(2)
}
