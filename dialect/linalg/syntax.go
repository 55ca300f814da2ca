package linalg

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

// parts are the operands of a structured operation in text.
type parts struct {
	inputs, outputs []ir.Type
}

// types returns the types of the inputs, then of the outputs.
func (q *parts) types() []ir.Type {
	return append(append(make([]ir.Type, 0, len(q.inputs)+len(q.outputs)), q.inputs...), q.outputs...)
}

// parseParts reads `<{properties}>? attributes? ins(…)? outs(…)?`.
func parseParts(p *ir.Parser, st *ir.OperationState) (q parts, ok bool) {
	var props *ir.DictionaryAttr
	if p.ParseOptionalLess() {
		loc := p.Loc()
		a, ok := p.ParseAttr(nil)
		if !ok || !p.ParseGreater() {
			return q, false
		}
		d, ok := a.(*ir.DictionaryAttr)
		if !ok {
			return q, p.EmitError(loc, "expected DictionaryAttr to set properties")
		}
		st.Attrs = append(st.Attrs, d.Entries...)
		props = d
	}
	loc := p.Loc()
	if !p.ParseAttrDict(st) {
		return q, false
	}
	inLoc, ins, ok := parseOperands(p, "ins", &q.inputs)
	if !ok {
		return q, false
	}
	outLoc, outs, ok := parseOperands(p, "outs", &q.outputs)
	if !ok || !p.ResolveOperands(ins, q.inputs, inLoc, st) || !p.ResolveOperands(outs, q.outputs, outLoc, st) {
		return q, false
	}
	if st.Info.Slot(ir.SegmentSizesName) >= 0 && st.Attr(ir.SegmentSizesName) == nil {
		st.Attrs = append(st.Attrs, p.Context().Segments(len(ins), len(outs)))
	}
	if props != nil {
		return q, verifyProps(p, st, props)
	}
	return q, verifyInherent(p, st, loc)
}

// verifyProps checks the attributes in `<{…}>`.
func verifyProps(p *ir.Parser, st *ir.OperationState, d *ir.DictionaryAttr) bool {
	for _, e := range d.Entries {
		k := st.Info.Slot(e.Name)
		if k < 0 {
			continue
		}
		if why := st.Info.SlotProblem(k, e.Value); why != "" {
			entries := append(d.Entries[:len(d.Entries):len(d.Entries)], ir.Named(ir.SegmentSizesName, st.Attr(ir.SegmentSizesName)))
			return p.EmitPlainError(p.NameLoc(), "invalid properties "+ir.AttrString(p.Context().Dictionary(entries))+" for op "+st.Info.Name+": "+why)
		}
	}
	return true
}

func parseOperands(p *ir.Parser, word string, types *[]ir.Type) (loc ir.Location, list []ir.UnresolvedOperand, ok bool) {
	if !p.ParseOptionalKeyword(word) {
		return p.Loc(), nil, true
	}
	if !p.ParseLParen() {
		return loc, nil, false
	}
	loc = p.Loc()
	if list, ok = p.ParseOperandList(ir.DelimNone); !ok {
		return loc, nil, false
	}
	if *types, ok = p.ParseColonTypeList(); !ok {
		return loc, nil, false
	}
	return loc, list, p.ParseRParen()
}

// verifyInherent checks the attributes that st has so far.
func verifyInherent(p *ir.Parser, st *ir.OperationState, loc ir.Location) bool {
	v := p.Context().MLIR()
	for i := range st.Info.Def.Attrs {
		d := &st.Info.Def.Attrs[i]
		name := st.Info.SlotName(i)
		if name == "" {
			continue
		}
		kind := d.Type.In(v)
		if a := st.Attr(name); a != nil && !kind.Match(a) {
			return p.EmitError(loc, "'"+st.Info.Name+"' op attribute '"+name+"' failed to satisfy constraint: "+kind.Summary)
		}
	}
	return true
}

// printParts writes ` ins(…) outs(…)`.
func printParts(p *ir.Printer, op *ir.Operation, inputs int) {
	n := op.NumOperands()
	if inputs > 0 {
		printOperands(p, op, " ins(", 0, inputs)
	}
	if n > inputs {
		printOperands(p, op, " outs(", inputs, n)
	}
}

func printOperands(p *ir.Printer, op *ir.Operation, open string, start, end int) {
	p.Str(open)
	p.OperandRange(op, start, end-start)
	p.Str(" : ")
	for i := start; i < end; i++ {
		if i > start {
			p.Str(", ")
		}
		p.Type(op.Operand(i).Type())
	}
	p.Byte(')')
}

// printResults writes ` -> types` if there are results.
func printResults(p *ir.Printer, op *ir.Operation) {
	if op.NumResults() > 0 {
		p.OptionalArrowTypes(op.ResultTypes())
	}
}

func parseResults(p *ir.Parser, st *ir.OperationState) bool {
	types, ok := p.ParseOptionalArrowTypeList()
	st.Results = append(st.Results, types...)
	return ok
}

// parseNamed reads the text of a named operation with the given number of operands and makes its region.
func parseNamed(m regionBuilder, operands int) func(p *ir.Parser, st *ir.OperationState) bool {
	return func(p *ir.Parser, st *ir.OperationState) bool {
		loc := p.Loc()
		q, ok := parseParts(p, st)
		return ok && parseResults(p, st) && addRegion(p, st, loc, m, &q, operands)
	}
}

// addRegion makes the region of an operation whose text has none. If operands is not 0, it is the number of operands that there must be. Errors about
// the types of elements are reported at loc.
func addRegion(p *ir.Parser, st *ir.OperationState, loc ir.Location, m regionBuilder, q *parts, operands int) bool {
	types := q.types()
	if operands != 0 && len(types) != operands {
		return p.EmitError(p.Loc(), "[parseNamedStructuredOpRegion] ods-gen generated region expects "+strconv.Itoa(operands)+
			" args, got "+strconv.Itoa(len(types)))
	}
	r := &ir.Region{}
	if why := fillRegion(p.Builder(), m, r, types, len(q.inputs), st.Attr); why != "" {
		return p.EmitError(loc, why)
	}
	st.Regions = append(st.Regions, r)
	return true
}

// memoName is an attribute in which MLIR keeps maps. It is not part of the text.
const memoName = "linalg.memoized_indexing_maps"

func printNamed(p *ir.Printer, op *ir.Operation) {
	p.AttrDict(op, ir.SegmentSizesName, memoName)
	printRest(p, op)
}

// printRest writes operands and results.
func printRest(p *ir.Printer, op *ir.Operation) {
	start, _ := op.OperandGroup(1)
	printParts(p, op, start)
	printResults(p, op)
}

// parseMapped reads a named operation whose maps an attribute may state.
func parseMapped(m *namedModel) func(p *ir.Parser, st *ir.OperationState) bool {
	return func(p *ir.Parser, st *ir.OperationState) bool {
		if m.hasUserMaps(p.Context()) {
			a, ok := parseMaps(p)
			if !ok {
				return false
			}
			if a == nil {
				a = mapsAttr(p.Context(), m.defaultMaps(p.Context()))
			}
			st.SetProp(userMapsSlot, a)
		}
		return parseNamed(m, m.NumInputs()+1)(p, st)
	}
}

// parseMaps reads `indexing_maps = [maps]`, if it comes next.
func parseMaps(p *ir.Parser) (*ir.ArrayAttr, bool) {
	if !p.ParseOptionalKeyword("indexing_maps") {
		return nil, true
	}
	if !p.ParseEqual() {
		return nil, false
	}
	loc := p.Loc()
	a, ok := p.ParseAttr(nil)
	if !ok {
		return nil, false
	}
	arr, ok := a.(*ir.ArrayAttr)
	if !ok {
		return nil, p.EmitError(loc, "invalid kind of attribute specified")
	}
	if mapsOf(arr) == nil {
		return nil, p.EmitError(p.Loc(), "element of indexing_maps array is not an affine_map")
	}
	return arr, true
}

func printMapped(m *namedModel) func(p *ir.Printer, op *ir.Operation) {
	return func(p *ir.Printer, op *ir.Operation) {
		if a, ok := op.Prop(userMapsSlot).(*ir.ArrayAttr); ok && a != mapsAttr(op.Context(), m.defaultMaps(op.Context())) {
			printMaps(p, a)
		}
		p.AttrDict(op, ir.SegmentSizesName, memoName, "indexing_maps")
		printRest(p, op)
	}
}

func printMaps(p *ir.Printer, a ir.Attribute) {
	p.Str(" indexing_maps = ")
	p.Attr(a)
}

func parseGeneric(p *ir.Parser, st *ir.OperationState) bool {
	loc := p.Loc()
	a, ok := p.ParseAttr(nil)
	if !ok {
		return false
	}
	d, ok := a.(*ir.DictionaryAttr)
	if !ok {
		return p.EmitError(loc, "invalid kind of attribute specified")
	}
	for _, e := range d.Entries {
		if e.Name == "iterator_types" {
			if e.Value, ok = iteratorsFromText(p, loc, e.Value); !ok {
				return false
			}
		}
		st.Attrs = append(st.Attrs, e)
	}
	if _, ok = parseParts(p, st); !ok {
		return false
	}
	if p.ParseOptionalKeyword("attrs") && (!p.ParseEqual() || !p.ParseAttrDict(st)) {
		return false
	}
	r, ok := p.ParseRegion(nil)
	if !ok {
		return false
	}
	st.Regions = append(st.Regions, r)
	return parseResults(p, st)
}

// iteratorsFromText returns the attribute for a list of strings.
func iteratorsFromText(p *ir.Parser, loc ir.Location, a ir.Attribute) (ir.Attribute, bool) {
	arr, ok := a.(*ir.ArrayAttr)
	if !ok {
		return a, true
	}
	elems := make([]ir.Attribute, len(arr.Elements))
	for i, e := range arr.Elements {
		s, ok := e.(*ir.StringAttr)
		if !ok {
			elems[i] = e
			continue
		}
		k, ok := iteratorEnum.Parse(s.Value)
		if !ok {
			return nil, p.EmitError(loc, "unexpected iterator_type ("+s.Value+")")
		}
		elems[i] = p.Context().Enum(IteratorDef, k)
	}
	return p.Context().Array(elems), true
}

func printGeneric(p *ir.Printer, op *ir.Operation) {
	sep := "  {"[1:]
	p.Space()
	for _, slot := range [4]int{genericDocSlot, genericMapsSlot, genericIteratorsSlot, genericCallSlot} {
		a := op.Prop(slot)
		if a == nil {
			continue
		}
		if sep == " {" {
			sep = "{"
		}
		p.Str(sep)
		sep = ", "
		p.Str(op.Info().SlotName(slot))
		p.Str(" = ")
		if slot == genericIteratorsSlot {
			printIterators(p, a)
		} else {
			p.Attr(a)
		}
	}
	if sep == ", " {
		p.Byte('}')
	}
	start, _ := op.OperandGroup(1)
	printParts(p, op, start)
	for _, e := range op.DiscardableAttrs() {
		if e.Value != nil {
			p.Str(" attrs = ")
			p.NamedAttrs(op.DiscardableAttrs())
			break
		}
	}
	if !op.Region(0).Empty() {
		p.Space()
		p.Region(op.Region(0), true, true)
	}
	printResults(p, op)
}

// printIterators writes the kinds as strings.
func printIterators(p *ir.Printer, a ir.Attribute) {
	p.Byte('[')
	for i, k := range iteratorsOf(a) {
		if i > 0 {
			p.Str(", ")
		}
		p.Byte('"')
		p.Str(iteratorEnum.String(uint64(k)))
		p.Byte('"')
	}
	p.Byte(']')
}
