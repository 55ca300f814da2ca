package pass

import (
	"testing"

	"github.com/spvc/spvc/ir"
)

// TestOptionVersions prints and reads options that only some versions of MLIR have.
func TestOptionVersions(t *testing.T) {
	makePass := func() *Pass {
		added, gone, ratio, turned := false, int64(3), 0.5, true
		return &Pass{Name: "p", Options: []Option{
			Bool("added", &added, "of later versions").In(ir.Since(22)),
			Int("gone", &gone, "of earlier versions").In(ir.Until(19)),
			Float("ratio", &ratio, "a number").Renamed("old-ratio", 20),
			Bool("turned", &turned, "another default").In(ir.Since(21)).DefaultSince(22, "false"),
		}}
	}
	r := NewRegistry()
	r.Add(makePass)
	for _, c := range []struct {
		options string
		version ir.Version
		want    string
	}{
		{"", 19, "any(p{gone=3 old-ratio=5.000000e-01})"},
		{"", 20, "any(p{old-ratio=5.000000e-01})"},
		{"", 21, "any(p{ratio=5.000000e-01 turned=true})"},
		{"", 22, "any(p{added=false ratio=5.000000e-01 turned=false})"},
		{"", 0, "any(p{added=false ratio=5.000000e-01 turned=false})"},
		// A version without the option still says what it was set to.
		{"{added gone=4 old-ratio=1}", 19, "any(p{added=true gone=4 old-ratio=1.000000e+00})"},
		{"{added gone=4 ratio=1}", 22, "any(p{added=true gone=4 ratio=1.000000e+00 turned=false})"},
		{"{turned=false}", 20, "any(p{old-ratio=5.000000e-01 turned=false})"},
		{"{turned=false}", 22, "any(p{added=false ratio=5.000000e-01 turned=false})"},
		{"{turned}", 22, "any(p{added=false ratio=5.000000e-01 turned=true})"},
	} {
		m, err := r.ParsePipeline("any(p" + c.options + ")")
		if err != nil {
			t.Fatal(err)
		}
		if got := m.Text(c.version); got != c.want {
			t.Errorf("version %d prints %s as %s, want %s", c.version, c.options, got, c.want)
		}
	}
	m, err := r.ParsePipeline("any(p{old-ratio=2 gone=3})")
	if err != nil || m.Brief() != "any(p{ratio=2.000000e+00})" {
		t.Errorf("in brief: %s, %v", m.Brief(), err)
	}
	usages := func(v ir.Version) (all string) {
		for _, o := range makePass().Options {
			all += o.Usage(v) + ";"
		}
		return all
	}
	if got := usages(19); got != ";gone=<long>;old-ratio=<number>;;" {
		t.Errorf("usage in version 19: %s", got)
	}
	if got := usages(22); got != "added;;ratio=<number>;turned;" {
		t.Errorf("usage in version 22: %s", got)
	}
}

// TestNumbers reads numbers up to the limits of their kinds.
func TestNumbers(t *testing.T) {
	var (
		narrow int
		wide   int64
		size   uint32
		huge   uint64
		ratio  float64
		widths []int64
		sizes  []uint32
	)
	options := []Option{
		Int32("int", &narrow, ""), Int("long", &wide, ""), Uint("uint", &size, ""), Uint64("ulong", &huge, ""), Float("number", &ratio, ""),
		Int32s("ints", &widths, ""), Uints("uints", &sizes, ""),
	}
	for _, c := range []struct{ text, err string }{
		{"int=-2147483648", ""},
		{"int=0x10", ""},
		{"int=2147483648", "for the --int option: '2147483648' value invalid for integer argument!"},
		{"long=-9223372036854775808", ""},
		{"long=9223372036854775808", "for the --long option: '9223372036854775808' value invalid for long argument!"},
		{"uint=4294967295", ""},
		{"uint=4294967296", "for the --uint option: '4294967296' value invalid for uint argument!"},
		{"uint=-1", "for the --uint option: '-1' value invalid for uint argument!"},
		{"ulong=18446744073709551615", ""},
		{"ulong=-1", "for the --ulong option: '-1' value invalid for ulong argument!"},
		{"number=1e3", ""},
		{"number=x", "for the --number option: 'x' value invalid for floating point argument!"},
		{"ints=1,-2", ""},
		{"ints=1,2147483648", "for the --ints option: '2147483648' value invalid for integer argument!"},
		{"uints=1,4294967295", ""},
		{"uints=-1", "for the --uints option: '-1' value invalid for uint argument!"},
	} {
		got := ""
		if err := setOptions(options, c.text, false); err != nil {
			got = err.Error()
		}
		if got != c.err {
			t.Errorf("%s: got %q, want %q", c.text, got, c.err)
		}
	}
	if narrow != 16 || wide != -1<<63 || size != 1<<32-1 || huge != 1<<64-1 || ratio != 1000 || sizes[1] != 1<<32-1 {
		t.Errorf("read %d, %d, %d, %d, %v, %v", narrow, wide, size, huge, ratio, sizes)
	}
}
