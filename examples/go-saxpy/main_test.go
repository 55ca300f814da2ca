//go:build cgo

package main

import (
	"testing"

	"github.com/spvc/spvc/test/drivers"
)

func TestMain(m *testing.M) { drivers.Main(m) }

func TestRun(t *testing.T) {
	if err := run(); err != nil {
		t.Error(err)
	}
}
