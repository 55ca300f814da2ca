//go:build cgo

package conform

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/spec"
)

// interfaceTypes are blocks whose members take several locations, or parts of one.
var interfaceTypes = []string{
	"{f;f;v2f;i32}", "{v3f;f;[3]f;m2x3f;v4i32}", "{{f;v2f;{u32;m2x2f}};[2]{i32;v3i32};f}", "{[2][2]v2f;f;f;u32;u32}", "{v3f;v3f;v3f;v3f}",
	"{v3d;d;f;[2]v2d}", "{h;v2h;f;[2]i16}", "{d;v2i64;{v3d;i32};f}",
}

// TestInterface passes members between all stages that a fragment shader can follow.
func TestInterface(t *testing.T) {
	for _, d := range []struct {
		name string
		open func() (runner.Device, error)
		most int // cases that are not supported
	}{{"reference", checkedDevice, 0}, {"lavapipe", lavapipe, 6}, {"swiftshader", swiftshader, 20}} {
		t.Run(d.name, func(t *testing.T) {
			e := NewEngine(device(t, d.open), time.Minute)
			lacking := 0
			for i, typ := range interfaceTypes {
				list := []string{"", "+pack=component", "+interpolation=smooth+pack=component", "+interpolation=noperspective"}
				if d.name == "lavapipe" {
					list = append(list, "+pack=component+stage=geometry", "+interpolation="+[]string{"centroid", "sample"}[i%2]+"+stage=tesseval")
				}
				for _, options := range list {
					text := "v1/StorageBuffer/std430/interface" + options + "/" + typ
					c, err := ParseCase(text)
					if err != nil {
						t.Fatal(err)
					}
					r, err := e.alone(t.Context(), &c)
					if r.Verdict == Unsupported {
						lacking++
					} else if err != nil || r.Verdict != Pass {
						t.Errorf("%s: %s %s (%v)", text, r.Verdict, r.Detail, err)
					}
				}
			}
			if lacking > d.most {
				t.Errorf("%d cases are not supported", lacking)
			}
		})
	}
}

// exchangeLocations exchanges the places of two inputs of the fragment shader that have the same type, and returns how
// the diagnosis names both, or nil if no two members have the same type and the same component.
func exchangeLocations(rng *rand.Rand, k *kernel, words []uint32) []string {
	places, members := k.plug(), k.typ.Members()
	var pairs [][2]int
	for i := range members {
		for j := range i {
			if bare(members[i].Type) == bare(members[j].Type) && places[i].component == places[j].component {
				pairs = append(pairs, [2]int{j, i})
			}
		}
	}
	if pairs == nil {
		return nil
	}
	p := pairs[rng.IntN(len(pairs))]
	ids := map[uint32]int{}
	eachInst(words, func(_ int, inst []uint32) {
		if spec.Opcode(inst[0]&0xffff) != spec.OpName {
			return
		}
		for n, m := range p {
			if literal(inst[2:]) == "receive_"+memberName(int64(m)) {
				ids[inst[1]] = n
			}
		}
	})
	eachInst(words, func(_ int, inst []uint32) {
		if spec.Opcode(inst[0]&0xffff) != spec.OpDecorate || spec.Decoration(inst[2]) != spec.DecorationLocation {
			return
		}
		if n, ok := ids[inst[1]]; ok {
			inst[3] = uint32(places[p[1-n]].location)
		}
	})
	text := func(of, from int) string {
		return fmt.Sprintf("Location %d of %s", places[from].location, memberName(int64(of)))
	}
	return []string{text(p[0], p[1]), text(p[1], p[0])}
}

// TestInterfaceFaults exchanges locations in the fragment shader. All faults are found and named.
func TestInterfaceFaults(t *testing.T) {
	for _, open := range []func() (runner.Device, error){checkedDevice, lavapipe} {
		e := NewEngine(device(t, open), time.Minute)
		rng := rand.New(rand.NewPCG(7, 8))
		faults := 0
		s := Selection{Rules: []string{"std430"}, Classes: []string{"StorageBuffer"}, Probes: []*Probe{Interface}, Options: Dimensions(), Seed: 1}
		for _, c := range s.Cases(append(Types(e.dev.Info(), false, 60, 5), interfaceTypes...)) {
			k, err := build(e.contexts.next(), &c, e.env)
			if err != nil {
				continue
			}
			texts := exchangeLocations(rng, k, k.words)
			if texts == nil {
				continue
			}
			tr, err := prepare(e.dev, k, k.words)
			if err != nil {
				t.Fatal(err)
			}
			r := e.one(context.Background(), tr)
			tr.close()
			if r.Verdict == Unsupported {
				continue
			}
			faults++
			if r.Verdict != WrongRead || !strings.Contains(r.As, texts[0]) || !strings.Contains(r.As, texts[1]) {
				t.Errorf("%s: %s %s, want %v", c.ID(), r.Verdict, r.Detail, texts)
			}
		}
		t.Logf("%d faults", faults)
		if faults < 20 {
			t.Errorf("%d faults, want 20", faults)
		}
	}
}

// literal reads a string of a binary.
func literal(words []uint32) string {
	var b []byte
	for _, w := range words {
		for ; w != 0; w >>= 8 {
			b = append(b, byte(w))
		}
	}
	return string(b)
}
