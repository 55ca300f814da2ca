package serialize

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// earlyEntries are the entry points and execution modes that are read while workers read functions.
type earlyEntries struct {
	n      int       // the number of entries that are read
	ops    *ir.Block // their operations
	active bool      // entries are read early now
}

// entryPoints reads the entry points and execution modes. The caller has read all functions.
func (r *reader) entryPoints() bool {
	if r.earlyEntries.ops != nil {
		r.body.TakeOps(r.earlyEntries.ops)
	}
	for _, at := range r.entries[r.earlyEntries.n:] {
		r.offset = at
		if i := words.Known(r.words, at); !r.entry(i.Opcode, i.Operands) {
			return false
		}
	}
	for _, at := range r.graphEntries {
		r.offset = at
		if i := words.Known(r.words, at); !r.opaqueMode(i.Opcode, i.Operands) {
			return false
		}
	}
	return !r.inGraph || r.fail("expected OpGraphEndARM instruction")
}

// readEarly reads entries up to the first that is wrong or that the dialect has no operation for. They
// go into a block of their own, since workers look at the block of the module.
func (r *reader) readEarly() {
	r.earlyEntries.ops = r.b.Arena().NewBlock()
	r.b.SetEnd(r.earlyEntries.ops)
	r.line = ir.UnknownLoc
	r.earlyEntries.active = true
	r.quiet++
	for _, at := range r.entries {
		if i := words.Known(r.words, at); !r.entry(i.Opcode, i.Operands) {
			break
		}
		r.earlyEntries.n++
	}
	r.quiet--
	r.earlyEntries.active = false
}

// entry reads OpEntryPoint, OpExecutionMode or OpExecutionModeId. The caller has read
// all functions.
func (r *reader) entry(code spec.Opcode, w []uint32) bool {
	fnID := w[0]
	if code == spec.OpEntryPoint {
		fnID = w[1]
	}
	fn := r.lookup(fnID)
	if fn == nil || fn.kind != defFunction {
		return r.failID("no function matching", fnID)
	}
	if code == spec.OpEntryPoint {
		return r.entryPoint(fn, w)
	}
	if !r.isEnumerant(spec.KindExecutionMode, w[1]) {
		return false
	}
	if !r.plainMode(code, w) {
		for _, id := range w[2:] {
			if d := r.lookup(id); code == spec.OpExecutionModeId && d != nil && (d.kind == defValue || d.kind == defLabel || d.kind == defPending) {
				return r.failID("operand of an execution mode is not a constant:", id)
			}
		}
		return r.opaqueMode(code, w)
	}
	values := make([]ir.Attribute, 0, len(w)-2)
	for _, v := range w[2:] {
		if code == spec.OpExecutionModeId {
			c, ok := r.constantInt(v)
			if !ok {
				return false
			}
			v = c
		}
		values = append(values, r.ctx.Int(r.ctx.I32(), int64(int32(v))))
	}
	r.b.Create(r.line, spirv.ExecutionMode, nil, nil, ir.Named("fn", fn.attr),
		ir.Named("execution_mode", r.ctx.Enum(spirv.ExecutionModeAttr, uint64(w[1]))), ir.Named("values", r.ctx.Array(values)))
	return true
}

// plainMode reports whether all operands of an execution mode are numbers or ids of
// 32-bit constants.
func (r *reader) plainMode(code spec.Opcode, w []uint32) bool {
	params := spec.KindExecutionMode.Enumerant(w[1]).Params
	ids := len(params) > 0 && params[0].Kind == spec.KindIdRef
	if ids != (code == spec.OpExecutionModeId) {
		return false
	}
	for _, v := range w[2:] {
		if !ids {
			continue
		}
		if d := r.lookup(v); d == nil || d.kind != defConstant || d.typ != ir.Type(r.ctx.I32()) {
			return false
		}
	}
	return true
}

// entryKey is an execution model and a function.
type entryKey struct{ model, fn uint32 }

func (r *reader) entryPoint(fn *def, w []uint32) bool {
	if !r.isEnumerant(spec.KindExecutionModel, w[0]) {
		return false
	}
	// The dialect allows one entry point per execution model and function.
	key := entryKey{w[0], w[1]}
	if r.entryKeys[key] {
		return r.opaqueMode(spec.OpEntryPoint, w)
	}
	if r.entryKeys == nil {
		r.entryKeys = make(map[entryKey]bool, len(r.entries)/2)
	}
	name, ids, ok := r.str(w[2:])
	if !ok {
		return false
	}
	vars := make([]ir.Attribute, len(ids))
	for i, id := range ids {
		v := r.lookup(id)
		if v != nil && v.kind == defGlobal {
			r.entryKeys[key] = r.opaqueMode(spec.OpEntryPoint, w)
			return r.entryKeys[key]
		}
		if v == nil || v.kind != defVariable {
			return r.fail("undefined result <id> " + strconv.FormatUint(uint64(id), 10) + " while decoding OpEntryPoint")
		}
		vars[i] = v.attr
	}
	attrs := []ir.NamedAttribute{ir.Named("execution_model", r.ctx.Enum(spirv.ExecutionModelAttr, uint64(w[0]))),
		ir.Named("fn", fn.attr), ir.Named("interface", r.ctx.Array(vars))}
	if fn.attr.(*ir.SymbolRefAttr).Root != name {
		attrs = append(attrs, ir.Named(entryName, r.ctx.String(name)))
	}
	r.entryKeys[key] = true
	r.b.Create(r.line, spirv.EntryPoint, nil, nil, attrs...)
	return true
}
