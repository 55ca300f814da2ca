package dispatch

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/spvc/spvc/layout/block"
)

// TestArrayOfPicture reads pictures as tensors of bytes and writes them again.
func TestArrayOfPicture(t *testing.T) {
	for file, want := range map[string]string{"testdata/gray.png": "[7 9] [2 1]", "testdata/colors.png": "[10 20 30 40 1 2 3 0] [1 2 4]"} {
		a, err := NewArray("memref<?xi8>", &block.Shape{Kind: block.Int, Bits: 8, Size: 1}, nil)
		if err != nil {
			t.Fatal(err)
		}
		data, sizes, err := a.Load(Setting{Value: file})
		if got := fmt.Sprint(data, sizes); err != nil || got != want {
			t.Errorf("%s: %s, %v", file, got, err)
		}
		out, err := a.Encode("a.png", data, sizes)
		original, wrong := os.ReadFile(file)
		if err != nil || wrong != nil || !bytes.Equal(out, original) {
			t.Errorf("%s: %d bytes (%v), want %d (%v)", file, len(out), err, len(original), wrong)
		}
		if _, err := a.Encode("a.png", data, append(sizes, 1)); err == nil || err.Error() != "a PNG has the sizes (height, width) or (height, width, 4)" {
			t.Errorf("%s with another dimension: %v", file, err)
		}
	}
}

func TestArrayOfNoBytes(t *testing.T) {
	a, err := NewArray("memref<?x?xf32>", &block.Shape{Kind: block.Float, Bits: 32, Size: 4}, nil)
	if err != nil {
		t.Fatal(err)
	}
	const want = "a PNG has elements of 8 bits, such as those of a tensor<?x?xi8>, but the type is memref<?x?xf32>"
	if _, _, err := a.Load(Setting{Value: "testdata/gray.png"}); err == nil || !strings.Contains(err.Error(), want) {
		t.Error(err)
	}
	if _, err := a.Encode("a.png", make([]byte, 4), []int{1, 1}); err == nil || err.Error() != want {
		t.Error(err)
	}
	if err := a.CheckFile("a.png", 2); err == nil || err.Error() != want {
		t.Error(err)
	}
	if a.CheckFile("a.npy", 2) != nil || a.CheckFile("a.png", 1) != errSizesOfPNG {
		t.Error("CheckFile is wrong about dimensions or .npy")
	}
}
