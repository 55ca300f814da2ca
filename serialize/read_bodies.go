package serialize

import (
	"runtime"
	"slices"
	"sync/atomic"

	"github.com/spvc/spvc/internal/parallel"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// job is a function whose body has not been read.
type job struct {
	fn   *functionReader
	typ  *ir.FunctionType
	next int // the word after OpFunction
	line ir.Location
}

const (
	// jobChunk is the number of functions that a worker takes at a time.
	jobChunk = 8
	// jobsParallelMin is the smallest number of functions that are read in parallel.
	jobsParallelMin = 4 * jobChunk
)

// skipBody steps over the instructions up to OpFunctionEnd, if there is one.
func (r *reader) skipBody() bool {
	for w := r.words[r.next:]; len(w) > 0; w = r.words[r.next:] {
		code, n := words.Split(w[0])
		if n == 0 || n > len(w) || code == spec.OpFunctionEnd {
			break
		}
		r.next += n
	}
	_, _, _, bad := r.inst()
	return !bad
}

// bodies reads the bodies of the declared functions.
func (r *reader) bodies() bool {
	jobs := r.jobs
	if len(jobs) == 0 {
		return true
	}
	r.jobs = nil
	if !r.settleSizes() {
		return false
	}
	at, next, line := r.offset, r.next, r.line
	defer func() {
		r.offset, r.next, r.line, r.fn = at, next, line, nil
		r.b.SetEnd(r.body)
	}()
	if n := r.workers(jobs); n > 1 || r.stream != nil {
		if r.retry = !r.concurrently(jobs, n); r.retry {
			return false
		}
		return true
	}
	for i := range jobs {
		if !r.readBody(&jobs[i]) {
			return false
		}
	}
	return true
}

// startStream makes a stream for the jobs if nothing that follows changes the functions: no
// instructions, and no decorations that wait for the end of the module. dropUnused looks for
// uses of promoted constants in functions.
func (r *reader) startStream() {
	if r.text == nil || !r.independent(r.jobs) || len(r.forwardDecorated)+len(r.promoted) > 0 {
		return
	}
	ops := make([]*ir.Operation, len(r.jobs))
	for i := range r.jobs {
		ops[i] = r.jobs[i].fn.op
	}
	r.stream = ir.NewStream(r.module, *r.text, ops)
}

// independent reports whether jobs may be read in any order.
func (r *reader) independent(jobs []job) bool {
	return !r.serial && !r.careful && len(jobs) >= jobsParallelMin && len(r.ids) >= int(r.bound)
}

// workers returns the number of goroutines to read jobs with.
func (r *reader) workers(jobs []job) int {
	if !r.independent(jobs) {
		return 1
	}
	n := r.ctx.Workers
	if n <= 0 {
		n = runtime.GOMAXPROCS(0)
	}
	return min(n, runtime.GOMAXPROCS(0), len(jobs)/jobChunk)
}

func (r *reader) readBody(j *job) bool {
	r.fn, r.next, r.line = j.fn, j.next, j.line
	if !r.parameters(j.typ) || !r.functionBody() || !r.finishFunction() {
		return false
	}
	r.leaveFunction()
	return true
}

// concurrently reads jobs with n workers. It returns false if the module has an error
// or a function needs another op at module level. The caller then reads everything
// again with one worker, which reports errors in order. Workers read what the module
// has declared and write only into their own functions.
func (r *reader) concurrently(jobs []job, n int) bool {
	start := *r                        // r itself changes while it reads entry points
	workers := make([]bodyReader, n+1) // the caller joins the n workers after that
	run := parallel.Work{Workers: len(workers), Chunk: jobChunk, Do: func(worker, first, end int) bool {
		w := &workers[worker]
		if w.reader == nil {
			w.reader = start.worker()
			if r.stream != nil {
				w.text = r.stream.Worker()
			}
		}
		return w.read(jobs[first:end], first)
	}}.Start()
	run.Add(len(jobs))
	if r.stream != nil {
		r.readEarly() // nothing else of the module follows
	}
	ok := run.Wait() == len(jobs)
	for _, w := range workers {
		if w.reader != nil {
			r.budget -= start.budget - w.budget
		}
	}
	return ok && r.budget >= 0
}

// bodyReader reads function bodies in parallel with others.
type bodyReader struct {
	*reader
	text *ir.StreamWorker // nil without a stream
}

// read reads jobs, the first of which has the number first.
func (w *bodyReader) read(jobs []job, first int) bool {
	for i := range jobs {
		if !w.readBody(&jobs[i]) {
			return false
		}
	}
	if w.text != nil {
		if !w.text.Take(first, first+len(jobs)) {
			return false
		}
		w.b.Arena().Reset()
	}
	return true
}

// worker returns a reader that reads function bodies in parallel with others.
func (r *reader) worker() *reader {
	w := *r
	w.shared, w.quiet = true, 1
	w.b = ir.NewBuilder(r.ctx, nil)
	w.fn, w.scratch, w.leaves.scratch = nil, scratch{}, scratch{}
	w.infos = slices.Clone(r.infos)
	w.local, w.inside, w.labels = nil, nil, nil
	w.localIndex = make([]uint32, len(r.ids))
	return &w
}

// claim makes the current function the owner of id. It returns false if another
// function already defines id.
func (r *reader) claim(id uint32) bool {
	if r.shared {
		return atomic.CompareAndSwapUint32(&r.owner[id], 0, r.fn.number)
	}
	if r.owner[id] != 0 {
		return false
	}
	r.owner[id] = r.fn.number
	return true
}

// owned reports whether a function defines id.
func (r *reader) owned(id uint32) bool {
	if r.shared {
		return atomic.LoadUint32(&r.owner[id]) != 0
	}
	return r.owner[id] != 0
}
