package reference

// extendedRow is an instruction of an extended instruction set. Exactly one of each and
// whole is set.
type extendedRow struct {
	// perComponent returns the function for one component, given the types of a component of the
	// result and of the first operand. It returns nil if the instruction is not defined for
	// these types. The function gets up to three operands; those that the instruction
	// lacks are 0.
	perComponent func(to, from scalar) func(a, b, c uint64) uint64
	// perResult computes all components of the result of one invocation. args holds the
	// components of each operand. out has the components of the result, and after them
	// those that are written through the pointer.
	perResult func(to, from scalar, args [][]uint64, out []uint64)
	// pointer is the operand, counted from 1, through which the instruction writes a
	// second result, or 0 for none. args has no components for it.
	pointer int
	// check returns what is undefined about operands, or the empty string. It may be nil.
	// It is called for each component.
	check func(from scalar, a, b, c uint64) string
}
