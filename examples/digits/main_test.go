//go:build cgo

package main

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/spvc/spvc/test/drivers"
)

func TestMain(m *testing.M) { drivers.Main(m) }

func TestRun(t *testing.T) {
	for _, s := range append(drivers.Selectors(), [2]string{"reference", "reference"}) {
		t.Run(s[0], func(t *testing.T) {
			t.Setenv("SPVC_DEVICE", s[1])
			var out bytes.Buffer
			accuracy, err := run(&out)
			if err != nil {
				t.Fatal(err)
			}
			if accuracy < .95 {
				t.Errorf("the accuracy is %v", accuracy)
			}
			t.Log("\n" + out.String())
		})
	}
}

// A network that saw fewer drawings is nearly as good, and its weights take the place of those in the file.
func TestTrain(t *testing.T) {
	n := train(drawings(2000, trainingSeed), 5)
	right, test := 0, drawings(500, testSeed)
	for i, digit := range test.digits {
		_, scores := n.scores(test.image(i))
		best := 0
		for k, s := range scores {
			if s > scores[best] {
				best = k
			}
		}
		if best == int(digit) {
			right++
		}
	}
	if right < 400 {
		t.Errorf("%d of 500 are right", right)
	}

	name := filepath.Join(t.TempDir(), "digits.mlir")
	if err := os.WriteFile(name, source, 0o666); err != nil {
		t.Fatal(err)
	}
	if err := newNetwork(rand.New(rand.NewPCG(3, 0))).write(name); err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if len(got) != len(source) || bytes.Equal(got, source) {
		t.Errorf("%d bytes became %d", len(source), len(got))
	}
}
