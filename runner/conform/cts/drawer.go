package cts

import (
	"slices"
	"strconv"
	"strings"
)

// drawer draws the blocks of a random case. The order of the draws is that of the CTS, which determines the blocks.
type drawer struct {
	*random
	has        feature
	candidates []basicType
	// room is the number of descriptors that arrays of uniform blocks may still have with the feature indexing.
	room int
}

// These bound random blocks.
const (
	maxBlocks        = 4
	maxInstances     = 3
	maxMembers       = 5
	maxStructMembers = 4
	maxStructDepth   = 2
	maxArrayDepth    = 2
	maxLength        = 8
	// uniformRoom is the least number of uniform blocks that every device offers a stage.
	uniformRoom = 12
	// maxSimple bounds the product of the lengths of arrays around a member of a uniform block.
	maxSimple = 70
)

// These are probabilities.
const (
	instanceChance = 0.3
	structChance   = 0.1
	arrayChance    = 0.1
	runtimeChance  = 0.8
	accessChance   = 0.85
	readChance     = 0.7
	writeChance    = 0.7
	unusedChance   = 0.15
)

// depth bounds how deep structs nest.
func (d *drawer) depth() int {
	if d.has&structs == 0 {
		return 0
	}
	return maxStructDepth
}

// arrayOfBlocks draws the number of instances of a block.
func (d *drawer) arrayOfBlocks() int {
	if d.has&instanceArrays != 0 && d.chance(instanceChance) {
		return d.between(0, maxInstances)
	}
	return 0
}

// ruleSet is a rule set and the feature that lets blocks have it, or 0.
type ruleSet struct {
	on   feature
	name string
}

// storageRules and uniformRules are the rule sets of blocks, in the order that counts for the choice. Uniform blocks that state none
// have those of std140.
var (
	storageRules = []ruleSet{{std430, "std430"}, {std140, "std140"}, {relaxedRules, relaxed}, {scalarRules, "scalar"}}
	uniformRules = []ruleSet{{0, "std140"}, {std140, "std140"}, {std430, "std430"}, {scalarRules, "scalar"}}
)

// rules draws one of the rule sets, and the order of matrices.
func (d *drawer) rules(b *block, all []ruleSet) {
	var sets []string
	for _, r := range all {
		if d.has&r.on == r.on {
			sets = append(sets, r.name)
		}
	}
	b.rules = sets[d.choose(len(sets))]
	if d.has&orders != 0 {
		b.rowMajor = d.choose(3) == 1
	}
}

// storageBlocks draws the blocks of a case of storage buffers.
func (d *drawer) storageBlocks(addresses bool) []block {
	most := maxBlocks
	if d.has&indexing != 0 {
		most = 1
	}
	out := make([]block, d.between(1, most))
	for i := range out {
		d.storageBlock(&out[i], addresses)
	}
	return out
}

func (d *drawer) storageBlock(b *block, addresses bool) {
	b.instances = d.arrayOfBlocks()
	n := d.between(1, maxMembers)
	if d.has&indexing != 0 {
		b.instances = d.between(2, 4)
	}
	if !addresses && b.instances == 0 {
		d.coin() // whether the block has a name for its instance
	}
	d.rules(b, storageRules)
	for i := range n {
		b.members = append(b.members, d.storageMember(i == n-1))
	}
	if strings.HasPrefix(b.members[n-1].typ, "[]") {
		for range max(b.instances, 1) {
			d.bits() // the number of elements of the runtime array
		}
	}
}

func (d *drawer) storageMember(last bool) member {
	m := member{typ: d.storageType(0, 0, true, last && d.has&runtimeArrays != 0)}
	if d.has&unusedMembers != 0 && !d.chance(accessChance) {
		return m
	}
	m.read = d.chance(readChance)
	m.write = !m.read || d.chance(writeChance)
	return m
}

// storageType draws the type of a member. inStructs and inArrays are the numbers of structs and arrays around it.
func (d *drawer) storageType(inStructs, inArrays int, array, runtime bool) string {
	nested := d.has&arraysOfArrays != 0 && inArrays < maxArrayDepth
	longest := 1
	if d.has&arrays != 0 {
		longest = maxLength
	}
	switch {
	case runtime && d.chance(runtimeChance):
		return "[]" + d.storageType(inStructs, inArrays+1, nested, false)
	case inStructs < d.depth() && d.chance(structChance):
		members := make([]string, d.between(1, maxStructMembers))
		for i := range members {
			members[i] = d.storageType(inStructs+1, inArrays, nested, false)
		}
		return "{" + strings.Join(members, ";") + "}"
	case array && d.chance(arrayChance):
		n := d.between(1, longest)
		return "[" + strconv.Itoa(n) + "]" + d.storageType(inStructs, inArrays+1, nested, false)
	}
	return d.basic()
}

// basic draws a basic type, and its precision.
func (d *drawer) basic() string {
	t := d.candidates[d.choose(len(d.candidates))]
	if t.precise {
		d.choose(3)
	}
	return t.spelled
}

// uniformBlocks draws the blocks of a case of uniform buffers: those that the vertex and the fragment stage share, those of
// either, and those of a compute shader.
func (d *drawer) uniformBlocks() []block {
	shared := d.between(1, maxBlocks)
	words := slices.Repeat([]string{"both"}, shared)
	d.room = uniformRoom
	add := func(stage string, most int) {
		if most > 0 {
			n := d.between(1, most)
			d.room -= n
			words = append(words, slices.Repeat([]string{stage}, n)...)
		}
	}
	add("vertex", maxBlocks-shared)
	add("fragment", maxBlocks-shared)
	if d.has&computeBlocks != 0 {
		add("compute", maxBlocks)
	}
	out := make([]block, len(words))
	for i, word := range words {
		out[i].stages = stagesOf(word, false)
		d.uniformBlock(&out[i])
	}
	return out
}

func (d *drawer) uniformBlock(b *block) {
	b.instances = d.arrayOfBlocks()
	n := d.between(1, maxMembers)
	if d.has&indexing != 0 {
		switch {
		case d.room > 3:
			b.instances = d.between(2, 4)
		case d.room > 1:
			b.instances = d.room
		default:
			b.instances = 0
		}
		d.room -= b.instances
	}
	if b.instances == 0 {
		d.coin() // whether the block has a name for its instance
	}
	d.rules(b, uniformRules)
	b.shuffled = d.has&outOfOrder != 0
	for range n {
		m := member{typ: d.uniformType(0, true, max(b.instances, 1)), read: true}
		if d.has&unusedMembers != 0 {
			d.bits() // whether the vertex stage leaves the member out
			d.bits() // and the fragment stage
		}
		b.members = append(b.members, m)
	}
}

// uniformType draws the type of a member. size is the product of the lengths of the arrays around it, and of the instances of
// its block.
func (d *drawer) uniformType(inStructs int, array bool, size int) string {
	switch {
	case inStructs < d.depth() && d.chance(structChance):
		members := make([]string, d.between(1, maxStructMembers))
		for i := range members {
			members[i] = d.uniformType(inStructs+1, true, size)
		}
		if d.has&unusedMembers != 0 {
			for range members {
				d.bits() // whether the vertex stage leaves the member out
				d.bits() // and the fragment stage
			}
		}
		return "{" + strings.Join(members, ";") + "}"
	case d.has&arrays != 0 && array && d.chance(arrayChance):
		n := d.between(1, maxLength)
		if size*n >= maxSimple {
			n = 1
		}
		return "[" + strconv.Itoa(n) + "]" + d.uniformType(inStructs, d.has&arraysOfArrays != 0, size*n)
	}
	return d.basic()
}
