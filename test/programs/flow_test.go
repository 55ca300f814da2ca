//go:build cgo

package programs_test

import (
	"bytes"
	"testing"
)

// TestRandomFlow lifts functions with random blocks, branches and switches, and compares
// what they compute on the devices with what the interpreter computes from the branches.
func TestRandomFlow(t *testing.T) {
	counts := map[string]int{"reference": 60, "lavapipe": 12, "swiftshader": 6}
	for name, open := range openers() {
		t.Run(name, func(t *testing.T) {
			device, err := open()
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { device.Close() })
			for seed := range counts[name] {
				text := randomProgram(uint64(seed))
				var out bytes.Buffer
				if err := execute(t.Context(), device, []byte(text), &out); err != nil {
					t.Fatalf("seed %d: %v\n%s", seed, err, text)
				}
				lines := bytes.Split(bytes.TrimSpace(out.Bytes()), []byte("\n"))
				if len(lines) != 4 || !bytes.Equal(lines[1], lines[3]) {
					t.Fatalf("seed %d: the device and the interpreter differ:\n%s\n%s", seed, out.Bytes(), text)
				}
			}
		})
	}
}
