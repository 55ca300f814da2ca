package ir

// Enter notes that key, a mutable type or attribute, is being read; false if it
// is already, so that a reference to it is one from its own body. Leave ends it.
func (p *Parser) Enter(key any) bool { return enter(&p.nested, key) }

// Leave ends what Enter began.
func (p *Parser) Leave(key any) { p.nested = leave(p.nested, key) }

// Enter notes that key, a mutable type or attribute, is being written; false if
// it is already, so that what is to be written is a reference from its own body.
// Leave ends it.
func (p *Printer) Enter(key any) bool { return enter(&p.nested, key) }

// Leave ends what Enter began.
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
