package llvmir

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/internal/dwarf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// debugImports finds the class and the row of the export of each kind of nodes.
type debugImport struct {
	class *ir.AttrClass
	row   []string
}

func debugImports() map[string]debugImport {
	out := map[string]debugImport{}
	for _, class := range [...]*ir.AttrClass{
		llvm.DIBasicTypeDef, llvm.DICommonBlockDef, llvm.DICompileUnitDef, llvm.DICompositeTypeDef, llvm.DIDerivedTypeDef, llvm.DIFileDef, llvm.DIGenericSubrangeDef,
		llvm.DIGlobalVariableDef, llvm.DIImportedEntityDef, llvm.DILabelDef, llvm.DILexicalBlockDef, llvm.DILexicalBlockFileDef, llvm.DILocalVariableDef,
		llvm.DIModuleDef, llvm.DINamespaceDef, llvm.DIStringTypeDef, llvm.DISubprogramDef, llvm.DISubrangeDef, llvm.DISubroutineTypeDef,
	} {
		row := debugRow(class.Mnemonic)
		out[strings.TrimPrefix(row[1], "*")] = debugImport{class, row[2:]}
	}
	return out
}

// newDebugAttr imports a node whose parts may be missing only where MLIR allows it.
func (i *importer) newDebugAttr(n *text.Node) ir.Attribute {
	if i.debugKinds == nil {
		i.debugKinds = debugImports()
	}
	kind, ok := i.debugKinds[n.Kind]
	if !ok || !kind.class.Versions.Has(i.ctx.MLIR()) {
		return nil
	}
	fields, ok := i.ownDebugFields(n)
	if !ok {
		return nil
	}
	for _, field := range kind.row {
		name, form, _ := strings.Cut(field, ":")
		to, from, renamed := strings.Cut(name, ">")
		if !renamed {
			from = to
		}
		p := paramOf(kind.class, to)
		if p == nil || !p.Versions.Has(i.ctx.MLIR()) || hasField(fields, to) {
			continue
		}
		v := i.debugField(n, from, form[0], p)
		if v == nil && i.needed(n, from) {
			return nil
		}
		if v != nil {
			fields = append(fields, llvm.Field{Name: to, Value: v})
		}
	}
	return llvm.NewAttr(i.ctx, kind.class, fields...)
}

func paramOf(class *ir.AttrClass, name string) *ir.ParamDef {
	for k := range class.Params {
		if class.Params[k].Name == name {
			return &class.Params[k]
		}
	}
	return nil
}

func hasField(fields []llvm.Field, name string) bool {
	for k := range fields {
		if fields[k].Name == name {
			return true
		}
	}
	return false
}

// needed reports whether a node without an attribute in a field has no attribute itself. Fields that are absent from the node are not needed,
// except those that the attribute must have.
func (i *importer) needed(n *text.Node, field string) bool {
	present := n.Get(field) != nil
	switch n.Kind {
	case "DILabel", "DILexicalBlock", "DILexicalBlockFile", "DILocalVariable":
		return field == "scope"
	case "DISubprogram":
		return present && (field == "scope" || field == "type")
	case "DIDerivedType":
		return present && field == "baseType"
	case "DIGlobalVariable":
		return field == "file" || field == "type"
	case "DICompileUnit":
		return field == "file"
	case "DIImportedEntity":
		return field == "scope" || field == "entity"
	case "DICommonBlock":
		return field == "scope"
	}
	return false
}

// ownDebugFields returns the fields of a node that are not those of its row, and what comes before the others in MLIR's order. It returns false
// if the node has no attribute.
func (i *importer) ownDebugFields(n *text.Node) ([]llvm.Field, bool) {
	var fields []llvm.Field
	distinct := func() {
		id := i.debug.ids[n]
		if id == nil {
			id = i.distinct()
			i.debug.ids[n] = id
		}
		fields = append(fields, llvm.Field{Name: "id", Value: ir.Attribute(id)})
	}
	switch n.Kind {
	case "DISubrange":
		return nil, i.boundParam(n, "count") != nil || i.boundParam(n, "upperBound") != nil
	case "DICompileUnit":
		distinct()
	case "DISubprogram":
		if n.Distinct {
			distinct()
		}
		if !i.modern {
			break
		}
		if list := i.annotations(n); len(list) > 0 {
			fields = append(fields, llvm.Field{Name: "annotations", Value: list})
		}
	case "DICompositeType":
		var elements []ir.Attribute
		if !i.opts.DropElements {
			elements, _ = i.nodeList(n, "elements")
		}
		if len(elements) > 0 {
			fields = append(fields, llvm.Field{Name: "elements", Value: elements})
		} else {
			fields = append(fields, llvm.Field{Name: "elements", Value: nil})
		}
		base, _ := n.Get("baseType").(*text.Node)
		a := i.typeAttr(base)
		if a == nil && n.Text("tag") == "DW_TAG_array_type" {
			return nil, false
		}
		if a != nil {
			fields = append(fields, llvm.Field{Name: "baseType", Value: a})
		}
	case "DISubroutineType":
		list, ok := i.nodeList(n, "types")
		if !ok {
			return nil, false
		}
		if len(list) > 0 {
			fields = append(fields, llvm.Field{Name: "types", Value: list})
		}
	}
	return fields, true
}

// typeAttr returns the attribute of a type.
func (i *importer) typeAttr(n *text.Node) ir.Attribute {
	if a := i.debugAttr(n); a != nil && llvm.IsDIType(a) {
		return a
	}
	return nil
}

// nodeList returns the attributes of a list of nodes, and false if one has none. Nothing in a list of types is the type of no value.
func (i *importer) nodeList(n *text.Node, field string) ([]ir.Attribute, bool) {
	list, _ := n.Get(field).(*text.Node)
	if list == nil {
		return nil, true
	}
	var out []ir.Attribute
	for k := range list.Ops {
		o := nodeOperand(list, k)
		if o == nil && field == "types" {
			out = append(out, i.ctx.RecordAttr(llvm.DINullTypeDef))
			continue
		}
		a := i.debugAttr(o)
		if a == nil || field == "types" && !llvm.IsDIType(a) {
			return nil, false
		}
		out = append(out, a)
	}
	return out, true
}

// annotations returns pairs of texts as attributes.
func (i *importer) annotations(n *text.Node) []ir.Attribute {
	list, _ := n.Get("annotations").(*text.Node)
	var out []ir.Attribute
	if list == nil {
		return nil
	}
	for k := range list.Ops {
		a := nodeOperand(list, k)
		name, value := i.stringAttr(operand(a, 0)), i.stringAttr(operand(a, 1))
		if name == nil || value == nil {
			continue
		}
		out = append(out, llvm.NewAttr(i.ctx, llvm.DIAnnotationDef, llvm.Field{Name: "name", Value: name}, llvm.Field{Name: "value", Value: value}))
	}
	return out
}

// debugField returns the value of a field for a parameter, nil if it is absent.
func (i *importer) debugField(n *text.Node, name string, form byte, p *ir.ParamDef) any {
	s := n.Text(name)
	if name == "linkageName" && n.Kind == "DIGlobalVariable" && s != "" {
		s = n.Text("name") // as MLIR does
	}
	switch form {
	case 's':
		if s != "" || !p.Optional {
			return ir.Attribute(i.ctx.String(s))
		}
		return nil
	case 'n', 'o':
		return numberParam(s, form, p)
	case 'b':
		return s == "true" || s == "" && name == "isDefinition"
	case 'r', 'x':
		return i.refParam(n, name, p)
	case 'l':
		list, ok := i.nodeList(n, name)
		if !ok || len(list) == 0 {
			return nil
		}
		return list
	case 'c':
		return i.boundParam(n, name)
	}
	if form == 't' && s == "" {
		s = map[string]string{"DIBasicType": "DW_TAG_base_type", "DIStringType": "DW_TAG_string_type"}[n.Kind]
	}
	return wordParam(s, form)
}

// numberParam returns a number of the Go type of the parameter.
func numberParam(s string, form byte, p *ir.ParamDef) any {
	if form == 'o' && s == "" {
		return nil
	}
	v, _ := strconv.ParseUint(s, 10, 64)
	if p.CppType == "uint64_t" {
		return v
	}
	return uint32(v)
}

// refParam returns the attribute of a node if the parameter can have it.
func (i *importer) refParam(n *text.Node, name string, p *ir.ParamDef) any {
	ref, _ := n.Get(name).(*text.Node)
	if ref == nil {
		return nil
	}
	if ref.Kind == "DIExpression" {
		if p.CppType == "DIExpressionAttr" {
			return i.expressionAttr(ref)
		}
		return nil
	}
	a := i.debugAttr(ref)
	if a == nil || !llvm.FitsParam(a, p.CppType) {
		return nil
	}
	return a
}

// boundParam returns a bound of a range: a number, or what computes it.
func (i *importer) boundParam(n *text.Node, name string) any {
	var a ir.Attribute
	switch m := n.Get(name).(type) {
	case nil:
		s := n.Text(name)
		v, err := strconv.ParseInt(s, 10, 64)
		if s == "" || err != nil {
			return nil
		}
		a = i.i64(v)
	case *text.Node:
		if m.Kind == "DIExpression" {
			a = i.expressionAttr(m)
		} else if v := i.debugAttr(m); v != nil && (v.AttrDef() == llvm.DILocalVariableDef || v.AttrDef() == llvm.DIGlobalVariableDef) {
			a = v
		}
	case *text.MetaValue:
		if c, ok := m.Value.(*text.Const); ok && c.Kind == text.ConstNumber && c.Type().Kind == text.IntKind {
			v, _ := intValue(c).Int64()
			a = i.i64(v)
		}
	}
	if a == nil {
		return nil
	}
	return a
}

// wordParam returns the number of a word, or of words that bars join.
func wordParam(s string, form byte) any {
	table := map[byte]*dwarf.Table{'t': &dwarf.Tags, 'e': &dwarf.Encodings, 'a': &dwarf.Languages, 'v': &dwarf.Conventions}[form]
	if table != nil {
		if n, ok := table.Number(s); ok {
			return n
		}
		return uint32(number32(s))
	}
	if n, err := strconv.ParseUint(s, 10, 64); err == nil {
		return n
	}
	switch form {
	case 'E':
		return enumValue(llvm.DIEmissionKinds, map[string]string{"NoDebug": "None", "FullDebug": "Full"}[s]+map[string]string{
			"LineTablesOnly": s, "DebugDirectivesOnly": s}[s])
	case 'K':
		return enumValue(llvm.DINameTableKinds, s)
	}
	class, prefix := llvm.DIFlags, "DIFlag"
	if form == 'P' {
		class, prefix = llvm.DISubprogramFlags, "DISPFlag"
	}
	var bits uint64
	for _, w := range strings.Split(s, " | ") {
		bits |= enumValue(class, strings.TrimPrefix(w, prefix))
	}
	return bits
}
