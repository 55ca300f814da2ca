package packet

import (
	"cmp"
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"github.com/spvc/spvc/internal/sorted"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

//go:embed main.c.txt
var mainC string

// program returns a C program that runs the launches and compares their results.
func (c *Case) program() string {
	w := &cWriter{c: c}
	w.printf("/* %s\n *\n * Build and run it with\n *   cc -o case case.c -lvulkan && ./case [part of the name of the device or driver]\n", comment(c.Title))
	w.printf(" * It ends with 0 if the device computes what it must, with 1 if not, and with 2 if there is no such device. */\n\n")
	w.printf("#include <stdint.h>\n#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n#include <vulkan/vulkan.h>\n\n")
	w.printf("struct pointer { size_t at; uint32_t buffer; uint64_t plus; };\n")
	w.printf("struct buffer { const char *name; const unsigned char *data, *expected; size_t size; const struct pointer *pointers; size_t num_pointers; };\n")
	w.printf("struct slot { uint32_t set, binding, count; VkDescriptorType type; };\n")
	w.printf("struct image { const char *name; const unsigned char *data, *expected; size_t size; VkFormat format; uint32_t width, height, layers; VkImageUsageFlags usage; };\n")
	w.printf("struct binding { uint32_t set, binding, index; int buffer; VkDeviceSize offset, size; uint32_t dynamic; VkDescriptorType type; VkFormat format; }; /* the buffer -1 is none */\n")
	w.printf("struct extension { const char *name; uint32_t structure; };\n")
	w.printf("struct stage { const char *entry; VkShaderStageFlagBits stage; };\n")
	w.printf("struct draw { VkPrimitiveTopology topology; uint32_t patch, vertices, instances, width, height, views; int mesh; uint32_t num_attachments; int attachments[4]; };\n")
	w.printf("struct launch {\n\tuint32_t groups[3];\n\tconst unsigned char *push;\n\tsize_t push_size;\n\tconst struct pointer *pointers;\n\tsize_t num_pointers;\n" +
		"\tconst VkSpecializationMapEntry *spec_entries;\n\tconst void *spec;\n\tsize_t num_spec, spec_size;\n" +
		"\tconst struct buffer *buffers;\n\tsize_t num_buffers;\n\tconst struct image *images;\n\tsize_t num_images;\n\tconst struct binding *bindings;\n\tsize_t num_bindings;\n\tstruct draw draw;\n};\n\n")
	w.words("code", c.Words)
	w.slots()
	w.stages()
	w.launches()
	w.newer()
	robust, null := c.demands()
	w.printf("#define ROBUST %d /* the case needs robustBufferAccess2 */\n#define NULLS %d /* the case needs nullDescriptor */\n\n", robust, null)
	return w.out.String() + mainC
}

// newerFeatures are the extensions that enable capabilities and that headers of 2022 do not have, with the numbers of the structures of
// their features (registry of Vulkan). A structure has at most three features.
var newerFeatures = []struct {
	capability spec.Capability
	extension  string
	structure  uint32
}{
	{spec.CapabilityUntypedPointersKHR, "VK_KHR_shader_untyped_pointers", 1000387000},
	{spec.CapabilityBFloat16TypeKHR, "VK_KHR_shader_bfloat16", 1000141000},
	{spec.CapabilityFloat8EXT, "VK_EXT_shader_float8", 1000567000},
	{spec.CapabilityCooperativeMatrixKHR, "VK_KHR_cooperative_matrix", 1000506000},
	{spec.CapabilityShader64BitIndexingEXT, "VK_EXT_shader_64bit_indexing", 1000627000},
}

// newer writes the extensions that the program must enable.
func (w *cWriter) newer() {
	n := 0
	w.printf("static const struct extension newer[] = {")
	for _, f := range newerFeatures {
		if slices.Contains(w.c.Module.Capabilities, f.capability) {
			w.printf("{%q, %d}, ", f.extension, f.structure)
			n++
		}
	}
	w.printf("{\"\", 0}};\n#define NUM_NEWER %d\n\n", n)
}

// launches writes the launches and the sizes of tables.
func (w *cWriter) launches() {
	c := w.c
	buffers, images, push, bindings := 1, 1, 4, 1
	for i := range c.Launches {
		w.launch(i, &c.Launches[i])
		l := &c.Launches[i]
		buffers, images, push, bindings = max(buffers, len(l.Buffers)), max(images, len(l.Images)), max(push, len(l.Push.Bytes)+4), max(bindings, len(l.Bindings))
	}
	w.printf("static const struct launch launches[] = {\n")
	for i := range c.Launches {
		l := &c.Launches[i]
		w.printf("\t{{%d, %d, %d}, push%d, %d, push%d_pointers, %d, spec%d_entries, spec%d, %d, %d, buffers%d, %d, images%d, %d, bindings%d, %d, %s},\n",
			l.Groups[0], l.Groups[1], l.Groups[2], i, len(l.Push.Bytes), i, len(l.Push.Pointers), i, i, len(l.Spec), 8*len(l.Spec), i, len(l.Buffers), i, len(l.Images), i, len(c.used(l)), l.Draw.fields())
	}
	w.printf("};\n\n#define NUM_LAUNCHES %d\n#define MAX_BUFFERS %d\n#define MAX_IMAGES %d\n#define MAX_BINDINGS %d\n#define MAX_PUSH %d\n", len(c.Launches), buffers, images, bindings, push)
}

// comment returns text that cannot end a comment of C.
func comment(s string) string {
	return strings.NewReplacer("*/", "* /", "/*", "/ *", "\n", " ", "\\", "/").Replace(s)
}

// cWriter writes the data of a case as tables of C. Tables have an element more than they
// need, because C has no empty arrays.
type cWriter struct {
	c   *Case
	out strings.Builder
}

func (w *cWriter) printf(format string, args ...any) { fmt.Fprintf(&w.out, format, args...) }

// numbers writes an array of numbers, perLine of them in a line.
func numbers[T uint32 | byte](w *cWriter, typ, name, format string, perLine int, list []T) {
	w.printf("static const %s %s[] = {", typ, name)
	for i, x := range list {
		if i%perLine == 0 {
			w.printf("\n\t")
		}
		w.printf(format, x)
	}
	w.printf("\n};\n")
}

func (w *cWriter) words(name string, words []uint32) {
	numbers(w, "uint32_t", name, "0x%08x,", 8, words)
	w.printf("\n")
}

func (w *cWriter) bytes(name string, data []byte) {
	numbers(w, "unsigned char", name, "0x%02x,", 24, append(data[:len(data):len(data)], 0))
}

func (w *cWriter) pointers(name string, list []Pointer) {
	w.printf("static const struct pointer %s[] = {", name)
	for _, p := range list {
		w.printf("{%d, %d, %d}, ", p.At, p.Buffer, p.Plus)
	}
	w.printf("{0, 0, 0}};\n")
}

// slot is a place of descriptors.
type slot struct {
	kind                Kind
	set, binding, count uint32 // count is the number of bytes of an inline uniform block
	dynamic             bool
}

// places returns the places of descriptors in the launches and the number of sets.
func (c *Case) places() (list []slot, sets uint32) {
	at := map[[2]uint32]int{}
	for i := range c.Launches {
		for _, b := range c.used(&c.Launches[i]) {
			key := [2]uint32{b.Set, b.Binding}
			k, ok := at[key]
			if !ok {
				k = len(list)
				at[key] = k
				list = append(list, slot{kind: b.Kind, set: b.Set, binding: b.Binding, dynamic: b.Dynamic})
			}
			n := b.Index + 1
			if b.Kind == InlineBlock {
				n = uint32(b.Size)
			}
			list[k].count = max(list[k].count, n)
			sets = max(sets, b.Set+1)
		}
	}
	return list, sets
}

// used returns the bindings of a launch that its entry points use. Layouts of descriptor sets have no others, as on devices of
// runner/vulkan.
func (c *Case) used(l *Launch) []Binding {
	names := []string{c.Entry}
	if l.Draw != nil {
		names = nil
		for _, s := range l.Draw.Stages {
			names = append(names, s.Entry)
		}
	}
	return slices.DeleteFunc(slices.Clone(l.Bindings), func(b Binding) bool {
		return !slices.ContainsFunc(names, func(name string) bool {
			e := c.Module.EntryPoint(name)
			return e == nil || e.Resource(b.Set, b.Binding) != nil
		})
	})
}

// uniform reports whether the descriptor at a place is a uniform buffer.
func (c *Case) uniform(set, binding uint32) bool {
	r := c.Module.Resource(set, binding)
	return r != nil && r.Type == reflect.UniformBuffer
}

func (c *Case) descriptorType(kind Kind, set, binding uint32, dynamic bool) string {
	switch kind {
	case InlineBlock:
		return "VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK_EXT"
	case TexelBuffer:
		return "VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER"
	case StorageImage:
		return "VK_DESCRIPTOR_TYPE_STORAGE_IMAGE"
	}
	name := "VK_DESCRIPTOR_TYPE_STORAGE_BUFFER"
	if c.uniform(set, binding) {
		name = "VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER"
	}
	if dynamic {
		name += "_DYNAMIC"
	}
	return name
}

// demands reports whether a launch has a range that ends inside of a block, and a null descriptor.
func (c *Case) demands() (robust, null int) {
	for i := range c.Launches {
		for _, b := range c.Launches[i].Bindings {
			if b.Partial {
				robust = 1
			}
			if b.Null {
				null = 1
			}
		}
	}
	return robust, null
}

func (w *cWriter) slots() {
	list, sets := w.c.places()
	w.printf("static const struct slot slots[] = {")
	for _, s := range list {
		w.printf("{%d, %d, %d, %s}, ", s.set, s.binding, s.count, w.c.descriptorType(s.kind, s.set, s.binding, s.dynamic))
	}
	w.printf("{0, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER}};\n#define NUM_SLOTS %d\n#define MAX_SLOTS %d\n#define NUM_SETS %d\n#define MAX_SETS %d\n\n",
		len(list), len(list)+1, sets, sets+1)
}

func (w *cWriter) launch(i int, l *Launch) {
	w.bytes(fmt.Sprintf("push%d", i), l.Push.Bytes)
	w.pointers(fmt.Sprintf("push%d_pointers", i), l.Push.Pointers)
	w.printf("static const VkSpecializationMapEntry spec%d_entries[] = {", i)
	var spec []byte
	for k, s := range l.Spec {
		size := w.c.specSize(s.ID)
		w.printf("{%d, %d, %d}, ", s.ID, 8*k, size)
		for n := range 8 {
			spec = append(spec, byte(s.Bits>>(8*n)))
		}
	}
	w.printf("{0, 0, 0}};\n")
	w.bytes(fmt.Sprintf("spec%d", i), spec)
	for k := range l.Buffers {
		b := &l.Buffers[k]
		w.bytes(fmt.Sprintf("data%d_%d", i, k), b.Bytes)
		w.bytes(fmt.Sprintf("expected%d_%d", i, k), b.Expected)
		w.pointers(fmt.Sprintf("pointers%d_%d", i, k), b.Pointers)
	}
	w.printf("static const struct buffer buffers%d[] = {\n", i)
	for k := range l.Buffers {
		b := &l.Buffers[k]
		w.printf("\t{%q, data%d_%d, expected%d_%d, %d, pointers%d_%d, %d},\n", l.name(k), i, k, i, k, len(b.Bytes), i, k, len(b.Pointers))
	}
	w.printf("\t{\"\", 0, 0, 0, 0, 0}\n};\n")
	w.images(i, l)
	w.printf("static const struct binding bindings%d[] = {\n", i)
	// The API takes dynamic offsets in this order.
	bindings := w.c.used(l)
	sorted.Stable(bindings, func(a, b Binding) int {
		return cmp.Or(cmp.Compare(a.Set, b.Set), cmp.Compare(a.Binding, b.Binding), cmp.Compare(a.Index, b.Index))
	})
	for _, b := range bindings {
		w.printf("\t{%d, %d, %d, %d, %d, %d, %d, %s, %d},\n", b.Set, b.Binding, b.Index, b.Buffer, b.Offset, b.Size, b.DynamicOffset, w.c.descriptorType(b.Kind, b.Set, b.Binding, b.Dynamic), b.Format)
	}
	w.printf("\t{0, 0, 0, 0, 0, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 0}\n};\n\n")
}

// specSize returns the bytes of a specialization constant; a boolean has four.
func (c *Case) specSize(id uint32) int {
	if s := c.Module.Spec(id); s != nil && s.Bits > 8 {
		return int(s.Bits / 8)
	} else if s != nil && s.Bits == 8 {
		return 1
	}
	return 4
}

// name returns what is bound to a buffer.
func (l *Launch) name(k int) string {
	for _, b := range l.Bindings {
		if b.Buffer == k && b.Kind != StorageImage {
			return fmt.Sprintf("set %d, binding %d", b.Set, b.Binding)
		}
	}
	return fmt.Sprintf("the buffer number %d, behind an address", k)
}
