package reflect

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/report"
	"github.com/spvc/spvc/spirv/spec"
)

// pointerOperands is the range of operands of an instruction that may be pointers or
// functions. first is the index of the first of them, where 0 is the first operand and
// result type and id count. end is the index after the last; 0 means all operands from
// first on.
type pointerOperands struct{ first, end uint8 }

var pointerUses = map[spec.Opcode]pointerOperands{
	spec.OpExtInst:                   {4, 0},
	spec.OpExtInstWithForwardRefsKHR: {4, 0},
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

	spec.OpGenericCastToPtr:                 {2, 3},
	spec.OpGenericCastToPtrExplicit:         {2, 3},
	spec.OpGroupAsyncCopy:                   {3, 5},
	spec.OpTraceRayKHR:                      {10, 11},
	spec.OpExecuteCallableKHR:               {1, 2},
	spec.OpEmitMeshTasksEXT:                 {3, 4},
	spec.OpUntypedAccessChainKHR:            {3, 4},
	spec.OpUntypedInBoundsAccessChainKHR:    {3, 4},
	spec.OpUntypedPtrAccessChainKHR:         {3, 4},
	spec.OpUntypedInBoundsPtrAccessChainKHR: {3, 4},
	spec.OpUntypedArrayLengthKHR:            {3, 4},
}

// scanBody records the globals and functions that an instruction refers to. Under
// logical addressing, only the instructions in pointerOperands can refer to a variable.
func (r *reflector) scanBody(current int, op spec.Opcode, args []uint32) {
	if op == spec.OpFunctionParameter && r.parameters != nil && len(args) >= 2 {
		r.parameters.params = append(r.parameters.params, args[1])
		r.parameters.types = append(r.parameters.types, args[0])
		return
	}
	r.scanHeap(&r.functions[current], op, args)
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

// maxUses bounds the number of functions and globals that all entry points together
// refer to. If entry points share functions, this number can be much larger than the
// module.
const maxUses = 1 << 22

func (r *reflector) finish() error {
	m := r.m
	slices.Sort(m.Capabilities)
	m.Capabilities = slices.Compact(m.Capabilities)
	slices.Sort(m.Extensions)
	m.Extensions = slices.Compact(m.Extensions)
	slices.Sort(m.InstructionSets)
	m.InstructionSets = slices.Compact(m.InstructionSets)
	r.collectSpecs()
	r.collectPointees()
	r.collectSites()
	hidden, shared := r.collectHidden(), r.collectShared()
	resources := make([]*Resource, len(r.ids)) // by the index of the variable in ids
	for _, id := range r.variables {
		if v := r.get(id); isDescriptor(v) {
			one := r.resource(v)
			resources[r.index[id]] = &one
		}
	}
	r.exchanges = make([]*InterfaceVariable, len(r.ids))
	r.finishModes()
	marks := usage{listed: make([]int32, len(r.ids)), visited: make([]int32, len(r.functions)), seen: make([]int32, len(r.ids))}
	for i := range m.EntryPoints {
		r.finishSize(i)
		r.finishParameters(i)
		used := r.finishUse(i, resources, &marks)
		r.finishInterface(i, used, &marks)
		m.EntryPoints[i].finishHidden(hidden[m.EntryPoints[i].Name])
		m.EntryPoints[i].Shared = shared[m.EntryPoints[i].Name]
		if marks.uses > maxUses {
			return &ModuleError{Word: r.entryWords[i], Reason: "entry points use more than " + strconv.Itoa(maxUses) + " functions and variables"}
		}
	}
	r.finishMemory(resources)
	r.collectResources(resources)
	r.collectUnused(&marks)
	r.finishModuleMemory(r.collectMemory())
	r.finishFixed()
	return nil
}

// collectUnused lists the blocks in push constants that no entry point uses.
func (r *reflector) collectUnused(marks *usage) {
	for _, id := range r.variables {
		v := r.get(id)
		if v.class != spec.StorageClassPushConstant || marks.seen[r.index[id]] != 0 {
			continue
		}
		if t := r.get(r.pointee(v)); t.shape != nil && t.shape.Kind == block.Struct {
			r.m.UnusedPushConstants = append(r.m.UnusedPushConstants, PushConstantBlock{Name: v.name, TypeName: t.name, Size: t.size, Block: t.shape})
		}
	}
}

// collectSites lists the sites and the prints that strings describe.
func (r *reflector) collectSites() {
	sites, prints := map[int]Site{}, map[int]PrintSite{}
	for _, text := range r.described() {
		if n, site, ok := report.ParseSite(text); ok {
			sites[n] = Site(site)
		} else if n, p, ok := report.ParsePrint(text); ok {
			types := make([]PrintType, len(p.Types))
			for i, t := range p.Types {
				types[i] = PrintType(t)
			}
			prints[n] = PrintSite{Place: p.Place, Types: types, Format: p.Format}
		}
	}
	for n := range len(prints) {
		r.m.Prints = append(r.m.Prints, prints[n])
	}
	for n := range len(sites) {
		r.m.Sites = append(r.m.Sites, sites[n])
	}
}

// collectPointees lists the blocks that are accessed through device addresses, each
// once.
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

// usage holds marks that all entry points share: a mark is valid if it is the number of
// the current entry point plus one.
type usage struct {
	visited, seen, listed []int32
	uses                  int
}

// finishUse collects the globals that the call graph of an entry point refers to. It
// returns those that may belong to the entry point's interface.
func (r *reflector) finishUse(i int, resources []*Resource, marks *usage) (exchanges []uint32) {
	e, stamp := &r.m.EntryPoints[i], int32(i+1)
	work, heaps := []uint32{r.entries[i]}, map[heapKey]bool{}
	for len(work) > 0 && marks.uses <= maxUses {
		f := r.get(work[len(work)-1])
		work = work[:len(work)-1]
		if f.kind != kindFunction || marks.visited[f.function] == stamp {
			continue
		}
		marks.visited[f.function] = stamp
		marks.uses += 1 + len(r.functions[f.function].calls) + len(r.functions[f.function].globals)
		marks.uses += len(r.functions[f.function].heap)
		e.addHeap(r.functions[f.function].heap, heaps)
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
			t := r.get(r.pointee(v))
			switch v.class {
			case spec.StorageClassPushConstant:
				e.pushConstants(v, t)
			case spec.StorageClassShaderRecordBufferKHR:
				e.ShaderRecordSize, e.ShaderRecord = t.size, t.shape
			case spec.StorageClassWorkgroup:
				e.workgroupMemory(t, r.m.Size(t.shape))
			default:
				exchanges = append(exchanges, id)
			}
		}
	}
	e.Resources = joined(e.Resources)
	return exchanges
}

// workgroupMemory adds a workgroup variable of type t that the entry point uses. If the type has a layout, by says how
// specialization constants decide its size, nil if they do not.
func (e *EntryPoint) workgroupMemory(t *idInfo, by *Expression) {
	if t.tightBy != nil || e.WorkgroupMemoryBy != nil {
		size := t.tightSize()
		switch {
		case t.size > t.tight && by != nil:
			size = by
		case t.size > t.tight:
			size = literal(t.size, 64)
		}
		if e.WorkgroupMemoryBy == nil {
			e.WorkgroupMemoryBy = literal(e.WorkgroupMemory, 64)
		}
		e.WorkgroupMemoryBy = sum(e.WorkgroupMemoryBy, size)
	}
	e.WorkgroupMemory = satAdd(e.WorkgroupMemory, max(t.tight, t.size))
}

// pushConstants adds a push constant block of type t that the entry point uses through the variable v.
func (e *EntryPoint) pushConstants(v, t *idInfo) {
	e.PushConstantSize = max(e.PushConstantSize, t.size)
	if t.shape == nil || t.shape.Kind != block.Struct {
		return
	}
	first := min(t.lead, t.size)
	if e.PushConstants == nil || first < e.PushConstantOffset {
		e.PushConstantOffset = first
	}
	e.PushConstants, e.PushConstantNames = t.shape, nil
	for _, name := range [...]string{v.name, t.name} {
		if name != "" {
			e.PushConstantNames = append(e.PushConstantNames, name)
		}
	}
}
