package llvmir

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/dialect/dlti"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
)

// spaceKeys are the identifiers of a layout whose values are numbers, with LLVM's letters.
var spaceKeys = map[string]string{
	"dlti.alloca_memory_space": "A", "dlti.program_memory_space": "P", "dlti.global_memory_space": "G", "dlti.stack_alignment": "S",
}

// dataLayout sets the data layout to what a specification says.
func (e *exporter) dataLayout(spec *dlti.LayoutSpec) bool {
	var parts []string
	for _, x := range spec.Entries {
		if x.Type != nil {
			continue
		}
		if x.Key == "dlti.endianness" {
			s, _ := x.Value.(*ir.StringAttr)
			if s != nil && s.Value == "little" {
				parts = append(parts, "e")
			} else {
				parts = append(parts, "E")
			}
			continue
		}
		if part := newLayoutPart(x); part != "" {
			parts = append(parts, part)
			continue
		}
		letter, ok := spaceKeys[x.Key]
		if !ok {
			return e.top.EmitError("unsupported data layout key \"" + x.Key + "\"")
		}
		if n := numberOr0(x.Value); n != 0 {
			parts = append(parts, letter+strconv.FormatUint(n, 10))
		}
	}
	for _, x := range spec.Entries {
		if x.Type == nil {
			continue
		}
		part, ok := e.layoutPart(x)
		if !ok {
			return false
		}
		if part != "" {
			parts = append(parts, part)
		}
	}
	e.m.DataLayout = strings.Join(parts, "-")
	return true
}

// newLayoutPart returns the text of an entry that MLIR has since 20, empty if x is another one.
func newLayoutPart(x *dlti.Entry) string {
	switch v := x.Value.(type) {
	case *ir.StringAttr:
		if x.Key == "dlti.mangling_mode" {
			return "m:" + v.Value
		}
	case *ir.DenseArrayAttr:
		if x.Key != "dlti.legal_int_widths" {
			break
		}
		out := "n"
		for i := range v.Len() {
			if i > 0 {
				out += ":"
			}
			out += strconv.FormatInt(v.Int64(i), 10)
		}
		return out
	case *dlti.FunctionPointerAlignment:
		kind := "Fi"
		if v.FunctionDependent {
			kind = "Fn"
		}
		return kind + strconv.FormatUint(v.Alignment, 10)
	}
	return ""
}

func (e *exporter) layoutPart(x *dlti.Entry) (string, bool) {
	var n []string
	if list, ok := x.Value.(*ir.DenseElementsAttr); ok {
		for i := range list.NumElements() {
			n = append(n, strconv.FormatUint(numberOr0(list.Element(i)), 10))
		}
	}
	if len(n) == 0 {
		n = []string{"0"}
	}
	switch t := x.Type.(type) {
	case *ir.IndexType:
		return "", true
	case *ir.IntegerType:
		if t.Signedness != ir.Signless {
			return "", e.top.EmitError("unsupported data layout for non-signless integer '" + ir.TypeString(t) + "'")
		}
		return "i" + strconv.FormatUint(uint64(t.Width), 10) + ":" + alignments(n), true
	case *ir.FloatType:
		return "f" + strconv.FormatUint(uint64(t.Width()), 10) + ":" + alignments(n), true
	case *llvm.PointerType:
		if len(n) < 3 {
			break
		}
		index := n[0]
		if len(n) > 3 {
			index = n[3]
		}
		return "p" + strconv.FormatUint(uint64(t.AddressSpace), 10) + ":" + n[0] + ":" + n[1] + ":" + n[2] + ":" + index, true
	}
	return "", e.top.EmitError("unsupported type in data layout: '" + ir.TypeString(x.Type) + "'")
}

// alignments joins the alignment of the ABI and the preferred one, if they differ.
func alignments(n []string) string {
	if len(n) < 2 || n[0] == n[1] {
		return n[0]
	}
	return n[0] + ":" + n[1]
}
