//go:build cgo

package main

import (
	"bytes"
	"slices"
	"testing"

	"github.com/spvc/spvc/test/drivers"
)

func TestMain(m *testing.M) { drivers.Main(m) }

func TestRun(t *testing.T) {
	for _, s := range append(drivers.Selectors(), [2]string{"reference", "reference"}) {
		t.Run(s[0], func(t *testing.T) {
			t.Setenv("SPVC_DEVICE", s[1])
			var out bytes.Buffer
			answers, err := run(&out)
			if err != nil {
				t.Fatal(err)
			}
			if !slices.Equal(answers, []string{"white", "green", "yellow", "red"}) {
				t.Errorf("the answers are %v", answers)
			}
			t.Log("\n" + out.String())
		})
	}
}
