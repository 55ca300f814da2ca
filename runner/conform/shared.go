package conform

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// A block in Workgroup memory has no content of its own. The kernel copies words between a
// buffer, which is like the block's buffer in other classes, and words in Workgroup memory
// that alias the block. All invocations are in one workgroup.

// These constants bound what kernels with a block in Workgroup memory copy and run.
const (
	maxSharedWords = 512
	maxLocal       = 128 // invocations of a workgroup that every device has
)

// shared is the memory behind a block in Workgroup memory.
type shared struct {
	*kernel
	e             *emitter
	memory, words *ir.Value
}

// sharedWords returns the number of words behind the block.
func (k *kernel) sharedWords() int64 { return beyond(k.span) / 4 }

// share declares the block in Workgroup memory and fills it from its buffer, unless it is
// zero.
func (r *roots) share() error {
	e, n := r.e, r.sharedWords()
	if n > maxSharedWords || e.local > maxLocal {
		return errTooLarge
	}
	block := func(array ir.Type) *spirv.StructType {
		return spirv.StructOf(e.ctx, []spirv.Member{{Type: array}}, true)
	}
	aliased := ir.Named("aliased", e.ctx.Unit())
	r.ptrs = []*ir.Value{e.variable("block", spirv.PointerTo(r.shown, r.class), aliased)}
	r.shared = &shared{
		kernel: r.kernel, e: e,
		memory: e.bound("memory", block(spirv.RuntimeArrayOf(e.ctx.I32(), 4)), spec.StorageClassStorageBuffer, blockBinding),
		words:  e.variable("words", spirv.PointerTo(block(spirv.ArrayOf(e.ctx.I32(), uint32(n), 4)), r.class), aliased),
	}
	if !r.access.zeroed {
		r.shared.copy(r.shared.memory, r.shared.words)
		r.shared.barrier()
	}
	return nil
}

// finish copies what the kernel wrote to the buffer.
func (s *shared) finish() {
	s.barrier()
	s.copy(s.words, s.memory)
}

// copy copies the words in one invocation.
func (s *shared) copy(from, to *ir.Value) {
	e := s.e
	all := func() {
		for i := range s.sharedWords() {
			at := []*ir.Value{e.constant(0), e.constant(i)}
			e.store(e.pointer(to, e.ctx.I32(), at...), e.load(e.pointer(from, e.ctx.I32(), at...), 4), 4)
		}
	}
	if e.local == 1 {
		all()
		return
	}
	first := e.b.Create(e.loc, spirv.IEqual, []*ir.Value{e.invocation(), e.constant(0)}, []ir.Type{e.ctx.I1()}).Result(0)
	e.when(first, all)
}

func (s *shared) barrier() {
	e := s.e
	scope := e.ctx.Enum(spirv.ScopeAttr, uint64(spec.ScopeWorkgroup))
	semantics := spec.MemorySemanticsAcquireRelease | spec.MemorySemanticsWorkgroupMemory
	if s.memoryModel() == spec.MemoryModelVulkan {
		semantics |= spec.MemorySemanticsMakeAvailable | spec.MemorySemanticsMakeVisible
	}
	e.b.Create(e.loc, spirv.ControlBarrier, nil, nil, ir.Named("execution_scope", scope), ir.Named("memory_scope", scope),
		ir.Named("memory_semantics", e.ctx.Enum(spirv.MemorySemanticsAttr, uint64(semantics))))
}
