package conform

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/blocklayout/bind"
	"github.com/spvc/spvc/spirv/spec"
)

// glsl returns a compute shader that does what the kernel does, or the reason why GLSL cannot.
func (k *kernel) glsl() ([]byte, error) {
	if err := k.inGLSL(); err != nil {
		return nil, err
	}
	blocks, err := k.glslBlocks()
	if err != nil {
		return nil, err
	}
	declarations, err := bind.GLSL(blocks, k.module.Context())
	if err != nil {
		return nil, err
	}
	var b strings.Builder
	b.WriteString("#version 450\n")
	b.Write(declarations)
	from := "block"
	if k.class == spec.StorageClassPhysicalStorageBuffer {
		b.WriteString("\nlayout(push_constant) uniform Push { Block block; } push;\n")
		from = "push.block"
	}
	b.WriteString("\nlayout(local_size_x = 1) in;\n\nvoid main() {\n")
	k.probe.glsl(k, &b, from)
	b.WriteString("}\n")
	return []byte(b.String()), nil
}

// inGLSL returns the reason why GLSL cannot express the kernel, besides its types.
func (k *kernel) inGLSL() error {
	parts := strings.SplitN(k.ID(), "/", 5)
	options := strings.Split(parts[min(3, len(parts)-1)], "+")
	for _, o := range options[1:] {
		if name, _, _ := strings.Cut(o, "="); name != "dyn" && name != "to" {
			return errors.New("spvc writes no shader for cases with +" + name)
		}
	}
	if k.class == spec.StorageClassWorkgroup {
		return errors.New("spvc writes no shader for blocks in Workgroup memory")
	}
	switch {
	case k.probe.glsl == nil:
		return errors.New("spvc writes no shader for the probe " + k.probe.String())
	case k.probe.converts && k.whole():
		return errors.New("GLSL has no copy of a whole block to one with another layout")
	}
	return nil
}

// glslBlocks returns the blocks of the shader.
func (k *kernel) glslBlocks() ([]bind.Block, error) {
	shape, err := blocklayout.ShapeOf(k.laid)
	if err != nil {
		return nil, err
	}
	main := bind.Block{Name: "Block", Variable: "block", Doc: "The block under test.", Shape: shape, Size: shape.Size, Class: k.class}
	if k.class == spec.StorageClassStorageBuffer || k.class == spec.StorageClassUniform {
		main.Binding = &bind.Binding{Number: blockBinding}
	}
	blocks := []bind.Block{main}
	if k.otherLaid != nil {
		other := shape // the same types, so that whole members can be copied
		if k.probe.converts {
			if other, err = blocklayout.ShapeOf(k.otherLaid); err != nil {
				return nil, err
			}
		}
		blocks = append(blocks, bind.Block{Name: "Other", Variable: "other", Doc: "Where the block is copied to.", Shape: other, Size: other.Size,
			Class: spec.StorageClassStorageBuffer, Binding: &bind.Binding{Number: otherBinding}})
	}
	for i := range k.plains {
		t := k.plains[i].ptr.Type().(*spirv.PointerType).Pointee
		shape, err := blocklayout.ShapeOf(t)
		if err != nil {
			return nil, err
		}
		blocks = append(blocks, bind.Block{Name: fmt.Sprintf("Plain%d", i), Variable: plainName(i), Doc: "Scalars of one type.", Shape: shape,
			Class: spec.StorageClassStorageBuffer, Binding: &bind.Binding{Number: firstPlain + uint32(i)}})
	}
	return blocks, nil
}

// glslPlain copies scalars to or from the plain arrays.
func (k *kernel) glslPlain(b *strings.Builder, from string) {
	k.glslEach(b, func(i int, l *leaf, at []string, number string) {
		theirs := fmt.Sprintf("%s.m0[%s]", plainName(k.of[i]), sum(k.first[i], number))
		ours := from + l.glsl(at)
		if k.probe.writes {
			ours, theirs = theirs, ours
		}
		fmt.Fprintf(b, "    %s = %s;\n", theirs, ours)
	})
}

// glslSize queries the length of the runtime array.
func (k *kernel) glslSize(b *strings.Builder, from string) {
	fmt.Fprintf(b, "  plain0.m0[0] = %s.m%d.length();\n", from, len(k.laid.Members())-1)
}

// sum returns the text of a number plus first.
func sum(first int64, number string) string {
	if first == 0 {
		return number
	}
	return fmt.Sprintf("%d + %s", first, number)
}

// glslCopy copies the block: member by member if the kernel copies it as one value, because blocks of
// GLSL are no values.
func (k *kernel) glslCopy(b *strings.Builder, from string) {
	if k.whole() {
		for i := range k.laid.Members() {
			fmt.Fprintf(b, "  other.m%d = %s.m%d;\n", i, from, i)
		}
		return
	}
	k.glslEach(b, func(_ int, l *leaf, at []string, _ string) {
		fmt.Fprintf(b, "    other%s = %s%s;\n", l.glsl(at), from, l.glsl(at))
	})
}

// glslEach calls f with each leaf, the texts of its indices and that of the number of the scalar, in
// the order and in the way of [emitter.each].
func (k *kernel) glslEach(b *strings.Builder, f func(i int, l *leaf, at []string, number string)) {
	dynamic := k.computes()
	for i := range k.leaves {
		l := &k.leaves[i]
		if !dynamic {
			var index []int64
			for n := range l.instances() {
				index = l.index(n, index)
				at := make([]string, len(index))
				for d, x := range index {
					at[d] = fmt.Sprint(x)
				}
				f(i, l, at, fmt.Sprint(n))
			}
			continue
		}
		fmt.Fprintf(b, "  if (gl_WorkGroupID.x < %d) {\n", l.instances())
		at, number := make([]string, len(l.dims)), "gl_WorkGroupID.x"
		for d := len(l.dims) - 1; d >= 0; d-- {
			if at[d] = number; d > 0 {
				at[d] = fmt.Sprintf("%s %% %d", number, l.dims[d].count)
				number = fmt.Sprintf("(%s / %d)", number, l.dims[d].count)
			}
		}
		f(i, l, at, "gl_WorkGroupID.x")
		b.WriteString("  }\n")
	}
}

// glsl returns the path to a scalar after the name of the block. at has the texts of array indices.
func (l *leaf) glsl(at []string) string {
	var b strings.Builder
	for _, s := range l.steps {
		switch s.kind {
		case stepMember:
			fmt.Fprintf(&b, ".m%d", s.n)
		case stepElement:
			b.WriteString("[" + at[s.n] + "]")
		default:
			fmt.Fprintf(&b, "[%d]", s.n)
		}
	}
	return b.String()
}
