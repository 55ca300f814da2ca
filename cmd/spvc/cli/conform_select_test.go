package cli

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
		options bool
	}{
		{[]string{"--types=default"}, 120_000, true},
		{[]string{"--types=quick", "--classes=StorageBuffer", "--rules=std430"}, 2000, true},
		{[]string{"--types=quick", "--classes=Uniform", "--rules=std140", "--cases=30", "--options=grain"}, 30, true},
		{[]string{"--types=2", "--rules=std430", "--classes=Uniform", "--probes=read"}, 2, false},
	} {
		f, fs := &selectFlags{}, pflag.NewFlagSet("", pflag.ContinueOnError)
		f.register(fs)
		if err := fs.Parse(row.args); err != nil {
			t.Fatal(err)
		}
		cases, _, err := f.selection(fs, info, nil)
		if err != nil {
			t.Fatal(err)
		}
		seen, options := map[conform.Case]bool{}, 0
		for _, c := range cases {
			seen[c] = true
			if c.Options != "" {
				options++
			}
		}
		if len(seen) != row.cases || len(cases) != row.cases || row.options != (options > len(cases)/4) {
			t.Errorf("%v: %d cases, %d of them distinct, %d with options", row.args, len(cases), len(seen), options)
		}
	}
}
