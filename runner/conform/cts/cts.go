// Package cts translates names of test cases of the Vulkan CTS about the layout of blocks to identifiers of
// package conform. It follows the rules by which the CTS makes the blocks of a name, those of [Version], and draws the
// numbers of its random cases. It has no code of the CTS, and needs none.
package cts

import (
	"slices"
	"strconv"
	"strings"
)

// Version is the commit of KhronosGroup/VK-GL-CTS, main branch, whose rules the package follows. Random cases depend on the
// base seed too, which is the 0 that the CTS takes if --deqp-base-seed sets no other.
const Version = "c57d29f97dbd51e6ff57e9eb1a98808e66afa0d3 (2026-07-17)"

// Prefix begins the names of all cases of the CTS for Vulkan.
const Prefix = "dEQP-VK."

// Reason says why a name has no identifiers.
type Reason string

// These are all reasons.
const (
	// OtherGroup is for names outside of dEQP-VK.ssbo and dEQP-VK.ubo.
	OtherGroup Reason = "another group of the CTS than ssbo and ubo"
	// Unknown is for names that the CTS of Version does not have in these groups.
	Unknown Reason = "no such case in this version of the CTS"
	// Large is for blocks that need 64-bit indexing.
	Large Reason = "blocks of more than 4 GiB"
	// UniformRuntime is for runtime arrays in uniform buffers, of which only storage buffers have a length here.
	UniformRuntime Reason = "runtime arrays in uniform buffers"
	// VariablePointer is for the length of an array that a variable pointer leads to.
	VariablePointer Reason = "OpArrayLength with the capability VariablePointers"
	// NestedRuntime is for structs with runtime arrays of several instances, whose shaders the CTS draws.
	NestedRuntime Reason = "nested runtime arrays with loops over them"
	// NoLayout is for shaders that do not depend on the layout of blocks.
	NoLayout Reason = "a shader that tests no layout"
	// NoAccess is for random blocks whose members the shader neither reads nor writes.
	NoAccess Reason = "blocks that the shader does not access"
)

// Reasons returns all reasons, in the order of summaries.
func Reasons() []Reason {
	return []Reason{OtherGroup, Unknown, Large, UniformRuntime, VariablePointer, NestedRuntime, NoLayout, NoAccess}
}

// Note says in what the identifiers of a name differ from the case of the CTS.
type Note string

// OneInstance is for arrays of one block, which are a single block here.
const OneInstance Note = "an array of one block, which is a single block"

// Notes returns all notes, in the order of summaries.
func Notes() []Note { return []Note{OneInstance} }

// Case is a name of the CTS and what it stands for.
type Case struct {
	Name string `json:"name"`
	// IDs are identifiers of package conform: for each block of the case those of its reads and writes. It is empty if
	// there is a Reason.
	IDs    []string `json:"ids,omitempty"`
	Notes  []Note   `json:"notes,omitempty"`
	Reason Reason   `json:"reason,omitempty"`
}

// Translate returns the identifiers of a name, or the reason why it has none. The name begins with Prefix.
func Translate(name string) Case {
	c := Case{Name: name}
	var p *program
	p, c.Reason = parse(name)
	if c.Reason != "" {
		return c
	}
	if c.IDs, c.Notes = p.identifiers(); len(c.IDs) == 0 {
		c.Reason = NoAccess
	}
	return c
}

// program is the interface of a shader of the CTS: its blocks and how it accesses them.
type program struct {
	class  string // the storage class of all blocks
	blocks []block
	// components is true if the shader reads matrices that are members of blocks by elements and by columns, and
	// columns is true if it writes all matrices by columns.
	components, columns bool
	// nonUniform is true if the indices of instances have this decoration.
	nonUniform bool
	// ids are the identifiers of a program that is none of blocks.
	ids []string
}

// block is a buffer or uniform block. Types are as identifiers spell them, but without orders of matrices.
type block struct {
	members   []member
	rules     string
	instances int // the length of an array of blocks, or 0
	rowMajor  bool
	// stages are the graphics stages that read the block. If there is none, a compute shader accesses it.
	stages []string
	// shuffled is true if the members are declared in another order than their offsets have.
	shuffled bool
}

// member is a member of a block. The shader reads or writes it, both or neither.
type member struct {
	typ         string
	read, write bool
}

// relaxed is the name of the rules by which vectors align to their components if they cross no 16 bytes. Blocks of this
// kind state their offsets.
const relaxed = "relaxed"

// identifiers returns the identifiers of the cases that do what the shader does with its blocks.
func (p *program) identifiers() (ids []string, notes []Note) {
	ids = p.ids
	for i := range p.blocks {
		b := &p.blocks[i]
		ids = append(ids, p.of(b)...)
		if b.instances == 1 && notes == nil {
			notes = []Note{OneInstance}
		}
	}
	return unique(ids), notes
}

// of returns the identifiers of one block.
func (p *program) of(b *block) (ids []string) {
	reads, writes := false, false
	for _, m := range b.members {
		reads, writes = reads || m.read, writes || m.write
	}
	if reads {
		// A block whose members the shader does not write is declared as readonly.
		ids = append(ids, p.accesses(b, "read", !writes && p.class != uniform, p.readGrains(b))...)
	}
	if writes {
		ids = append(ids, p.accesses(b, "write", false, []string{p.writeGrain(b)})...)
	}
	return ids
}

// accesses returns the identifiers of a probe with these grains in each stage.
func (p *program) accesses(b *block, probe string, readonly bool, grains []string) (ids []string) {
	typ, rules := b.spell()
	stages := b.stages
	if stages == nil {
		stages = []string{""}
	}
	for _, stage := range stages {
		for _, grain := range grains {
			id := "v1/" + p.class + "/" + rules + "/" + probe
			// The options are in the order of their names.
			for _, o := range []struct {
				has  bool
				text string
			}{
				{b.instances > 1, "array=" + strconv.Itoa(b.instances)}, {grain != "", "grain=" + grain},
				{b.instances > 1 && p.nonUniform, "index=nonuniform"}, {readonly, "q=readonly"}, {stage != "", "stage=" + stage},
			} {
				if o.has {
					id += "+" + o.text
				}
			}
			ids = append(ids, id+"/"+typ)
		}
	}
	return ids
}

// These are the grains of accesses.
const (
	byScalar = ""
	byVector = "vector"
	byMatrix = "matrix"
)

// readGrains returns how the shader loads the members of a block. Scalars, vectors and matrices are loaded whole, also in
// arrays and structs, but for the matrices that program.components is about, which are no elements of arrays or structs.
func (p *program) readGrains(b *block) []string {
	direct := func(m member) bool { return isMatrix(m.typ) }
	if !p.components || !slices.ContainsFunc(b.members, direct) {
		return []string{wholeGrain(b.members)}
	}
	rest := wholeGrain(slices.DeleteFunc(slices.Clone(b.members), direct))
	return unique([]string{byScalar, byVector, rest})
}

// writeGrain returns how the shader stores the members of a block.
func (p *program) writeGrain(b *block) string {
	g := wholeGrain(b.members)
	if g == byMatrix && p.columns {
		return byVector
	}
	return g
}

// wholeGrain returns the grain of accesses to whole scalars, vectors and matrices of the members.
func wholeGrain(members []member) string {
	g := byScalar
	for _, m := range members {
		if strings.Contains(m.typ, "m") {
			return byMatrix
		}
		if strings.Contains(m.typ, "v") {
			g = byVector
		}
	}
	return g
}
