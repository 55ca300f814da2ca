//go:build cgo

// Package programs_test runs whole programs on Vulkan drivers and on the reference device.
package programs_test

import (
	"testing"

	"github.com/spvc/spvc/test/drivers"
)

func TestMain(m *testing.M) { drivers.Main(m) }
