// Package shape has one of each that can be changed. A comment names the line: the
// test says what comes of the mutants of each.
package shape

import (
	"errors"
	"time"
)

// Rewriter records refusals.
type Rewriter struct{ Reason string }

// Fail returns false.
func (rw *Rewriter) Fail(why string) bool {
	rw.Reason = why
	return false // fail
}

// Positive refuses other numbers; no test looks at what it returns for them.
func (rw *Rewriter) Positive(n int) bool {
	if n < 0 { // positive guard
		return rw.Fail("negative") // positive fail
	}
	rw.note() // positive note
	return true
}

func (rw *Rewriter) note() { rw.Reason = "none" }

// Clamp is tested at its bounds.
func Clamp(n int) int {
	if n > 9 || n == -1 { // clamp
		return 9 // clamp nine
	}
	return n
}

// Check is tested without an error only.
func Check(n int) error {
	if n > 5 {
		return errors.New("too large") // check error
	}
	return nil
}

// Strict is tested with an error.
func Strict(n int) error {
	if n == 3 {
		return errors.New("three") // strict error
	}
	return nil
}

// Count ends only because its bound holds.
func Count(n int) int {
	i := 0
	for i != n { // count
		i += 1 // count step
	}
	return i
}

// Never is called by no test.
func Never(n int) bool {
	return n > 7 // never
}

// Late has a parameter of the name of a package.
func Late(time time.Duration) bool {
	return time > 3 // late
}

// Both is tested with both and with none.
func Both(a, b bool) bool {
	return a && b // both
}

// Room is told how much to keep.
func Room(n int) []int {
	return make([]int, 0, n+1) // room
}

const limit = 4 // limit

var table = []func(int) bool{
	func(n int) bool { return n < limit }, // table
}

// Small asks the table.
func Small(n int) bool { return table[len(table)-len(table)/1](n) } // small

func even(n int) bool { return n%2 == 0 } // even
