package llvmir

import (
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/internal/dwarf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// debugRows describe the attributes of debug information: the mnemonic, the kind of LLVM's node, and the
// parameters with the names of LLVM's fields behind > if they differ, and a form: s a text, n a number, r another
// node, l a list of nodes, b a truth value, x an expression, c a constant or a node, and words of tables: t tags, e
// encodings, a languages, v conventions, E K F P enumerations. An asterisk marks kinds whose nodes are distinct.
const debugRows = `
di_basic_type DIBasicType tag:t name:s sizeInBits>size:n encoding:e
di_common_block DICommonBlock scope:r decl>declaration:r name:s file:r line:n
di_compile_unit *DICompileUnit sourceLanguage>language:a file:r producer:s isOptimized:b splitDebugFilename:s emissionKind:E nameTableKind:K
di_composite_type DICompositeType tag:t name:s scope:r file:r line:n baseType:r sizeInBits>size:n alignInBits>align:n flags:F elements:l dataLocation:r associated:r allocated:r rank:r
di_derived_type DIDerivedType tag:t name:s baseType:r sizeInBits>size:n alignInBits>align:n offsetInBits>offset:n dwarfAddressSpace:o extraData:r
di_file DIFile name>filename:s directory:s
di_generic_subrange DIGenericSubrange count:c lowerBound:c upperBound:c stride:c
di_global_variable *DIGlobalVariable name:s linkageName:s scope:r file:r line:n type:r isLocalToUnit>isLocal:b isDefined>isDefinition:b alignInBits>align:n
di_global_variable_expression DIGlobalVariableExpression var:r expr:x
di_imported_entity DIImportedEntity tag:t name:s scope:r entity:r file:r line:n elements:l
di_label DILabel scope:r name:s file:r line:n
di_lexical_block *DILexicalBlock scope:r file:r line:n column:n
di_lexical_block_file *DILexicalBlockFile scope:r file:r discriminator:n
di_local_variable DILocalVariable name:s arg:n scope:r file:r line:n type:r flags:F alignInBits>align:n
di_module DIModule scope:r name:s configMacros:s includePath:s apinotes:s file:r line:n isDecl:b
di_namespace DINamespace name:s scope:r exportSymbols:b
di_string_type DIStringType tag:t name:s stringLength:r stringLengthExp>stringLengthExpression:r stringLocationExp>stringLocationExpression:r sizeInBits>size:n alignInBits>align:n encoding:e
di_subprogram DISubprogram name:s linkageName:s scope:r file:r line:n type:r scopeLine:n subprogramFlags>spFlags:P compileUnit>unit:r retainedNodes:l annotations:l
di_subrange DISubrange count:c lowerBound:c upperBound:c stride:c
di_subroutine_type DISubroutineType callingConvention>cc:v types:l`

// debugRow returns the row of a mnemonic, split at spaces.
func debugRow(name string) []string {
	at := strings.Index(debugRows, "\n"+name+" ")
	if at < 0 {
		return nil
	}
	line, _, _ := strings.Cut(debugRows[at+1:], "\n")
	return strings.Fields(line)
}

// debugNode returns the node of an attribute of debug information, nil for no attribute and for the type of nothing.
func (e *exporter) debugNode(a ir.Attribute) *text.Node {
	if a == nil || mnemonic(a) == "di_null_type" {
		return nil
	}
	switch mnemonic(a) {
	case "di_expression":
		return e.expression(a)
	case "di_annotation":
		return text.Tuple(text.MetaString(llvm.StringParam(a, "name")), text.MetaString(llvm.StringParam(a, "value")))
	}
	if n := e.meta.nodes[a]; n != nil {
		return n
	}
	if id := llvm.AttrParam(a, "recId"); id != nil {
		return e.recursiveNode(a, id)
	}
	if id := llvm.AttrParam(a, "id"); id != nil && mnemonic(a) == "di_subprogram" {
		return e.node(id, func(n *text.Node) { e.fillDebug(n, a) })
	}
	return e.node(a, func(n *text.Node) { e.fillDebug(n, a) })
}

// recursiveNode returns the node of a type or a function that refers to itself by an id.
func (e *exporter) recursiveNode(a, id ir.Attribute) *text.Node {
	if n := e.meta.recursive[id]; n != nil {
		return n
	}
	if e.meta.recursive == nil {
		e.meta.recursive = map[ir.Attribute]*text.Node{}
	}
	return e.node(a, func(n *text.Node) {
		e.meta.recursive[id] = n
		e.fillDebug(n, a)
		delete(e.meta.recursive, id)
	})
}

func (e *exporter) fillDebug(n *text.Node, a ir.Attribute) {
	row := debugRow(mnemonic(a))
	if row == nil {
		return
	}
	n.Kind = strings.TrimPrefix(row[1], "*")
	const definition = 1 << 3
	n.Distinct = row[1] != n.Kind || n.Kind == "DISubprogram" && (llvm.AttrParam(a, "id") != nil || llvm.NumberParam(a, "subprogramFlags")&definition != 0)
	switch debugWord('t', llvm.NumberParam(a, "tag")) {
	case "DW_TAG_class_type", "DW_TAG_enumeration_type", "DW_TAG_structure_type", "DW_TAG_union_type":
		n.Distinct = n.Distinct || n.Kind == "DICompositeType"
	}
	for _, field := range row[2:] {
		name, form, _ := strings.Cut(field, ":")
		from, to, renamed := strings.Cut(name, ">")
		if !renamed {
			to = from
		}
		if f, ok := e.debugField(a, from, to, form[0]); ok {
			n.Fields = append(n.Fields, f)
		}
	}
	if n.Kind == "DICompileUnit" {
		e.m.AddNamedMeta("llvm.dbg.cu", n)
	}
	if n.Kind == "DISubroutineType" && n.Get("types") == nil {
		n.Fields = append(n.Fields, text.Ref("types", text.Tuple()))
	}
}

func (e *exporter) debugField(a ir.Attribute, from, to string, form byte) (text.Field, bool) {
	n := llvm.NumberParam(a, from)
	switch form {
	case 's':
		s := llvm.StringParam(a, from)
		return text.Str(to, s), s != ""
	case 'n':
		return text.Number(to, int64(n)), true
	case 'o':
		return text.Number(to, int64(n)), llvm.Param(a, from) != nil
	case 'b':
		return text.Bool(to, n != 0), true
	case 'r', 'x':
		if node := e.debugNode(llvm.AttrParam(a, from)); node != nil {
			return text.Ref(to, node), true
		} else if form == 'x' {
			return text.Ref(to, text.Expression()), true
		}
		return text.Field{}, false
	case 'l':
		return e.debugList(a, from, to)
	case 'c':
		return e.bound(llvm.AttrParam(a, from), to)
	}
	w := debugWord(form, n)
	return text.Word(to, w), w != ""
}

func (e *exporter) debugList(a ir.Attribute, from, to string) (text.Field, bool) {
	list := llvm.ListParam(a, from)
	// MLIR 19 writes an empty list of elements.
	if len(list) == 0 && (to != "elements" || !e.old) {
		return text.Field{}, false
	}
	n := text.Tuple()
	for _, x := range list {
		var m text.Metadata
		if node := e.debugNode(x); node != nil {
			m = node
		}
		n.Ops = append(n.Ops, m)
	}
	return text.Ref(to, n), true
}

// bound returns the bound of a range: a number, or a variable or expression that computes it.
func (e *exporter) bound(a ir.Attribute, to string) (text.Field, bool) {
	switch a := a.(type) {
	case nil:
		return text.Field{}, false
	case *ir.IntegerAttr:
		return text.Number(to, a.Int64Or(0)), true
	}
	return text.Ref(to, e.debugNode(a)), true
}

// debugWord returns the word of a number, and the number itself if it has none.
func debugWord(form byte, n uint64) string {
	var table *dwarf.Table
	var enum *ir.EnumClass
	switch form {
	case 't':
		table = &dwarf.Tags
	case 'e':
		table = &dwarf.Encodings
	case 'a':
		table = &dwarf.Languages
	case 'v':
		table = &dwarf.Conventions
	case 'E':
		return map[string]string{"None": "NoDebug", "Full": "FullDebug"}[word(llvm.DIEmissionKinds, n)] + map[string]string{
			"LineTablesOnly": "LineTablesOnly", "DebugDirectivesOnly": "DebugDirectivesOnly"}[word(llvm.DIEmissionKinds, n)]
	case 'K':
		enum = llvm.DINameTableKinds
	case 'F':
		return flagWords(llvm.DIFlags, "DIFlag", n)
	case 'P':
		return flagWords(llvm.DISubprogramFlags, "DISPFlag", n)
	}
	switch {
	case enum != nil:
		return word(enum, n)
	case n == 0 && form != 'a':
		return ""
	}
	if w := table.Name(uint32(n)); w != "" {
		return w
	}
	return strconv.FormatUint(n, 10)
}

// flagWords joins the words of bits.
func flagWords(e *ir.EnumClass, prefix string, n uint64) string {
	if n == 0 {
		if prefix == "DISPFlag" {
			return "0"
		}
		return ""
	}
	var words []string
	rest := n
	for i := range e.Cases {
		c := &e.Cases[i]
		if c.Value != 0 && rest&c.Value == c.Value {
			words = append(words, prefix+c.Keyword)
			rest &^= c.Value
		}
	}
	if rest != 0 {
		words = append(words, strconv.FormatUint(rest, 10))
	}
	return strings.Join(words, " | ")
}

func (e *exporter) expression(a ir.Attribute) *text.Node {
	n := text.Expression()
	if a == nil {
		return n
	}
	const fragment = "DW_OP_LLVM_fragment"
	last := ""
	var offset uint64
	for _, op := range llvm.ListParam(a, "operations") {
		name := dwarf.Operations.Name(uint32(llvm.NumberParam(op, "opcode")))
		args, _ := llvm.Param(op, "arguments").([]uint64)
		if name == fragment && len(args) == 2 {
			if last == fragment {
				// A fragment of a fragment begins at the sum of the offsets, and has the size of the first.
				offset += args[0]
				n.Words[len(n.Words)-2] = strconv.FormatUint(offset, 10)
				continue
			}
			offset = args[0]
		}
		last = name
		n.Words = append(n.Words, name)
		for i, v := range args {
			s := strconv.FormatUint(v, 10)
			if w := dwarf.Encodings.Name(uint32(v)); n.Words[len(n.Words)-1-i] == "DW_OP_LLVM_convert" && i == 1 && w != "" {
				s = w
			}
			n.Words = append(n.Words, s)
		}
	}
	return n
}

// debugFlags adds the flags of modules that have to do with debug information.
func (e *exporter) debugFlags() {
	const flags, version = "llvm.module.flags", "Debug Info Version"
	if !e.hasFlag(version) {
		e.m.AddNamedMeta(flags, text.Tuple(integer(text.I32, 2), text.MetaString(version), integer(text.I32, 3)))
	}
	if strings.Contains(e.m.Triple, "windows-msvc") {
		e.m.AddNamedMeta(flags, text.Tuple(integer(text.I32, 2), text.MetaString("CodeView"), integer(text.I32, 1)))
	}
}

// hasFlag reports whether the module states the flag itself.
func (e *exporter) hasFlag(key string) bool {
	return !e.body(func(op *ir.Operation) bool {
		list, ok := op.Attr("flags").(*ir.ArrayAttr)
		if !ok || !op.Is(llvm.ModuleFlags) {
			return true
		}
		for _, a := range list.Elements {
			if llvm.StringParam(a, "key") == key {
				return false
			}
		}
		return true
	})
}

// subprogramAttr returns the subprogram that a location of a function holds.
func (e *exporter) subprogramAttr(l ir.Location) ir.Attribute {
	info := e.ctx.LocInfo(l)
	if mnemonic(info.Metadata) == "di_subprogram" {
		return info.Metadata
	}
	for _, child := range info.Children {
		if a := e.subprogramAttr(child); a != nil {
			return a
		}
	}
	return nil
}

func (e *exporter) subprogram(op *ir.Operation) *text.Node {
	return e.debugNode(e.subprogramAttr(op.Loc()))
}

func (e *exporter) functionDebug(f *text.Function, op *ir.Operation) {
	if n := e.subprogram(op); n != nil {
		f.Metadata = text.Attach(f.Metadata, "dbg", n)
	}
}

// globalDebug attaches the debug information of a variable, and lists it in its compile unit.
func (e *exporter) globalDebug(g *text.Global, op *ir.Operation) {
	list, ok := attrOf(op, "dbg_exprs", "dbg_expr").(*ir.ArrayAttr)
	if !ok {
		return
	}
	for _, a := range list.Elements {
		n := e.debugNode(a)
		g.Metadata = append(g.Metadata, text.Attachment{Kind: "dbg", Node: n})
		scope := llvm.AttrParam(llvm.AttrParam(a, "var"), "scope")
		for scope != nil && mnemonic(scope) != "di_compile_unit" {
			next := llvm.AttrParam(scope, "compileUnit")
			if next == nil {
				next = llvm.AttrParam(scope, "scope")
			}
			scope = next
		}
		if scope == nil {
			continue
		}
		u := e.debugNode(scope)
		if e.meta.unitGlobals == nil {
			e.meta.unitGlobals = map[*text.Node]*text.Node{}
		}
		if e.meta.unitGlobals[u] == nil {
			e.meta.unitGlobals[u] = text.Tuple()
			u.Fields = append(u.Fields, text.Ref("globals", e.meta.unitGlobals[u]))
		}
		e.meta.unitGlobals[u].Ops = append(e.meta.unitGlobals[u].Ops, n)
	}
}

// location returns the node of a location in a scope, nil if the location is unknown or has no scope.
func (e *exporter) location(l ir.Location, scope *text.Node) *text.Node {
	return e.inlined(l, scope, nil)
}

func (e *exporter) inlined(l ir.Location, scope, at *text.Node) *text.Node {
	info := e.ctx.LocInfo(l)
	switch info.Kind {
	case ir.LocCallSite:
		caller := e.inlined(info.Children[1], scope, at)
		if caller == nil {
			// LLVM cannot express the caller. The location is then that of the callee in the outer caller.
			if caller = at; caller == nil {
				return nil
			}
		}
		if callee := e.inlined(info.Children[0], nil, caller); callee != nil {
			return callee
		}
		return caller
	case ir.LocFileLineCol:
		if scope == nil {
			return nil
		}
		n := text.DI("DILocation", text.Number("line", int64(info.Line)), text.Number("column", int64(info.Col)), text.Ref("scope", scope))
		if at != nil {
			n.Fields = append(n.Fields, text.Ref("inlinedAt", at))
		}
		return n
	case ir.LocFused:
		if info.Metadata != nil && llvm.IsDILocalScope(info.Metadata) {
			scope = e.debugNode(info.Metadata)
		}
		var merged *text.Node
		for i, child := range info.Children {
			if n := e.inlined(child, scope, at); i == 0 {
				merged = n
			} else {
				merged = mergeLocations(merged, n)
			}
		}
		return merged
	}
	if len(info.Children) == 0 {
		return nil
	}
	return e.inlined(info.Children[0], scope, at)
}

// inlineChain returns a location and those at which it is inlined.
func inlineChain(n *text.Node) []*text.Node {
	var out []*text.Node
	for ; n != nil; n, _ = n.Get("inlinedAt").(*text.Node) {
		out = append(out, n)
	}
	return out
}

// scopesAround returns the scopes around a location up to its function.
func scopesAround(n *text.Node) []*text.Node {
	var out []*text.Node
	for s, _ := n.Get("scope").(*text.Node); s != nil; s, _ = s.Get("scope").(*text.Node) {
		out = append(out, s)
		if s.Kind == "DISubprogram" {
			break
		}
	}
	return out
}

// functionOf returns the function of a location, nil if there is none.
func functionOf(n *text.Node) *text.Node {
	if s := scopesAround(n); len(s) > 0 {
		return s[len(s)-1]
	}
	return nil
}

// mergeLocations returns the location of what two locations have in common: from the outermost calls on as far as their functions are
// the same. If they have nothing in common, it is an unknown place of the first one.
func mergeLocations(a, b *text.Node) *text.Node {
	if a == nil || b == nil {
		return nil
	}
	as, bs := inlineChain(a), inlineChain(b)
	i, k := commonCall(as, bs)
	var merged *text.Node
	if i >= 0 {
		merged, _ = as[i].Get("inlinedAt").(*text.Node)
	}
	for ; i >= 0 && k >= 0; i, k = i-1, k-1 {
		next := mergePair(as[i], bs[k], merged)
		if next == nil {
			break
		}
		merged = next
	}
	if merged != nil {
		return merged
	}
	first, _ := a.Get("scope").(*text.Node)
	return newLocation("0", "0", first, nil)
}

// commonCall returns where two chains are first in the same function, inlined at the same location, and -1 twice if they never are.
func commonCall(as, bs []*text.Node) (i, k int) {
	const most = 1 << 20
	if len(as)*len(bs) > most {
		return -1, -1
	}
	for k, y := range bs {
		for i, x := range as {
			if functionOf(x) == functionOf(y) && sameLocation(x.Get("inlinedAt"), y.Get("inlinedAt")) {
				return i, k
			}
		}
	}
	return -1, -1
}

// mergePair returns what two locations in one function have in common, nil if they are in two.
func mergePair(a, b, at *text.Node) *text.Node {
	if functionOf(a) != functionOf(b) {
		return nil
	}
	var scope *text.Node
	for _, s := range scopesAround(b) {
		if slices.Contains(scopesAround(a), s) {
			scope = s
			break
		}
	}
	line, column := "0", "0"
	if a.Text("line") == b.Text("line") {
		line = a.Text("line")
		if a.Text("column") == b.Text("column") {
			column = a.Text("column")
		}
	}
	return newLocation(line, column, scope, at)
}

func newLocation(line, column string, scope, at *text.Node) *text.Node {
	n := text.DI("DILocation", text.Field{Name: "line", Kind: text.FieldNumber, Text: line},
		text.Field{Name: "column", Kind: text.FieldNumber, Text: column}, text.Ref("scope", scope))
	if at != nil {
		n.Fields = append(n.Fields, text.Ref("inlinedAt", at))
	}
	return n
}

// sameLocation reports whether two locations, which may be missing, are equal.
func sameLocation(a, b text.Metadata) bool {
	x, _ := a.(*text.Node)
	y, _ := b.(*text.Node)
	for x != nil && y != nil && x != y {
		if x.Text("line") != y.Text("line") || x.Text("column") != y.Text("column") || x.Get("scope") != y.Get("scope") {
			return false
		}
		x, _ = x.Get("inlinedAt").(*text.Node)
		y, _ = y.Get("inlinedAt").(*text.Node)
	}
	return x == y
}

// debugRecord exports what relates a value to a variable of the source.
func (e *exporter) debugRecord(op *ir.Operation) bool {
	if e.block == nil || e.loc == nil {
		return true
	}
	r := &text.Record{Loc: e.loc}
	switch {
	case op.Is(llvm.IntrDbgLabel):
		r.Kind, r.Args = "label", []text.Metadata{e.debugNode(op.Attr("label"))}
	default:
		r.Kind = "value"
		if op.Is(llvm.IntrDbgDeclare) {
			r.Kind = "declare"
		}
		r.Args = []text.Metadata{text.MetaOf(e.values[op.Operand(0)]), e.debugNode(op.Attr("varInfo")), e.expression(op.Attr("locationExpr"))}
	}
	if !e.opts.Intrinsics {
		e.block.AddRecord(r)
		return true
	}
	args := make([]text.Value, len(r.Args))
	for i, a := range r.Args {
		args[i] = &text.MetaOperand{Meta: a}
	}
	e.add(e.intrinsicCall("llvm.dbg."+r.Kind, text.Void, args).With(text.Tail))
	return true
}
