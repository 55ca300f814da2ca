package spirvtools

import "strings"

// setMessage sets the message of e and the facts in it. SPIRV-Tools give nothing but this text, and only setMessage reads it.
func (e *Error) setMessage(message string) {
	e.Message = message
	text := message
	if vuid, rest, ok := strings.Cut(text, "] "); ok && strings.HasPrefix(vuid, "[VUID-") {
		e.VUID, text = vuid[1:], rest
	}
	e.Rule = plainRule(text)
}

// plainRule returns what SPIRV-Tools says, without the disassembly at its end, on one line and
// with the names of ids in place of their numbers.
func plainRule(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "  ") {
			break
		}
		if line = strings.TrimSpace(line); line != "" {
			if b.Len() > 0 {
				b.WriteByte(' ')
			}
			b.WriteString(line)
		}
	}
	text, b = b.String(), strings.Builder{}
	for {
		before, id, ok := strings.Cut(text, "<id> '")
		number, rest, closed := strings.Cut(id, "'")
		b.WriteString(before)
		if !ok || !closed {
			return b.String() + id
		}
		if _, name, named := strings.Cut(strings.TrimSuffix(number, "]"), "[%"); named {
			number = name
		}
		b.WriteString("'" + number + "'")
		text = rest
	}
}
