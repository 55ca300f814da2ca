package serialize

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// tensorType returns the id of a tensor type. Its rank and its shape are constants.
func (w *writer) tensorType(op *ir.Operation, t *spirv.TensorARMType) uint32 {
	id := w.newID()
	elem := w.typeID(op, t.Element)
	if elem == 0 {
		return 0
	}
	parts := []uint32{elem}
	if t.Shape != nil {
		parts = append(parts, w.uint(uint32(len(t.Shape))))
	}
	if t.IsStatic() {
		array := spirv.ArrayOf(w.ctx.I32(), uint32(len(t.Shape)), 0)
		typ := w.typeID(op, array)
		if typ == 0 {
			return 0
		}
		shape := w.newID()
		ids := make([]uint32, len(t.Shape))
		for i, n := range t.Shape {
			if n != int64(uint32(n)) {
				op.EmitError("cannot serialize dimension " + strconv.FormatInt(n, 10) + " of a tensor")
				return 0
			}
			ids[i] = w.uint(uint32(n))
		}
		if shape = w.composite(op, shape, typ, ids); shape == 0 {
			return 0
		}
		parts = append(parts, shape)
	}
	return w.declareAs(id, spec.OpTypeTensorARM, parts...)
}

// graph writes a spirv.ARM.Graph.
func (w *writer) graph(s *symbol) bool {
	op := s.op
	body := op.Region(0)
	if body.Empty() || body.First() != body.Last() {
		return op.EmitOpError("must have one block to be serialized")
	}
	id, t := w.define(s), spirv.GraphType(op)
	params := []ir.Attribute{w.ctx.Int(w.ctx.I64(), int64(len(t.Inputs)))}
	for _, list := range [][]ir.Type{t.Inputs, t.Results} {
		for _, x := range list {
			params = append(params, w.ctx.TypeAttr(x))
		}
	}
	typ := w.typeID(op, spirv.OpaqueTypeOf(w.ctx, spec.OpTypeGraphARM, params, nil))
	if typ == 0 {
		return false
	}
	w.graphs.inst(spec.OpGraphARM, typ, id)
	values := map[*ir.Value]uint32{}
	for i := range t.Inputs {
		arg := body.First().Arg(i)
		id := w.newID()
		values[arg] = id
		w.graphs.inst(spec.OpGraphInputARM, w.typeID(op, arg.Type()), id, w.uint(uint32(i)))
	}
	for o := body.First().First(); o != nil; o = o.Next() {
		switch {
		case o.Is(spirv.ARMGraphConstant):
			typ, number := w.typeID(o, o.Result(0).Type()), o.Prop(0).(*ir.IntegerAttr)
			if typ == 0 {
				return false
			}
			id := w.newID()
			values[o.Result(0)] = id
			w.define2(spec.OpGraphConstantARM, typ, id, uint32(number.Int64Or(0)))
		case o.Is(spirv.ARMGraphOutputs):
			for i := range o.NumOperands() {
				w.graphs.inst(spec.OpGraphSetOutputARM, values[o.Operand(i)], w.uint(uint32(i)))
			}
			w.graphs.inst(spec.OpGraphEndARM)
		case !o.Is(spirv.Constant) || w.constantID(o, o.Prop(0), o.Result(0).Type()) == 0:
			return o.EmitError("unhandled operation serialization")
		}
	}
	return true
}

// graphEntry writes a spirv.ARM.GraphEntryPoint.
func (w *writer) graphEntry(op *ir.Operation) bool {
	fn := w.symbol(op, op.Attr("fn"))
	list, _ := op.Attr("interface").(*ir.ArrayAttr)
	if fn == nil || list == nil {
		return false
	}
	at := w.graphEntries.begin()
	w.graphEntries.word(fn.id)
	w.graphEntries.str(rootOf(op.Attr("fn")))
	for _, ref := range list.Elements {
		v := w.symbol(op, ref)
		if v == nil {
			return false
		}
		w.graphEntries.word(v.id)
	}
	return w.graphEntries.end(at, spec.OpGraphEntryPointARM) || op.EmitOpError("has too many interface variables to be serialized")
}

// graphConstant reads OpGraphConstantARM, of which graphs of the dialect have an op where they use it.
func (r *reader) graphConstant(w []uint32) bool {
	t := r.typ(w[0])
	if t == nil {
		return false
	}
	if _, tensor := t.(*spirv.TensorARMType); !tensor || !r.plainGraphs() || len(w) != 3 || r.firstDecoration(w[1]) != 0 {
		return r.opaqueGlobal(spec.OpGraphConstantARM, w, t)
	}
	return r.define(w[1], def{kind: defGraphConstant, typ: t, attr: r.ctx.Int(r.ctx.I32(), int64(int32(w[2]))), index: uint32(r.offset)})
}

// plainGraphs reports whether the dialect's ops can stand for all graphs of the module: they give outputs to the inputs and
// constants alone, in order, and no graph has two entry points.
func (r *reader) plainGraphs() bool {
	if r.graphsKnown {
		return r.graphsPlain
	}
	r.graphsKnown = true
	r.graphsPlain = r.speaks(spirv.ARMGraph) && !r.careful && r.scanGraphs()
	return r.graphsPlain
}

func (r *reader) scanGraphs() bool {
	entries, graphs := map[uint32]bool{}, map[uint32]bool{}
	inside, outputs := false, false
	scan := words.Scan(r.words, r.offset)
	for i, ok := scan.Next(); ok; i, ok = scan.Next() {
		n := len(i.Operands)
		switch {
		case i.Opcode == spec.OpGraphEntryPointARM:
			if inside || n < 2 || entries[i.Operands[0]] || graphs[i.Operands[0]] {
				return false
			}
			entries[i.Operands[0]] = true
		case i.Opcode == spec.OpGraphARM:
			if inside || n != 2 || r.firstDecoration(i.Operands[1]) != 0 {
				return false
			}
			inside, outputs = true, false
			graphs[i.Operands[1]] = true
			delete(entries, i.Operands[1])
		case !inside:
		case i.Opcode == spec.OpGraphInputARM:
			if n != 3 || outputs || r.firstDecoration(i.Operands[1]) != 0 {
				return false
			}
		case i.Opcode == spec.OpGraphSetOutputARM:
			if outputs = true; n != 2 {
				return false
			}
		case i.Opcode == spec.OpGraphEndARM:
			inside = false
		default:
			return false
		}
	}
	return scan.Err() == nil && !inside && len(entries) == 0
}

// graphEntryPoint reads OpGraphEntryPointARM, whose name becomes that of the graph.
func (r *reader) graphEntryPoint(w []uint32) bool {
	name, rest, ok := r.str(w[1:])
	if !ok {
		return false
	}
	if name == "" || r.symbols[name] {
		name = r.symbolName(w[0], "spirv_graph_")
	}
	r.symbols[name] = true
	if r.graphNames == nil {
		r.graphNames = map[uint32]string{}
	}
	r.graphNames[w[0]] = name
	vars := make([]ir.Attribute, len(rest))
	for i, id := range rest {
		d := r.lookup(id)
		if d == nil || d.kind != defVariable && d.kind != defGlobal {
			return r.failID("interface of a graph names no variable:", id)
		}
		vars[i] = d.attr
	}
	r.b.Create(r.line, spirv.ARMGraphEntryPoint, nil, nil, ir.Named("fn", r.ctx.SymbolRef(name)), ir.Named("interface", r.ctx.Array(vars)))
	return true
}

// graph reads OpGraphARM and what follows up to OpGraphEndARM.
func (r *reader) graph(w []uint32) bool {
	t := r.graphType(w[0])
	if t == nil {
		return r.failID("unknown graph type from", w[0])
	}
	name, entry := r.graphNames[w[1]]
	if !entry {
		name = "spirv_graph_" + strconv.FormatUint(uint64(w[1]), 10)
		for r.symbols[name] {
			name += "_"
		}
		r.symbols[name] = true
	}
	op := r.b.CreateWithRegions(r.line, spirv.ARMGraph, nil, nil, 1, ir.Named("function_type", r.ctx.TypeAttr(t)),
		ir.Named("sym_name", r.ctx.String(name)), ir.Named("entry_point", r.ctx.Bool(entry)))
	if !r.define(w[1], def{kind: defGlobal, attr: r.ctx.SymbolRef(name), typ: t}) {
		return false
	}
	block := op.Region(0).AddBlock()
	point := r.b.InsertionPoint()
	r.b.SetEnd(block)
	ok := r.graphBlock(block, t)
	r.b.SetInsertionPoint(point)
	return ok
}

func (r *reader) graphBlock(block *ir.Block, t *ir.FunctionType) bool {
	values := map[uint32]*ir.Value{}
	var outputs []*ir.Value
	for {
		code, w, ok, _ := r.inst()
		switch {
		case !ok:
			return false
		case code == spec.OpGraphInputARM:
			n := len(values)
			if index, known := r.intConstant(w[2]); n >= len(t.Inputs) || !known || int(index) != n || r.typ(w[0]) != t.Inputs[n] {
				return r.fail("OpGraphInputARM does not match the type of the graph")
			}
			if r.info(w[1]) == nil || values[w[1]] != nil || !r.define(w[1], def{kind: defIgnoredSet}) {
				return r.failID("duplicate definition for result", w[1])
			}
			values[w[1]] = block.AddArg(t.Inputs[n], r.line)
		case code == spec.OpGraphSetOutputARM:
			v := r.graphValue(values, w[0])
			n := len(outputs)
			if index, known := r.intConstant(w[1]); v == nil || n >= len(t.Results) || !known || int(index) != n || v.Type() != t.Results[n] {
				return r.fail("OpGraphSetOutputARM does not match the type of the graph")
			}
			outputs = append(outputs, v)
		default:
			if len(values) != len(t.Inputs) || len(outputs) != len(t.Results) {
				return r.fail("graph lacks inputs or outputs")
			}
			r.b.Create(r.line, spirv.ARMGraphOutputs, outputs, nil)
			return true
		}
	}
}

// graphValue returns the input or constant id, or nil.
func (r *reader) graphValue(values map[uint32]*ir.Value, id uint32) *ir.Value {
	if v := values[id]; v != nil {
		return v
	}
	d := r.lookup(id)
	if d == nil || d.kind != defGraphConstant {
		return nil
	}
	return r.b.Create(r.line, spirv.ARMGraphConstant, nil, []ir.Type{d.typ}, ir.Named("graph_constant_id", d.attr)).Result(0)
}

// graphType returns the inputs and outputs of the graph type id, or nil.
func (r *reader) graphType(id uint32) *ir.FunctionType {
	d := r.lookup(id)
	if d == nil || d.kind != defType {
		return nil
	}
	o, ok := d.typ.(*spirv.OpaqueType)
	if !ok || o.Opcode != spec.OpTypeGraphARM || len(o.Params.Elements) == 0 {
		return nil
	}
	count, ok := o.Params.Elements[0].(*ir.IntegerAttr)
	var types []ir.Type
	for _, a := range o.Params.Elements[1:] {
		t, isType := a.(*ir.TypeAttr)
		if !isType {
			return nil
		}
		types = append(types, t.Value)
	}
	n := 0
	if ok {
		n = int(count.Int64Or(-1))
	}
	if n < 0 || n > len(types) {
		return nil
	}
	return r.ctx.Function(types[:n], types[n:])
}
