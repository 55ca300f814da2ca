package ir

import (
	"strings"
	"testing"
)

// An op may have no format in old versions. They print the generic form, and read the text of newer versions all the same.
func TestFormatSince(t *testing.T) {
	for _, tt := range []struct {
		v    Version
		text string
		want string
	}{
		{22, `"old.trap"() {a} : () -> ()`, "old.trap {a}"},
		{22, "old.trap", "old.trap"},
		{19, "old.trap {a}", `"old.trap"() {a} : () -> ()`},
		{19, `"old.trap"() : () -> ()`, `"old.trap"() : () -> ()`},
	} {
		r := NewRegistry()
		r.Add("old", func() *Dialect {
			return &Dialect{Name: "old", Ops: []OpEntry{{Def: &OpDef{Name: "old.trap", Format: "attr-dict", Older: []OldFormat{{Last: 19}}}}}}
		})
		c := NewContext(r)
		c.Version = tt.v
		m, errs := parseSample(t, c, tt.text)
		if m == nil {
			t.Errorf("%s: %s", tt.text, errs)
			continue
		}
		if got := string(Print(nil, m, PrintOptions{})); !strings.Contains(got, "  "+tt.want+"\n") {
			t.Errorf("MLIR %d: %s is printed as\n%s", tt.v, tt.text, got)
		}
	}
}
