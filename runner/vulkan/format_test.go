//go:build cgo

package vulkan

import (
	"testing"

	vk "github.com/goki/vulkan"

	"github.com/spvc/spvc/runner"
)

// The numbers of formats are those of VkFormat.
func TestFormatNumbers(t *testing.T) {
	rows := []struct {
		format runner.Format
		vk     vk.Format
	}{
		{runner.FormatR8Unorm, vk.FormatR8Unorm},
		{runner.FormatR8Snorm, vk.FormatR8Snorm},
		{runner.FormatR8Uint, vk.FormatR8Uint},
		{runner.FormatR8Sint, vk.FormatR8Sint},
		{runner.FormatR8Srgb, vk.FormatR8Srgb},
		{runner.FormatRG8Unorm, vk.FormatR8g8Unorm},
		{runner.FormatRG8Snorm, vk.FormatR8g8Snorm},
		{runner.FormatRG8Uint, vk.FormatR8g8Uint},
		{runner.FormatRG8Sint, vk.FormatR8g8Sint},
		{runner.FormatRGBA8Unorm, vk.FormatR8g8b8a8Unorm},
		{runner.FormatRGBA8Snorm, vk.FormatR8g8b8a8Snorm},
		{runner.FormatRGBA8Uint, vk.FormatR8g8b8a8Uint},
		{runner.FormatRGBA8Sint, vk.FormatR8g8b8a8Sint},
		{runner.FormatRGBA8Srgb, vk.FormatR8g8b8a8Srgb},
		{runner.FormatBGRA8Unorm, vk.FormatB8g8r8a8Unorm},
		{runner.FormatBGRA8Srgb, vk.FormatB8g8r8a8Srgb},
		{runner.FormatA2B10G10R10Unorm, vk.FormatA2b10g10r10UnormPack32},
		{runner.FormatA2B10G10R10Uint, vk.FormatA2b10g10r10UintPack32},
		{runner.FormatR16Unorm, vk.FormatR16Unorm},
		{runner.FormatR16Snorm, vk.FormatR16Snorm},
		{runner.FormatR16Uint, vk.FormatR16Uint},
		{runner.FormatR16Sint, vk.FormatR16Sint},
		{runner.FormatR16Float, vk.FormatR16Sfloat},
		{runner.FormatRG16Unorm, vk.FormatR16g16Unorm},
		{runner.FormatRG16Snorm, vk.FormatR16g16Snorm},
		{runner.FormatRG16Uint, vk.FormatR16g16Uint},
		{runner.FormatRG16Sint, vk.FormatR16g16Sint},
		{runner.FormatRG16Float, vk.FormatR16g16Sfloat},
		{runner.FormatRGBA16Unorm, vk.FormatR16g16b16a16Unorm},
		{runner.FormatRGBA16Snorm, vk.FormatR16g16b16a16Snorm},
		{runner.FormatRGBA16Uint, vk.FormatR16g16b16a16Uint},
		{runner.FormatRGBA16Sint, vk.FormatR16g16b16a16Sint},
		{runner.FormatRGBA16Float, vk.FormatR16g16b16a16Sfloat},
		{runner.FormatR32Uint, vk.FormatR32Uint},
		{runner.FormatR32Sint, vk.FormatR32Sint},
		{runner.FormatR32Float, vk.FormatR32Sfloat},
		{runner.FormatRG32Uint, vk.FormatR32g32Uint},
		{runner.FormatRG32Sint, vk.FormatR32g32Sint},
		{runner.FormatRG32Float, vk.FormatR32g32Sfloat},
		{runner.FormatRGBA32Uint, vk.FormatR32g32b32a32Uint},
		{runner.FormatRGBA32Sint, vk.FormatR32g32b32a32Sint},
		{runner.FormatRGBA32Float, vk.FormatR32g32b32a32Sfloat},
		{runner.FormatR64Uint, vk.FormatR64Uint},
		{runner.FormatR64Sint, vk.FormatR64Sint},
		{runner.FormatB10G11R11Float, vk.FormatB10g11r11UfloatPack32},
		{runner.FormatE5B9G9R9Float, vk.FormatE5b9g9r9UfloatPack32},
		{runner.FormatD16Unorm, vk.FormatD16Unorm},
		{runner.FormatD32Float, vk.FormatD32Sfloat},
	}
	for _, r := range rows {
		if int(r.format) != int(r.vk) {
			t.Errorf("%s is %d, not %d", r.format, r.format, r.vk)
		}
	}
	if n := len(allFormats()); n != len(rows) {
		t.Errorf("%d formats, %d rows", n, len(rows))
	}
}
