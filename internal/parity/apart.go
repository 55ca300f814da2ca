package parity

import "strings"

// functionStart begins a function of a module in generic form.
const functionStart = "\n  \"func.func\"()"

// functionEnd ends one.
const functionEnd = "\n  }) : () -> ()"

// Functions returns the functions of a module in generic form, and the text around them.
func Functions(input string) (head string, functions []string, tail string) {
	i := strings.Index(input, functionStart)
	if i < 0 {
		return input, nil, ""
	}
	head, rest := input[:i], input[i:]
	for strings.HasPrefix(rest, functionStart) {
		n := strings.Index(rest, functionEnd)
		if n < 0 {
			break
		}
		n += len(functionEnd)
		functions = append(functions, rest[:n])
		rest = rest[n:]
	}
	return head, functions, rest
}

// Parts returns a case for each function of c, or nil if c has only one.
func Parts(c Case) []Case {
	head, functions, tail := Functions(c.Input)
	if len(functions) < 2 {
		return nil
	}
	var parts []Case
	for _, f := range functions {
		_, name, _ := strings.Cut(f, `sym_name = "`)
		name, _, _ = strings.Cut(name, `"`)
		parts = append(parts, Case{Name: c.Name + "/" + name, Input: head + f + tail})
	}
	return parts
}

// Whole returns the module of the functions of parts.
func Whole(name string, parts []Case) Case {
	var b strings.Builder
	head, _, tail := Functions(parts[0].Input)
	b.WriteString(head)
	for _, p := range parts {
		_, functions, _ := Functions(p.Input)
		b.WriteString(strings.Join(functions, ""))
	}
	return Case{Name: name, Input: b.String() + tail}
}
