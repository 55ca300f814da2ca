package serialize

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// TestPaced: a valid module of many functions is verified and serialized side by side if there
// are two workers; a module with an error is left to others, without a report.
func TestPaced(t *testing.T) {
	for _, c := range []struct {
		name               string
		functions, workers int
		value              string // the type that a function returns instead of i32
		ok                 bool
	}{
		{"two workers", 100, 2, "i32", true},
		{"one worker", 100, 1, "i32", false},
		{"few functions", minPaced - 1, 2, "i32", false},
		{"least functions", minPaced, 2, "i32", true},
		{"wrong return", 100, 2, "i64", false},
	} {
		var sb strings.Builder
		sb.WriteString("spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Int64, Linkage], []> {\n")
		for i := range c.functions {
			typ := "i32"
			if i == c.functions-1 {
				typ = c.value
			}
			fmt.Fprintf(&sb, "spirv.func @f%d() -> i32 \"None\" { %%0 = spirv.Constant 1 : %s\n spirv.ReturnValue %%0 : %s }\n", i, typ, typ)
		}
		sb.WriteString("}\n")
		reg := ir.NewRegistry()
		reg.Add("spirv", spirv.Dialect)
		ctx := ir.NewContext(reg)
		ctx.Workers = c.workers
		reports := 0
		ctx.PushHandler(func(*ir.Diagnostic) bool { reports++; return true })
		top, ok := ir.ParseTopLevel(ctx, ctx.AddFile("a.mlir", []byte(sb.String())))
		if !ok {
			t.Fatalf("%s: the module does not parse", c.name)
		}
		module := top.Region(0).First().First()
		words, ok := serializePaced(module, Options{})
		if ok != c.ok || reports > 0 {
			t.Errorf("%s: %t with %d reports, want %t", c.name, ok, reports, c.ok)
		}
		if want, _ := Serialize(module, Options{}); ok && !slices.Equal(words, want) {
			t.Errorf("%s: other words than those of Serialize", c.name)
		}
	}
}

// TestPace: the writer does not go on to a function that will not be verified.
func TestPace(t *testing.T) {
	p := newPace()
	passed := make(chan bool)
	go func() {
		passed <- p.wait(2)
		passed <- p.wait(3)
	}()
	p.verified(0)
	p.verified(1)
	select {
	case <-passed:
		t.Fatal("passed too early")
	default:
	}
	p.verified(2)
	if !<-passed {
		t.Error("stopped before a verified function")
	}
	p.end()
	if <-passed {
		t.Error("passed a function that is not verified")
	}
}
