package spvc

import (
	"errors"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

func TestCrashOfAPassIsAnError(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	top, ok := ir.Parse(ctx, ctx.AddFile("in.mlir", []byte("func.func @f() {\n  return\n}\n")))
	if !ok {
		t.Fatal("the source does not parse")
	}
	m := pass.NewManager(top.Name())
	m.MustAdd(&pass.Pass{Name: "test-crash", Run: func(*ir.Operation, *pass.Run) bool { panic("out of luck") }})
	run := func() (err error) {
		defer catchCrash(&err)
		m.Run(top, pass.RunOptions{})
		return nil
	}
	err := run()
	var crash *pass.Crash
	if !errors.As(err, &crash) || crash.Pass != "test-crash" || crash.Op != "builtin.module" {
		t.Fatalf("got %v", err)
	}
	if want := "internal error in pass 'test-crash' on operation 'builtin.module': out of luck"; err.Error() != want {
		t.Errorf("got %q, want %q", err, want)
	}
	report := crash.Report("spvc compile in.mlir")
	for _, want := range []string{"\nreproduce: spvc compile in.mlir\n", "\npipeline:  builtin.module(test-crash)\n", "crash_test.go"} {
		if !strings.Contains(report, want) {
			t.Errorf("no %q in\n%s", want, report)
		}
	}
}

func TestOtherPanicsPass(t *testing.T) {
	defer func() {
		if v := recover(); v != "other" {
			t.Errorf("recovered %v", v)
		}
	}()
	func() (err error) {
		defer catchCrash(&err)
		panic("other")
	}()
}
