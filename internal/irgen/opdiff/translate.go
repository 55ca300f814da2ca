package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os/exec"
	"regexp"
	"slices"
	"strings"

	"github.com/spvc/spvc/internal/irgen"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
)

// pieceMarker separates pieces of mlir-translate's output. No text or binary has it.
const pieceMarker = "@@@opdiff-piece@@@"

// binaryGenerator returns a generator of serializable modules, or of any modules if
// o.free is set.
func binaryGenerator(o *options, reg *ir.Registry) *irgen.Generator {
	return irgen.NewBinary(reg, func(module *ir.Operation) bool {
		if o.free {
			return true
		}
		_, ok := serialize.Serialize(module, serialize.Options{})
		return ok && sayable(reg, module)
	})
}

// sayable reports whether the custom form of module is complete. If it omits something,
// like a result type that usually follows from an operand's, the text makes another
// instruction.
func sayable(reg *ir.Registry, module *ir.Operation) bool {
	ctx := ir.NewContext(reg)
	ctx.PushHandler(func(*ir.Diagnostic) bool { return true })
	o := ir.PrintOptions{Generic: true}
	again, ok := ir.Parse(ctx, ctx.AddFile("again", []byte(module.Text(ir.PrintOptions{}))))
	return ok && again.Region(0).First().First().Text(o) == module.Text(o)
}

// binarySample makes a module for serialization. One module in four need not be
// serializable, and contains one of the requested ops.
func binarySample(gen *irgen.Generator, seed uint64, want []*ir.OpDef, o *options) *sample {
	if o.free = seed%4 == 0; o.free {
		want = want[:1]
	}
	top := gen.Module(seed, want)
	module := top.Region(0).First().First()
	text := module.Text(ir.PrintOptions{Generic: true, DebugInfo: true})
	s := &sample{seed: seed, free: o.free, generic: text + "\n"}
	seen := map[string]bool{}
	module.Walk(func(op *ir.Operation) {
		if !seen[op.Name()] {
			seen[op.Name()] = true
			s.ops = append(s.ops, op.Name())
		}
	})
	return s
}

// translated is the output of one tool for one module.
type translated struct {
	out, err string
	crashed  bool
}

// oursTo runs spvc translate over one input.
func (c *comparer) oursTo(in string, args ...string) (r translated) {
	var out, errs bytes.Buffer
	defer func() {
		if bug := recover(); bug != nil {
			r = translated{err: fmt.Sprintf("spvc panics: %v", bug), crashed: true}
		}
	}()
	tool.Translate(context.Background(), c.setup, args, tool.Streams{In: strings.NewReader(in), Out: &out, Err: &errs})
	return translated{out: out.String(), err: errs.String()}
}

// theirsTo runs mlir-translate over one input.
func (c *comparer) theirsTo(in string, args ...string) translated {
	cmd := exec.Command(c.o.mlirTranslate, args...)
	var out, errs bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(in), &out, &errs
	var exit *exec.ExitError
	crashed := errors.As(cmd.Run(), &exit) && exit.ExitCode() != 1
	return translated{out.String(), errs.String(), crashed}
}

// theirsOfAll runs mlir-translate once on all texts if it does not crash. Only texts
// without output have errors in the result.
func (c *comparer) theirsOfAll(texts []string, args ...string) []translated {
	if len(texts) == 1 {
		return []translated{c.theirsTo(texts[0], args...)}
	}
	all := c.theirsTo(strings.Join(texts, marker), append([]string{"--split-input-file", "--output-split-marker=" + pieceMarker}, args...)...)
	pieces := strings.Split(all.out, pieceMarker+"\n")
	if all.crashed || len(pieces) != len(texts) {
		half := len(texts) / 2
		return append(c.theirsOfAll(texts[:half], args...), c.theirsOfAll(texts[half:], args...)...)
	}
	rs := make([]translated, len(texts))
	for i, out := range pieces {
		if rs[i].out = out; out == "" {
			rs[i] = c.theirsTo(texts[i], args...)
		}
	}
	return rs
}

// blockList matches spvc's text for structs that MLIR decorates as blocks without
// variables.
var blockList = regexp.MustCompile(`(?m)attributes \{type_decorations = \[\[.*, -1, "Block"\]\]\} \{$`)

// binaries compares the outputs of the translators for a batch.
func (c *comparer) binaries(batch []*sample) {
	texts := make([]string, len(batch))
	for i, s := range batch {
		texts[i] = s.generic
	}
	plain := []string{"--no-implicit-module", "--serialize-spirv"}
	debug := []string{"--no-implicit-module", "--test-spirv-roundtrip-debug", "--mlir-print-debuginfo"}
	back := []string{"--no-implicit-module", "--test-spirv-roundtrip"}
	written, theirText, theirDebug := c.theirsOfAll(texts, plain...), c.theirsOfAll(texts, back...), c.theirsOfAll(texts, debug...)
	for i, s := range batch {
		ours := c.oursTo(s.generic, plain...)
		c.judge(s, "serialize", verdictOf(ours), verdictOf(written[i]))
		if s.free {
			continue
		}
		if written[i].out != "" {
			ours := c.oursTo(written[i].out, "--deserialize-spirv")
			ours.out = blockList.ReplaceAllString(ours.out, "{")
			c.judge(s, "read-theirs", ours, theirText[i])
		}
		if ours.out != "" && written[i].out != "" && !sameWords(ours.out, written[i].out) {
			c.judge(s, "read-ours", c.theirsTo(ours.out, "--deserialize-spirv"), theirText[i])
		}
		if ours.out != "" && written[i].out != "" {
			c.judge(s, "roundtrip", c.oursTo(s.generic, back...), theirText[i])
			c.judge(s, "roundtrip-debug", c.oursTo(s.generic, debug...), theirDebug[i])
		}
	}
}

// verdictOf removes the words.
func verdictOf(r translated) translated {
	if r.out != "" {
		r.out = "words"
	}
	return r
}

// sameWords reports whether two binaries differ in the generator number at most.
func sameWords(a, b string) bool {
	const generator = 8 // offset in bytes
	return len(a) == len(b) && len(a) > generator+4 && a[:generator] == b[:generator] && a[generator+4:] == b[generator+4:]
}

// judge compares outputs, or the errors if neither tool has output.
func (c *comparer) judge(s *sample, what string, ours, theirs translated) {
	a, b := strings.TrimSpace(ours.out), strings.TrimSpace(theirs.out)
	switch {
	case theirs.crashed && !ours.crashed:
		c.rep.crash(s)
	case a == b && a != "":
		c.rep.same(s)
	case a != "" || b != "":
		c.rep.add(s, what, a, b, ours.err+theirs.err)
	case slices.Equal(messages(ours.err), messages(theirs.err)):
		c.rep.same(s)
	default:
		c.rep.add(s, "verdict", strings.Join(messages(ours.err), "\n"), strings.Join(messages(theirs.err), "\n"), ours.err+theirs.err)
	}
}

// messages returns the errors in a text; they have places for texts but not for
// binaries.
func messages(text string) []string {
	var list []string
	for line := range strings.Lines(text) {
		place, msg, ok := strings.Cut(strings.TrimSpace(line), " error: ")
		if !ok {
			continue
		}
		if strings.HasPrefix(place, "<unknown>") || strings.HasPrefix(place, "<stdin>:1:") {
			place = ""
		}
		list = append(list, place+" "+msg)
	}
	return list
}
