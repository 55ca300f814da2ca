//go:build cgo

package dispatch

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"image"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/npy"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/values"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// Types of the components of images.
var (
	sampledFloat = &reflect.Type{Kind: reflect.FloatType, Bits: 32}
	sampledInt   = &reflect.Type{Kind: reflect.IntType, Bits: 32, Signed: true}
	sampledUint  = &reflect.Type{Kind: reflect.IntType, Bits: 32}
)

// TestTexels gives slots the formats and dimensions of images, and refuses those that cannot be bound.
func TestTexels(t *testing.T) {
	const (
		noImage  = "only blocks, texel buffers, images and samplers can be bound, not descriptors of this type"
		noDim    = "only images of one to three dimensions and cubes, without samples, can be bound"
		noFormat = "the module does not state the format of its texels, so they cannot be bound"
	)
	info := func(i reflect.ImageInfo) *reflect.ImageInfo { return &i }
	for _, c := range []struct {
		kind  reflect.DescriptorType
		image *reflect.ImageInfo
		want  string // the format, the number of dimensions, whether it is open, and the names of the sizes; or the error
	}{
		{reflect.StorageImage, nil, noImage}, {reflect.InputAttachment, info(reflect.ImageInfo{Dim: spec.Dim2D}), noImage},
		{reflect.AccelerationStructure, nil, noImage}, {reflect.ImageDescriptor, info(reflect.ImageInfo{Dim: spec.Dim2D}), noImage},
		{reflect.StorageTexelBuffer, nil, noImage},
		{reflect.SampledImage, info(reflect.ImageInfo{Dim: spec.Dim2D, Multisampled: true}), noDim},
		{reflect.StorageImage, info(reflect.ImageInfo{Dim: spec.DimRect}), noDim},
		{reflect.StorageTexelBuffer, info(reflect.ImageInfo{Dim: spec.DimBuffer}), noFormat},
		{reflect.UniformTexelBuffer, info(reflect.ImageInfo{Dim: spec.DimBuffer}), noFormat},
		{reflect.UniformTexelBuffer, info(reflect.ImageInfo{Dim: spec.DimBuffer, Format: spec.ImageFormatR32f}), "R32Float 0 false "},
		{reflect.StorageImage, info(reflect.ImageInfo{Dim: spec.Dim1D, Format: spec.ImageFormatRgba8}), "RGBA8Unorm 1 false width"},
		{reflect.StorageImage, info(reflect.ImageInfo{Dim: spec.Dim1D, Arrayed: true, Format: spec.ImageFormatR8}), "R8Unorm 2 false layers, width"},
		{reflect.StorageImage, info(reflect.ImageInfo{Dim: spec.Dim2D}), "RGBA32Float 2 true height, width"},
		{reflect.SampledImage, info(reflect.ImageInfo{Dim: spec.Dim2D, Arrayed: true, Sampled: sampledInt}), "RGBA32Sint 3 true layers, height, width"},
		{reflect.StorageImage, info(reflect.ImageInfo{Dim: spec.Dim3D, Sampled: sampledUint}), "RGBA32Uint 3 true depth, height, width"},
		{reflect.StorageImage, info(reflect.ImageInfo{Dim: spec.DimCube, Arrayed: true, Sampled: sampledFloat}), "RGBA32Float 3 true faces, height, width"},
		{reflect.CombinedImageSampler, info(reflect.ImageInfo{Dim: spec.Dim2D, Depth: true}), "D32Float 2 true height, width"},
		{reflect.StorageImage, info(reflect.ImageInfo{Dim: spec.Dim2D, Depth: true, Format: spec.ImageFormatR16f}), "R16Float 2 false height, width"},
	} {
		s := &slot{}
		got := fmt.Sprint(s.texels(&reflect.Resource{Type: c.kind, Image: c.image}))
		if got == "<nil>" {
			names := ""
			if s.dims > 0 {
				names = s.sizes()
			}
			got = fmt.Sprint(s.format, " ", s.dims, " ", s.open, " ", names)
		}
		if got != c.want {
			t.Errorf("%v, %+v: got %s, want %s", c.kind, c.image, got, c.want)
		}
	}
}

// TestFormatsOfImages chooses the format of an open image by JSON, an array or a picture.
func TestFormatsOfImages(t *testing.T) {
	open := func(sampled *reflect.Type, depth bool) *slot {
		return &slot{open: true, dim: spec.Dim2D, dims: 2, format: runner.FormatR8Srgb, image: &reflect.Resource{Type: reflect.SampledImage, Image: &reflect.ImageInfo{Dim: spec.Dim2D, Sampled: sampled, Depth: depth}}}
	}
	array := func(kind byte, size int, shape ...int) *npy.Array {
		return &npy.Array{Type: npy.Type{Kind: kind, Size: size}, Shape: shape}
	}
	const none = "no format of the image has texels"
	for _, c := range []struct {
		sampled *reflect.Type
		depth   bool
		a       *npy.Array
		want    string // the format, or the error
	}{
		{sampledFloat, false, array('f', 4, 1, 2), "R32Float"}, {sampledFloat, false, array('f', 2, 1, 2, 4), "RGBA16Float"},
		{sampledFloat, false, array('u', 1, 1, 2, 2), "RG8Unorm"}, {sampledFloat, false, array('i', 1, 1, 2, 4), "RGBA8Snorm"},
		{sampledFloat, false, array('i', 2, 1, 2), "R16Snorm"}, {sampledFloat, false, array('i', 4, 1, 2), none},
		{sampledInt, false, array('i', 4, 1, 2), "R32Sint"}, {sampledInt, false, array('u', 1, 1, 2), "R8Sint"},
		{sampledUint, false, array('u', 2, 1, 2, 2), "RG16Uint"}, {sampledUint, false, array('f', 4, 1, 2), none},
		{sampledFloat, false, array('f', 4, 2), none}, {sampledFloat, false, array('f', 4, 1, 2, 3), none}, {sampledFloat, false, array('f', 4, 1, 1, 2, 1), "R32Float"},
		{sampledFloat, true, array('f', 4, 1, 2), "D32Float"}, {sampledFloat, true, array('f', 4, 1, 2, 2), none},
		{sampledFloat, true, array('f', 2, 1, 2), none}, {sampledFloat, true, array('u', 4, 1, 2), none},
	} {
		s := open(c.sampled, c.depth)
		err := s.formatOfArray(c.a)
		if got := fmt.Sprint(s.format); err == nil && (got != c.want || s.layout == nil) || err != nil && !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%s %v: got %s, %v; want %s", c.a.Type, c.a.Shape, got, err, c.want)
		}
	}
	gray, colors := image.NewGray(image.Rect(0, 0, 1, 1)), image.NewNRGBA(image.Rect(0, 0, 1, 1))
	for _, c := range []struct {
		s                  *slot
		json, gray, colors string
	}{
		{open(sampledFloat, false), "R32Float", "R8Unorm", "RGBA8Unorm"}, {open(nil, false), "R32Float", "R8Unorm", "RGBA8Unorm"},
		{open(sampledInt, false), "R32Sint", "R32Sint", "R32Sint"}, {open(sampledUint, false), "R32Uint", "R32Uint", "R32Uint"},
		{open(sampledFloat, true), "R8Srgb", "R8Srgb", "R8Srgb"}, {&slot{format: runner.FormatR8Srgb}, "R8Srgb", "R8Srgb", "R8Srgb"},
	} {
		for _, step := range []struct {
			f    func() error
			want string
		}{{c.s.oneComponent, c.json}, {func() error { return c.s.formatOfPNG(gray) }, c.gray}, {func() error { return c.s.formatOfPNG(colors) }, c.colors}} {
			if err := step.f(); err != nil || fmt.Sprint(c.s.format) != step.want {
				t.Errorf("%+v: got %s, %v; want %s", c.s.image, c.s.format, err, step.want)
			}
		}
	}
	if _, ok := formatOf(runner.FormatFloat, 32, 5); ok {
		t.Error("a format has five components")
	}
}

// TestBrokenPNG reads texts that are no pictures, and the largest picture without its pixels.
func TestBrokenPNG(t *testing.T) {
	const signature = "\x89PNG\r\n\x1a\n"
	header := func(width, height uint32) string {
		chunk := []byte("IHDR")
		chunk = binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(chunk, width), height)
		chunk = append(chunk, 8, 0, 0, 0, 0) // gray, 8 bits
		return signature + string(binary.BigEndian.AppendUint32(append([]byte{0, 0, 0, 13}, chunk...), crc32.ChecksumIEEE(chunk)))
	}
	for _, c := range []struct{ name, data, want string }{
		{"empty", "", "unexpected EOF"}, {"text", "not a picture", "png: invalid format: not a PNG file"},
		{"no pixels", header(2, 3), "unexpected EOF"},
		{"the most pixels", header(maxPixels/4, 4), "unexpected EOF"},
		{"more pixels", header(maxPixels/4+1, 4), "16777217 x 4 pixels exceed the limit of 67108864"},
		{"more rows", header(1, maxPixels+1), "1 x 67108865 pixels exceed the limit of 67108864"},
	} {
		s := &slot{dims: 2, format: runner.FormatR8Unorm}
		if d, err := s.decodePNG([]byte(c.data)); d != nil || err == nil || err.Error() != c.want {
			t.Errorf("%s: got %+v, %v; want %s", c.name, d, err, c.want)
		}
	}
	s := &slot{dims: 2, format: runner.FormatR8Unorm}
	if _, err := s.encodePNG(&values.Data{Sizes: []int{0, 1}}); err == nil || !strings.Contains(err.Error(), "invalid image size: 1x0") {
		t.Error(err)
	}
}

// TestTolerance parses tolerances.
func TestTolerance(t *testing.T) {
	for _, c := range []struct {
		text     string
		abs, rel float64
	}{{"", 0, 0}, {"0", 0, 0}, {"0,0", 0, 0}, {"1e-6", 1e-6, 0}, {"0,1e-3", 0, 1e-3}, {"0.25,0.5", 0.25, 0.5}, {"inf", math.Inf(1), 0}} {
		if got, err := parseTolerance(c.text); err != nil || got != (values.Tolerance{Abs: c.abs, Rel: c.rel}) {
			t.Errorf("%q: got %v, %v", c.text, got, err)
		}
	}
	for _, text := range []string{"x", ",", "1,", ",1", "1,x", "-1", "-1,1", "1,-1", "1,-0.5", "NaN", "1,NaN", "1,2,3"} {
		_, err := parseTolerance(text)
		var wrong *UsageError
		if want := "--tolerance=" + text + ": ABS or ABS,REL is expected, such as 1e-6 or 0,1e-3"; !errors.As(err, &wrong) || err.Error() != want {
			t.Errorf("%q: got %v", text, err)
		}
	}
}

// TestReadFile reads files up to a limit, and says what is wrong without their names.
func TestReadFile(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "x.npy")
	if err := os.WriteFile(name, []byte("1234"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		s    Setting
		want string
	}{
		{Setting{Value: name}, "1234 <nil>"}, {Setting{Value: "x.npy", dir: dir}, "1234 <nil>"},
		{Setting{Value: "none.npy", dir: dir}, " no such file or directory"}, {Setting{Value: dir}, " is a directory"},
		{Setting{Value: name, dir: dir}, " the files of a case are in its folder " + dir},
	} {
		data, err := c.s.readFile()
		if got := fmt.Sprint(string(data), " ", err); got != c.want {
			t.Errorf("%s: got %s, want %s", c.s.Value, got, c.want)
		}
	}
	if data, err := readInside(filepath.Dir(name), filepath.Base(name), 4); err != nil || string(data) != "1234" {
		t.Errorf("%q, %v", data, err)
	}
	if _, err := readInside(filepath.Dir(name), filepath.Base(name), 3); err == nil || err.Error() != filepath.Base(name)+" has more than 3 bytes" {
		t.Error(err)
	}
	other := errors.New("other")
	if err := reason(other); err != other {
		t.Error(err)
	}
	// An array in a file that is not one is refused, with the name of the file.
	s := Setting{Value: name}
	if d, err := s.load(&slot{}); d != nil || err == nil || err.Error() != name+": not an npy file" {
		t.Errorf("%+v, %v", d, err)
	}
}
