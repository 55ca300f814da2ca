package ir

import (
	"context"
	"testing"
)

// TestStoppedVerifier: a verifier that was stopped fails without a report, whatever it would
// find.
func TestStoppedVerifier(t *testing.T) {
	for _, stopped := range []bool{false, true} {
		f := newFixture()
		reports := 0
		scope := f.NewScope(func(*Diagnostic) bool { reports++; return true })
		defer scope.Own(f.mod)()
		ctx, cancel := context.WithCancel(t.Context())
		if stopped {
			cancel()
		}
		defer cancel()
		defer scope.StopWith(ctx)()
		f.op(tIf, nil, nil) // it lacks its condition
		if ok := Verify(f.mod); ok || (reports == 0) != stopped {
			t.Errorf("stopped %v: verified %v with %d reports", stopped, ok, reports)
		}
	}
	f := newFixture()
	scope := f.NewScope(func(*Diagnostic) bool { t.Error("a report"); return true })
	defer scope.Own(f.mod)()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	defer scope.StopWith(ctx)()
	f.op(tFunc, nil, nil)
	if Verify(f.mod) {
		t.Error("a stopped verifier succeeds on a valid module")
	}
}
