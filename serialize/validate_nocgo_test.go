//go:build !cgo

package serialize_test

import (
	"errors"
	"testing"
)

// refusal refuses all words without SPIRV-Tools.
func refusal([]uint32) error { return errors.New("SPIRV-Tools is not available") }

// validate does nothing without SPIRV-Tools; the word walker checks all the same.
func validate(*testing.T, []uint32) {}

// seeds returns no modules: they are made by the assembler.
func seeds(testing.TB) [][]uint32 { return nil }
