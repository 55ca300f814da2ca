package describe

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
)

// sprite returns a block with names that must be escaped.
func sprite(t *testing.T) *Block {
	reg := ir.NewRegistry()
	reg.Add("spirv", spirv.Dialect)
	f32 := &block.Shape{Kind: block.Float, Bits: 32, Size: 4}
	light := block.StructOf([]block.Field{{Name: "position", Shape: block.VectorOf(f32, 3)}, {Name: "a_very_long_name_of_a_member", Offset: 12, Shape: f32}})
	return described(t, ir.NewContext(reg), &Subject{Name: `<script>alert("x")</script>`, Where: "set 0, binding 0", Class: spec.StorageClassStorageBuffer,
		Shape: block.StructOf([]block.Field{
			{Name: "a<b\x1b\xff\x00", Shape: f32}, {Name: "lights&", Offset: 16, Shape: block.ArrayOf(light, 500, 16)},
			{Name: "tail", Offset: 8016, Shape: f32}, {Name: "more", Offset: 8018, Shape: block.ArrayOf(f32, -1, 4)},
		})})
}

// numberOf returns the value of an attribute of an element.
func numberOf(t *testing.T, e xml.StartElement, name string) float64 {
	for _, a := range e.Attr {
		if a.Name.Local == name && !strings.HasSuffix(a.Value, "%") {
			f, err := strconv.ParseFloat(a.Value, 64)
			if err != nil {
				t.Error(err)
			}
			return f
		}
	}
	return 0
}

func TestSVG(t *testing.T) {
	b := sprite(t)
	out := SVG([]*Block{b, typed(t, sample)})
	dec := xml.NewDecoder(bytes.NewReader(out))
	var width float64
	rects, titles, texts := 0, 0, ""
	var open xml.StartElement
	for {
		token, err := dec.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		switch e := token.(type) {
		case xml.StartElement:
			open = e.Copy()
			switch e.Name.Local {
			case "svg":
				width = numberOf(t, e, "width")
			case "rect":
				rects++
				if numberOf(t, e, "x")+numberOf(t, e, "width") > width {
					t.Errorf("a rectangle is outside: %v", e)
				}
			case "title":
				titles++
			case "script":
				t.Error("a name is markup")
			}
		case xml.CharData:
			if open.Name.Local == "text" {
				texts += string(e) + "\n"
				// All labels are small except the titles, which are shortened to fit.
				if x := numberOf(t, open, "x"); x+float64(len([]rune(string(e))))*2 > width {
					t.Errorf("%q at %v is outside of %v", e, x, width)
				}
			}
		}
	}
	if rects < 40 || titles < 20 {
		t.Errorf("%d rectangles, %d titles", rects, titles)
	}
	for _, want := range []string{"a<b???", "lights&[0].position", "actual", "applies", "to [498]", "!", "padding", "≠ at"} {
		if !strings.Contains(texts, want) {
			t.Errorf("no %q in the picture", want)
		}
	}
	for _, want := range []string{"prefers-color-scheme:dark", "12 bytes of padding at 4", "lights&amp;[0].position: vec3&lt;f32&gt;, 12 bytes at 16"} {
		if !bytes.Contains(out, []byte(want)) {
			t.Errorf("no %q in the file", want)
		}
	}
}

func TestHTML(t *testing.T) {
	out, err := HTML("Blocks & more", []*Block{sprite(t), typed(t, "!spirv.struct<(i1)>")})
	if err != nil {
		t.Fatal(err)
	}
	page := string(out)
	for _, want := range []string{
		"<title>Blocks &amp; more</title>", "<h2>&lt;script&gt;alert", ">lights&amp;[].position</td><td>vec3&lt;f32&gt;</td>",
		`<th class="first" colspan="5">std430<span class="badge-html">applies</span></th>`, "a bool has no explicit layout", "<svg xmlns=", "prefers-color-scheme:dark",
	} {
		if !strings.Contains(page, want) {
			t.Errorf("no %q in the page", want)
		}
	}
	for _, not := range []string{"<script", "http://", "https://", "src="} {
		if strings.Contains(strings.ReplaceAll(page, "http://www.w3.org/2000/svg", ""), not) {
			t.Errorf("the page has %q", not)
		}
	}
}

// TestPanels checks that layouts that differ only in tail padding share a map, and that
// a map leaves out the bytes between members that are far apart.
func TestPanels(t *testing.T) {
	b := typed(t, "!spirv.struct<(f64 [0], !spirv.array<3 x !spirv.struct<(!spirv.array<40 x f32, stride=4> [0])>, stride=160> [200], i8 [1000])>", blocklayout.Scalar, blocklayout.C)
	panels := b.panels()
	if len(panels) != 2 || len(panels[1].layouts) != 2 || panels[1].sizes() != "489 (c: 496)" {
		t.Fatalf("%d panels", len(panels))
	}
	text := strings.Join(panels[0].text(), "\n")
	for _, want := range []string{"176 bytes of padding", "144 bytes of 1[1]\n", "80 bytes, 1[0].0[18] to [37]\n", "304 bytes of padding"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	svg := string(SVG([]*Block{b}))
	for _, want := range []string{">size 489 (c: 496) · align 8 · nothing wasted<", ">scalar<", ">=<", ">c<"} {
		if !strings.Contains(svg, want) {
			t.Errorf("no %q in the picture", want)
		}
	}
}

// TestExamplePicture checks that the picture in the documentation is the output of the
// command.
func TestExamplePicture(t *testing.T) {
	const name, example = "../../../docs/layout-example.svg", "!spirv.struct<(f32, vector<3xf32>, !spirv.matrix<3 x vector<3xf32>>, !spirv.array<4 x !spirv.struct<(f32, f64)>>, i8, i16, !spirv.rtarray<vector<3xf32>>)>"
	got := SVG([]*Block{typed(t, example)})
	want, err := os.ReadFile(name)
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("%s is not what spvc layout --format=svg '%s' writes (%v)", name, example, err)
	}
}

// TestColors checks that adjacent colors differ.
func TestColors(t *testing.T) {
	if got := []string{hsl(0, 100, 50), hsl(120, 100, 25), hsl(210, 0, 50), hsl(60, 100, 100)}; strings.Join(got, " ") != "#ff0000 #008000 #808080 #ffffff" {
		t.Error(got)
	}
	for i := range hues {
		next := hues[(i+1)%len(hues)]
		if d := (hues[i] - next + 360) % 360; d < 40 || d > 320 {
			t.Errorf("the hues %d and %d follow one another", hues[i], next)
		}
	}
}
