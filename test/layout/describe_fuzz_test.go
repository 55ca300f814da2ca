package layout

import (
	"bytes"
	"encoding/binary"
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/blocklayout/bind"
	"github.com/spvc/spvc/spirv/blocklayout/describe"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/target"
)

// FuzzDescribe describes, draws, binds and compares the blocks in fuzzed binaries.
func FuzzDescribe(f *testing.F) {
	seeds, err := filepath.Glob("../serialize/corpus/bin/*.spv")
	if err != nil {
		f.Fatal(err)
	}
	for _, name := range seeds {
		if data, err := os.ReadFile(name); err == nil && len(data) < 1<<14 {
			f.Add(data)
		}
	}
	if len(seeds) == 0 {
		f.Fatal("no binaries to start from")
	}
	env, err := target.Profile("vulkan1.3")
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		words := make([]uint32, len(data)/4)
		for i := range words {
			words[i] = binary.LittleEndian.Uint32(data[4*i:])
		}
		m, err := reflect.Reflect(words)
		if err != nil {
			return
		}
		ctx := newContext()
		var last *describe.Subject
		for i := range m.Resources {
			r := &m.Resources[i]
			if r.Block == nil {
				continue
			}
			subject := &describe.Subject{Name: r.Name, Class: r.StorageClass, Env: env, Shape: r.Block}
			if last != nil {
				compared(t, ctx, subject, last)
			}
			compared(t, ctx, subject, subject)
			last = subject
			b := describe.Describe(subject, describe.Options{Context: ctx})
			describe.Text([]*describe.Block{b}, describe.TextOptions{})
			wellFormed(t, describe.SVG([]*describe.Block{b}))
			if _, err := describe.HTML(r.Name, []*describe.Block{b}); err != nil {
				t.Error(err)
			}
			blocks := []bind.Block{{Name: r.Name, Shape: r.Block, Class: r.StorageClass}}
			if out, err := bind.Go(blocks, ""); out == nil && err == nil {
				t.Error("nothing is written")
			}
			for _, write := range []func([]bind.Block) ([]byte, error){bind.C, bind.CPP, bind.Rust, bind.Python, bind.HLSL, bind.WGSL} {
				if out, err := write(blocks); out == nil && err == nil {
					t.Error("nothing is written")
				}
			}
			if out, err := bind.GLSL(blocks, ctx); out == nil && err == nil {
				t.Error("nothing is written")
			}
		}
	})
}

// compared compares two blocks, and checks that a block is the same as itself.
func compared(t *testing.T, ctx *ir.Context, a, b *describe.Subject) {
	d, err := describe.Compare(describe.DiffSide{Subjects: []*describe.Subject{a}, Context: ctx}, describe.DiffSide{Subjects: []*describe.Subject{b}, Context: ctx})
	if err != nil {
		return
	}
	if a == b && !d.Same {
		t.Errorf("a block differs from itself:\n%s", d.Text())
	}
	d.Text()
	if _, err := d.HTML(); err != nil {
		t.Error(err)
	}
}

// wellFormed checks that an XML parser accepts a picture.
func wellFormed(t *testing.T, svg []byte) {
	dec := xml.NewDecoder(bytes.NewReader(svg))
	for {
		_, err := dec.Token()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}
