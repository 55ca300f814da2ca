package lower_test

import (
	"encoding/binary"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner/cpu/lower"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/serialize/llvmir"
	"github.com/spvc/spvc/serialize/llvmir/text"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// typesAsOperands returns the binary with the first type in place of each operand of its barriers, or nil if it has no barrier.
func typesAsOperands(data []byte) []byte {
	out := slices.Clone(data)
	word := func(at int) uint32 { return binary.LittleEndian.Uint32(out[4*at:]) }
	var first uint32
	found := false
	for at := 5; at < len(out)/4 && word(at)>>16 > 0; at += int(word(at) >> 16) {
		switch spec.Opcode(word(at) & 0xffff) {
		case spec.OpTypeInt:
			first = word(at + 1)
		case spec.OpControlBarrier:
			found = true
			for k := range 3 {
				binary.LittleEndian.PutUint32(out[4*(at+1+k):], first)
			}
		}
	}
	if !found {
		return nil
	}
	return out
}

// FuzzLower lowers each entry point of any binary. Nothing validates the binary before. A kernel must verify and have a text.
// Each four bytes of changes replace a word of the binary by an identifier: this keeps the words in their places, and the reader gets far.
func FuzzLower(f *testing.F) {
	files, err := filepath.Glob("../../../test/serialize/corpus/bin/*.spv")
	if err != nil || len(files) == 0 {
		f.Fatalf("%d binaries, %v", len(files), err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		if len(data) < 1<<14 {
			f.Add(data, []byte{})
			if changed := typesAsOperands(data); changed != nil {
				f.Add(changed, []byte{})
			}
		}
	}
	registry := all.Registry()
	f.Fuzz(func(t *testing.T, data, changes []byte) {
		words := make([]uint32, len(data)/4)
		for i := range words {
			words[i] = binary.LittleEndian.Uint32(data[4*i:])
		}
		for ; len(changes) >= 4 && len(words) > 5; changes = changes[4:] {
			at := 5 + int(binary.LittleEndian.Uint16(changes))%(len(words)-5)
			words[at] = uint32(binary.LittleEndian.Uint16(changes[2:])) % max(words[3], 1)
		}
		m, err := reflect.Reflect(words)
		if err != nil {
			return
		}
		ctx := ir.NewContext(registry)
		defer ctx.PushHandler(func(*ir.Diagnostic) bool { return true })()
		for _, e := range m.EntryPoints[:min(len(m.EntryPoints), 4)] {
			module, ok := serialize.Deserialize(ctx, words, serialize.ReadOptions{Name: "fuzz.spv", NoStructure: true, PhiResults: true})
			if !ok {
				return
			}
			size := e.WorkgroupSize(nil)
			for i, n := range size {
				size[i] = min(n, 64)
			}
			k, err := lower.Lower(module, lower.Options{Entry: e.Name, Size: size, Subgroup: 32})
			if err != nil {
				continue
			}
			out, ok := llvmir.Export(k.Module, llvmir.Options{})
			if ok && text.Print(out, 19) == "" || !ir.Verify(k.Module) {
				t.Error("the kernel is not valid")
			}
		}
	})
}
