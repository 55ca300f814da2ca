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
)

// String returns "applied" or "missed".
func (k RemarkKind) String() string {
	if k == Missed {
		return "missed"
	}
	return "applied"
}

// MarshalText returns the name of the kind.
func (k RemarkKind) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// UnmarshalText reads what MarshalText returns. Other texts count as "applied".
func (k *RemarkKind) UnmarshalText(text []byte) error {
	if *k = Applied; string(text) == Missed.String() {
		*k = Missed
	}
	return nil
}

// Remark is the Detail of a diagnostic that tells what an optimization did.
type Remark struct {
	Kind RemarkKind
	// Function is the name of the function in which it happened, or "".
	Function string `json:",omitempty"`
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
		op.EmitRemarkDetail(&Remark{kind, functionOf(op)}, text)
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
