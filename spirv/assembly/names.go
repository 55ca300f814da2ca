package assembly

import (
	"strconv"

	"github.com/spvc/spvc/spirv/grammar"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// maxName is the longest name that an id gets. It is the limit of the newer SPIRV-Tools. Without a limit, types that are made of
// each other have names whose total length is the square of their number.
const maxName = 256

// names holds the friendly names of ids: those of OpName, and names for types, constants and built-in variables. No two ids have the
// same name.
type names struct {
	number []uint32          // by id, the index in text plus 1
	sparse map[uint32]uint32 // the same for ids that are not below len(number)
	text   []string
	used   map[string]uint32 // by name, the first number to try as a suffix of the same name
}

// friendlyNames returns the names of a binary, up to the first instruction that differs from the grammar.
func friendlyNames(binary []uint32) *names {
	n := &names{number: make([]uint32, len(binary)), sparse: map[uint32]uint32{}, used: map[string]uint32{}}
	p := grammar.New(len(binary))
	var ops []grammar.Operand
	scan := words.Scan(binary, words.HeaderLen)
	for i, ok := scan.Next(); ok; i, ok = scan.Next() {
		var err error
		if ops, err = p.Parse(i, ops[:0]); err != nil {
			break
		}
		n.learn(i, ops)
	}
	return n
}

func (n *names) index(id uint32) uint32 {
	if int64(id) < int64(len(n.number)) {
		return n.number[id]
	}
	return n.sparse[id]
}

func (n *names) append(dst []byte, id uint32) []byte {
	if k := n.index(id); k != 0 {
		return append(dst, n.text[k-1]...)
	}
	return strconv.AppendUint(dst, uint64(id), 10)
}

func (n *names) of(id uint32) string {
	if k := n.index(id); k != 0 {
		return n.text[k-1]
	}
	return decimal(id)
}

func decimal(v uint32) string { return strconv.FormatUint(uint64(v), 10) }

// save gives an id a name, unless it has one. Another id may have the name: then the first free number follows it.
func (n *names) save(id uint32, name string) {
	if n.index(id) != 0 {
		return
	}
	if len(name) > maxName {
		name = decimal(id)
	}
	name = sanitized(name)
	if next, taken := n.used[name]; taken {
		base := name
		for taken {
			name = base + "_" + decimal(next)
			next++
			_, taken = n.used[name]
		}
		n.used[base] = next
	}
	n.used[name] = 0
	n.text = append(n.text, name)
	if int64(id) < int64(len(n.number)) {
		n.number[id] = uint32(len(n.text))
	} else {
		n.sparse[id] = uint32(len(n.text))
	}
}

// sanitized returns a name with an underscore in place of each byte that is no letter, digit or underscore.
func sanitized(name string) string {
	if name == "" {
		return "_"
	}
	bad := func(c byte) bool {
		return !(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_')
	}
	for k := range len(name) {
		if bad(name[k]) {
			b := []byte(name)
			for ; k < len(b); k++ {
				if bad(b[k]) {
					b[k] = '_'
				}
			}
			return string(b)
		}
	}
	return name
}

// learn saves the names that an instruction gives.
func (n *names) learn(i words.Inst, ops []grammar.Operand) {
	switch i.Opcode {
	case spec.OpName:
		text, _, _ := words.String(i.Operands[1:])
		n.save(i.Operands[0], text)
		return
	case spec.OpDecorate:
		if spec.Decoration(i.Operands[1]) == spec.DecorationBuiltIn {
			n.builtIn(i.Operands[0], spec.BuiltIn(i.Operands[2]))
		}
		return
	}
	info := spec.Info(i.Opcode)
	if !info.HasResult {
		return
	}
	id := i.Operands[0]
	if info.HasResultType {
		id = i.Operands[1]
	}
	if n.index(id) != 0 {
		return
	}
	n.save(id, n.suggested(i, id, ops))
}

// suggested returns the name of a result without OpName.
func (n *names) suggested(i words.Inst, id uint32, ops []grammar.Operand) string {
	op := i.Operands
	switch i.Opcode {
	case spec.OpTypeVoid:
		return "void"
	case spec.OpTypeBool:
		return "bool"
	case spec.OpTypeInt:
		return intName(op[1], op[2] != 0)
	case spec.OpTypeFloat:
		return floatName(op[1:])
	case spec.OpTypeVector:
		return "v" + decimal(op[2]) + n.of(op[1])
	case spec.OpTypeMatrix:
		return "mat" + decimal(op[2]) + n.of(op[1])
	case spec.OpTypeArray:
		return "_arr_" + n.of(op[1]) + "_" + n.of(op[2])
	case spec.OpTypeRuntimeArray:
		return "_runtimearr_" + n.of(op[1])
	case spec.OpTypeNodePayloadArrayAMDX:
		return "_payloadarr_" + n.of(op[1])
	case spec.OpTypePointer:
		return "_ptr_" + enumerantName(spec.KindStorageClass, op[1]) + "_" + n.of(op[2])
	case spec.OpTypeUntypedPointerKHR:
		return "_ptr_" + enumerantName(spec.KindStorageClass, op[1])
	case spec.OpTypePipe:
		return "Pipe" + enumerantName(spec.KindAccessQualifier, op[1])
	case spec.OpTypeOpaque:
		text, _, _ := words.String(op[1:])
		return "Opaque_" + sanitized(text)
	case spec.OpTypeEvent, spec.OpTypeDeviceEvent, spec.OpTypeReserveId, spec.OpTypeQueue, spec.OpTypePipeStorage, spec.OpTypeNamedBarrier:
		return spec.Info(i.Opcode).Name[len("OpType"):]
	case spec.OpTypeStruct:
		return "_struct_" + decimal(id)
	case spec.OpConstantTrue:
		return "true"
	case spec.OpConstantFalse:
		return "false"
	case spec.OpConstant:
		value := appendNumber(nil, &ops[2])
		for k, c := range value {
			if c == '-' {
				value[k] = 'n'
			}
		}
		return n.of(op[0]) + "_" + string(value)
	}
	return decimal(id)
}

func intName(width uint32, signed bool) string {
	root, sign := "", ""
	switch width {
	case 8:
		root = "char"
	case 16:
		root = "short"
	case 32:
		root = "int"
	case 64:
		root = "long"
	default:
		root, sign = decimal(width), "i"
	}
	if !signed {
		sign = "u"
	}
	return sign + root
}

// floatName returns the name of a type of floats. Its operands are the width and perhaps the encoding.
func floatName(operands []uint32) string {
	if len(operands) > 1 {
		if f, ok := formats[spec.FPEncoding(operands[1])]; ok {
			return f.name
		}
	}
	switch operands[0] {
	case 16:
		return "half"
	case 32:
		return "float"
	case 64:
		return "double"
	}
	return "fp" + decimal(operands[0])
}

// builtIn names a variable after the variable of GLSL, or after the enumerant. Those of newer extensions have no name.
func (n *names) builtIn(id uint32, b spec.BuiltIn) {
	for _, row := range builtIns {
		if row.value == b {
			n.save(id, row.name)
			return
		}
	}
}
