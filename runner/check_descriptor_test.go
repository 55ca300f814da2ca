package runner

import (
	"errors"
	"github.com/spvc/spvc/spirv/reflect"
	"strings"
	"testing"
)

// TestCheckDescriptors checks launches with descriptors that have dynamic offsets, that show a part of their
// block, or that are null.
func TestCheckDescriptors(t *testing.T) {
	for _, c := range []struct {
		name string
		b    Binding
		want string
	}{
		{"dynamic", Binding{Buffer: fakeBuffer(640), Dynamic: true, DynamicOffset: 256}, ""},
		{"both offsets", Binding{Buffer: fakeBuffer(640), Dynamic: true, DynamicOffset: 256, Offset: 256, Size: 128}, ""},
		{"both offsets outside", Binding{Buffer: fakeBuffer(640), Dynamic: true, DynamicOffset: 256, Offset: 256, Size: 132}, "bytes [512, 644) lie outside the buffer of 640 bytes"},
		{"rest is too small", Binding{Buffer: fakeBuffer(576), Dynamic: true, DynamicOffset: 512}, "the block needs 80 bytes, the buffer has 64 bytes"},
		{"negative", Binding{Buffer: fakeBuffer(640), Offset: 512, Dynamic: true, DynamicOffset: -256}, "lie outside the buffer"},
		{"alignment", Binding{Buffer: fakeBuffer(640), Dynamic: true, DynamicOffset: 4}, "the dynamic offset 4 is not a multiple of 16"},
		{"not dynamic", Binding{Buffer: fakeBuffer(640), DynamicOffset: 256}, "the descriptor has a dynamic offset but is not dynamic"},
		{"null", Binding{Null: true}, ""},
		{"null with a buffer", Binding{Null: true, Buffer: fakeBuffer(640)}, "a null descriptor has no buffer and no range"},
		{"null with a range", Binding{Null: true, Size: 4}, "a null descriptor has no buffer and no range"},
		{"null with an offset", Binding{Null: true, Offset: 256}, "a null descriptor has no buffer and no range"},
		{"null and dynamic", Binding{Null: true, Dynamic: true}, "a null descriptor has no buffer and no range"},
		{"null and partial", Binding{Null: true, Partial: true}, "a null descriptor has no buffer and no range"},
		{"partial", Binding{Buffer: fakeBuffer(640), Size: 4, Partial: true}, ""},
		{"partial without a byte", Binding{Buffer: fakeBuffer(640), Offset: 640, Partial: true}, "the block needs"},
		{"small", Binding{Buffer: fakeBuffer(640), Size: 4}, "the block needs 80 bytes, the buffer has 4 bytes"},
	} {
		for _, typ := range []reflect.DescriptorType{reflect.StorageBuffer, reflect.UniformBuffer} {
			d := smallDevice()
			d.Limits.MinStorageBufferOffsetAlignment, d.Limits.MinUniformBufferOffsetAlignment = 16, 16
			d.Features = []string{NullFeature, RobustFeature}
			err := launchOf(&reflect.Resource{Type: typ, Size: 80}, c.b).Check(d)
			if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
				t.Errorf("%s: got %v, want %q", c.name, err, c.want)
			}
		}
	}
	for _, b := range []Binding{{Buffer: fakeBuffer(64), Dynamic: true}, {Buffer: fakeBuffer(64), Partial: true}, {Null: true}} {
		check(t, "texels", launchOf(&reflect.Resource{Type: reflect.StorageTexelBuffer}, b), "a storage texel buffer has no dynamic offset, no partial range, and is not null")
		check(t, "image", launchOf(&reflect.Resource{Type: reflect.SampledImage}, b), "a sampled image has no dynamic offset")
	}
	array := launchOf(&reflect.Resource{Type: reflect.StorageBuffer, Size: 80, Count: 2}, Binding{Buffer: fakeBuffer(640)})
	array.Bindings = append(array.Bindings, Binding{Set: 1, Binding: 2, Index: 1, Buffer: fakeBuffer(640), Dynamic: true})
	check(t, "array", array, "element 1 of the array: some elements of the array have dynamic offsets and some have not")
	for _, c := range []struct {
		b          Binding
		what, name string
	}{
		{Binding{Null: true}, "a null descriptor", NullFeature},
		{Binding{Buffer: fakeBuffer(640), Size: 4, Partial: true}, "a range that ends inside of its block", RobustFeature},
	} {
		d := smallDevice()
		err := launchOf(&reflect.Resource{Type: reflect.StorageBuffer, Size: 80}, c.b).Check(d)
		var missing *FeatureError
		if !errors.As(err, &missing) || missing.Demand() != c.what || missing.Feature != c.name || err.Error() != c.what+`: device "`+d.Name+`" lacks feature `+c.name {
			t.Errorf("%s: %v", c.what, err)
		}
	}
}

// TestCheckInline checks descriptors that hold the bytes of their block.
func TestCheckInline(t *testing.T) {
	bytes := make([]byte, 260)
	for _, c := range []struct {
		typ   reflect.DescriptorType
		count uint32
		b     Binding
		want  string
	}{
		{reflect.UniformBuffer, 1, Binding{Inline: bytes[:80]}, ""},
		{reflect.UniformBuffer, 1, Binding{Inline: bytes[:256]}, ""},
		{reflect.UniformBuffer, 1, Binding{Inline: bytes}, "an inline uniform block of 260 bytes; it has a multiple of 4, at most 256"},
		{reflect.UniformBuffer, 1, Binding{Inline: bytes[:82]}, "of 82 bytes; it has a multiple of 4"},
		{reflect.UniformBuffer, 1, Binding{Inline: bytes[:76]}, "the block needs 80 bytes, the host provides 76 bytes inline"},
		{reflect.UniformBuffer, 1, Binding{Inline: bytes[:80], Buffer: fakeBuffer(640)}, "has no buffer and no range"},
		{reflect.UniformBuffer, 1, Binding{Inline: bytes[:80], Null: true}, "is not null"},
		{reflect.UniformBuffer, 2, Binding{Inline: bytes[:80]}, "only a uniform buffer that is in no array can be inline"},
		{reflect.StorageBuffer, 1, Binding{Inline: bytes[:80]}, "only a uniform buffer that is in no array can be inline"},
	} {
		d := smallDevice()
		d.Features = []string{InlineFeature}
		l := launchOf(&reflect.Resource{Type: c.typ, Size: 80, Count: c.count}, c.b)
		err := l.Check(d)
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%d bytes: %v, want %q", len(c.b.Inline), err, c.want)
		}
		d.Features = nil
		var feature *FeatureError
		if err := l.Check(d); c.want == "" && (!errors.As(err, &feature) || feature.Feature != InlineFeature) {
			t.Errorf("without the feature: %v", err)
		}
	}
}
