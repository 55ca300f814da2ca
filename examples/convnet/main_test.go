//go:build cgo

package main

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/spvc/spvc/test/drivers"
)

func TestMain(m *testing.M) { drivers.Main(m) }

// TestRun checks that the outlines are those of the README. Pixels may differ by rounding.
func TestRun(t *testing.T) {
	for _, s := range append(drivers.Selectors(), [2]string{"reference", "reference"}) {
		t.Run(s[0], func(t *testing.T) {
			t.Setenv("SPVC_DEVICE", s[1])
			name := "edges.png"
			if !*update {
				name = filepath.Join(t.TempDir(), name)
			}
			if err := run(house, name); err != nil {
				t.Fatal(err)
			}
			got, want := readPNG(t, name), readPNG(t, "edges.png")
			if got.Rect != want.Rect {
				t.Fatalf("the picture has the size %v, want %v", got.Rect, want.Rect)
			}
			for i := range got.Pix {
				if d := int(got.Pix[i]) - int(want.Pix[i]); d < -1 || d > 1 {
					t.Fatalf("pixel %d is %d, want %d", i, got.Pix[i], want.Pix[i])
				}
			}
		})
	}
}

func readPNG(t *testing.T, name string) *image.Gray {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	picture, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return picture.(*image.Gray)
}
