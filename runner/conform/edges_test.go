package conform

import (
	"strings"
	"testing"
)

// TestRounds: a round has 120 digits, and each further one multiplies the positions by as much.
func TestRounds(t *testing.T) {
	for n, want := range map[int64]int{0: 1, 1: 1, 120: 1, 121: 2, 14400: 2, 14401: 3} {
		if got := roundsFor(n); got != want {
			t.Errorf("%d positions need %d rounds, want %d", n, got, want)
		}
	}
}

// TestMismatchText has offsets that drivers used: 0 is one of them.
func TestMismatchText(t *testing.T) {
	for actual, want := range map[int64]string{
		none: "m1: expected 0x10, driver read none of the block's bytes",
		0:    "m1: expected 0x10, driver read 0x0",
		31:   "m1: expected 0x10, driver read 0x1f",
	} {
		m := Mismatch{Path: "m1", Expected: 16, Actual: actual}
		if got := m.text("read"); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

// TestCardEnv: the target of a device card has the version of Vulkan of the card, if the card has one.
func TestCardEnv(t *testing.T) {
	for api, want := range map[string]string{"1.3.280": "v1.6", "1.1.0": "v1.3", "1.2": "v1.5", "old": "v1.0"} {
		d := DeviceCard{Name: "device", API: api}
		if got := d.env().Version().String(); got != want {
			t.Errorf("API %s: SPIR-V %s, want %s", api, got, want)
		}
	}
}

// TestOverwritten has a byte that a store must not change. Only a case whose descriptor shows a part of the
// block says so.
func TestOverwritten(t *testing.T) {
	for reach, want := range map[int64]bool{-1: false, 8: true} {
		r := clobbered([][]byte{{canary, 1, canary}}, []bool{false, false, false}, canary)
		if r.Verdict == Pass || r.Detail == "" {
			t.Fatalf("%+v", r)
		}
		tr := &trial{kernel: &kernel{reach: reach}}
		if got := strings.Contains(tr.reaching(r).Detail, "shows only 8 bytes"); got != want {
			t.Errorf("reach %d: %v", reach, got)
		}
		if r = tr.reaching(&Result{Verdict: Pass}); r.Detail != "" {
			t.Errorf("reach %d: a right case has the detail %q", reach, r.Detail)
		}
	}
}
