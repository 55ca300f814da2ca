//go:build cgo

// Package programs tests programs from practice: each runs on the drivers and on the reference
// device, and prints the numbers that its CHECK lines state.
package programs_test

import (
	"testing"

	"github.com/spvc/spvc/test/drivers"
)

func TestMain(m *testing.M) { drivers.Main(m) }
