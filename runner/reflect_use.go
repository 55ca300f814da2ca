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

var pointerUses = map[uint16]pointerOperands{
	12:             {4, 0}, // OpExtInst
	opFunctionCall: {2, 0},
	60:             {2, 3}, // OpImageTexelPointer
	61:             {2, 3}, // OpLoad
	62:             {0, 2}, // OpStore
	63:             {0, 2}, // OpCopyMemory
	64:             {0, 3}, // OpCopyMemorySized
	65:             {2, 3}, // OpAccessChain
	66:             {2, 3}, // OpInBoundsAccessChain
	67:             {2, 3}, // OpPtrAccessChain
	68:             {2, 3}, // OpArrayLength
	69:             {2, 3}, // OpGenericPtrMemSemantics
	70:             {2, 3}, // OpInBoundsPtrAccessChain
	83:             {2, 3}, // OpCopyObject
	117:            {2, 3}, // OpConvertPtrToU
	121:            {2, 3}, // OpPtrCastToGeneric
	124:            {2, 3}, // OpBitcast
	169:            {3, 5}, // OpSelect
	227:            {2, 3}, // OpAtomicLoad
	228:            {0, 1}, // OpAtomicStore
	229:            {2, 3}, // OpAtomicExchange and the others up to OpAtomicXor
	230:            {2, 3},
	231:            {2, 3},
	232:            {2, 3},
	233:            {2, 3},
	234:            {2, 3},
	235:            {2, 3},
	236:            {2, 3},
	237:            {2, 3},
	238:            {2, 3},
	239:            {2, 3},
	240:            {2, 3},
	241:            {2, 3},
	242:            {2, 3},
	245:            {2, 0}, // OpPhi
	254:            {0, 1}, // OpReturnValue
	318:            {2, 3}, // OpAtomicFlagTestAndSet
	319:            {0, 1}, // OpAtomicFlagClear
	401:            {2, 4}, // OpPtrEqual
	402:            {2, 4}, // OpPtrNotEqual
	403:            {2, 4}, // OpPtrDiff
	4457:           {2, 3}, // OpCooperativeMatrixLoadKHR
	4458:           {0, 1}, // OpCooperativeMatrixStoreKHR
	5359:           {2, 3}, // OpCooperativeMatrixLoadNV
	5360:           {0, 1}, // OpCooperativeMatrixStoreNV
	5614:           {2, 3}, // OpAtomicFMinEXT
	5615:           {2, 3}, // OpAtomicFMaxEXT
	6035:           {2, 3}, // OpAtomicFAddEXT
}

// scanBody notes the globals and functions that an instruction mentions. Under
// logical addressing only these instructions can take a variable's pointer.
func (r *reflector) scanBody(current int, op uint16, args []uint32) {
	use, ok := pointerUses[op]
	if !ok {
		return
	}
	end := len(args)
	if use.end != 0 {
		end = min(end, int(use.end))
	}
	f := &r.functions[current]
	if op == opFunctionCall && len(args) >= 3 {
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
	r.collectResources()
	order := make([]int32, len(r.ids)) // variable's record -> resource plus 1
	for _, id := range r.variables {
		v := r.get(id)
		if !isDescriptor(&v) {
			continue
		}
		at, _ := m.find(v.decor.set, v.decor.binding)
		order[r.index[id]] = int32(at + 1)
	}
	marks := usage{visited: make([]int32, len(r.functions)), seen: make([]int32, len(r.ids))}
	for i := range m.EntryPoints {
		r.finishSize(i)
		r.finishUse(i, order, &marks)
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

func isDescriptor(v *idInfo) bool {
	return v.kind == kindVariable &&
		(v.class == classUniform || v.class == classStorageBuffer || v.class == classUniformConstant)
}

func (r *reflector) collectResources() {
	var all []Resource
	for _, id := range r.variables {
		if v := r.get(id); isDescriptor(&v) {
			all = append(all, r.resource(&v))
		}
	}
	slices.SortStableFunc(all, func(a, b Resource) int {
		return cmp.Or(cmp.Compare(a.Set, b.Set), cmp.Compare(a.Binding, b.Binding))
	})
	for _, x := range all {
		if n := len(r.m.Resources); n > 0 && r.m.Resources[n-1].Set == x.Set && r.m.Resources[n-1].Binding == x.Binding {
			r.m.Resources[n-1].alias(&x)
			continue
		}
		r.m.Resources = append(r.m.Resources, x)
	}
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
	out := Resource{Set: v.decor.set, Binding: v.decor.binding, StorageClass: spec.StorageClass(v.class), Count: 1, Name: v.name}
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
	out.Type = OtherDescriptor
	switch {
	case t.kind == kindStruct && (v.class == classStorageBuffer || t.decor.has&hasBufferBlock != 0):
		out.Type = StorageBuffer
	case t.kind == kindStruct && v.class == classUniform:
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
func (r *reflector) finishUse(i int, order []int32, marks *usage) {
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
			if order[at] != 0 {
				e.Resources = append(e.Resources, int(order[at]-1))
				continue
			}
			v := r.get(id)
			t := r.get(r.get(v.elem).elem)
			switch v.class {
			case classPushConstant:
				e.PushConstantSize = max(e.PushConstantSize, t.size)
			case classWorkgroup:
				e.WorkgroupMemory = satAdd(e.WorkgroupMemory, max(t.tight, t.size))
			}
		}
	}
	slices.Sort(e.Resources)
	e.Resources = slices.Compact(e.Resources)
}
