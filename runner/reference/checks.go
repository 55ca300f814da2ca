package reference

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spvc/spvc/internal/editdist"
)

// Checks is a set of checks.
type Checks uint16

// The checks.
const (
	// CheckBounds finds accesses outside of a binding, a variable or an array.
	CheckBounds Checks = 1 << iota
	// CheckUninitialized finds reads of Function, Private and Workgroup memory that was
	// not written.
	CheckUninitialized
	// CheckRaces finds conflicting accesses that nothing orders.
	CheckRaces
	// CheckBarriers finds barriers that not all invocations of a workgroup reach together.
	CheckBarriers
	// CheckUndefined finds operations without a defined result: a division by zero, a
	// shift by the width, a conversion out of range, OpUnreachable.
	CheckUndefined
	// CheckAlignment finds accesses at addresses that are not multiples of their alignment.
	CheckAlignment
	// CheckLayout finds reads of memory that was written as another type or through
	// another layout.
	CheckLayout
	// CheckAll is all checks.
	CheckAll Checks = 1<<iota - 1
)

// checkNames are the names of checks in the order of their bits.
var checkNames = [...]string{"bounds", "uninitialized", "races", "barriers", "undefined", "alignment", "layout"}

// String returns the names of the checks, separated by commas, or "off".
func (c Checks) String() string {
	if c == 0 {
		return "off"
	}
	if c == CheckAll {
		return "all"
	}
	var names []string
	for i, name := range checkNames {
		if c>>i&1 != 0 {
			names = append(names, name)
		}
	}
	return strings.Join(names, ",")
}

// ParseChecks reads a list of checks: "all", "off", or names separated by commas. A name
// with a minus sign removes a check from those before it, or, if it is the first, from all.
func ParseChecks(list string) (Checks, error) {
	var c Checks
	for i, name := range strings.Split(list, ",") {
		name, without := strings.CutPrefix(strings.TrimSpace(name), "-")
		bits, err := checkNamed(name)
		switch {
		case err != nil:
			return 0, err
		case without && i == 0:
			c = CheckAll &^ bits
		case without:
			c &^= bits
		default:
			c |= bits
		}
	}
	return c, nil
}

func checkNamed(name string) (Checks, error) {
	switch name {
	case "all":
		return CheckAll, nil
	case "off":
		return 0, nil
	}
	for i, n := range checkNames {
		if n == name {
			return 1 << i, nil
		}
	}
	return 0, fmt.Errorf("unknown check %q (the checks are %s, all and off)%s", name, strings.Join(checkNames[:], ", "),
		editdist.Note("; ", name, append(checkNames[:], "all", "off")))
}

// ErrChecks is wrapped by a [*CheckError].
var ErrChecks = errors.New("the kernel has errors")

// Finding is an error of a kernel. Findings of one check at the same places are one
// finding; it describes the first.
type Finding struct {
	// Check is the check that found it.
	Check Checks
	// Entry is the entry point.
	Entry string
	// Message says what is wrong.
	Message string
	Place
	// Other is the conflicting access of a data race, or the other place of a divergent
	// barrier, or nil.
	Other *Place
	// Memory is the accessed memory, or nil.
	Memory *Memory
	// Count is how often it was found.
	Count uint64
	// race has the words for a data race, whose Memory and Other are set. It is nil for other findings.
	race *race
}

// race has the words by which a report describes two accesses that race.
type race struct {
	verb, otherVerb string // such as "writes"
	where           string // the workgroup of the other invocation
}

// Place is an instruction that an invocation executes.
type Place struct {
	// File, Line and Column are the place in the source, or empty and 0 if the module
	// does not say.
	File         string
	Line, Column uint32
	// Op is the instruction's name, such as OpStore.
	Op string
	// Word is the offset of the instruction in the module, in words.
	Word int
	// Global and Local are the GlobalInvocationId and LocalInvocationId.
	Global, Local [3]uint32
}

// Memory is a range of bytes that an instruction accesses.
type Memory struct {
	// Kind is "storage buffer", "uniform buffer", "push constants", "workgroup variable",
	// and so on.
	Kind string
	// Name is the name of the variable, if the module has one.
	Name string
	// Set and Binding are the place of a buffer.
	Set, Binding uint32
	// Bound reports whether Set and Binding have a meaning.
	Bound bool
	// Offset is the first byte of the access, counted from the beginning of the buffer's
	// binding or of the variable. Size is the number of bytes accessed.
	Offset int64
	Size   int
	// Length is the size in bytes of the binding or of the variable.
	Length int64
	// Texel is the texel of an image or texel buffer, such as "(3, 0), layer 1", or
	// empty.
	Texel string
}

// CheckError says that checks found errors in a kernel.
type CheckError struct {
	// Findings are in the order in which they were found first.
	Findings []Finding
	// Truncated is true if there were more findings than the device keeps.
	Truncated bool
}

// Unwrap returns ErrChecks.
func (e *CheckError) Unwrap() error { return ErrChecks }
