package llvmir

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/internal/dwarf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// importedDebug maps nodes of debug information to attributes.
type importedDebug struct {
	// off is true if the module does not state the version of debug information that LLVM reads. LLVM then drops it.
	off, known bool
	// ids are the distinct attributes of nodes, recIDs those of nodes that contain themselves.
	ids, recIDs map[*text.Node]*ir.DistinctAttr
	// done holds attributes that stand alone, partial those that refer to a node that is not finished, with the frame of that node.
	done    map[*text.Node]ir.Attribute
	partial map[*text.Node]partialNode
	frames  []debugFrame
	// open are the frames of nodes that are not finished. Nodes that have no attribute for themselves are imported a second time inside of
	// themselves.
	open map[*text.Node][]int
	locs map[*text.Node]ir.Location
}

type partialNode struct {
	a     ir.Attribute
	frame int
}

// debugFrame is a node that is being imported: the frames of nodes that its attribute refers to, and the partial attributes that hold until it
// is finished.
type debugFrame struct {
	refers  map[int]bool
	partial []*text.Node
}

// hasDebug reports whether the module has debug information of the version that LLVM reads.
func (i *importer) hasDebug() bool {
	d := &i.debug
	if d.known {
		return !d.off
	}
	d.known, d.off = true, true
	d.ids, d.recIDs = map[*text.Node]*ir.DistinctAttr{}, map[*text.Node]*ir.DistinctAttr{}
	d.done, d.partial = map[*text.Node]ir.Attribute{}, map[*text.Node]partialNode{}
	d.open, d.locs = map[*text.Node][]int{}, map[*text.Node]ir.Location{}
	const version, valueAt = 3, 2
	for _, named := range i.m.NamedMeta {
		if named.Name != "llvm.module.flags" {
			continue
		}
		for _, n := range named.Nodes {
			if c := intOperand(n, valueAt); operand(n, 1) == text.MetaString("Debug Info Version") && c != nil && c.Lo == version {
				d.off = false
			}
		}
	}
	return !d.off
}

// instLoc returns the location of an instruction.
func (i *importer) instLoc(inst *text.Inst) ir.Location {
	if len(inst.Metadata) == 0 || !i.hasDebug() {
		return ir.UnknownLoc
	}
	return i.location(attached(inst.Metadata, "dbg"))
}

// maxDebugDepth bounds how deep nodes of debug information are inside of each other.
const maxDebugDepth = 2000

// location returns the location for a DILocation.
func (i *importer) location(n *text.Node) ir.Location {
	if n == nil || n.Kind != "DILocation" || !i.hasDebug() {
		return ir.UnknownLoc
	}
	if known, ok := i.debug.locs[n]; ok {
		return known
	}
	var chain []*text.Node
	result := ir.UnknownLoc
	for at := n; at != nil; at, _ = at.Get("inlinedAt").(*text.Node) {
		if known, ok := i.debug.locs[at]; ok {
			result = known
			break
		}
		i.debug.locs[at] = ir.UnknownLoc // for a location that is inlined at itself
		chain = append(chain, at)
	}
	for k := len(chain) - 1; k >= 0; k-- {
		at := chain[k]
		scope, _ := at.Get("scope").(*text.Node)
		loc := i.ctx.FileLineColLoc(fileName(scope), uint32(number32(at.Text("line"))), uint32(number32(at.Text("column"))))
		if a := i.debugAttr(scope); a != nil {
			loc = i.ctx.FusedLoc([]ir.Location{loc}, a)
		}
		if caller, _ := at.Get("inlinedAt").(*text.Node); caller != nil {
			loc = i.ctx.CallSiteLoc(loc, result)
		}
		i.debug.locs[at], result = loc, loc
	}
	return result
}

func number32(s string) uint64 {
	n, _ := strconv.ParseUint(s, 10, 32)
	return n
}

// fileName returns the name of the file of a scope.
func fileName(scope *text.Node) string {
	if scope == nil {
		return ""
	}
	if scope.Kind == "DIFile" {
		return scope.Text("filename")
	}
	f, _ := scope.Get("file").(*text.Node)
	if f == nil {
		return ""
	}
	return f.Text("filename")
}

// functionLoc returns the location of a function, with its debug information.
func (i *importer) functionLoc(f *text.Function) ir.Location {
	n := attached(f.Metadata, "dbg")
	if n == nil || n.Kind != "DISubprogram" || !i.hasDebug() {
		return ir.UnknownLoc
	}
	a := i.debugAttr(n)
	locs := []ir.Location{i.ctx.FileLineColLoc(fileName(n), uint32(number32(n.Text("line"))), 0)}
	if !i.modern {
		locs = append([]ir.Location{i.ctx.NameLoc(n.Text("name"), ir.UnknownLoc)}, locs...)
	}
	return i.ctx.FusedLoc(locs, a)
}

// globalDebug returns the list of the variables of the source that a global is, nil if there is none.
func (i *importer) globalDebug(g *text.Global) ir.Attribute {
	var list []ir.Attribute
	for _, m := range g.Metadata {
		if m.Kind != "dbg" || m.Node.Kind != "DIGlobalVariableExpression" || !i.hasDebug() {
			continue
		}
		v, _ := m.Node.Get("var").(*text.Node)
		e, _ := m.Node.Get("expr").(*text.Node)
		a := i.debugAttr(v)
		if a == nil || a.AttrDef() != llvm.DIGlobalVariableDef {
			continue
		}
		list = append(list, llvm.NewAttr(i.ctx, llvm.DIGlobalVariableExpressionDef, llvm.Field{Name: "var", Value: a},
			llvm.Field{Name: "expr", Value: i.expressionAttr(e)}))
	}
	if len(list) == 0 {
		return nil
	}
	if !i.modern { // which has one variable
		list = list[:1]
	}
	return i.ctx.Array(list)
}

// expressionAttr returns the attribute of a DIExpression.
func (i *importer) expressionAttr(n *text.Node) ir.Attribute {
	ops := []ir.Attribute{}
	if n != nil {
		for k := 0; k < len(n.Words); {
			code, ok := dwarf.Operations.Number(n.Words[k])
			if !ok {
				code = uint32(number32(n.Words[k]))
			}
			k++
			var args []uint64
			for ; k < len(n.Words) && !strings.HasPrefix(n.Words[k], "DW_OP_"); k++ {
				args = append(args, expressionArg(n.Words[k]))
			}
			fields := []llvm.Field{{Name: "opcode", Value: code}}
			if args != nil {
				fields = append(fields, llvm.Field{Name: "arguments", Value: args})
			}
			ops = append(ops, llvm.NewAttr(i.ctx, llvm.DIExpressionElemDef, fields...))
		}
	}
	if len(ops) == 0 {
		return llvm.NewAttr(i.ctx, llvm.DIExpressionDef)
	}
	return llvm.NewAttr(i.ctx, llvm.DIExpressionDef, llvm.Field{Name: "operations", Value: ops})
}

func expressionArg(w string) uint64 {
	if n, ok := dwarf.Encodings.Number(w); ok {
		return uint64(n)
	}
	if v, err := strconv.ParseInt(w, 10, 64); err == nil {
		return uint64(v)
	}
	v, _ := strconv.ParseUint(w, 10, 64)
	return v
}

// debugAttr returns the attribute for a node of debug information, nil if MLIR has none. A node that contains itself refers to itself by an
// id; what is made while it is open is kept only until it is finished.
func (i *importer) debugAttr(n *text.Node) ir.Attribute {
	if n == nil || n.Kind == "" || !i.hasDebug() {
		return nil
	}
	d := &i.debug
	if a, ok := d.done[n]; ok {
		return a
	}
	if p, ok := d.partial[n]; ok {
		d.frames[len(d.frames)-1].refers[p.frame] = true
		return p.a
	}
	if frames := d.open[n]; len(frames) > 0 {
		frame := frames[len(frames)-1]
		if self := i.selfReference(n); self != nil {
			d.partial[n] = partialNode{self, frame}
			d.frames[frame].partial = append(d.frames[frame].partial, n)
			d.frames[len(d.frames)-1].refers[frame] = true
			return self
		}
		if len(frames) > 1 {
			return nil
		}
	}
	if len(d.frames) >= maxDebugDepth {
		if !i.failed {
			i.failed = true
			i.ctx.EmitError(i.moduleLoc(), "debug information is nested too deeply")
		}
		return nil
	}
	at := len(d.frames)
	d.open[n] = append(d.open[n], at)
	d.frames = append(d.frames, debugFrame{refers: map[int]bool{}})
	a := i.newDebugAttr(n)
	if a != nil && d.frames[at].refers[at] {
		a = withRecID(a, d.recIDs[n])
	}
	i.finishDebug(n, at, a)
	return a
}

// finishDebug ends the frame of a node and keeps its attribute.
func (i *importer) finishDebug(n *text.Node, at int, a ir.Attribute) {
	d := &i.debug
	frame := d.frames[at]
	delete(frame.refers, at)
	for _, p := range frame.partial {
		delete(d.partial, p)
	}
	if len(frame.refers) == 0 {
		d.done[n] = a
	} else {
		highest := 0
		for k := range frame.refers {
			highest = max(highest, k)
			d.frames[at-1].refers[k] = true
		}
		d.partial[n] = partialNode{a, highest}
		d.frames[highest].partial = append(d.frames[highest].partial, n)
	}
	d.frames = d.frames[:at]
	d.open[n] = d.open[n][:len(d.open[n])-1]
}

// selfReference returns the attribute that stands for a node inside of itself, nil if nodes of the kind cannot contain themselves.
func (i *importer) selfReference(n *text.Node) ir.Attribute {
	def := llvm.DICompositeTypeDef
	switch {
	case n.Kind == "DISubprogram" && i.modern:
		def = llvm.DISubprogramDef
	case n.Kind != "DICompositeType":
		return nil
	}
	id := i.debug.recIDs[n]
	if id == nil {
		id = i.distinct()
		i.debug.recIDs[n] = id
	}
	return llvm.NewAttr(i.ctx, def, llvm.Field{Name: "recId", Value: ir.Attribute(id)}, llvm.Field{Name: "isRecSelf", Value: true})
}

// withRecID returns a with the id by which its parts refer to it.
func withRecID(a ir.Attribute, id *ir.DistinctAttr) ir.Attribute {
	def := a.AttrDef()
	r, ok := a.(*ir.RecordAttr)
	if !ok || id == nil {
		return a
	}
	params := make([]any, len(def.Params))
	for k := range def.Params {
		params[k] = r.Param(k)
		if def.Params[k].Name == "recId" {
			params[k] = ir.Attribute(id)
		}
	}
	return a.Context().RecordAttr(def, params...)
}
