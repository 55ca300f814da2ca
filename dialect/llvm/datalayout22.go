package llvm

import (
	"strconv"
	"strings"
)

// wrongSpec checks one specification as LLVM 22 does.
func wrongSpec(part string) string {
	if rest, ok := strings.CutPrefix(part, "ni"); ok {
		spaces, ok := strings.CutPrefix(rest, ":")
		if !ok {
			return malformed("ni:<address space>[:<address space>]...")
		}
		return each(spaces, func(f string) string { return wrongSpace(f, false) })
	}
	head, rest := part[0], part[1:]
	parts := strings.Split(rest, ":")
	switch head {
	case 'i', 'f', 'v':
		return wrongPrimitive(head, parts)
	case 'a':
		return wrongAggregate(parts)
	case 'p':
		return wrongPointerSpec(parts)
	case 's':
	case 'e', 'E':
		if rest != "" {
			return "malformed specification, must be just 'e' or 'E'"
		}
	case 'n':
		return each(rest, func(f string) string { return wrongSize(f, "size") })
	case 'S':
		if rest == "" {
			return malformed("S<size>")
		}
		return wrongAlignment(rest, "stack natural", false)
	case 'F':
		switch {
		case rest == "":
			return malformed("F<type><abi>")
		case rest[0] != 'i' && rest[0] != 'n':
			return "unknown function pointer alignment type '" + rest[:1] + "'"
		}
		return wrongAlignment(rest[1:], "ABI", false)
	case 'P', 'A', 'G':
		if rest == "" {
			return malformed(string(head) + "<address space>")
		}
		return wrongSpace(rest, true)
	case 'm':
		mode, ok := strings.CutPrefix(rest, ":")
		switch {
		case !ok || mode == "":
			return malformed("m:<mangling>")
		case len(mode) > 1 || !strings.Contains("elomxwa", mode):
			return "unknown mangling mode"
		}
	default:
		return "unknown specifier '" + string(head) + "'"
	}
	return ""
}

func malformed(form string) string {
	return "malformed specification, must be of the form \"" + form + "\""
}

// each returns what is wrong with the first wrong field of a list.
func each(list string, wrong func(f string) string) string {
	for _, f := range strings.Split(list, ":") {
		if why := wrong(f); why != "" {
			return why
		}
	}
	return ""
}

// first returns the first text that is not empty.
func first(whys ...string) string {
	for _, w := range whys {
		if w != "" {
			return w
		}
	}
	return ""
}

// number32 returns the value of a number of at most 32 bits.
func number32(f string) (v uint64, ok bool) {
	v, err := strconv.ParseUint(f, 10, 32)
	return v, err == nil
}

func wrongSpace(f string, zero bool) string {
	v, ok := number32(f)
	switch {
	case f == "":
		return "address space component cannot be empty"
	case !ok || v >= 1<<24:
		return "address space must be a 24-bit integer"
	case v == 0 && !zero:
		return "address space 0 cannot be non-integral"
	}
	return ""
}

func wrongSize(f, name string) string {
	v, ok := number32(f)
	switch {
	case f == "":
		return name + " component cannot be empty"
	case !ok || v == 0 || v >= 1<<24:
		return name + " must be a non-zero 24-bit integer"
	}
	return ""
}

func wrongAlignment(f, name string, zero bool) string {
	v, ok := number32(f)
	switch {
	case f == "":
		return name + " alignment component cannot be empty"
	case !ok || v >= 1<<16:
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

// wrongPreferred checks the preferred alignment in field at, which may be absent, beside the other one in the field before.
func wrongPreferred(parts []string, at int) string {
	if len(parts) <= at {
		return ""
	}
	if why := wrongAlignment(parts[at], "preferred", false); why != "" {
		return why
	}
	abi, _ := number32(parts[at-1])
	if preferred, _ := number32(parts[at]); preferred < abi {
		return "preferred alignment cannot be less than the ABI alignment"
	}
	return ""
}

func wrongPrimitive(head byte, parts []string) string {
	if len(parts) < 2 || len(parts) > 3 {
		return malformed(string(head) + "<size>:<abi>[:<pref>]")
	}
	if why := first(wrongSize(parts[0], "size"), wrongAlignment(parts[1], "ABI", false)); why != "" {
		return why
	}
	size, _ := number32(parts[0])
	if abi, _ := number32(parts[1]); head == 'i' && size == 8 && abi != 8 {
		return "i8 must be 8-bit aligned"
	}
	return wrongPreferred(parts, 2)
}

func wrongAggregate(parts []string) string {
	if len(parts) < 2 || len(parts) > 3 {
		return malformed("a:<abi>[:<pref>]")
	}
	if v, ok := number32(parts[0]); parts[0] != "" && (!ok || v != 0) {
		return "size must be zero"
	}
	return first(wrongAlignment(parts[1], "ABI", true), wrongPreferred(parts, 2))
}

func wrongPointerSpec(parts []string) string {
	if len(parts) < 3 || len(parts) > 5 {
		return malformed("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]")
	}
	why := first(wrongPointerSpace(parts[0]), wrongSize(parts[1], "pointer size"), wrongAlignment(parts[2], "ABI", false), wrongPreferred(parts, 3))
	if why != "" || len(parts) < 5 {
		return why
	}
	if why := wrongSize(parts[4], "index size"); why != "" {
		return why
	}
	size, _ := number32(parts[1])
	if index, _ := number32(parts[4]); index > size {
		return "index size cannot be larger than the pointer size"
	}
	return ""
}

// wrongPointerSpace checks what stands before the size of a pointer: flags, the number of the address space and its name in
// parentheses. Each may be absent.
func wrongPointerSpace(f string) string {
	flags := 0
	for flags < len(f) && (f[flags]|0x20 >= 'a' && f[flags]|0x20 <= 'z') {
		if f[flags] != 'e' && f[flags] != 'u' {
			return "'" + f[flags:flags+1] + "' is not a valid pointer specification flag"
		}
		flags++
	}
	space, name, named := strings.Cut(f[flags:], "(")
	if named && (len(name) < 2 || name[len(name)-1] != ')') {
		return "Expected `( address space name )`"
	}
	if space != "" {
		if why := wrongSpace(space, true); why != "" {
			return why
		}
	}
	if v, _ := number32(space); v == 0 && flags > 0 {
		return "address space 0 cannot be unstable or have external state"
	}
	return ""
}
