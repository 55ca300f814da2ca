package spvc_test

import (
	"context"
	"encoding/binary"
	"errors"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// TestPipelineErrors asks for the pipeline of what does not parse, is invalid or has no
// pipeline.
func TestPipelineErrors(t *testing.T) {
	cc := spvc.NewCompiler()
	for _, k := range []struct{ text, want string }{
		{"module {", "expected operation name in quotes"},
		{"\"arith.addi\"() : () -> ()", "'arith.addi' op"},
		{"", ""},
		{smallKernel(1), ""},
	} {
		got, err := cc.Pipeline(t.Context(), []byte(k.text), spvc.Options{Name: "k.mlir"})
		switch {
		case k.want == "" && (err != nil || !strings.HasPrefix(got, "builtin.module(")):
			t.Errorf("%q: %q, %v", k.text, got, err)
		case k.want != "" && (got != "" || err == nil || !strings.Contains(err.Error(), k.want)):
			t.Errorf("%q: %q, %v; want %q", k.text, got, err, k.want)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if got, err := cc.Pipeline(ctx, []byte(smallKernel(1)), spvc.Options{}); got != "" || !errors.Is(err, context.Canceled) {
		t.Errorf("canceled: %q, %v", got, err)
	}
}

// TestPortableStops ends CheckPortable with the error of the compilation that is canceled,
// whichever it is.
func TestPortableStops(t *testing.T) {
	text := kernelModule("", "%m: memref<64xf32>", "64, 1, 1", "%v = memref.load %m[%i] : memref<64xf32>\nmemref.store %v, %m[%i] : memref<64xf32>")
	targets := profilesNamed(t, "vulkan1.1", "vulkan1.2")
	for _, env := range []*target.Env{nil, targets[0]} {
		compilations := 0
		for at := 1; at <= 4; at++ {
			ctx, cancel := context.WithCancel(t.Context())
			n := 0
			o := spvc.Options{Name: "k.mlir", Env: env, NoValidate: true, Instrument: func(*pass.Manager, *pass.RunOptions) {
				if n++; n == at {
					cancel()
				}
			}}
			got, err := spvc.CheckPortable(ctx, []byte(text), o, targets)
			cancel()
			if n < at {
				compilations = n
				if err != nil || len(got) != 2 {
					t.Errorf("nothing is canceled: %d results, %v", len(got), err)
				}
				continue
			}
			if !errors.Is(err, context.Canceled) || got != nil {
				t.Errorf("canceled in compilation %d: %d results, %v", at, len(got), err)
			}
		}
		if want := map[bool]int{true: 2, false: 3}[env == nil]; compilations != want {
			t.Errorf("target %t: %d compilations, want %d", env != nil, compilations, want)
		}
	}
	for _, bad := range []string{"module {", "\"arith.addi\"() : () -> ()"} {
		if got, err := spvc.CheckPortable(t.Context(), []byte(bad), spvc.Options{}, targets); err == nil || got != nil {
			t.Errorf("%q: %v, %v", bad, got, err)
		}
	}
	_, err := spvc.CheckPortable(t.Context(), []byte(text), spvc.Options{}, []*target.Env{targets[0], nil})
	if err == nil || err.Error() != "CheckPortable: target 1 is nil" {
		t.Errorf("a nil target: %v", err)
	}
	_, err = spvc.CheckPortable(t.Context(), []byte(text), spvc.Options{}, []*target.Env{nil, targets[0]})
	if err == nil || err.Error() != "CheckPortable: target 0 is nil" {
		t.Errorf("a nil target: %v", err)
	}
}

// TestRunRefusals runs programs without host functions and without a context.
func TestRunRefusals(t *testing.T) {
	p := compile(t, []byte(smallKernel(1)), spvc.Options{NoValidate: true})
	loaded, err := spvc.Load(serialize.Bytes(p.Binaries[0].Words), spvc.Options{NoValidate: true})
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range []*spvc.Program{nil, loaded} {
		if r, err := p.Run(t.Context(), nil, spvc.RunOptions{}); r != nil || err == nil || err.Error() != "the program is a binary and has no host functions" {
			t.Errorf("a binary: %v, %v", r, err)
		}
	}
	var none context.Context
	if r, err := p.Run(none, nil, spvc.RunOptions{}); r != nil || err == nil || err.Error() != "the context.Context is nil" {
		t.Errorf("no context: %v, %v", r, err)
	}
	if _, err := p.Run(t.Context(), runner.Device(nil), spvc.RunOptions{}); err == nil || !strings.Contains(err.Error(), "there is no function @main") {
		t.Errorf("no function: %v", err)
	}
}

// TestLoadChoosesTheTarget takes the first profile that accepts the version of a binary,
// unless the caller names one.
func TestLoadChoosesTheTarget(t *testing.T) {
	p := compile(t, []byte(smallKernel(1)), spvc.Options{NoValidate: true})
	mine := profilesNamed(t, "vulkan1.2")[0]
	for _, k := range []struct {
		version uint32
		want    string
	}{{0x10000, "vulkan1.1"}, {0x10300, "vulkan1.1"}, {0x10400, "vulkan1.2"}, {0x10500, "vulkan1.2"}, {0x10600, "vulkan1.3"}, {0x10700, "vulkan1.3"}} {
		data := serialize.Bytes(p.Binaries[0].Words)
		binary.LittleEndian.PutUint32(data[4:], k.version)
		got, err := spvc.Load(data, spvc.Options{Name: "b", NoValidate: true})
		if err != nil {
			if k.version <= uint32(spec.V1_6) {
				t.Errorf("version %x: %v", k.version, err)
			}
			continue
		}
		if env := got.Binaries[0].Env; env.Name() != k.want || got.Binaries[0].Name != "b" {
			t.Errorf("version %x: %s", k.version, env.Name())
		}
		got, err = spvc.Load(data, spvc.Options{Env: mine, NoValidate: true})
		if err != nil || got.Binaries[0].Env != mine {
			t.Errorf("version %x with a target: %v", k.version, err)
		}
	}
	for _, bad := range [][]byte{nil, {1, 2, 3}, serialize.Bytes(p.Binaries[0].Words)[:16], serialize.Bytes(p.Binaries[0].Words)[:len(serialize.Bytes(p.Binaries[0].Words))-1], make([]byte, 40)} {
		if got, err := spvc.Load(bad, spvc.Options{NoValidate: true}); got != nil || err == nil {
			t.Errorf("%d bytes are a module: %v", len(bad), err)
		}
	}
}
