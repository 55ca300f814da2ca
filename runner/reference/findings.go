package reference

import (
	"strconv"
	"sync"
)

// maxFindings bounds the number of different findings of a launch.
const maxFindings = 1000

// findingKey says which findings are one.
type findingKey struct {
	check       Checks
	inst, other int
}

// collector keeps the findings of a launch.
type collector struct {
	mu        sync.Mutex
	findings  []Finding
	index     map[findingKey]int
	truncated bool
}

// add keeps a finding or counts it.
func (c *collector) add(f *Finding) {
	k := findingKey{check: f.Check, inst: f.Word, other: -1}
	if f.Other != nil {
		k.other = f.Other.Word
		if f.Check == CheckRaces && k.other < k.inst {
			// A race is the same in both orders of its accesses.
			k.inst, k.other = k.other, k.inst
		}
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if i, ok := c.index[k]; ok {
		c.findings[i].Count++
		return
	}
	if len(c.findings) >= maxFindings {
		c.truncated = true
		return
	}
	c.index[k] = len(c.findings)
	f.Count = 1
	c.findings = append(c.findings, *f)
}

// err returns the findings as an error, or nil if there are none.
func (c *collector) err() error {
	if len(c.findings) == 0 {
		return nil
	}
	return &CheckError{Findings: c.findings, Truncated: c.truncated}
}

// report adds a finding at an instruction of a lane.
func (x *subgroup) report(f Finding, at, lane int32) {
	f.Entry = x.p.entry
	f.Place = x.place(at, lane)
	x.g.l.findings.add(&f)
}

// place describes an instruction and the invocation that executes it.
func (x *subgroup) place(at, lane int32) Place {
	return x.p.placeOf(at, x.global(lane), x.local(lane))
}

func (p *program) placeOf(at int32, global, local [3]uint32) Place {
	place := p.placeOfInstruction(&p.m.insts[at])
	place.Global, place.Local = global, local
	return place
}

// placeOfInstruction describes an instruction that no invocation executes.
func (p *program) placeOfInstruction(in *instruction) Place {
	l := p.m.lines[in.line]
	return Place{File: l.file, Line: l.line, Column: l.column, Op: in.op.String(), Word: int(in.word)}
}

// placeOfInvocation describes an instruction of an invocation, which counts those of the
// launch.
func (g *workgroup) placeOfInvocation(at int32, inv uint32) Place {
	p := g.l.p
	group, n := uint64(inv)/uint64(g.size), inv%uint32(g.size)
	s, count := p.size, g.l.groups
	local := p.localOf(n)
	global := [3]uint32{
		uint32(group%uint64(count[0]))*s[0] + local[0],
		uint32(group/uint64(count[0])%uint64(count[1]))*s[1] + local[1],
		uint32(group/uint64(count[0])/uint64(count[1]))*s[2] + local[2],
	}
	return p.placeOf(at, global, local)
}

func decimal(n int64) string { return strconv.FormatInt(n, 10) }
