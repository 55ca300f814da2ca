package source

import "testing"

// TestOverrides checks names and values of overrides of WGSL before naga runs.
func TestOverrides(t *testing.T) {
	const text = "// override comment;\n@id(7) override block: u32 = 4; /* override hidden: u32; */\noverride\n scale : f32;\n@id( 9u ) override on = true;"
	for _, c := range []struct {
		specs []Setting
		want  string
	}{
		{[]Setting{{Name: "scale", Value: "2.5"}}, ""},
		{[]Setting{{Name: "scale", Value: "2.5"}, {Name: "7", Value: "3"}, {Name: "on", Value: "false"}}, ""},
		{nil, "the override scale has no value; give it by --spec scale=VALUE"},
		{[]Setting{{Name: "scal", Value: "1"}}, `--spec scal: the module has no override of this name or number; it has block (7), scale, on (9); did you mean 'scale'?`},
		{[]Setting{{Name: "hidden", Value: "1"}}, "--spec hidden: the module has no override of this name or number; it has block (7), scale, on (9)"},
		{[]Setting{{Name: "block", Value: "1"}, {Name: "7", Value: "1"}}, "--spec 7 is given twice"},
		{[]Setting{{Name: "block", Value: "x"}}, "--spec block=x: a number, true or false is expected"},
	} {
		in := Input{Kind: WGSL, Text: []byte(text)}
		got := ""
		if err := in.checkOverrides(c.specs); err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("%v: %q, want %q", c.specs, got, c.want)
		}
	}
}
