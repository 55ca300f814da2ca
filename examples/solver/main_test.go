//go:build cgo

package main

import (
	"bytes"
	"testing"

	"github.com/spvc/spvc/test/drivers"
)

func TestMain(m *testing.M) { drivers.Main(m) }

func TestRun(t *testing.T) {
	for _, s := range append(drivers.Selectors(), [2]string{"reference", "reference"}) {
		t.Run(s[0], func(t *testing.T) {
			t.Setenv("SPVC_DEVICE", s[1])
			var out bytes.Buffer
			order, err := run(&out)
			if err != nil {
				t.Fatal(err)
			}
			if order < 1.9 || order > 2.1 {
				t.Errorf("the order is %v", order)
			}
			t.Log("\n" + out.String())
		})
	}
}
