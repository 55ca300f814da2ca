package ir

// Enter registers that the parser is reading key, a mutable type or attribute. It
// returns false if the parser is already reading key, which means that the text refers
// to key from its own body. Call Leave at the end.
func (p *Parser) Enter(key any) bool { return enter(&p.nested, key) }

// Leave ends the section that Enter began.
func (p *Parser) Leave(key any) { p.nested = leave(p.nested, key) }

// Enter registers that the printer is writing key, a mutable type or attribute. It
// returns false if the printer is already writing key, which means that the text to
// write is a reference from key's own body. Call Leave at the end.
func (p *Printer) Enter(key any) bool { return enter(&p.nested, key) }

// Leave ends the section that Enter began.
func (p *Printer) Leave(key any) { p.nested = leave(p.nested, key) }

func enter(stack *[]any, key any) bool {
	for _, k := range *stack {
		if k == key {
			return false
		}
	}
	*stack = append(*stack, key)
	return true
}

func leave(stack []any, key any) []any {
	if n := len(stack) - 1; n >= 0 && stack[n] == key {
		return stack[:n]
	}
	return stack
}
