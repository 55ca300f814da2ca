package text

import (
	"strings"
	"sync"
)

// fieldRows describes the specialized nodes: the kind, the fields in the order of output, and behind a bar the
// fields that are operands in LLVM's order, which is the order of numbers. Behind each field stands its form:
//
//	s a string, dropped if empty     S a string, always there
//	r a reference, dropped if null   R a reference, always there
//	n a number, dropped if zero      N a number, always there
//	b a truth value, always there, else false    B the same, else true
//	f dropped if false               t dropped if true
//	w words, dropped if 0            W words, always there    x as the text has it
//
// A word behind = is the one that is dropped, behind + the one that is added.
const fieldRows = `
GenericDINode tag:w header:s | 
DILocation line:N column:n scope:R inlinedAt:r isImplicitCode:f atomGroup:n atomRank:n | scope inlinedAt
DIAssignID |
DISubrange count:x lowerBound:x upperBound:x stride:x | count lowerBound upperBound stride
DISubrangeType name:s scope:r file:r line:n size:x align:n flags:w baseType:r lowerBound:x upperBound:x stride:x bias:x | file scope baseType lowerBound upperBound stride bias
DIGenericSubrange count:x lowerBound:x upperBound:x stride:x | count lowerBound upperBound stride
DIEnumerator name:S value:N isUnsigned:f |
DIBasicType tag:w=DW_TAG_base_type name:s scope:r file:r line:n size:x align:n dataSize:n encoding:w numExtraInhabitants:n flags:w | file scope
DIFixedPointType tag:w=DW_TAG_base_type name:s scope:r file:r line:n size:x align:n encoding:w flags:w kind:x factor:x numerator:x denominator:x |
DIStringType tag:w=DW_TAG_string_type name:s stringLength:r stringLengthExpression:r stringLocationExpression:r size:x align:n encoding:w | stringLength stringLengthExpression stringLocationExpression
DIDerivedType tag:w name:s scope:r file:r line:n baseType:R size:x align:n offset:x flags:w extraData:r dwarfAddressSpace:x annotations:r ptrAuthKey:x ptrAuthIsAddressDiscriminated:x ptrAuthExtraDiscriminator:x ptrAuthIsaPointer:x ptrAuthAuthenticatesNullValues:x | file scope baseType extraData annotations
DICompositeType tag:w name:s scope:r file:r line:n baseType:r size:x align:n offset:x numExtraInhabitants:n flags:w elements:r runtimeLang:w vtableHolder:r templateParams:r identifier:s discriminator:r dataLocation:r associated:r allocated:r rank:x annotations:r specification:r enumKind:w bitStride:x | file scope baseType elements vtableHolder templateParams discriminator dataLocation associated allocated rank annotations specification bitStride
DISubroutineType flags:w cc:w types:R | types
DIFile filename:S directory:S checksumkind:w checksum:s source:s |
DICompileUnit language:x sourceLanguageName:x file:R producer:s isOptimized:b flags:s runtimeVersion:N splitDebugFilename:s emissionKind:W+NoDebug enums:r retainedTypes:r globals:r imports:r macros:r dwoId:n splitDebugInlining:t debugInfoForProfiling:f nameTableKind:w=Default rangesBaseAddress:f sysroot:s sdk:s | file enums retainedTypes globals imports macros
DISubprogram name:s linkageName:s scope:R file:r line:n type:r scopeLine:n containingType:r virtualIndex:x thisAdjustment:n flags:w spFlags:W+0 unit:r templateParams:r declaration:r retainedNodes:r thrownTypes:r annotations:r targetFuncName:s keyInstructions:f | file scope type unit declaration retainedNodes containingType templateParams thrownTypes annotations
DILexicalBlock scope:R file:r line:n column:n | file scope
DILexicalBlockFile scope:R file:r discriminator:N | file scope
DINamespace name:s scope:R exportSymbols:f | scope
DICommonBlock scope:R declaration:R name:s file:r line:n | scope declaration file
DIMacro type:W line:n name:s value:s |
DIMacroFile line:n file:R nodes:r | file nodes
DIModule scope:R name:s configMacros:s includePath:s apinotes:s file:r line:n isDecl:f | file scope
DITemplateTypeParameter name:s type:R defaulted:f | type
DITemplateValueParameter tag:w=DW_TAG_template_value_parameter name:s type:r defaulted:f value:R | type value
DIGlobalVariable name:s linkageName:s scope:R file:r line:n type:r isLocal:b isDefinition:B declaration:r templateParams:r align:n annotations:r | scope file type declaration templateParams annotations
DILocalVariable name:s arg:n scope:R file:r line:n type:r flags:w align:n annotations:r | scope file type annotations
DILabel scope:R name:s file:r line:n column:n isArtificial:f coroSuspendIdx:x | scope file
DIExpression |
DIGlobalVariableExpression var:r expr:r | var expr
DIObjCProperty name:s file:r line:n setter:s getter:s attributes:n type:r | file type
DIImportedEntity tag:w name:s scope:R entity:r file:r line:n elements:r | scope entity file elements`

// fieldRow is a field of a kind of nodes.
type fieldRow struct {
	name string
	form byte
	word string
}

// nodeRow is a kind of nodes.
type nodeRow struct {
	fields   []fieldRow
	operands []string
}

var nodeTable = sync.OnceValue(func() map[string]*nodeRow {
	out := map[string]*nodeRow{}
	for _, line := range strings.Split(fieldRows, "\n")[1:] {
		fields, operands, _ := strings.Cut(line, "|")
		words := strings.Fields(fields)
		row := &nodeRow{operands: strings.Fields(operands)}
		for _, w := range words[1:] {
			name, form, _ := strings.Cut(w, ":")
			f := fieldRow{name: name, form: form[0]}
			if len(form) > 1 {
				f.word = form[2:]
			}
			row.fields = append(row.fields, f)
		}
		out[words[0]] = row
	}
	return out
})

// field returns the field of the name, nil if the node has none.
func (n *Node) field(name string) *Field {
	for i := range n.Fields {
		if n.Fields[i].Name == name {
			return &n.Fields[i]
		}
	}
	return nil
}

// Get returns the metadata in the field of the name, nil if there is none.
func (n *Node) Get(name string) Metadata {
	if f := n.field(name); f != nil {
		return f.Ref
	}
	return nil
}

// Text returns the text of the field of the name.
func (n *Node) Text(name string) string {
	if f := n.field(name); f != nil {
		return f.Text
	}
	return ""
}

// ordered returns the fields in LLVM's order, with those that are always written and without those that
// have their default.
func (n *Node) ordered() []Field {
	row := nodeTable()[n.Kind]
	if row == nil {
		return n.Fields
	}
	out := make([]Field, 0, len(n.Fields)+2)
	for i := range row.fields {
		r := &row.fields[i]
		f := n.field(r.name)
		if f == nil && r.name == "virtualIndex" && strings.Contains(n.Text("spFlags"), "Virtual") {
			out = append(out, Number(r.name, 0))
		} else if f == nil {
			if d, ok := r.missing(); ok {
				out = append(out, d)
			}
		} else if !r.dropped(f) {
			out = append(out, *f)
		}
	}
	return out
}

// missing returns the field that stands for one that is not there.
func (r *fieldRow) missing() (Field, bool) {
	switch r.form {
	case 'S':
		return Str(r.name, ""), true
	case 'R':
		return Ref(r.name, nil), true
	case 'N':
		return Number(r.name, 0), true
	case 'b', 'B':
		return Bool(r.name, r.form == 'B'), true
	case 'W':
		return Word(r.name, r.word), true
	}
	return Field{}, false
}

// dropped reports whether f has the default that is not written.
func (r *fieldRow) dropped(f *Field) bool {
	switch r.form {
	case 's':
		return f.Text == ""
	case 'r':
		return f.Kind == FieldRef && f.Ref == nil
	case 'n':
		return f.Text == "0"
	case 'f':
		return f.Text == "false"
	case 't':
		return f.Text == "true"
	case 'w':
		return f.Text == "0" || f.Text == "DIFlagZero" || r.word != "" && f.Text == r.word
	case 'x':
		return f.Kind == FieldRef && f.Ref == nil || f.Kind == FieldNumber && f.Text == "0" && (r.name == "size" || r.name == "offset")
	}
	return false
}

// operands returns the metadata that the node refers to, in LLVM's order.
func (n *Node) operands() []Metadata {
	if n.Kind == "" || n.Kind == "GenericDINode" {
		return n.Ops
	}
	row := nodeTable()[n.Kind]
	var out []Metadata
	if row == nil {
		for i := range n.Fields {
			if m := n.Fields[i].Ref; m != nil {
				out = append(out, m)
			}
		}
		return out
	}
	for _, name := range row.operands {
		if m := n.Get(name); m != nil {
			out = append(out, m)
		}
	}
	return out
}
