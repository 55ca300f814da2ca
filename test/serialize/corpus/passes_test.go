//go:build cgo

package corpus

import (
	"bytes"
	"context"
	"testing"

	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/serialize/spirvtools"
)

// throughPasses returns the words of a module after passes that move, merge and erase
// operations and blocks.
func throughPasses(t *testing.T, words []uint32) []uint32 {
	t.Helper()
	return throughPassesWith(t, words, serialize.Options{})
}

func throughPassesWith(t *testing.T, words []uint32, opts serialize.Options) []uint32 {
	t.Helper()
	m, ok := serialize.Deserialize(newContext(t), words, serialize.ReadOptions{})
	if !ok {
		t.FailNow()
	}
	var text, log bytes.Buffer
	std := tool.Streams{In: bytes.NewReader(ir.Print(nil, m, ir.PrintOptions{})), Out: &text, Err: &log}
	args := []string{"--no-implicit-module", "--inline", "--canonicalize", "--cse", "--spirv-canonicalize-gl", "-"}
	if tool.Opt(context.Background(), tool.DefaultSetup(), args, std) != tool.ExitOK {
		t.Fatal(log.String())
	}
	ctx := newContext(t)
	top, ok := ir.ParseTopLevel(ctx, ctx.AddFile("module.mlir", text.Bytes()))
	if !ok {
		t.FailNow()
	}
	out, ok := serialize.Serialize(top.Region(0).First().First(), opts)
	if !ok {
		t.Fatalf("%s", text.Bytes())
	}
	return out
}

// TestPasses checks that passes that simplify control flow keep constructs outside of
// ops, and merge and continue blocks that control cannot reach.
func TestPasses(t *testing.T) {
	for name, words := range binaries(t) {
		t.Run(name, func(t *testing.T) {
			out := throughPasses(t, words)
			if err := spvwords.Check(out); err != nil {
				t.Error(err)
			}
			if err := spirvtools.Validate(out, envOf(name, words)); err != nil {
				t.Error(err)
			}
		})
	}
}
