package text

import "strconv"

// Metadata is a node (*Node), a string (MetaString), a value (*MetaValue) or a list of values (*ArgList).
// A missing operand is nil.
type Metadata interface{ isMetadata() }

// Node is a metadata node: a tuple, or a specialized node such as !DILocation(line: 1). The printer gives
// numbers, and one number to equal nodes that are not distinct.
type Node struct {
	Distinct bool
	// Kind is empty for a tuple, else the name without the exclamation mark.
	Kind string
	// Ops are the operands of a tuple.
	Ops []Metadata
	// Fields are the fields of a specialized node. The printer writes them in LLVM's order.
	Fields []Field
	// Words are the elements of a DIExpression: names of operations, and numbers.
	Words []string
}

// MetaString is a string operand, !"…".
type MetaString string

// MetaValue is a constant or a value of a function as metadata.
type MetaValue struct{ Value Value }

// ArgList is !DIArgList(…), an operand of debug records.
type ArgList struct{ Args []*MetaValue }

func (*Node) isMetadata()      {}
func (MetaString) isMetadata() {}
func (*MetaValue) isMetadata() {}
func (*ArgList) isMetadata()   {}

// FieldKind says how a field is written.
type FieldKind uint8

// The ways to write a field.
const (
	// FieldRef is a reference to metadata, null if Ref is nil.
	FieldRef FieldKind = iota
	// FieldNumber is a decimal number.
	FieldNumber
	// FieldWord is a keyword, keywords joined with |, true or false.
	FieldWord
	// FieldString is a quoted string.
	FieldString
)

// Field is a field of a specialized node.
type Field struct {
	Name string
	Kind FieldKind
	Text string
	Ref  Metadata
}

// Ref returns a field that refers to metadata.
func Ref(name string, m Metadata) Field {
	if n, ok := m.(*Node); ok && n == nil {
		m = nil
	}
	return Field{Name: name, Ref: m}
}

// Number returns a field with a number.
func Number(name string, n int64) Field {
	return Field{Name: name, Kind: FieldNumber, Text: strconv.FormatInt(n, 10)}
}

// Word returns a field with a keyword.
func Word(name, word string) Field { return Field{Name: name, Kind: FieldWord, Text: word} }

// Bool returns a field with true or false.
func Bool(name string, b bool) Field { return Word(name, strconv.FormatBool(b)) }

// Str returns a field with a string.
func Str(name, s string) Field { return Field{Name: name, Kind: FieldString, Text: s} }

// Tuple returns a tuple.
func Tuple(ops ...Metadata) *Node { return &Node{Ops: ops} }

// DI returns a specialized node, for example DI("DILocation", Number("line", 1), Ref("scope", s)).
func DI(kind string, fields ...Field) *Node { return &Node{Kind: kind, Fields: fields} }

// Expression returns a DIExpression.
func Expression(words ...string) *Node { return &Node{Kind: "DIExpression", Words: words} }

// MetaOf returns a value as metadata.
func MetaOf(v Value) *MetaValue { return &MetaValue{v} }

// Attachment is metadata of an instruction, a function or a variable.
type Attachment struct {
	// Kind is the name without the exclamation mark, for example dbg.
	Kind string
	Node *Node
}

// Attach sets the attachment of the kind.
func Attach(list []Attachment, kind string, n *Node) []Attachment {
	for i := range list {
		if list[i].Kind == kind {
			list[i].Node = n
			return list
		}
	}
	return append(list, Attachment{kind, n})
}

// Record is a debug record, which stands before an instruction.
type Record struct {
	// Kind is value, declare, assign or label.
	Kind string
	// Args are the operands without the location: the value, the variable and the expression, behind
	// them for assign the id, the address and its expression. A label is the only operand of label.
	Args []Metadata
	Loc  *Node
}

// MetaOperand is metadata as an operand of a call.
type MetaOperand struct{ Meta Metadata }

// Type returns the type of metadata.
func (*MetaOperand) Type() *Type { return MetaType }
