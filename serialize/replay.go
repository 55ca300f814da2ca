package serialize

import (
	"math"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// replayer writes a module that was read losslessly. It copies the recorded words of
// functions that were not changed.
type replayer struct {
	r      *reader // has read words
	module *ir.Operation
	words  []uint32
	// unchanged maps the functions of module that did not change to true.
	unchanged map[*ir.Operation]bool
	changes   int // number of functions that were added, changed or removed
	ids       map[string]uint32
	ranges    map[uint32]wordRange // words of functions, by id
	start     int                  // word offset of the first function
	named     map[uint32]bool      // functions in words that the module still has
	dropped   map[uint32]bool      // ids that words define and the result does not, or decorates anew
	repeated  map[ir.Type]bool     // types that have several ids in words
}

type wordRange struct{ from, to int }

func functionName(op *ir.Operation) string { return op.StringAttr(ir.SymbolNameAttr) }

// compare finds the changed functions. It returns false if anything else has changed.
func (p *replayer) compare() bool {
	if !sameAttributes(p.r.module, p.module) {
		return false
	}
	old := map[string]*ir.Operation{}
	var rest []*ir.Operation
	for op := p.r.body.First(); op != nil; op = op.Next() {
		if op.Is(spirv.Func) {
			old[functionName(op)] = op
		} else {
			rest = append(rest, op)
		}
	}
	p.unchanged = map[*ir.Operation]bool{}
	for op := p.module.Region(0).First().First(); op != nil; op = op.Next() {
		if !op.Is(spirv.Func) {
			if len(rest) == 0 || !sameOperation(rest[0], op) {
				return false
			}
			rest = rest[1:]
			continue
		}
		before := old[functionName(op)]
		delete(old, functionName(op))
		if before != nil && sameOperation(before, op) {
			c := comparison{values: map[*ir.Value]*ir.Value{}, blocks: map[*ir.Block]*ir.Block{}}
			if c.region(before.Region(0), op.Region(0)) {
				p.unchanged[op] = true
				continue
			}
		}
		if op.Region(0).Empty() {
			return false // declarations come before all definitions
		}
		p.changes++
	}
	p.changes += len(old)
	return len(rest) == 0
}

// write returns the words of the module, and false if it must be written anew.
func (p *replayer) write(o Options) ([]uint32, bool) {
	vce, ok := p.module.Attr("vce_triple").(*spirv.VCE)
	if !ok || !p.scan() {
		return nil, false
	}
	w := newWriter(p.module, o, vce)
	defer w.release()
	w.next = p.words[words.BoundAt]
	p.seed(w)
	p.drop()
	var functions section
	for op := p.module.Region(0).First().First(); op != nil; op = op.Next() {
		if !op.Is(spirv.Func) {
			continue
		}
		s := w.symbol(op, w.ctx.SymbolRef(functionName(op)))
		if s == nil {
			return nil, false
		}
		if p.unchanged[op] {
			at := p.ranges[s.id]
			functions = append(functions, p.words[at.from:at.to]...)
			continue
		}
		w.functions = w.functions[:0]
		if !w.function(s) || !p.listed(w, s) || p.ambiguous(w.functions) {
			return nil, false
		}
		functions = append(functions, w.functions...)
	}
	head, ok := p.head(w)
	if !ok || w.next > words.MaxBound || p.ambiguous(w.globals) {
		return nil, false
	}
	out := append([]uint32{}, p.words[:words.HeaderLen]...)
	out[words.BoundAt] = w.next
	return append(append(out, head...), functions...), true
}

// scan finds the functions in words.
func (p *replayer) scan() bool {
	p.ranges = map[uint32]wordRange{}
	from, id := -1, uint32(0)
	scan := words.Scan(p.words, words.HeaderLen)
	for i, ok := scan.Next(); ok; i, ok = scan.Next() {
		switch i.Opcode {
		case spec.OpFunction:
			id = i.Operands[1]
			if from < 0 {
				from, p.start = i.At, i.At
			}
		case spec.OpFunctionEnd:
			p.ranges[id] = wordRange{from, i.End()}
			from = i.End()
		}
	}
	return from == len(p.words) && p.start > 0
}

// seed gives w the ids that types, constants and symbols have in words.
func (p *replayer) seed(w *writer) {
	p.ids = map[string]uint32{}
	p.repeated = map[ir.Type]bool{}
	w.setIDs, w.files, w.blocks = map[string]uint32{}, map[string]uint32{}, map[*spirv.StructType]bool{}
	for i := range p.r.ids {
		id := uint32(i)
		d := p.r.lookup(id)
		if d == nil {
			continue
		}
		switch d.kind {
		case defType:
			p.seedType(w, id, d)
		case defConstant:
			if code, _ := words.Split(p.words[d.index]); code == spec.OpConstantNull && !spirv.IsComposite(d.typ) {
				continue // an index into a struct must be an OpConstant
			}
			h := uint64(ir.NewHash().AddAttr(d.attr).AddType(d.typ))
			if key := (constantKey{d.attr, d.typ}); w.constants.get(key, h) == 0 {
				w.constants.insert(key, h, id)
			}
			p.seedScalar(w, id, d)
		case defUndef:
			if w.undefs.get(d.typ, hashType(d.typ)) == 0 {
				w.undefs.insert(d.typ, hashType(d.typ), id)
			}
		case defSet:
			w.setIDs[extSetName(d)] = id
		case defString:
			if text, ok := d.attr.(*ir.StringAttr); ok {
				w.files[text.Value] = id
			}
		case defFunction, defVariable, defReference, defGlobal:
			p.ids[d.attr.(*ir.SymbolRefAttr).Root] = id
		}
	}
	for id, ref := range p.r.promoted {
		p.ids[ref.(*ir.SymbolRefAttr).Root] = id
	}
	for op := p.module.Region(0).First().First(); op != nil; op = op.Next() {
		name, ok := op.Attr(ir.SymbolNameAttr).(*ir.StringAttr)
		if !ok {
			continue
		}
		if id := p.ids[name.Value]; id != 0 {
			ref := ir.Attribute(w.ctx.SymbolRef(name.Value))
			w.list = append(w.list, symbol{op: op, id: id, done: true, named: true})
			w.symbols.insert(ref, uint64(ir.NewHash().AddAttr(ref)), uint32(len(w.list)))
		} else {
			w.declare(op)
		}
	}
}

func (p *replayer) seedType(w *writer, id uint32, d *def) {
	h := hashType(d.typ)
	if w.types.get(d.typ, h) != 0 {
		p.repeated[d.typ] = true
		return
	}
	w.types.insert(d.typ, h, id)
	if s, ok := d.typ.(*spirv.StructType); ok {
		w.blocks[s] = true
	}
	if d.typ == ir.Type(w.ctx.I32()) {
		key := wordsOf(spec.OpTypeInt, []uint32{32, 0})
		w.unique.insert(key, key.hash(), id)
	}
}

// ambiguous reports whether added words may use a type that has several ids, or a
// constant of such a type. In that case it is unknown which of the ids the other words
// need.
func (p *replayer) ambiguous(added section) bool {
	if len(p.repeated) == 0 {
		return false
	}
	for _, id := range added {
		if d := p.r.lookup(id); d != nil && p.repeated[d.typ] && (d.kind == defType || d.kind == defConstant || d.kind == defUndef) {
			return true
		}
	}
	return false
}

// seedScalar gives w the words of a constant, so that w finds the constant when it
// makes one by words.
func (p *replayer) seedScalar(w *writer, id uint32, d *def) {
	i := words.Known(p.words, int(d.index))
	n := len(i.Operands) - 2 // number of words of the value
	if n < 0 || n > 6 {
		return
	}
	var key typeWords
	key[0], key[1], key[8] = uint32(i.Opcode), i.Operands[0], uint32(n)
	copy(key[2:], i.Operands[2:])
	if h := key.hash(); w.scalars.get(key, h) == 0 {
		w.scalars.insert(key, h, id)
	}
}

// drop collects the ids that are defined by functions which are not copied.
func (p *replayer) drop() {
	kept, stay := map[uint32]bool{}, map[uint32]bool{}
	for op := range p.unchanged {
		kept[p.ids[functionName(op)]] = true
	}
	for op := p.module.Region(0).First().First(); op != nil; op = op.Next() {
		if op.Is(spirv.Func) {
			stay[p.ids[functionName(op)]] = true
		}
	}
	p.named = stay
	p.dropped = map[uint32]bool{}
	for id, at := range p.ranges {
		if kept[id] {
			continue
		}
		scan := words.Scan(p.words[:at.to], at.from)
		for i, ok := scan.Next(); ok; i, ok = scan.Next() {
			info := spec.Info(i.Opcode)
			switch {
			case info == nil || !info.HasResult:
			case info.HasResultType:
				p.dropped[i.Operands[1]] = true
			default:
				p.dropped[i.Operands[0]] = true
			}
		}
	}
}

// listed reports whether the interface of every entry point lists the variables that
// the function s uses, as SPIR-V 1.4 and later require.
func (p *replayer) listed(w *writer, s *symbol) bool {
	if w.vce.Version < spec.V1_4 {
		return true
	}
	for _, at := range p.r.entries {
		i := words.Known(p.words, at)
		if i.Opcode != spec.OpEntryPoint {
			continue
		}
		have := map[uint32]bool{}
		_, ids, _ := p.r.str(i.Operands[2:])
		for _, id := range ids {
			have[id] = true
		}
		for _, u := range s.uses {
			if v := &w.list[u]; v.op.Is(spirv.GlobalVariable) && !have[v.id] {
				return false
			}
		}
	}
	return true
}

// The parts of a module's head. Instructions may be added at the end of each part.
const (
	headModes   = iota // capabilities and extensions
	headImports        // extended sets
	headModel          // memory model, entry points, execution modes
	headStrings
	headNames
	headDecorations
	headGlobals
)

func headPart(code spec.Opcode) int {
	switch code {
	case spec.OpCapability, spec.OpExtension:
		return headModes
	case spec.OpExtInstImport:
		return headImports
	case spec.OpMemoryModel, spec.OpEntryPoint, spec.OpExecutionMode, spec.OpExecutionModeId:
		return headModel
	case spec.OpString, spec.OpSource, spec.OpSourceExtension, spec.OpSourceContinued:
		return headStrings
	case spec.OpName, spec.OpMemberName:
		return headNames
	case spec.OpModuleProcessed, spec.OpDecorate, spec.OpMemberDecorate, spec.OpDecorateId, spec.OpDecorateString, spec.OpMemberDecorateString,
		spec.OpMemberDecorateIdEXT, spec.OpDecorationGroup, spec.OpGroupDecorate, spec.OpGroupMemberDecorate:
		return headDecorations
	}
	return headGlobals
}

// head returns the words before the functions: the recorded ones, without names and
// decorations of dropped ids, and the instructions that w added.
func (p *replayer) head(w *writer) (section, bool) {
	var out section
	added := [...]section{headImports: w.imports, headStrings: w.strings, headNames: w.names, headDecorations: w.decorations, headGlobals: w.globals}
	part := 0
	reach := func(next int) {
		for ; part < next; part++ {
			out = append(out, added[part]...)
		}
	}
	scan := words.Scan(p.words[:p.start], words.HeaderLen)
	for i, ok := scan.Next(); ok; i, ok = scan.Next() {
		reach(max(part, headPart(i.Opcode)))
		switch i.Opcode {
		case spec.OpName:
			if id := i.Operands[0]; p.dropped[id] && !p.named[id] {
				continue
			}
		case spec.OpDecorate, spec.OpDecorateId, spec.OpDecorateString:
			if p.dropped[i.Operands[0]] {
				continue
			}
		case spec.OpGroupDecorate, spec.OpExtInst, spec.OpExtInstWithForwardRefsKHR:
			for _, id := range i.Operands[1:] {
				if p.dropped[id] {
					return nil, false
				}
			}
		}
		out = append(out, p.words[i.At:i.End()]...)
	}
	reach(headGlobals + 1)
	return out, len(out) < math.MaxInt32
}
