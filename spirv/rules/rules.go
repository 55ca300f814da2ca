// Package rules checks binaries by five rules of the SPIR-V and Vulkan specifications that blocks and groups depend on and that
// SPIRV-Tools 2023.1 does not know: where types may have an explicit layout, strides of descriptor arrays, the alignment of
// accesses through addresses, blocks inside blocks, and the predicates of group votes.
package rules

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// A Finding is a place where a binary breaks a rule.
type Finding struct {
	// Index is the number of the instruction, counted from 1, and Word the offset of its first word.
	Index, Word int
	// Opcode is the instruction.
	Opcode spec.Opcode
	// Text says what is wrong and what would be right. It names ids by their OpName, or else by number.
	Text string
	// Rule is Vulkan's identifier of the rule, or the section of the SPIR-V specification.
	Rule string
}

// String returns the place, the text and the rule.
func (f *Finding) String() string {
	return "instruction " + strconv.Itoa(f.Index) + " (" + f.Opcode.String() + "): " + f.Text + " (" + f.Rule + ")"
}

// An Error is the findings of a binary, of which there is at least one.
type Error struct{ Findings []Finding }

// Error returns the findings, one a line.
func (e *Error) Error() string {
	var b strings.Builder
	for i := range e.Findings {
		if i > 0 {
			b.WriteByte('\n')
		}
		b.WriteString(e.Findings[i].String())
	}
	return b.String()
}

// maxFindings is the most findings of a binary that Check returns.
const maxFindings = 20

// nagaNumber is the number of naga among the generators of binaries. naga writes it into the half of the word where its own
// version belongs.
const nagaNumber = 28

// The rules, as findings name them.
const (
	layoutRule    = "VUID-StandaloneSpirv-None-10684"
	alignmentRule = "VUID-StandaloneSpirv-PhysicalStorageBuffer64-06314"
	strideRule    = "SPIR-V specification 2.16.2, Validation Rules for Shader Capabilities"
	blockRule     = "SPIR-V specification, Decoration: Block"
	voteRule      = "SPIR-V specification, Group and Subgroup Instructions"
	nonUniform    = "SPIR-V specification, Non-Uniform Instructions"
)

// Check returns the first findings in a binary, in the order of its instructions. It takes time and memory linear in the
// binary and its id bound. The rules of Vulkan apply only if vulkan is set and the binary is not one for OpenCL. Check
// expects a binary that SPIRV-Tools accept: it skips what it does not understand.
func Check(binary []uint32, vulkan bool) []Finding {
	if !words.HasHeader(binary) || binary[words.BoundAt] > words.MaxBound {
		return nil
	}
	generator := binary[words.GeneratorAt]
	c := checker{
		vulkan: vulkan, naga: generator == nagaNumber || generator>>16 == nagaNumber, version: spec.Version(binary[words.VersionAt]),
		index: make([]int32, binary[words.BoundAt]), ids: make([]record, 1, 64),
	}
	scan := words.Scan(binary, words.HeaderLen)
	for i, ok := scan.Next(); ok && len(c.found) < maxFindings; i, ok = scan.Next() {
		c.number++
		c.inst = i
		c.follow(i.Operands)
	}
	if len(c.found) == 0 {
		return nil
	}
	return c.render(binary)
}

// Validate returns an [*Error] with the findings of [Check], or nil if there is none.
func Validate(binary []uint32, vulkan bool) error {
	if found := Check(binary, vulkan); found != nil {
		return &Error{found}
	}
	return nil
}

// finding is a Finding whose text has ids in place of names: each % stands for the next id.
type finding struct {
	Finding
	ids []uint32
}

// report adds a finding about the current instruction.
func (c *checker) report(rule, text string, ids ...uint32) {
	c.found = append(c.found, finding{Finding{Index: c.number, Word: c.inst.At, Opcode: c.inst.Opcode, Text: text, Rule: rule}, ids})
}

// render writes the names of ids into the findings.
func (c *checker) render(binary []uint32) []Finding {
	names := map[uint32]string{}
	for i := range c.found {
		for _, id := range c.found[i].ids {
			names[id] = "%" + strconv.FormatUint(uint64(id), 10)
		}
	}
	scan := words.Scan(binary, words.HeaderLen)
	for i, ok := scan.Next(); ok && i.Opcode != spec.OpFunction; i, ok = scan.Next() {
		if i.Opcode != spec.OpName || len(i.Operands) < 2 {
			continue
		}
		if number, asked := names[i.Operands[0]]; asked {
			if name, _, _ := words.String(i.Operands[1:]); name != "" {
				names[i.Operands[0]] = number + " " + strconv.Quote(name)
			}
		}
	}
	out := make([]Finding, len(c.found))
	for i := range c.found {
		f := &c.found[i]
		var b strings.Builder
		rest := f.Text
		for _, id := range f.ids {
			before, after, _ := strings.Cut(rest, "%")
			b.WriteString(before)
			b.WriteString(names[id])
			rest = after
		}
		b.WriteString(rest)
		out[i] = f.Finding
		out[i].Text = b.String()
	}
	return out
}
