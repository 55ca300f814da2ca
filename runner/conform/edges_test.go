package conform

import (
	"fmt"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
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

// TestTold has bytes around those that are digits: 4 to 123.
func TestTold(t *testing.T) {
	for low, want := range map[byte]int64{0: none, 3: none, 4: 0, 5: 1, 123: 119, 124: none, canary: none} {
		if got := told([][]byte{{9, low}}, 1); got != want {
			t.Errorf("%d in one round: %d, want %d", low, got, want)
		}
		second := want
		if want != none {
			second = 119 + 120*want
		}
		if got := told([][]byte{{123}, {low}}, 0); got != second {
			t.Errorf("%d in the second round: %d, want %d", low, got, second)
		}
	}
}

// TestPlaced has the first byte that differs from a scalar whose first byte is right, in a block at 100.
func TestPlaced(t *testing.T) {
	data := []byte{digit(108, 0), digit(109, 0), digit(60, 0), digit(61, 0), canary}
	s := seen{}
	if s.place([][]byte{data}, 0, 4, 8, 100); s.actual != 8 || s.torn != 2 || s.tornAt != -40 {
		t.Errorf("%+v", s)
	}
	s = seen{}
	if s.place([][]byte{data}, 1, 4, 8, 100); s.actual != 9 || s.torn != 0 {
		t.Errorf("%+v", s)
	}
	if s.place([][]byte{data}, 4, 1, 8, 100); s.actual != nowhere {
		t.Errorf("%+v", s)
	}
}

// TestMembers has names of members: there are 26 letters.
func TestMembers(t *testing.T) {
	for n, want := range map[int64]string{0: "a", 25: "z", 26: "m26", 130: "m130"} {
		if got := memberName(n); got != want {
			t.Errorf("member %d is %s, want %s", n, got, want)
		}
	}
}

// TestCaseText has a case with all that a line of it holds.
func TestCaseText(t *testing.T) {
	c := Case{Type: "{f}", Rules: "std140", Class: "Uniform", Probe: "convert"}
	if got := c.String(); got != "convert Uniform std140 {f}" {
		t.Error(got)
	}
	c.To, c.Dynamic, c.Options = "c", true, "array=3+offset=256"
	if got := c.String(); got != "convert Uniform std140 to c dynamic array=3+offset=256 {f}" {
		t.Error(got)
	}
	r := Result{Verdict: WrongCopy, Detail: "far", Mismatches: []Mismatch{{"a", 4, 8}, {"b", 12, none}}}
	var b strings.Builder
	r.write(&b, &c)
	const head, tail = "block:    {f}\nrules:    std140\nclass:    Uniform\nprobe:    convert\n", "verdict:  wrong copy\ndetail:   far\n" +
		"          a: expected 0x4, driver used 0x8\n          b: expected 0xc, driver used none of the block's bytes\n"
	if got := b.String(); got != head+"to:       c\nindices:  computed\noptions:  array=3+offset=256\n"+tail {
		t.Error(got)
	}
	b.Reset()
	if r.write(&b, &Case{Type: c.Type, Rules: c.Rules, Class: c.Class, Probe: c.Probe}); b.String() != head+tail {
		t.Error(b.String())
	}
}

// TestTitle has details of several lines, and long ones, whose last letter is cut off.
func TestTitle(t *testing.T) {
	info := &runner.DeviceInfo{Name: "D"}
	for detail, want := range map[string]string{
		"one\ntwo":                            "wrong read on D: one",
		strings.Repeat("x", 200):              "wrong read on D: " + strings.Repeat("x", 200),
		strings.Repeat("x", 201):              "wrong read on D: " + strings.Repeat("x", 200) + "…",
		strings.Repeat("x", 199) + "äöü long": "wrong read on D: " + strings.Repeat("x", 199) + "…",
	} {
		if got := title(&Result{Verdict: WrongRead, Detail: detail}, info); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

// TestEscape has all bytes. Those that identifiers do not hold are % and two digits.
func TestEscape(t *testing.T) {
	const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!.<>()[]_-*=;:?"
	for n := range 256 {
		text := string([]byte{byte(n)})
		want := "=" + text
		if strings.IndexByte(plain, byte(n)) < 0 {
			want = fmt.Sprintf("=%%%02X", n)
		}
		if got := escape(text); got != want {
			t.Errorf("byte %d is %q, want %q", n, got, want)
		}
		if back, err := unescape(want); err != nil || back != text {
			t.Errorf("%q is %q, %v", want, back, err)
		}
	}
}

// TestDepth has as many types within each other as a spelling may have.
func TestDepth(t *testing.T) {
	for n, ok := range map[int]bool{maxSpelled - 2: true, maxSpelled - 1: false} { // the struct and the scalar are two
		if _, err := expand("{" + strings.Repeat("[2]", n) + "f}"); (err == nil) != ok {
			t.Errorf("%d arrays: %v", n, err)
		}
	}
	// Types beside each other do not add up.
	if _, err := expand("{" + strings.Repeat("f;", 2*maxSpelled) + "f}"); err != nil {
		t.Error(err)
	}
}

// TestResolved has what is known of cases with texts that are no types.
func TestResolved(t *testing.T) {
	for text, want := range map[string]string{"{f}": "!spirv.struct<(f32)>", "=no%20type": "no type", "=%4": "=%4", "no type": "no type", "=f32": "f32"} {
		c := Case{Type: text, Rules: "std430", Class: "StorageBuffer", Probe: "read"}
		if got := c.Resolved().Type; got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}

// TestCaseListErrors has lists of cases with wrong lines.
func TestCaseListErrors(t *testing.T) {
	for _, row := range []struct{ id, where, want string }{
		{"v1/a", "", `"v1/a" names no case: an identifier is v1/CLASS/RULES/PROBE/TYPE`},
		{"v1/a", "list:3", `list:3: "v1/a" names no case: an identifier is v1/CLASS/RULES/PROBE/TYPE`},
	} {
		if _, err := ParseCaseList([]Entry{{"v1/Uniform/std140/read/{f}", "list:0"}, {row.id, row.where}}); err == nil || err.Error() != row.want {
			t.Errorf("%s: %v, want %s", row.id, err, row.want)
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
