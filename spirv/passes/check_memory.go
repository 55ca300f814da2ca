package passes

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// memoryUse adds up the workgroup variables that entry points use.
type memoryUse struct {
	table   map[string]*ir.Operation
	summary map[*ir.Operation]*functionUse
	// sizes holds the sizes of structs, because many types can share a struct.
	sizes map[*spirv.StructType]int64
	// steps is the number of functions, calls and variables that the walks have visited.
	steps int
}

// functionUse lists the functions and workgroup variables that one function refers to.
type functionUse struct {
	calls, variables []*ir.Operation
}

// maxMemorySteps bounds the number of functions and variables that all entry points
// together refer to. If entry points share functions, this number can be much larger
// than the number of operations. Beyond the bound, memory is not checked.
const maxMemorySteps = 1 << 22

// workgroupMemory reports the entry points of m that use more than limit bytes of
// workgroup variables.
func (c *limitCheck) workgroupMemory(m *ir.Operation) bool {
	use := memoryUse{table: map[string]*ir.Operation{}, summary: map[*ir.Operation]*functionUse{}, sizes: map[*spirv.StructType]int64{}}
	var entries []*ir.Operation
	total := int64(0)
	for op := m.Region(0).First().First(); op != nil; op = op.Next() {
		if name := ir.SymbolName(op); name != "" {
			use.table[name] = op
		}
		if op.Is(spirv.EntryPoint) {
			entries = append(entries, op)
		}
		total = addBytes(total, use.variable(op))
	}
	if total <= c.memory {
		return true // no entry point can use more than all variables
	}
	ok := true
	for _, e := range entries {
		ref, is := e.Attr("fn").(*ir.SymbolRefAttr)
		if !is || use.table[ref.Root] == nil || use.steps > maxMemorySteps {
			continue
		}
		f := use.table[ref.Root]
		if n := use.bytes(f); n > c.memory {
			lack := &target.Lack{Limit: "maxComputeSharedMemorySize", Need: uint64(n), Has: uint64(c.memory)}
			ok = f.EmitErrorDetail(lack, "the workgroup variables of entry point '"+ref.Root+"' take "+strconv.FormatInt(n, 10)+
				" bytes, more than the target's maxComputeSharedMemorySize of "+strconv.FormatInt(c.memory, 10))
		}
	}
	return ok
}

// bytes returns the size of the workgroup variables that f and the functions it calls
// refer to.
func (u *memoryUse) bytes(f *ir.Operation) int64 {
	total := int64(0)
	seen := map[*ir.Operation]bool{f: true}
	for work := []*ir.Operation{f}; len(work) > 0; {
		s := u.of(work[len(work)-1])
		work = work[:len(work)-1]
		u.steps += 1 + len(s.calls) + len(s.variables)
		for _, callee := range s.calls {
			if !seen[callee] {
				seen[callee] = true
				work = append(work, callee)
			}
		}
		for _, v := range s.variables {
			if !seen[v] {
				seen[v] = true
				total = addBytes(total, u.variable(v))
			}
		}
	}
	return total
}

// of returns the uses of f. It computes them once.
func (u *memoryUse) of(f *ir.Operation) *functionUse {
	if s := u.summary[f]; s != nil {
		return s
	}
	s := &functionUse{}
	u.summary[f] = s
	f.Walk(func(op *ir.Operation) {
		switch {
		case op.Is(spirv.AddressOf):
			if v := u.lookup(op, "variable"); v != nil && u.variable(v) > 0 {
				s.variables = append(s.variables, v)
			}
		case op.Is(spirv.FunctionCall):
			if callee := u.lookup(op, "callee"); callee != nil {
				s.calls = append(s.calls, callee)
			}
		}
	})
	return s
}

// lookup returns the symbol that an attribute of op names, or nil if there is none.
func (u *memoryUse) lookup(op *ir.Operation, attr string) *ir.Operation {
	ref, ok := op.Attr(attr).(*ir.SymbolRefAttr)
	if !ok {
		return nil
	}
	return u.table[ref.Root]
}

// variable returns the size of a workgroup variable, or 0 if op is not one.
func (u *memoryUse) variable(op *ir.Operation) int64 {
	if !op.Is(spirv.GlobalVariable) || op.Attr(spirv.LengthName) != nil {
		return 0 // The device checks a length that the launch sets.
	}
	t, ok := op.Attr("type").(*ir.TypeAttr)
	if !ok {
		return 0
	}
	p, ok := t.Value.(*spirv.PointerType)
	if !ok || p.Storage != spec.StorageClassWorkgroup {
		return 0
	}
	return u.sizeOf(p.Pointee, 0)
}

// maxBytes is a size that exceeds every limit.
const maxBytes = 1 << 62

// maxTypeDepth bounds walks of types.
const maxTypeDepth = 10000

// sizeOf returns the size of t in bytes without padding between members, at most
// maxBytes. A boolean counts as one byte.
func (u *memoryUse) sizeOf(t ir.Type, depth int) int64 {
	if depth > maxTypeDepth {
		return 0
	}
	switch t := t.(type) {
	case *ir.IntegerType, *ir.FloatType:
		return int64(spirv.BitWidth(t)+7) / 8
	case *ir.VectorType:
		return mulBytes(u.sizeOf(t.ElementType(), depth+1), t.Shape()[0])
	case *spirv.MatrixType:
		return mulBytes(u.sizeOf(t.Column, depth+1), int64(t.Columns))
	case *spirv.ArrayType:
		return mulBytes(max(u.sizeOf(t.Element, depth+1), int64(t.Stride)), int64(t.Count))
	case *spirv.StructType:
		if n, known := u.sizes[t]; known {
			return n
		}
		total := int64(0)
		for i := range t.Members() {
			total = addBytes(total, u.sizeOf(t.Members()[i].Type, depth+1))
		}
		u.sizes[t] = total
		return total
	}
	return 0
}

// addBytes returns a+b, at most maxBytes.
func addBytes(a, b int64) int64 { return min(a+b, maxBytes) }

// mulBytes returns n times size, at most maxBytes.
func mulBytes(size, n int64) int64 {
	if size > 0 && n > maxBytes/size {
		return maxBytes
	}
	return size * n
}
