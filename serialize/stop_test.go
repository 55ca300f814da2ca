package serialize_test

import (
	"context"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
)

// TestStoppedSerializer: a serializer that was stopped fails without a report.
func TestStoppedSerializer(t *testing.T) {
	ic := newContext()
	m := parse(t, ic, module(3))
	scope := ic.NewScope(func(d *ir.Diagnostic) bool { t.Errorf("a report: %s", d.Message); return true })
	defer scope.Own(m)()
	if _, ok := serialize.Serialize(m, serialize.Options{}); !ok {
		t.Fatal("the module does not serialize")
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	defer scope.StopWith(ctx)()
	if _, ok := serialize.Serialize(m, serialize.Options{}); ok {
		t.Error("a stopped serializer succeeds")
	}
}
