package reference

import (
	"fmt"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference/texel"
)

// TestTexelCells compares the numbers that accesses to texel buffers count as.
func TestTexelCells(t *testing.T) {
	for f, want := range map[runner.Format]string{
		runner.FormatR8Unorm: "0:i8+0", runner.FormatRG16Float: "0:f16+2 2:f16+2", runner.FormatRGBA8Uint: "0:i8+1 1:i8+1 2:i8+1 3:i8+1", runner.FormatR32Float: "0:f32+0",
		runner.FormatRGBA32Float: "0:f32+4 4:f32+4 8:f32+4 12:f32+4", runner.FormatRG32Sint: "0:i32+4 4:i32+4", runner.FormatR64Uint: "0:i64+0", runner.FormatB10G11R11Float: "0:i32+0",
		runner.FormatA2B10G10R10Unorm: "0:i32+0", runner.FormatE5B9G9R9Float: "0:i32+0", runner.FormatR16Snorm: "0:i16+0",
	} {
		var parts []string
		for _, c := range texelCells(texel.Of(f)) {
			parts = append(parts, fmt.Sprintf("%d:%s+%d", c.offset, c.scalar, c.step))
		}
		if got := strings.Join(parts, " "); got != want {
			t.Errorf("%s: %s, want %s", f, got, want)
		}
	}
	for n, want := range map[int]string{1: "0:i8", 2: "0:i16", 4: "0:i32", 8: "0:i32 4:i32", 16: "0:i32 4:i32 8:i32 12:i32"} {
		var parts []string
		for _, c := range wordCells(n) {
			parts = append(parts, fmt.Sprintf("%d:%s", c.offset, c.scalar))
		}
		if got := strings.Join(parts, " "); got != want {
			t.Errorf("%d bytes: %s, want %s", n, got, want)
		}
	}
}
