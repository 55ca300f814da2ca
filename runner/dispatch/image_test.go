//go:build cgo

package dispatch

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/values"
)

// TestPNG writes the pictures in testdata, reads them and writes them again.
func TestPNG(t *testing.T) {
	colors := image.NewNRGBA(image.Rect(0, 0, 2, 1))
	copy(colors.Pix, []byte{10, 20, 30, 40, 1, 2, 3, 0})
	gray := image.NewGray(image.Rect(0, 0, 1, 2))
	copy(gray.Pix, []byte{7, 9})
	palette := image.NewPaletted(image.Rect(0, 0, 2, 1), color.Palette{color.NRGBA{10, 20, 30, 40}, color.NRGBA{1, 2, 3, 0}})
	palette.Pix[1] = 1
	for _, c := range []struct {
		name    string
		picture image.Image
		format  runner.Format
		want    string
	}{
		{"colors.png", colors, runner.FormatRGBA8Unorm, "[10 20 30 40 1 2 3 0] [1 2]"}, {"gray.png", gray, runner.FormatR8Unorm, "[7 9] [2 1]"},
		{"", palette, runner.FormatRGBA8Unorm, "[10 20 30 40 1 2 3 0] [1 2]"},
		{"deep.png", image.NewNRGBA64(image.Rect(0, 0, 1, 1)), runner.FormatRGBA8Unorm, ""},
	} {
		var out bytes.Buffer
		if err := png.Encode(&out, c.picture); err != nil {
			t.Fatal(err)
		}
		if c.name != "" {
			if have, err := os.ReadFile(filepath.Join("testdata", c.name)); err != nil || !bytes.Equal(have, out.Bytes()) {
				t.Errorf("testdata/%s is not the picture: %v", c.name, err)
			}
		}
		if c.want == "" {
			continue
		}
		s := &slot{dims: 2, format: c.format}
		d, err := s.decodePNG(out.Bytes())
		if err != nil || fmt.Sprint(d.Bytes, d.Sizes) != c.want {
			t.Errorf("%s: got %v, %v; want %s", c.name, d, err, c.want)
			continue
		}
		again, err := s.encodePNG(d)
		if err != nil {
			t.Fatal(err)
		}
		if e, err := s.decodePNG(again); err != nil || fmt.Sprint(e.Bytes, e.Sizes) != c.want {
			t.Errorf("%s: again: %v, %v", c.name, e, err)
		}
	}
	for _, s := range []slot{{dims: 2, format: runner.FormatR32Float}, {dims: 1, format: runner.FormatRGBA8Unorm}, {}} {
		if _, err := s.encodePNG(&values.Data{Sizes: []int{1, 1}}); err == nil || !strings.Contains(err.Error(), "a PNG fits images of two dimensions") {
			t.Errorf("%v: %v", s, err)
		}
	}
}
