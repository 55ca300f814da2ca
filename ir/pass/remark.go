package pass

import "github.com/spvc/spvc/ir"

// RemarkKind says what a remark tells of an optimization.
type RemarkKind uint8

// The kinds.
const (
	// Applied remarks tell what a pass made better.
	Applied RemarkKind = iota
	// Missed remarks tell what a pass left as it is, and why.
	Missed
	// Emulated remarks tell which operations a pass computes by other ones, because the target lacks them.
	Emulated
)

// String returns "applied", "missed" or "emulated".
func (k RemarkKind) String() string {
	switch k {
	case Missed:
		return "missed"
	case Emulated:
		return "emulated"
	}
	return "applied"
}

// MarshalText returns the name of the kind.
func (k RemarkKind) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// UnmarshalText reads what MarshalText returns. Other texts count as "applied".
func (k *RemarkKind) UnmarshalText(text []byte) error {
	*k = Applied
	for _, other := range [...]RemarkKind{Missed, Emulated} {
		if string(text) == other.String() {
			*k = other
		}
	}
	return nil
}

// Remark is the Detail of a diagnostic that tells what an optimization did, or what a pass emulates.
type Remark struct {
	Kind RemarkKind
	// Function is the name of the function in which it happened, or "".
	Function string `json:",omitempty"`
	// Emulation is what an Emulated remark counts. It is empty in other remarks.
	Emulation Emulation `json:",omitzero"`
}

// Emulation names operations that a pass emulates, for counts: one of them, and several, such as "operation on 64-bit
// integers" and "operations on 64-bit integers".
type Emulation struct{ One, Many string }

// EmulatedOperations returns the name of operations that the text after the noun describes, such as "on 64-bit integers".
func EmulatedOperations(which string) Emulation {
	return Emulation{"operation " + which, "operations " + which}
}

// Remarker reports what an optimization did to op, or why it left op as it is. It is nil if nobody
// asked for remarks, so that no text is made then.
type Remarker func(op *ir.Operation, kind RemarkKind, text string)

// Remarker returns the function that reports the remarks of the pass, or nil if RunOptions.Remarks is
// not set.
func (r *Run) Remarker() Remarker {
	if !r.remarks {
		return nil
	}
	return func(op *ir.Operation, kind RemarkKind, text string) {
		op.EmitRemarkDetail(&Remark{Kind: kind, Function: functionOf(op)}, text)
	}
}

// EmulationRemarker reports that op is emulated. It is nil if nobody asked for such remarks.
type EmulationRemarker func(op *ir.Operation, of Emulation, text string)

// Emulations returns the function that reports what the pass emulates, or nil if neither RunOptions.Remarks nor
// RunOptions.Emulations is set. It reports one remark for each place in the source of a function, the first.
func (r *Run) Emulations() EmulationRemarker {
	if !r.remarks && !r.emulations {
		return nil
	}
	type place struct {
		file      string
		line, col int
		function  string
		of        Emulation
	}
	seen := map[place]bool{}
	return func(op *ir.Operation, of Emulation, text string) {
		at, known := place{function: functionOf(op)}, false
		if at.file, at.line, at.col, known = op.Context().FilePosition(op.Loc()); !known {
			at.of = of
		}
		if !seen[at] {
			seen[at] = true
			op.EmitRemarkDetail(&Remark{Kind: Emulated, Function: at.function, Emulation: of}, text)
		}
	}
}

// functionOf returns the name of the function that op is or that encloses it.
func functionOf(op *ir.Operation) string {
	for ; op != nil; op = op.Parent() {
		if _, ok := ir.OpInterface[ir.FunctionModel](op.Info()); ok {
			return ir.SymbolName(op)
		}
	}
	return ""
}
