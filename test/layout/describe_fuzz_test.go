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

	"github.com/spvc/spvc/layout/bind"
	"github.com/spvc/spvc/layout/describe"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/target"
)

// FuzzDescribe describes, draws and binds the blocks in fuzzed binaries.
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
		m, err := runner.Reflect(words)
		if err != nil {
			return
		}
		ctx := newContext()
		for i := range m.Resources {
			r := &m.Resources[i]
			if r.Block == nil {
				continue
			}
			b := describe.Describe(&describe.Subject{Name: r.Name, Class: r.StorageClass, Env: env, Shape: r.Block}, describe.Options{Context: ctx})
			describe.Text([]*describe.Block{b}, describe.TextOptions{})
			wellFormed(t, describe.SVG([]*describe.Block{b}))
			if _, err := describe.HTML(r.Name, []*describe.Block{b}); err != nil {
				t.Error(err)
			}
			blocks := []bind.Block{{Name: r.Name, Shape: r.Block, Class: r.StorageClass}}
			if out, err := bind.Go(blocks, ""); out == nil && err == nil {
				t.Error("nothing is written")
			}
			if out, err := bind.C(blocks); out == nil && err == nil {
				t.Error("nothing is written")
			}
			if out, err := bind.GLSL(blocks, ctx); out == nil && err == nil {
				t.Error("nothing is written")
			}
		}
	})
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
