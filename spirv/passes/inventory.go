package passes

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/spec"
)

// An inventory lists the operations of a spirv.module that checks and reports look for, each
// list in the order of a walk. The passes share one walk, which has several workers.
type inventory struct {
	// asserts are the branches that failed assertions take, and prints the calls that print.
	// indices are the calls about indices.
	asserts, prints, indices []*ir.Operation
	// writes are the accesses to uniform blocks that are no loads.
	writes []*ir.Operation
	// uses are the operations that block.IsUse holds for.
	uses []*ir.Operation
	// pointers are the operations that make pointers to variables.
	pointers []*ir.Operation
	// references are the operations in each function that name a variable or a function.
	references map[*ir.Operation][]*ir.Operation
}

// inventoryChunk is the number of operations of a module that a worker takes at a time.
const inventoryChunk = 16

// inventoryOf returns the inventory of module, on which the pass of r runs. It is valid until a pass
// changes the module.
func inventoryOf(r *pass.Run, module *ir.Operation) *inventory {
	return pass.Analysis(r, module, "SPIRVInventory", func(*ir.Operation) *inventory {
		body := operations(module)
		parts := make([]inventory, (len(body)+inventoryChunk-1)/inventoryChunk)
		r.Each(len(body), inventoryChunk, func(_, first, last int) { parts[first/inventoryChunk].addOps(body[first:last]) })
		if len(parts) == 0 {
			return &inventory{}
		}
		all := &parts[0]
		for i := range parts[1:] {
			all.add(&parts[i+1])
		}
		return all
	})
}

// addOps adds ops and the operations in them.
func (v *inventory) addOps(ops []*ir.Operation) {
	const few = 16
	v.references = map[*ir.Operation][]*ir.Operation{}
	v.pointers, v.uses = make([]*ir.Operation, 0, few), make([]*ir.Operation, 0, few)
	refs := make([]*ir.Operation, 0, few)
	visit := func(op *ir.Operation) {
		switch op.Def() {
		case spirv.AddressOf:
			refs, v.pointers = append(refs, op), append(v.pointers, op)
		case spirv.Variable:
			v.pointers = append(v.pointers, op)
		case spirv.FunctionCall:
			switch refs = append(refs, op); {
			case op.Attr(notes.PrintName) != nil:
				v.prints = append(v.prints, op)
			case isAboutIndex(op):
				v.indices = append(v.indices, op)
			}
		case spirv.Branch:
			if op.Attr(notes.AssertName) != nil {
				v.asserts = append(v.asserts, op)
			}
		default:
			if writesUniform(op) {
				v.writes = append(v.writes, op)
			}
		}
		if blocklayout.IsUse(op) {
			v.uses = append(v.uses, op)
		}
	}
	for _, op := range ops {
		begin := len(refs)
		if op.Walk(visit); len(refs) > begin {
			v.references[op] = refs[begin:len(refs):len(refs)]
		}
	}
}

// add appends the lists of other.
func (v *inventory) add(other *inventory) {
	v.asserts = append(v.asserts, other.asserts...)
	v.prints = append(v.prints, other.prints...)
	v.indices = append(v.indices, other.indices...)
	v.writes = append(v.writes, other.writes...)
	v.uses = append(v.uses, other.uses...)
	v.pointers = append(v.pointers, other.pointers...)
	for f, refs := range other.references {
		v.references[f] = refs
	}
}

// writesUniform reports whether op writes to a uniform block.
func writesUniform(op *ir.Operation) bool {
	if pointersOf(op) == 0 || op.Is(spirv.Load) {
		return false
	}
	p, ok := op.Operand(0).Type().(*spirv.PointerType)
	return ok && p.Storage == spec.StorageClassUniform
}
