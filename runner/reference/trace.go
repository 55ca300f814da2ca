package reference

import "errors"

// Trace says what the device reports of the invocations that run.
type Trace struct {
	// Invocation is the GlobalInvocationId of the invocation that is traced.
	Invocation [3]uint32
	// All reports each instruction of the invocation.
	All bool
	// Breaks are the lines of the source at which values are reported.
	Breaks []SourceLine
	// Print are the names or ids of the values that are reported at Breaks, such as
	// "%sum" or "%42". If it is empty, a break reports the results of the line.
	Print []string
	// Emit is called with each event, by one goroutine at a time.
	Emit func(e *TraceEvent)
}

// SourceLine is a line of a source file.
type SourceLine struct {
	// File is the end of a path: "axpy.mlir" matches "examples/axpy.mlir".
	File string
	Line uint32
}

// ParseSourceLine reads FILE:LINE.
func ParseSourceLine(s string) (SourceLine, error) { return SourceLine{}, errors.New("not yet") }

// TraceEvent is an instruction of a traced invocation.
type TraceEvent struct {
	Place
	// Entry is the entry point.
	Entry string
	// Result is the name or id of the result with a percent sign, or empty.
	Result string
	// Value is the value of the result as text: "1.5", "true", "[1, 2, 3]", or
	// "storage buffer (set 0, binding 1) + 16" for a pointer.
	Value string
	// Operands are the operands that are values.
	Operands []TraceOperand
	// Break is true for an event of a break.
	Break bool
}

// TraceOperand is a value that an instruction uses or a break prints.
type TraceOperand struct{ Name, Value string }
