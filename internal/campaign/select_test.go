package campaign

import (
	"testing"

	"github.com/spf13/pflag"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/conform"
	"github.com/spvc/spvc/spirv/spec"
)

// TestCaseLists checks the numbers of cases that --types names, that no case occurs twice
// in them, and that flags change them.
func TestCaseLists(t *testing.T) {
	t.Parallel()
	info := &runner.DeviceInfo{Capabilities: []spec.Capability{
		spec.CapabilityStorageBuffer8BitAccess, spec.CapabilityStorageBuffer16BitAccess, spec.CapabilityInt64, spec.CapabilityFloat64,
		spec.CapabilityPhysicalStorageBufferAddresses,
	}}
	for _, row := range []struct {
		args    []string
		cases   int
		later   int // beside cases: those with options that came later
		options bool
		newer   bool // whether all cases have newer options; otherwise none has
	}{
		{[]string{"--types=default"}, 120_000, 7290, true, false},
		{[]string{"--types=quick", "--classes=StorageBuffer", "--rules=std430"}, 2000, 256, true, false},
		{[]string{"--types=quick", "--classes=PushConstant"}, 2000, 0, true, false},
		{[]string{"--types=quick", "--classes=Uniform", "--rules=std140", "--cases=30", "--options=grain"}, 30, 0, true, false},
		{[]string{"--types=newer", "--classes=Workgroup", "--rules=std430", "--cases=900"}, 900, 0, true, true},
		{[]string{"--types=stages", "--rules=std430,std140", "--classes=StorageBuffer,Uniform", "--cases=900"}, 900, 0, true, true},
		{[]string{"--types=quick", "--classes=StorageBuffer", "--cases=30", "--probes=interface"}, 30, 0, false, true},
		{[]string{"--types=2", "--rules=std430", "--classes=Uniform", "--probes=read"}, 2, 0, false, false},
	} {
		f, fs := &Selection{}, pflag.NewFlagSet("", pflag.ContinueOnError)
		f.Register(fs)
		if err := fs.Parse(row.args); err != nil {
			t.Fatal(err)
		}
		cases, _, err := f.Cases(fs, info, nil)
		if err != nil {
			t.Fatal(err)
		}
		seen, options, later := map[conform.Case]bool{}, 0, 0
		for _, c := range cases {
			if seen[c] = true; c.IsLater() && !row.newer {
				later++
			}
			if c.IsNewer() != row.newer || c.IsStaged() != (row.newer && row.args[0] != "--types=newer") {
				t.Errorf("%v has %s", row.args, c.ID())
			}
			if c.Options != "" {
				options++
			}
		}
		if len(seen) != row.cases+row.later || len(cases) != len(seen) || later != row.later || row.options != (options > len(cases)/4) {
			t.Errorf("%v: %d cases, %d of them distinct, %d with options, %d with later ones", row.args, len(cases), len(seen), options, later)
		}
	}
}
