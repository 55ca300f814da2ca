package llvmexec

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

// FaultKind tells the errors of programs apart.
type FaultKind string

// The kinds of faults.
const (
	OutOfBounds     FaultKind = "out-of-bounds"
	NullPointer     FaultKind = "null-pointer"
	UseAfterFree    FaultKind = "use-after-free"
	InvalidFree     FaultKind = "invalid-free"
	Leak            FaultKind = "leak"
	Undefined       FaultKind = "undefined-value"
	WriteToConstant FaultKind = "write-to-constant"
	Misaligned      FaultKind = "misaligned"
	DivideByZero    FaultKind = "division-by-zero"
	BadCall         FaultKind = "bad-call"
	ReachedTrap     FaultKind = "trap"
	Overlap         FaultKind = "overlap"
	Limit           FaultKind = "limit"
	Unsupported     FaultKind = "unsupported"
)

// Fault is an error of the program that runs.
type Fault struct {
	Kind FaultKind
	Text string
	// Loc is the location of the operation.
	Loc ir.Location
	// Function is the function that has the operation.
	Function string
	// Calls are the calls that led to the function, the innermost first.
	Calls []Call
	// Notes say where the memory was allocated and freed.
	Notes []Note
}

// Call is a place in a function from which another function was called.
type Call struct {
	Function string
	Loc      ir.Location
}

// Note is a remark on a fault.
type Note struct {
	Text string
	Loc  ir.Location
}

// Error returns the text and the function, without locations.
func (f *Fault) Error() string { return f.Text + " (in " + f.Function + ")" }

// Diagnostic returns the fault as an error at its location, with notes.
func (f *Fault) Diagnostic() *ir.Diagnostic {
	d := &ir.Diagnostic{Severity: ir.SeverityError, Loc: f.Loc, Message: f.Text}
	for _, n := range f.Notes {
		d.Notes = append(d.Notes, ir.Diagnostic{Severity: ir.SeverityNote, Loc: n.Loc, Message: n.Text})
	}
	for _, c := range f.Calls {
		d.Notes = append(d.Notes, ir.Diagnostic{Severity: ir.SeverityNote, Loc: c.Loc, Message: "called from " + c.Function})
	}
	return d
}

// fault ends the execution with a fault at the operation that runs.
//
//go:noinline
func (x *thread) fault(kind FaultKind, text string, notes ...Note) {
	panic(&Fault{Kind: kind, Text: text, Notes: notes})
}

// faultAt is fault for one that concerns an object.
func (x *thread) faultAt(o *object, kind FaultKind, text string) {
	notes := []Note{}
	if o.made != ir.UnknownLoc {
		notes = append(notes, Note{"allocated here", o.made})
	}
	if o.freed && o.ended != ir.UnknownLoc {
		notes = append(notes, Note{"its life ended here", o.ended})
	}
	x.fault(kind, text, notes...)
}

func utoa(n uint64) string { return strconv.FormatUint(n, 10) }

func signed(n uint64) string { return strconv.FormatInt(int64(n), 10) }

func quote(name string) string { return "'" + name + "'" }
