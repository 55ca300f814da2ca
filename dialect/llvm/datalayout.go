package llvm

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
)

// WrongDataLayout says what is wrong with the text of a data layout, in the words of the LLVM of a version. It returns "" if the text
// is right.
func WrongDataLayout(text string, v ir.Version) string {
	if text == "" {
		return ""
	}
	parts := strings.Split(text, "-")
	for i, part := range parts {
		why := ""
		switch {
		case part == "" && v > 19:
			why = "empty specification is not allowed"
		case part == "" && i == len(parts)-1:
			why = "Trailing separator in datalayout string"
		case part == "":
			why = "Expected token before separator in datalayout string"
		case v > 19:
			why = wrongSpec(part)
		default:
			why = wrongToken(part)
		}
		if why != "" {
			return why
		}
	}
	return ""
}

const (
	notANumber = "not a number, or does not fit in an unsigned int"
	notBytes   = "number of bits must be a byte width multiple"
)

// specReader reads the fields of a specification of LLVM 19, which colons separate, one after the other. why is the first problem.
type specReader struct {
	rest string
	why  string
}

// refuse notes a problem if none came before.
func (n *specReader) refuse(wrong bool, why string) {
	if wrong && n.why == "" {
		n.why = why
	}
}

// next returns the next field, which may be empty only where it is the last one that LLVM reads.
func (n *specReader) next() string {
	field, rest, more := strings.Cut(n.rest, ":")
	n.rest = rest
	n.refuse(more && rest == "", "Trailing separator in datalayout string")
	n.refuse(more && field == "", "Expected token before separator in datalayout string")
	return field
}

func (n *specReader) integer(field string) uint64 {
	v, err := strconv.ParseUint(field, 10, 32)
	n.refuse(err != nil, notANumber)
	return v
}

func (n *specReader) bytes(field string) uint64 {
	v := n.integer(field)
	n.refuse(v%8 != 0, notBytes)
	return v / 8
}

func powerOf2(v uint64) bool { return v != 0 && v&(v-1) == 0 }

// wrongToken checks one specification as LLVM 19 does.
func wrongToken(part string) string {
	n := &specReader{rest: part}
	head := n.next()
	if n.why != "" {
		return n.why
	}
	if head == "ni" {
		for more := true; more; more = n.rest != "" {
			n.refuse(n.integer(n.next()) == 0, "Address space 0 can never be non-integral")
		}
		return n.why
	}
	tail := head[1:]
	switch head[0] {
	case 's', 'E', 'e':
	case 'p':
		n.pointer(tail)
	case 'i', 'v', 'f', 'a':
		n.aligned(head[0], tail)
	case 'n':
		for n.refuse(n.integer(tail) == 0, zeroWidth); n.rest != ""; {
			n.refuse(n.integer(n.next()) == 0, zeroWidth)
		}
	case 'S':
		v := n.bytes(tail)
		n.refuse(v != 0 && !powerOf2(v), "Alignment is neither 0 nor a power of 2")
	case 'F':
		if tail == "" || tail[0] != 'i' && tail[0] != 'n' {
			return "Unknown function pointer alignment type in datalayout string"
		}
		v := n.bytes(tail[1:])
		n.refuse(v != 0 && !powerOf2(v), "Alignment is neither 0 nor a power of 2")
	case 'P', 'A', 'G':
		n.refuse(n.integer(tail) >= 1<<24, "Invalid address space, must be a 24-bit integer")
	case 'm':
		n.mangling(tail)
	default:
		return "Unknown specifier in datalayout string"
	}
	return n.why
}

const zeroWidth = "Zero width native integer type in datalayout string"

const lessPreferred = "Preferred alignment cannot be less than the ABI alignment"

func (n *specReader) pointer(tail string) {
	if tail != "" {
		n.refuse(n.integer(tail) >= 1<<24, "Invalid address space, must be a 24-bit integer")
	}
	n.refuse(n.rest == "", "Missing size specification for pointer in datalayout string")
	size := n.integer(n.next())
	n.refuse(size == 0, "Invalid pointer size of 0 bytes")
	n.refuse(n.rest == "", "Missing alignment specification for pointer in datalayout string")
	abi := n.bytes(n.next())
	n.refuse(!powerOf2(abi), "Pointer ABI alignment must be a power of 2")
	preferred, index := abi, size
	if n.rest != "" {
		preferred = n.bytes(n.next())
		n.refuse(!powerOf2(preferred), "Pointer preferred alignment must be a power of 2")
	}
	if n.rest != "" {
		index = n.integer(n.next())
		n.refuse(index == 0, "Invalid index size of 0 bytes")
	}
	n.refuse(preferred < abi, lessPreferred)
	n.refuse(index > size, "Index width cannot be larger than pointer width")
}

func (n *specReader) aligned(kind byte, tail string) {
	size := uint64(0)
	if tail != "" {
		size = n.integer(tail)
	}
	n.refuse(kind == 'a' && size != 0, "Sized aggregate specification in datalayout string")
	n.refuse(n.rest == "", "Missing alignment specification in datalayout string")
	abi := n.bytes(n.next())
	n.refuse(kind != 'a' && abi == 0, "ABI alignment specification must be >0 for non-aggregate types")
	n.refuse(abi >= 1<<16, "Invalid ABI alignment, must be a 16bit integer")
	n.refuse(abi != 0 && !powerOf2(abi), "Invalid ABI alignment, must be a power of 2")
	n.refuse(kind == 'i' && size == 8 && abi != 1, "Invalid ABI alignment, i8 must be naturally aligned")
	if n.rest != "" {
		preferred := n.bytes(n.next())
		n.refuse(preferred >= 1<<16, "Invalid preferred alignment, must be a 16bit integer")
		n.refuse(preferred != 0 && !powerOf2(preferred), "Invalid preferred alignment, must be a power of 2")
		n.refuse(preferred < abi, lessPreferred)
	}
	n.refuse(size >= 1<<24, "Invalid bit width, must be a 24-bit integer")
}

func (n *specReader) mangling(tail string) {
	n.refuse(tail != "", "Unexpected trailing characters after mangling specifier in datalayout string")
	n.refuse(n.rest == "", "Expected mangling specifier in datalayout string")
	n.refuse(len(n.rest) > 1, "Unknown mangling specifier in datalayout string")
	n.refuse(!strings.Contains("elomxwa", n.rest), "Unknown mangling in datalayout string")
}
