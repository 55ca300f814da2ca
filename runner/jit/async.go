package jit

import (
	"errors"
	"sync"
	"unsafe"
)

// asyncWorkers is how many tasks run at a time.
const asyncWorkers = 16

// asyncState is the state of a token or a value.
type asyncState uint8

const (
	asyncUnset asyncState = iota
	asyncAvailable
	asyncFailed
)

// asyncObject is a token, a value or a group. The program counts its references.
type asyncObject struct {
	refs  int64
	state asyncState
	// storage is the memory of a value.
	storage []byte
	// group is true for a group. Pending is the number of its tokens that are not ready, rank the number of the next one,
	// and errors how many failed.
	group                 bool
	pending, rank, errors int64
	// waiters run as the object gets ready, on the thread that makes it ready.
	waiters []func()
}

func (o *asyncObject) ready() bool {
	if o.group {
		return o.pending <= 0
	}
	return o.state != asyncUnset
}

// takeWaiters returns what runs if the object is ready.
func (o *asyncObject) takeWaiters() []func() {
	if !o.ready() {
		return nil
	}
	list := o.waiters
	o.waiters = nil
	return list
}

// asyncRuntime is what MLIR's async dialect expects at run time. Programs know objects by handles.
type asyncRuntime struct {
	e  *Engine
	mu sync.Mutex
	// changed wakes threads that wait for an object, or for the end of the tasks.
	changed *sync.Cond
	last    uint64
	objects map[uint64]*asyncObject
	queue   []func()
	workers int
}

func (r *asyncRuntime) init(e *Engine) {
	r.e = e
	r.changed = sync.NewCond(&r.mu)
	r.objects = map[uint64]*asyncObject{}
}

// alignedBytes returns memory that begins at a multiple of 64.
func alignedBytes(n uint64) []byte {
	const alignment = 64
	b := make([]byte, n+alignment)
	skip := -uintptr(unsafe.Pointer(&b[0])) % alignment
	return b[skip : uint64(skip)+max(n, 1)]
}

func (r *asyncRuntime) create(o *asyncObject) uint64 {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.last += 16
	r.objects[r.last] = o
	return r.last
}

// object returns the object of a handle. The caller holds mu. A wrong handle is an error of the program, and
// stands for an object that is ready, so that nobody waits for it.
func (r *asyncRuntime) object(handle uint64) *asyncObject {
	if o := r.objects[handle]; o != nil {
		return o
	}
	r.e.Fail(errors.New("async runtime: the program uses an object that does not exist or was dropped"))
	return &asyncObject{refs: 1, state: asyncFailed}
}

// refer adds to the number of references of an object, and drops the object at 0.
func (r *asyncRuntime) refer(handle uint64, by int64) uint64 {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.count(handle, by)
	return 0
}

func (r *asyncRuntime) count(handle uint64, by int64) {
	o := r.object(handle)
	if o.refs += by; o.refs <= 0 {
		delete(r.objects, handle)
	}
}

// settle makes a token or a value ready, runs what waits for it, and drops the reference of the task.
func (r *asyncRuntime) settle(handle uint64, state asyncState) uint64 {
	r.mu.Lock()
	o := r.object(handle)
	o.state = state
	waiters := o.takeWaiters()
	r.changed.Broadcast()
	r.mu.Unlock()
	for _, run := range waiters {
		run()
	}
	return r.refer(handle, -1)
}

// join adds a token to a group and returns its number there.
func (r *asyncRuntime) join(token, group uint64) uint64 {
	r.mu.Lock()
	t, g := r.object(token), r.object(group)
	rank := g.rank
	g.rank++
	done := func() {
		r.mu.Lock()
		if t.state == asyncFailed {
			g.errors++
		}
		g.pending--
		waiters := g.takeWaiters()
		r.changed.Broadcast()
		r.mu.Unlock()
		for _, run := range waiters {
			run()
		}
	}
	if !t.ready() {
		t.waiters = append(t.waiters, done)
		r.mu.Unlock()
		return uint64(rank)
	}
	r.mu.Unlock()
	done()
	return uint64(rank)
}

// failed returns 1 if an object failed, or a token of a group.
func (r *asyncRuntime) failed(handle uint64) uint64 {
	r.mu.Lock()
	defer r.mu.Unlock()
	if o := r.object(handle); o.state == asyncFailed || o.errors > 0 {
		return 1
	}
	return 0
}

// await blocks the thread until an object is ready.
func (r *asyncRuntime) await(handle uint64) uint64 {
	r.mu.Lock()
	defer r.mu.Unlock()
	for o := r.object(handle); !o.ready(); {
		r.changed.Wait()
	}
	return 0
}

// storage returns the address of the memory of a value.
func (r *asyncRuntime) storage(handle uint64) uint64 {
	r.mu.Lock()
	defer r.mu.Unlock()
	o := r.object(handle)
	if len(o.storage) == 0 {
		o.storage = alignedBytes(1)
	}
	return uint64(uintptr(unsafe.Pointer(&o.storage[0])))
}

// awaitAndResume runs a coroutine as soon as an object is ready, or at once.
func awaitAndResume(e *Engine, a []uint64) uint64 {
	r, run := &e.async, resumption(e, a[1], a[2])
	r.mu.Lock()
	o := r.object(a[0])
	if !o.ready() {
		o.waiters = append(o.waiters, run)
		r.mu.Unlock()
		return 0
	}
	r.mu.Unlock()
	run()
	return 0
}

// resumption returns what resumes a coroutine by its handle and its function.
func resumption(e *Engine, handle, resume uint64) func() {
	return func() { e.Call(Address(resume), uintptr(handle)) }
}

// execute runs a task on a thread of its own, after earlier ones if there are many.
func (r *asyncRuntime) execute(task func()) uint64 {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.queue = append(r.queue, task)
	if r.workers < asyncWorkers {
		r.workers++
		go r.work()
	}
	return 0
}

// work runs tasks until there is none.
func (r *asyncRuntime) work() {
	r.mu.Lock()
	defer r.mu.Unlock()
	for len(r.queue) > 0 {
		task := r.queue[0]
		r.queue = r.queue[1:]
		r.mu.Unlock()
		task()
		r.mu.Lock()
	}
	r.workers--
	r.changed.Broadcast()
}

// wait blocks until all tasks have ended.
func (r *asyncRuntime) wait() {
	r.mu.Lock()
	defer r.mu.Unlock()
	for r.workers > 0 {
		r.changed.Wait()
	}
}
