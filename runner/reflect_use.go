package runner

import (
	"cmp"
	"slices"

	"github.com/spvc/spvc/spirv/spec"
)

// pointerOperands says where an instruction of a function body takes pointers
// or functions: from the word at index first (0 is the first operand, result
// type and id counted) up to, not including, the one at end; end 0 means all
// that follow.
type pointerOperands struct{ first, end uint8 }

var pointerUses = map[spec.Opcode]pointerOperands{
	spec.OpExtInst:                   {4, 0},
	spec.OpFunctionCall:              {2, 0},
	spec.OpImageTexelPointer:         {2, 3},
	spec.OpLoad:                      {2, 3},
	spec.OpStore:                     {0, 2},
	spec.OpCopyMemory:                {0, 2},
	spec.OpCopyMemorySized:           {0, 3},
	spec.OpAccessChain:               {2, 3},
	spec.OpInBoundsAccessChain:       {2, 3},
	spec.OpPtrAccessChain:            {2, 3},
	spec.OpArrayLength:               {2, 3},
	spec.OpGenericPtrMemSemantics:    {2, 3},
	spec.OpInBoundsPtrAccessChain:    {2, 3},
	spec.OpCopyObject:                {2, 3},
	spec.OpConvertPtrToU:             {2, 3},
	spec.OpPtrCastToGeneric:          {2, 3},
	spec.OpBitcast:                   {2, 3},
	spec.OpSelect:                    {3, 5},
	spec.OpAtomicLoad:                {2, 3},
	spec.OpAtomicStore:               {0, 1},
	spec.OpAtomicExchange:            {2, 3},
	spec.OpAtomicCompareExchange:     {2, 3},
	spec.OpAtomicCompareExchangeWeak: {2, 3},
	spec.OpAtomicIIncrement:          {2, 3},
	spec.OpAtomicIDecrement:          {2, 3},
	spec.OpAtomicIAdd:                {2, 3},
	spec.OpAtomicISub:                {2, 3},
	spec.OpAtomicSMin:                {2, 3},
	spec.OpAtomicUMin:                {2, 3},
	spec.OpAtomicSMax:                {2, 3},
	spec.OpAtomicUMax:                {2, 3},
	spec.OpAtomicAnd:                 {2, 3},
	spec.OpAtomicOr:                  {2, 3},
	spec.OpAtomicXor:                 {2, 3},
	spec.OpPhi:                       {2, 0},
	spec.OpReturnValue:               {0, 1},
	spec.OpAtomicFlagTestAndSet:      {2, 3},
	spec.OpAtomicFlagClear:           {0, 1},
	spec.OpPtrEqual:                  {2, 4},
	spec.OpPtrNotEqual:               {2, 4},
	spec.OpPtrDiff:                   {2, 4},
	spec.OpCooperativeMatrixLoadKHR:  {2, 3},
	spec.OpCooperativeMatrixStoreKHR: {0, 1},
	spec.OpCooperativeMatrixLoadNV:   {2, 3},
	spec.OpCooperativeMatrixStoreNV:  {0, 1},
	spec.OpAtomicFMinEXT:             {2, 3},
	spec.OpAtomicFMaxEXT:             {2, 3},
	spec.OpAtomicFAddEXT:             {2, 3},
}

// scanBody notes the globals and functions that an instruction mentions. Under
// logical addressing only these instructions can take a variable's pointer.
func (r *reflector) scanBody(current int, op spec.Opcode, args []uint32) {
	use, ok := pointerUses[op]
	if !ok {
		return
	}
	end := len(args)
	if use.end != 0 {
		end = min(end, int(use.end))
	}
	f := &r.functions[current]
	if op == spec.OpFunctionCall && len(args) >= 3 {
		f.calls = append(f.calls, args[2])
	}
	for _, id := range args[min(int(use.first), end):end] {
		if v := r.get(id); v.kind == kindVariable {
			f.globals = append(f.globals, id)
		}
	}
}

func (r *reflector) finish() {
	m := r.m
	slices.Sort(m.Capabilities)
	m.Capabilities = slices.Compact(m.Capabilities)
	slices.Sort(m.Extensions)
	m.Extensions = slices.Compact(m.Extensions)
	r.collectSpecs()
	r.collectPointees()
	resources := make([]*Resource, len(r.ids)) // by the variable's record
	for _, id := range r.variables {
		if v := r.get(id); isDescriptor(&v) {
			one := r.resource(&v)
			resources[r.index[id]] = &one
		}
	}
	r.collectResources(resources)
	marks := usage{visited: make([]int32, len(r.functions)), seen: make([]int32, len(r.ids))}
	for i := range m.EntryPoints {
		r.finishSize(i)
		r.finishUse(i, resources, &marks)
	}
}

func (r *reflector) collectSpecs() {
	for _, id := range r.specs {
		c := r.get(id)
		if c.decor.has&hasSpecID == 0 {
			continue
		}
		width := uint32(1)
		if t := r.get(c.elem); t.kind == kindScalar && t.size > 0 {
			width = uint32(t.count)
		}
		r.m.SpecConstants = append(r.m.SpecConstants, SpecConstant{ID: c.decor.specID, Name: c.name, Bits: width, Default: c.value})
	}
	slices.SortStableFunc(r.m.SpecConstants, func(a, b SpecConstant) int { return cmp.Compare(a.ID, b.ID) })
}

// collectPointees lists the blocks behind device addresses, each once.
func (r *reflector) collectPointees() {
	seen := map[uint32]bool{}
	for _, id := range r.addresses {
		t := r.get(id)
		if t.kind == kindStruct && t.shape != nil && !seen[id] {
			seen[id] = true
			r.m.Pointees = append(r.m.Pointees, Pointee{Name: t.name, Block: t.shape})
		}
	}
}

func isDescriptor(v *idInfo) bool {
	return v.kind == kindVariable &&
		(v.class == spec.StorageClassUniform || v.class == spec.StorageClassStorageBuffer || v.class == spec.StorageClassUniformConstant)
}

// collectResources lists what the host binds, of all kernels.
func (r *reflector) collectResources(resources []*Resource) {
	var all []*Resource
	for _, id := range r.variables {
		if x := resources[r.index[id]]; x != nil {
			all = append(all, x)
		}
	}
	for _, x := range joined(all) {
		r.m.Resources = append(r.m.Resources, *x)
	}
}

// joined sorts resources by their places and makes one of those that share one.
func joined(all []*Resource) []*Resource {
	slices.SortStableFunc(all, func(a, b *Resource) int { return byPlace(*a, *b) })
	out := all[:0]
	copied := false // the last of out is a copy
	for _, x := range all {
		n := len(out)
		if n == 0 || byPlace(*out[n-1], *x) != 0 {
			out, copied = append(out, x), false
			continue
		}
		if !copied {
			both := *out[n-1]
			out[n-1], copied = &both, true
		}
		out[n-1].alias(x)
	}
	return out
}

// alias joins a second variable at the same place: the host must satisfy both.
func (r *Resource) alias(x *Resource) {
	r.Size = max(r.Size, x.Size)
	r.Count = max(r.Count, x.Count)
	if r.RuntimeStride == 0 {
		r.RuntimeStride, r.RuntimeOffset = x.RuntimeStride, x.RuntimeOffset
	}
	if r.Type != x.Type {
		r.Type = OtherDescriptor
	}
}

func (r *reflector) resource(v *idInfo) Resource {
	out := Resource{Set: v.decor.set, Binding: v.decor.binding, StorageClass: v.class, Count: 1, Name: v.name}
	t := r.get(r.get(v.elem).elem)
	switch t.kind {
	case kindArray:
		out.Count = uint32(min(t.count, 1<<16))
		t = r.get(t.elem)
	case kindRuntimeArray:
		out.Count = 0
		t = r.get(t.elem)
	}
	out.Size, out.RuntimeOffset, out.RuntimeStride = t.size, t.runtimeOffset, t.runtimeStride
	out.Block = t.shape
	if out.Block == nil {
		out.Block = &opaque
	}
	out.Type = OtherDescriptor
	switch {
	case t.kind == kindStruct && (v.class == spec.StorageClassStorageBuffer || t.decor.has&hasBufferBlock != 0):
		out.Type = StorageBuffer
	case t.kind == kindStruct && v.class == spec.StorageClassUniform:
		out.Type = UniformBuffer
	case t.kind == kindImage:
		out.Type = ImageDescriptor
	case t.kind == kindSampler:
		out.Type = SamplerDescriptor
	case t.kind == kindSampledImage:
		out.Type = SampledImageDescriptor
	case t.kind == kindAccel:
		out.Type = AccelerationStructure
	}
	return out
}

// finishSize resolves LocalSizeId and the WorkgroupSize built-in, which wins.
func (r *reflector) finishSize(i int) {
	e := &r.m.EntryPoints[i]
	mode, ok := r.modes[r.entries[i]]
	if ok && !mode.byID {
		e.LocalSize = mode.operands
	}
	ids := mode.operands
	if c := r.get(r.sizeConst); r.sizeConst != 0 && c.kind == kindComposite {
		ids, mode.byID = c.parts, true
	}
	if !mode.byID {
		return
	}
	for d, id := range ids {
		c := r.get(id)
		e.LocalSize[d] = uint32(c.value)
		e.localSizeSpec[d] = specRef{id: c.decor.specID, present: c.isSpec && c.decor.has&hasSpecID != 0}
	}
}

// usage holds marks that are reused from entry point to entry point: a mark is
// valid if it is the entry point's number plus one.
type usage struct{ visited, seen []int32 }

// finishUse collects what the call graph below an entry point mentions.
func (r *reflector) finishUse(i int, resources []*Resource, marks *usage) {
	e, stamp := &r.m.EntryPoints[i], int32(i+1)
	work := []uint32{r.entries[i]}
	for len(work) > 0 {
		f := r.get(work[len(work)-1])
		work = work[:len(work)-1]
		if f.kind != kindFunction || marks.visited[f.function] == stamp {
			continue
		}
		marks.visited[f.function] = stamp
		work = append(work, r.functions[f.function].calls...)
		for _, id := range r.functions[f.function].globals {
			at := r.index[id]
			if marks.seen[at] == stamp {
				continue
			}
			marks.seen[at] = stamp
			if x := resources[at]; x != nil {
				e.Resources = append(e.Resources, x)
				continue
			}
			v := r.get(id)
			t := r.get(r.get(v.elem).elem)
			switch v.class {
			case spec.StorageClassPushConstant:
				e.PushConstantSize = max(e.PushConstantSize, t.size)
				e.PushConstants = t.shape
			case spec.StorageClassWorkgroup:
				e.WorkgroupMemory = satAdd(e.WorkgroupMemory, max(t.tight, t.size))
			}
		}
	}
	e.Resources = joined(e.Resources)
}
