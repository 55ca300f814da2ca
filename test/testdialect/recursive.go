package testdialect

import "github.com/spvc/spvc/ir"

// RecursiveName returns the name of t, a type `!test.test_rec`. ok is false if t is another type.
func RecursiveName(t ir.Type) (name string, ok bool) {
	if r, is := t.(*recursiveType); is && r.TypeDef().Mnemonic == "test_rec" {
		return r.name, true
	}
	return "", false
}

// RecursiveBody returns the body of t, a type `!test.test_rec`, or nil if it has none.
func RecursiveBody(t ir.Type) ir.Type { return t.(*recursiveType).inside() }

// RecursiveLike returns the type of the class of t, `!test.test_rec`, with another name and body. It returns nil if the type of this
// name has another body.
func RecursiveLike(t ir.Type, name string, body ir.Type) ir.Type {
	r := recursiveNamed(t.(*recursiveType).Context(), t.(*recursiveType).TypeDef(), name)
	if !r.setBody(body) {
		return nil
	}
	return r
}
