package passes

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/spec"
)

// variableUse finds the global variables that entry points use.
type variableUse struct {
	inventory *inventory
	table     map[string]*ir.Operation
	summary   map[*ir.Operation]*functionUse
	// seen has the number of the last walk that visited a function or variable; walks counts them.
	seen  map[*ir.Operation]int
	walks int
	// sizes holds the sizes of structs, because many types can share a struct.
	sizes map[*spirv.StructType]int64
	// steps is the number of functions, calls and variables that the walks have visited.
	steps int
}

func newVariableUse(known *inventory) *variableUse {
	return &variableUse{inventory: known, table: map[string]*ir.Operation{}, summary: map[*ir.Operation]*functionUse{}, seen: map[*ir.Operation]int{}, sizes: map[*spirv.StructType]int64{}}
}

// functionUse lists the functions and global variables that one function refers to.
type functionUse struct {
	calls, variables []*ir.Operation
}

// maxUseSteps bounds the number of functions and variables that all entry points
// together refer to. If entry points share functions, this number can be much larger
// than the number of operations. Beyond the bound, variables are not checked.
const maxUseSteps = 1 << 22

// variables reports the entry points of m whose variables exceed a limit.
func (c *limitCheck) variables(m *ir.Operation, known *inventory) bool {
	use := newVariableUse(known)
	var entries, all []*ir.Operation
	for op := m.Region(0).First().First(); op != nil; op = op.Next() {
		if name := ir.SymbolName(op); name != "" {
			use.table[name] = op
		}
		switch {
		case op.Is(spirv.EntryPoint):
			entries = append(entries, op)
		case op.Is(spirv.GlobalVariable):
			all = append(all, op)
		}
	}
	// No entry point can use more than all variables.
	if c.workgroupMemory(nil, "", all, use) && c.resources(nil, "", all) {
		return true
	}
	ok := true
	for _, e := range entries {
		ref, is := e.Attr("fn").(*ir.SymbolRefAttr)
		if !is || use.table[ref.Root] == nil || use.steps > maxUseSteps {
			continue
		}
		f := use.table[ref.Root]
		used := use.variables(f)
		ok = c.workgroupMemory(f, ref.Root, used, use) && ok
		ok = c.resources(f, ref.Root, used) && ok
	}
	return ok
}

// workgroupMemory reports whether the workgroup variables among vars fit into the memory of
// the target. If f, the function of the entry point called name, is not nil, workgroupMemory
// emits an error if they do not.
func (c *limitCheck) workgroupMemory(f *ir.Operation, name string, vars []*ir.Operation, use *variableUse) bool {
	total, most := int64(0), int64(0)
	var largest *ir.Operation
	for _, v := range vars {
		n := use.workgroupBytes(v)
		total = addBytes(total, n)
		if n > most {
			most, largest = n, v
		}
	}
	limit := int64(c.limits.MaxComputeSharedMemorySize)
	switch {
	case limit == 0 || total <= limit:
		return true
	case f == nil:
		return false
	}
	return c.exceeds(f, "maxComputeSharedMemorySize", uint64(total), uint64(limit),
		"the workgroup variables of entry point '"+name+"' take "+strconv.FormatInt(total, 10)+" bytes",
		largest.Loc(), "this variable has "+strconv.FormatInt(most, 10)+" bytes; share less memory")
}

// variables returns the global variables that f and the functions it calls refer to, in the
// order of a walk.
func (u *variableUse) variables(f *ir.Operation) []*ir.Operation {
	var out []*ir.Operation
	u.walks++
	u.seen[f] = u.walks
	for work := []*ir.Operation{f}; len(work) > 0; {
		s := u.usesOf(work[len(work)-1])
		work = work[:len(work)-1]
		u.steps += 1 + len(s.calls) + len(s.variables)
		for _, callee := range s.calls {
			if u.seen[callee] != u.walks {
				u.seen[callee] = u.walks
				work = append(work, callee)
			}
		}
		for _, v := range s.variables {
			if u.seen[v] != u.walks {
				u.seen[v] = u.walks
				out = append(out, v)
			}
		}
	}
	return out
}

// usesOf returns the uses of f. It computes them once.
func (u *variableUse) usesOf(f *ir.Operation) *functionUse {
	if s := u.summary[f]; s != nil {
		return s
	}
	s := &functionUse{}
	u.summary[f] = s
	for _, op := range u.inventory.references[f] {
		if op.Is(spirv.FunctionCall) {
			if callee := u.lookup(op, "callee"); callee != nil {
				s.calls = append(s.calls, callee)
			}
		} else if v := u.lookup(op, "variable"); v != nil && v.Is(spirv.GlobalVariable) {
			s.variables = append(s.variables, v)
		}
	}
	return s
}

// lookup returns the symbol that an attribute of op names, or nil if there is none.
func (u *variableUse) lookup(op *ir.Operation, attr string) *ir.Operation {
	ref, ok := op.Attr(attr).(*ir.SymbolRefAttr)
	if !ok {
		return nil
	}
	return u.table[ref.Root]
}

// pointerOf returns the type of a global variable, or nil if it has none.
func pointerOf(variable *ir.Operation) *spirv.PointerType {
	t, ok := variable.Attr("type").(*ir.TypeAttr)
	if !ok {
		return nil
	}
	p, _ := t.Value.(*spirv.PointerType)
	return p
}

// workgroupBytes returns the size of a workgroup variable, or 0 if v is another variable.
func (u *variableUse) workgroupBytes(v *ir.Operation) int64 {
	p := pointerOf(v)
	if p == nil || p.Storage != spec.StorageClassWorkgroup || v.Attr(notes.LengthName) != nil {
		return 0 // The device checks a length that the launch sets.
	}
	return u.sizeOf(p.Pointee, 0)
}

// maxBytes is a size that exceeds every limit.
const maxBytes = 1 << 62

// maxTypeDepth bounds walks of types.
const maxTypeDepth = 10000

// sizeOf returns the size of t in bytes without padding between members, at most
// maxBytes. A boolean counts as one byte.
func (u *variableUse) sizeOf(t ir.Type, depth int) int64 {
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
