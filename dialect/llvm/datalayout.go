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

// numbers reads fields that are numbers of LLVM 19. why is the first problem.
type numbers struct{ why string }

func (n *numbers) integer(field string) uint64 {
	v, err := strconv.ParseUint(field, 10, 32)
	if err != nil && n.why == "" {
		n.why = notANumber
	}
	return v
}

func (n *numbers) bytes(field string) uint64 {
	v := n.integer(field)
	if v%8 != 0 && n.why == "" {
		n.why = notBytes
	}
	return v / 8
}

// refuse notes a problem if none came before.
func (n *numbers) refuse(wrong bool, why string) {
	if wrong && n.why == "" {
		n.why = why
	}
}

func powerOf2(v uint64) bool { return v != 0 && v&(v-1) == 0 }

// wrongToken checks one specification as LLVM 19 does.
func wrongToken(part string) string {
	fields := strings.Split(part, ":")
	n := &numbers{}
	head := fields[0]
	if head == "ni" {
		for _, f := range fields[1:] {
			n.refuse(n.integer(f) == 0, "Address space 0 can never be non-integral")
		}
		return n.why
	}
	if head == "" {
		return "Expected token before separator in datalayout string"
	}
	rest := fields[1:]
	tail := head[1:]
	switch head[0] {
	case 's', 'E', 'e':
	case 'p':
		n.pointer(tail, rest)
	case 'i', 'v', 'f', 'a':
		n.aligned(head[0], tail, rest)
	case 'n':
		for _, f := range append([]string{tail}, rest...) {
			n.refuse(n.integer(f) == 0, "Zero width native integer type in datalayout string")
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
		n.mangling(tail, rest)
	default:
		return "Unknown specifier in datalayout string"
	}
	return n.why
}

func (n *numbers) pointer(tail string, rest []string) {
	if tail != "" {
		n.refuse(n.integer(tail) >= 1<<24, "Invalid address space, must be a 24-bit integer")
	}
	if len(rest) == 0 {
		n.refuse(true, "Missing size specification for pointer in datalayout string")
		return
	}
	n.refuse(n.integer(rest[0]) == 0, "Invalid pointer size of 0 bytes")
	if len(rest) == 1 {
		n.refuse(true, "Missing alignment specification for pointer in datalayout string")
		return
	}
	n.refuse(!powerOf2(n.bytes(rest[1])), "Pointer ABI alignment must be a power of 2")
	if len(rest) > 2 {
		n.refuse(!powerOf2(n.bytes(rest[2])), "Pointer preferred alignment must be a power of 2")
	}
	if len(rest) > 3 {
		n.refuse(n.integer(rest[3]) == 0, "Invalid index size of 0 bytes")
	}
}

func (n *numbers) aligned(kind byte, tail string, rest []string) {
	size := uint64(0)
	if tail != "" {
		size = n.integer(tail)
	}
	n.refuse(kind == 'a' && size != 0, "Sized aggregate specification in datalayout string")
	if len(rest) == 0 {
		n.refuse(true, "Missing alignment specification in datalayout string")
		return
	}
	abi := n.bytes(rest[0])
	n.refuse(kind != 'a' && abi == 0, "ABI alignment specification must be >0 for non-aggregate types")
	n.refuse(abi >= 1<<16, "Invalid ABI alignment, must be a 16bit integer")
	n.refuse(abi != 0 && !powerOf2(abi), "Invalid ABI alignment, must be a power of 2")
	n.refuse(kind == 'i' && size == 8 && abi != 1, "Invalid ABI alignment, i8 must be naturally aligned")
	if len(rest) > 1 {
		pref := n.bytes(rest[1])
		n.refuse(pref >= 1<<16, "Invalid preferred alignment, must be a 16bit integer")
		n.refuse(pref != 0 && !powerOf2(pref), "Invalid preferred alignment, must be a power of 2")
		n.refuse(pref < abi, "Preferred alignment cannot be less than the ABI alignment")
	}
	n.refuse(size >= 1<<24, "Invalid bit width, must be a 24-bit integer")
}

func (n *numbers) mangling(tail string, rest []string) {
	mode := strings.Join(rest, ":")
	n.refuse(tail != "", "Unexpected trailing characters after mangling specifier in datalayout string")
	n.refuse(mode == "", "Expected mangling specifier in datalayout string")
	n.refuse(len(mode) > 1, "Unknown mangling specifier in datalayout string")
	n.refuse(len(mode) == 1 && !strings.Contains("elomxwa", mode), "Unknown mangling in datalayout string")
}

// wrongSpec checks one specification as LLVM 22 does.
func wrongSpec(part string) string {
	head := part[0]
	fields := strings.Split(part[1:], ":")
	if strings.HasPrefix(part, "ni") {
		return wrongNonIntegral(strings.Split(part[2:], ":"))
	}
	switch head {
	case 'i', 'f', 'v':
		return wrongPrimitive(head, fields)
	case 'a':
		if len(fields) < 2 || len(fields) > 3 || fields[0] != "" && fields[0] != "0" {
			return "malformed specification, must be of the form \"a:<abi>[:<pref>]\""
		}
		if why := wrongAlignment(fields[1], "ABI", true); why != "" {
			return why
		}
		return wrongPreferred(fields, 2, 1)
	case 'p':
		return wrongPointerSpec(fields)
	case 'e', 'E':
		if part[1:] != "" {
			return "malformed specification, must be just 'e' or 'E'"
		}
	case 'n':
		for _, f := range fields {
			if !isSize(f) {
				return "size must be a non-zero 24-bit integer"
			}
		}
	case 'S':
		return wrongAlignment(part[1:], "stack natural", true)
	case 'F':
		if part[1:] == "" || part[1] != 'i' && part[1] != 'n' {
			return "unknown function pointer alignment type '" + strings.TrimPrefix(part[:min(2, len(part))], "F") + "'"
		}
		return wrongAlignment(part[2:], "ABI", true)
	case 'P', 'A', 'G':
		if v, err := strconv.ParseUint(part[1:], 10, 32); err != nil || v >= 1<<24 {
			return "address space must be a 24-bit integer"
		}
	case 'm':
		if len(part) < 2 || part[1] != ':' || part[2:] == "" {
			return "malformed specification, must be of the form \"m:<mangling>\""
		}
		if len(part) != 3 || !strings.Contains("elomxwa", part[2:]) {
			return "unknown mangling mode"
		}
	default:
		return "unknown specifier '" + string(head) + "'"
	}
	return ""
}

func wrongPrimitive(head byte, fields []string) string {
	if len(fields) < 2 || len(fields) > 3 {
		return "malformed specification, must be of the form \"" + string(head) + "<size>:<abi>[:<pref>]\""
	}
	if !isSize(fields[0]) {
		return "size must be a non-zero 24-bit integer"
	}
	if why := wrongAlignment(fields[1], "ABI", false); why != "" {
		return why
	}
	if head == 'i' && fields[0] == "8" && fields[1] != "8" {
		return "i8 must be 8-bit aligned"
	}
	return wrongPreferred(fields, 2, 1)
}

func isSize(f string) bool {
	v, err := strconv.ParseUint(f, 10, 32)
	return err == nil && v != 0 && v < 1<<24
}

func wrongNonIntegral(fields []string) string {
	for i, f := range fields {
		if i == 0 && f == "" {
			continue
		}
		v, err := strconv.ParseUint(f, 10, 32)
		if err != nil || v >= 1<<24 {
			return "address space must be a 24-bit integer"
		}
		if v == 0 {
			return "address space 0 cannot be non-integral"
		}
	}
	return ""
}

func wrongAlignment(f, name string, zero bool) string {
	v, err := strconv.ParseUint(f, 10, 32)
	switch {
	case f == "":
		return name + " alignment component cannot be empty"
	case err != nil || v >= 1<<16:
		return name + " alignment must be a 16-bit integer"
	case v == 0 && zero:
		return ""
	case v == 0:
		return name + " alignment must be non-zero"
	case v%8 != 0 || !powerOf2(v/8):
		return name + " alignment must be a power of two times the byte width"
	}
	return ""
}

// wrongPreferred checks the preferred alignment in field at, which may be absent, beside the other one in field abi.
func wrongPreferred(fields []string, at, abi int) string {
	if len(fields) <= at {
		return ""
	}
	if why := wrongAlignment(fields[at], "preferred", true); why != "" {
		return why
	}
	a, _ := strconv.ParseUint(fields[abi], 10, 32)
	p, _ := strconv.ParseUint(fields[at], 10, 32)
	if p < a {
		return "preferred alignment cannot be less than the ABI alignment"
	}
	return ""
}

func wrongPointerSpec(fields []string) string {
	if len(fields) < 3 || len(fields) > 5 {
		return "malformed specification, must be of the form \"p[<n>]:<size>:<abi>[:<pref>[:<idx>]]\""
	}
	if fields[0] != "" {
		if v, err := strconv.ParseUint(fields[0], 10, 32); err != nil || v >= 1<<24 {
			return "address space must be a 24-bit integer"
		}
	}
	if !isSize(fields[1]) {
		return "pointer size must be a non-zero 24-bit integer"
	}
	if why := wrongAlignment(fields[2], "ABI", false); why != "" {
		return why
	}
	if why := wrongPreferred(fields, 3, 2); why != "" {
		return why
	}
	if len(fields) > 4 {
		if !isSize(fields[4]) {
			return "index size must be a non-zero 24-bit integer"
		}
		i, _ := strconv.ParseUint(fields[4], 10, 32)
		if p, _ := strconv.ParseUint(fields[1], 10, 32); i > p {
			return "index size cannot be larger than the pointer size"
		}
	}
	return ""
}
