// Package binaries checks every module that a test file serializes.
package binaries

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/internal/lit"
	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/test/littools"
	"github.com/spvc/spvc/test/upstream"
)

// refusedFile lists the modules that SPIRV-Tools refuses, with its messages.
const refusedFile = "refused.txt"

// makers are strings in files that serialize: flags of programs, and the runner. The
// tests also serialize modules that only passes process.
var makers = []string{"serialize-spirv", "test-spirv-roundtrip", "gpu-module-to-binary", "mlir-vulkan-runner", "spirv.module"}

// noEntry is the reason for modules that SPIRV-Tools refuses only because they are not
// complete programs. It must accept them as parts of one.
const noEntry = "no entry point"

// module is a serialized module of a test file.
type module struct {
	key   string // the suite, the file, and the number of the module in the file
	words []uint32
	// described is the module with debug information, or nil.
	described []uint32
}

// gatherer collects the different modules that the commands of one test file make.
type gatherer struct {
	file    string
	modules []module
	seen    map[string]bool
}

func (g *gatherer) add(words, described []uint32) {
	if text := string(serialize.Bytes(words)); !g.seen[text] {
		g.seen[text] = true
		g.modules = append(g.modules, module{fmt.Sprintf("%s#%d", g.file, len(g.modules)+1), words, described})
	}
}

// tools returns the usual tools, and watches those that serialize.
func (g *gatherer) tools() lit.Tools {
	tools := maps.Clone(littools.Tools())
	for name, see := range map[string]func(args []string, in, out []byte){
		"mlir-translate": func(args []string, in, _ []byte) {
			if has(args, "-serialize-spirv") || has(args, "test-spirv-roundtrip") {
				g.serialize(in, has(args, "roundtrip-debug"))
			}
		},
		"mlir-opt": func(_ []string, _, out []byte) {
			g.binaries(out)
			g.serialize(out, false)
		},
		"mlir-vulkan-runner": func(args []string, in, _ []byte) {
			p, err := spvc.Compile(context.Background(), in, spvc.Options{WebGPU: has(args, "webgpu")})
			if err != nil {
				return
			}
			for _, b := range p.Binaries {
				g.add(b.Words, nil)
			}
		},
	} {
		tools[name] = watch(tools[name], see)
	}
	return tools
}

func has(args []string, part string) bool {
	return slices.ContainsFunc(args, func(a string) bool { return strings.Contains(a, part) })
}

// watch returns a tool that runs tool and passes its arguments, input and output to
// see.
func watch(tool lit.Tool, see func(args []string, in, out []byte)) lit.Tool {
	return func(ctx context.Context, args []string, in io.Reader, out, errOut io.Writer, dir string, env []string) int {
		var text []byte
		if file := slices.IndexFunc(args, func(a string) bool { return strings.HasSuffix(a, ".mlir") }); file >= 0 {
			text, _ = os.ReadFile(args[file])
		} else if in != nil {
			text, _ = io.ReadAll(in)
			in = bytes.NewReader(text)
		}
		var written bytes.Buffer
		status := tool(ctx, args, in, io.MultiWriter(out, &written), errOut, dir, env)
		see(args, text, written.Bytes())
		return status
	}
}

// pieces calls f with the operations of each valid piece of text.
func pieces(text []byte, f func(op *ir.Operation)) {
	split, _ := tool.SplitInput("input", text, "")
	for i := range split {
		ctx := ir.NewContext(all.Registry())
		ctx.AllowUnregistered = true
		pop := ctx.PushHandler(func(*ir.Diagnostic) bool { return true })
		if top, ok := ir.Parse(ctx, ctx.AddFile("input", split[i].Text)); ok && ir.Verify(top) {
			top.Walk(func(op *ir.Operation) { f(op) })
		}
		pop()
	}
}

func (g *gatherer) serialize(text []byte, debug bool) {
	pieces(text, func(op *ir.Operation) {
		if op.Is(spirv.Module) {
			words, ok := serialize.Serialize(op, serialize.Options{DebugInfo: debug})
			described, same := serialize.Serialize(op, serialize.Options{DebugSet: true})
			if ok && same {
				g.add(words, described)
			}
		}
	})
}

func (g *gatherer) binaries(text []byte) {
	pieces(text, func(op *ir.Operation) {
		if op.Name() != "gpu.binary" {
			return
		}
		list, _ := op.Attr("objects").(*ir.ArrayAttr)
		for _, a := range list.Elements {
			o, ok := a.(*gpu.Object)
			if !ok {
				continue
			}
			ctx := ir.NewContext(all.Registry())
			ctx.PushHandler(func(*ir.Diagnostic) bool { return true })
			if words, ok := serialize.Words(ctx, []byte(o.Object.Value), serialize.ReadOptions{}); ok {
				g.add(words, nil)
			}
		}
	})
}

// gather runs the files of a suite that serialize.
func gather(t *testing.T, name string, s lit.Suite) []module {
	t.Helper()
	files, err := s.Files()
	if err != nil {
		t.Fatal(err)
	}
	var found []module
	for _, f := range files {
		text, err := os.ReadFile(filepath.Join(s.Root, f))
		if err != nil {
			t.Fatal(err)
		}
		if !slices.ContainsFunc(makers, func(m string) bool { return strings.Contains(string(text), m) }) {
			continue
		}
		g := &gatherer{file: name + "/" + f, seen: map[string]bool{}}
		one := s
		one.Tools = g.tools()
		one.RunFile(context.Background(), f)
		found = append(found, g.modules...)
	}
	return found
}

// readRefused returns the keys of refused.txt with their reasons.
func readRefused(t *testing.T) map[string]string {
	t.Helper()
	text, err := os.ReadFile(refusedFile)
	if err != nil {
		t.Fatal(err)
	}
	keys := map[string]string{}
	last := ""
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "//") {
			continue
		}
		key, reason, ok := strings.Cut(line, ": ")
		if !ok || key <= last {
			t.Errorf("%s: %q is no key with a reason, or not in order", refusedFile, line)
		}
		keys[key], last = reason, key
	}
	return keys
}

// check checks modules with the word checker and SPIRV-Tools. The list must contain
// exactly those modules of the suite that SPIRV-Tools refuses.
func check(t *testing.T, suite string, modules []module) {
	refused := readRefused(t)
	for _, m := range modules {
		if err := spvwords.Check(m.words); err != nil {
			t.Errorf("%s: %v", m.key, err)
		}
		why, err := verdict(m.words)
		if errors.Is(err, spirvtools.ErrUnavailable) {
			return
		}
		listed, ok := refused[m.key]
		delete(refused, m.key)
		switch {
		case why == "" && ok:
			t.Errorf("%s is valid: take it from %s", m.key, refusedFile)
		case why != "" && (!ok || (why == noEntry) != (listed == noEntry)):
			t.Errorf("%s: %s", m.key, why)
		}
		checkDescribed(t, m, why)
	}
	for key := range refused {
		if strings.HasPrefix(key, suite+"/") {
			t.Errorf("%s has no such module: take it from %s", key, refusedFile)
		}
	}
}

// checkDescribed checks that debug information does not change the verdict about a module.
func checkDescribed(t *testing.T, m module, why string) {
	if m.described == nil {
		return
	}
	if err := spvwords.Check(m.described); err != nil {
		t.Errorf("%s with debug information: %v", m.key, err)
	}
	if described, _ := verdict(m.described); (described == "") != (why == "") || (described == noEntry) != (why == noEntry) {
		t.Errorf("%s with debug information: %q, not %q", m.key, described, why)
	}
}

// verdict returns the reason why SPIRV-Tools refuses a module under the rules of the
// module's version, or "" if it accepts the module.
func verdict(words []uint32) (why string, err error) {
	o := spirvtools.Options{Env: spirvtools.UniversalEnv(byte(words[1]>>16), byte(words[1]>>8))}
	if err = spirvtools.Validate(words, o); err == nil {
		return "", nil
	}
	for in := range spvwords.Instructions(words) {
		if in.Opcode == spec.OpEntryPoint {
			return oneLine(err), err
		}
	}
	linked := slices.Insert(slices.Clone(words), spvwords.HeaderWords, 2<<16|uint32(spec.OpCapability), uint32(spec.CapabilityLinkage))
	if err = spirvtools.Validate(linked, o); err == nil {
		return noEntry, nil
	}
	return oneLine(err), err
}

func oneLine(err error) string {
	var e *spirvtools.Error
	text := err.Error()
	if errors.As(err, &e) {
		text = e.Message
	}
	text, _, _ = strings.Cut(text, "\n")
	return text
}

func TestOwn(t *testing.T) {
	modules := gather(t, "own", lit.Suite{Root: "..", Features: littools.Features(), Exclude: []string{"upstream/**", "cli/**"}})
	if len(modules) < 4 {
		t.Fatalf("only %d modules are serialized", len(modules))
	}
	check(t, "own", modules)
}

func TestUpstream(t *testing.T) {
	root, ok, err := upstream.Beside("../..")
	if err != nil {
		t.Fatal(err)
	}
	if !ok {
		readRefused(t) // the file must be well-formed
		return         // make test says so
	}
	modules := gather(t, "upstream", lit.Suite{Root: root, AllowUnchecked: true})
	if len(modules) < 50 {
		t.Fatalf("only %d modules are serialized", len(modules))
	}
	t.Logf("%d modules", len(modules))
	check(t, "upstream", modules)
}
