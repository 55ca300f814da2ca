package serialize

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// frame is a function that contains an instruction in the source. The scope is its DebugFunction, or 0 if
// nobody knows the function. inlined is the DebugInlinedAt of the call that was inlined, or 0.
type frame struct{ scope, inlined uint32 }

// place is the position of an instruction in the source.
type place struct {
	frame
	source, line, column uint32 // source is 0 if the position is not known
}

type placeKey struct {
	loc ir.Location
	frame
}

// lexicalBlock is the DebugLexicalBlock of a structured operation, and the function in which the source
// has the operation.
type lexicalBlock struct {
	frame
	id uint32
}

type scopeKey struct {
	op *ir.Operation
	frame
}

// maxSteps bounds the locations that one location may consist of. Others give no place, because call sites
// in call sites can have exponentially many frames.
const maxSteps = 256

// placeOf returns the place of a location in the function that is being written.
func (d *debugInfo) placeOf(loc ir.Location) place {
	d.steps = maxSteps
	p := d.resolve(loc, d.frame)
	if d.steps < 0 {
		return place{frame: d.frame}
	}
	return p
}

// resolve returns the place of a location. in is the function around the outermost call of the location.
func (d *debugInfo) resolve(loc ir.Location, in frame) place {
	key := placeKey{loc, in}
	if p, ok := d.places[key]; ok {
		return p
	}
	if d.steps--; d.steps < 0 {
		return place{frame: in}
	}
	p := d.resolveParts(loc, in)
	if d.steps >= 0 {
		d.places[key] = p
	}
	return p
}

func (d *debugInfo) resolveParts(loc ir.Location, in frame) place {
	li := d.w.ctx.LocInfo(loc)
	p := place{frame: in}
	switch li.Kind {
	case ir.LocFileLineCol:
		p.source, p.line, p.column = d.source(li.File), li.Line, li.Col
		if p.scope == 0 {
			p.scope = d.inlinedFunction("", ir.UnknownLoc, flagArtificial)
		}
		return p
	case ir.LocCallSite:
		return d.resolve(li.Children[0], d.inlinedAt(d.resolve(li.Children[1], in)))
	case ir.LocFused:
		in = d.functionOf(&li, in)
	}
	for _, c := range li.Children {
		if p = d.resolve(c, in); p.source != 0 {
			break
		}
	}
	return p
}

// inlinedAt returns the frame of a call that was inlined at a place, of a function that is not known yet.
func (d *debugInfo) inlinedAt(caller place) frame {
	operands := []uint32{d.w.uint(caller.line), caller.scope}
	if caller.scope == 0 {
		operands[1] = d.unit
	}
	if caller.inlined != 0 {
		operands = append(operands, caller.inlined)
	}
	return frame{inlined: d.global(spec.NonSemanticShaderDebugInfo100DebugInlinedAt, operands...)}
}

// functionOf returns in with the function that a fused location states, if it states one.
func (d *debugInfo) functionOf(li *ir.LocInfo, in frame) frame {
	if ref, ok := li.Metadata.(*ir.SymbolRefAttr); ok {
		in.scope = d.callee(ref, li.Children[len(li.Children)-1])
	}
	return in
}

// callee returns the DebugFunction of a function that was inlined. The location of an inlined instruction
// names the function and says where it is declared.
func (d *debugInfo) callee(ref *ir.SymbolRefAttr, declared ir.Location) uint32 {
	if s := d.w.find(ir.Attribute(ref)); s != nil && s.op.Is(spirv.Func) {
		return d.function(s.op)
	}
	return d.inlinedFunction(ref.Root, declared, flagDefinition)
}

// blockOf returns the lexical block of a structured operation. Without a place, it is that of the
// operation around it.
func (d *debugInfo) blockOf(op *ir.Operation) lexicalBlock {
	if b, ok := d.blocks[op]; ok {
		return b
	}
	p := d.placeOf(op.Loc())
	b := lexicalBlock{frame: p.frame}
	b.id = d.scopeIn(op.Parent(), p.frame)
	if p.source != 0 {
		b.id = d.global(spec.NonSemanticShaderDebugInfo100DebugLexicalBlock, p.source, d.w.uint(p.line), d.w.uint(p.column), b.id)
	}
	d.blocks[op] = b
	return b
}

// scopeIn returns the innermost scope of the function in that op, a structured operation or the function
// of the module, is part of.
func (d *debugInfo) scopeIn(op *ir.Operation, in frame) uint32 {
	if op == d.fn {
		return in.scope
	}
	key := scopeKey{op, in}
	id := d.scopes[key]
	if id == 0 {
		if b := d.blockOf(op); b.frame == in {
			id = b.id
		} else {
			id = d.scopeIn(op.Parent(), in)
		}
		d.scopes[key] = id
	}
	return id
}

// opPlace returns the place of an operation in its innermost scope.
func (d *debugInfo) opPlace(op *ir.Operation) place {
	p := d.placeOf(op.Loc())
	if p.source != 0 {
		p.scope = d.scopeIn(op.Parent(), p.frame)
	}
	return p
}

// line writes the scope and the line of op to s unless they apply already.
func (d *debugInfo) line(s *section, op *ir.Operation) { d.move(s, d.opPlace(op)) }

// move writes a scope and a line to s unless they apply already.
func (d *debugInfo) move(s *section, p place) {
	old := d.current
	d.current = p
	if p.source == 0 {
		d.current = place{}
		if old.source != 0 {
			d.write(s, spec.NonSemanticShaderDebugInfo100DebugNoLine)
			d.write(s, spec.NonSemanticShaderDebugInfo100DebugNoScope)
		}
		return
	}
	if old.frame != p.frame {
		operands := [2]uint32{p.scope, p.inlined}
		n := 2
		if p.inlined == 0 {
			n = 1
		}
		d.write(s, spec.NonSemanticShaderDebugInfo100DebugScope, operands[:n]...)
	}
	if old.source != p.source || old.line != p.line || old.column != p.column {
		line, column := d.w.uint(p.line), d.w.uint(p.column)
		d.write(s, spec.NonSemanticShaderDebugInfo100DebugLine, p.source, line, line, column, column)
	}
}
