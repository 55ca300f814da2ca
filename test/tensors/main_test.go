//go:build cgo

// Package tensors tests functions on tensors as people write them: each program of the folder programs runs on the drivers and on the
// reference device, and its results are compared with a model in Go.
package tensors_test

import (
	"testing"

	"github.com/spvc/spvc/test/drivers"
)

func TestMain(m *testing.M) { drivers.Main(m) }
