package transform

import (
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/ir/rewrite"
)

// EraseUnnecessaryInputs returns the patterns that remove inputs of linalg.generic which nothing needs, or of which another operand holds the
// same elements (populateEraseUnnecessaryInputsPatterns).
func EraseUnnecessaryInputs() []*rewrite.Pattern {
	return []*rewrite.Pattern{EraseUnusedInputs(), onGeneric("FoldDuplicateInputBbArgs", mergeElements)}
}

// mergeElements replaces the element of an input by that of the last equal operand after it.
func mergeElements(s linalg.StructuredOp, rw *rewrite.Rewriter) bool {
	maps, changed := s.Maps(), false
	for i := range s.NumInputs() {
		if !s.UsesElement(i) {
			continue
		}
		for k := s.NumOperands() - 1; k > i; k-- {
			if s.Operand(k) == s.Operand(i) && maps[k] == maps[i] {
				rw.ReplaceUses(s.Body().Arg(i), s.Body().Arg(k))
				changed = true
				break
			}
		}
	}
	if !changed {
		return rw.Fail("no other operand equals an input")
	}
	return true
}
