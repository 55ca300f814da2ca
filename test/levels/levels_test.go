package levels

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
)

// TestExamples runs two examples at all places: no number differs.
func TestExamples(t *testing.T) {
	t.Parallel()
	files := []string{"../../examples/launch.mlir", "../../examples/int8.mlir"}
	s, err := Run(t.Context(), Options{Files: files}, new(bytes.Buffer))
	if err != nil || len(s.Mismatches) != 0 || s.Programs != 2 || s.Runs != 2*4*3*3 || s.Refused != 0 {
		t.Errorf("%+v, %v", s, err)
	}
}

// TestInjected changes a program at some places, so that it computes another number, fails, is
// refused, or does not end: the table has these places, and no others.
func TestInjected(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ old, new, want string }{
		{"arith.constant 1000 :", "arith.constant 1001 :", "word 18 is 7007, not 7000"},
		{"gpu.return", "gpu.nothing", "fails: "},
	} {
		o := Options{Files: []string{"../programs/70-launch-sizes.mlir"}, Targets: []string{"vulkan1.1", "device"}, Args: []string{"buffer", "address"}, Jobs: 1}
		o.changed = func(at Place, text []byte) []byte {
			if at.Level == "s" && at.Args == "buffer" || at.Level == "1" && at.Target == "device" {
				return bytes.ReplaceAll(text, []byte(c.old), []byte(c.new))
			}
			return text
		}
		var table bytes.Buffer
		s, err := Run(t.Context(), o, &table)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, m := range s.Mismatches {
			got = append(got, fmt.Sprint(m.Target, " ", m.Args, " ", m.Level))
			if !strings.HasPrefix(m.Detail, c.want) || !strings.Contains(table.String(), "| 70-launch-sizes.mlir | "+m.Target+" | "+m.Args+" | "+m.Level+" | "+m.Detail) {
				t.Errorf("the table lacks %+v:\n%s", m, table.String())
			}
		}
		if want := []string{"vulkan1.1 buffer s", "device buffer 1", "device buffer s", "device address 1"}; !slices.Equal(got, want) {
			t.Errorf("%s: mismatches %q, want %q\n%s", c.new, got, want, table.String())
		}
	}
	if _, err := Run(t.Context(), Options{Files: []string{"none.mlir"}}, new(bytes.Buffer)); err == nil {
		t.Error("no error about a file that does not exist")
	}
	s, err := Run(t.Context(), Options{Files: []string{"../../examples/saxpy.mlir"}, Levels: []string{"1"}, Timeout: time.Nanosecond}, new(bytes.Buffer))
	if err != nil || len(s.Mismatches)+s.Refused == 0 {
		t.Errorf("no time limit: %+v, %v", s, err)
	}
}

// TestDiffers compares texts.
func TestDiffers(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		want, got string
		tol       float64
		differs   string
	}{
		{"[1,  2, 3]", "[1, 2,\n3]", 0, ""},
		{"[1, 2, 3]", "[1, 2, 4]", 0.5, "word 3 is 4, not 3"},
		{"[1, 2, 3]", "[1, 2]", 0, "2 words, not 3"},
		{"[1.5, 2]", "[1.25, 2]", 0, "word 1 is 1.25, not 1.5"},
		{"[1.5, 2]", "[1.25, 2]", 0.25, ""},
		{"[10.5, 2]", "[12.5, 2]", 0.2, ""},
		{"[NaN, 2.]", "[1.5, 2.]", 1, "word 1 is 1.5, not NaN"},
		{"Unranked Memref base@ = 0x1234 data", "Unranked Memref base@ = 0x5678 data", 0, ""},
	} {
		if got := differs(c.want, c.got, c.tol); got != c.differs {
			t.Errorf("differs(%q, %q, %v) = %q, want %q", c.want, c.got, c.tol, got, c.differs)
		}
	}
}

// TestTolerance checks that each program with a bound is there, and has it with the optimizer only.
func TestTolerance(t *testing.T) {
	t.Parallel()
	files, err := Files("../../examples", "../programs", "none")
	if err != nil || len(files) < 50 {
		t.Fatalf("%d programs, %v", len(files), err)
	}
	for name, b := range bounds() {
		if !slices.ContainsFunc(files, func(f string) bool { return strings.HasSuffix(f, "/"+name) }) || b.why == "" {
			t.Errorf("the row of %s has no program or no reason", name)
		}
		if tolerance(name, "1") != 0 || tolerance(name, "2") != b.relative {
			t.Errorf("%s has the tolerance %v at level 1", name, tolerance(name, "1"))
		}
	}
}
