package reference

import (
	"math/bits"
	"strings"
	"sync"

	"github.com/spvc/spvc/spirv/spec"
)

func groupHandlers() map[spec.Opcode]handler {
	all := map[spec.Opcode]handler{
		spec.OpGroupNonUniformElect:            translateLanes,
		spec.OpGroupNonUniformBallot:           translateLanes,
		spec.OpSubgroupBallotKHR:               translateLanes,
		spec.OpGroupNonUniformInverseBallot:    translateLanes,
		spec.OpGroupNonUniformBallotBitExtract: translateLanes,
		spec.OpGroupNonUniformBallotBitCount:   translateLanes,
		spec.OpGroupNonUniformBallotFindLSB:    translateLanes,
		spec.OpGroupNonUniformBallotFindMSB:    translateLanes,
		spec.OpGroupNonUniformShuffle:          translateShuffleLanes,
		spec.OpGroupNonUniformShuffleXor:       translateShuffleLanes,
		spec.OpGroupNonUniformShuffleUp:        translateShuffleLanes,
		spec.OpGroupNonUniformShuffleDown:      translateShuffleLanes,
		spec.OpGroupNonUniformRotateKHR:        translateShuffleLanes,
		spec.OpGroupNonUniformQuadBroadcast:    translateShuffleLanes,
		spec.OpGroupNonUniformQuadSwap:         translateShuffleLanes,
		spec.OpSubgroupReadInvocationKHR:       translateGroup,
	}
	for op := range voteRows() {
		all[op] = translateGroup
	}
	for _, info := range spec.Ops() {
		name, ok := strings.CutPrefix(info.Name, "OpGroup")
		name = combineName(name)
		if _, found := combineRows()[name]; ok && found {
			all[info.Opcode] = translateGroup
		}
	}
	return all
}

// combineName returns the name of combineRows in that of an instruction without OpGroup.
func combineName(name string) string {
	return strings.TrimSuffix(strings.TrimSuffix(strings.TrimPrefix(name, "NonUniform"), "KHR"), "NonUniformAMD")
}

// voteRows are the operations on values that do no arithmetic.
var voteRows = sync.OnceValue(func() map[spec.Opcode]groupKind {
	return map[spec.Opcode]groupKind{
		spec.OpGroupNonUniformAll: allGroup, spec.OpGroupNonUniformAny: anyGroup, spec.OpGroupNonUniformAllEqual: equalGroup,
		spec.OpSubgroupAllKHR: allGroup, spec.OpSubgroupAnyKHR: anyGroup, spec.OpSubgroupAllEqualKHR: equalGroup,
		spec.OpGroupAll: allGroup, spec.OpGroupAny: anyGroup, spec.OpGroupBroadcast: broadcastGroup,
		spec.OpGroupNonUniformBroadcast: broadcastGroup, spec.OpGroupNonUniformBroadcastFirst: broadcastGroup,
		spec.OpSubgroupFirstInvocationKHR: broadcastGroup, spec.OpSubgroupReadInvocationKHR: broadcastGroup,
	}
})

// translateGroup translates an operation that gives all invocations a result of all values.
func translateGroup(t *translator, in *instruction) {
	args := in.args
	scope := subgroupScope
	if !strings.HasPrefix(in.op.String(), "OpSubgroup") {
		scope, args = uint32(t.constantValue(in, in.arg(0))), args[min(1, len(args)):]
	}
	o := &groupOperation{}
	kind, vote := voteRows()[in.op]
	if vote {
		o.kind = kind
	} else {
		if len(args) < 2 {
			refuse(in, "it has too few operands")
		}
		partitioned := false
		if o.kind, partitioned = t.groupKind(in, args[0]); partitioned {
			o.ballot = &registers{}
		}
		args = args[1:]
	}
	if len(args) == 0 {
		refuse(in, "it has too few operands")
	}
	a := t.operand(in, args[0])
	if !vote {
		name := combineName(strings.TrimPrefix(in.op.String(), "OpGroup"))
		row, s := combineRows()[name], a.typ.component()
		if o.combine = row.operation(s); o.combine == nil {
			refuse(in, "its operands have the wrong type")
		}
		o.identity = row.identity(s)
	}
	if len(args) > 1 {
		t.groupOption(in, o, args[1], scope)
	} else if o.kind == clusteredGroup || o.ballot != nil {
		refuse(in, "it has too few operands")
	}
	t.emitGroup(in, o, a, scope)
}

// groupKind returns the kind of a GroupOperation. It is partitioned if a ballot says which
// lanes are combined.
func (t *translator) groupKind(in *instruction, v uint32) (kind groupKind, partitioned bool) {
	switch spec.GroupOperation(v) {
	case spec.GroupOperationReduce:
		return reduceGroup, false
	case spec.GroupOperationInclusiveScan:
		return inclusiveGroup, false
	case spec.GroupOperationExclusiveScan:
		return exclusiveGroup, false
	case spec.GroupOperationClusteredReduce:
		return clusteredGroup, false
	case spec.GroupOperationPartitionedReduceEXT:
		return reduceGroup, true
	case spec.GroupOperationPartitionedInclusiveScanEXT:
		return inclusiveGroup, true
	case spec.GroupOperationPartitionedExclusiveScanEXT:
		return exclusiveGroup, true
	}
	refuse(in, "the group operation is not supported")
	return 0, false
}

// groupOption reads the last operand: the size of clusters, or the invocation that
// broadcasts.
func (t *translator) groupOption(in *instruction, o *groupOperation, id, scope uint32) {
	switch {
	case o.ballot != nil:
		v := t.operand(in, id)
		if v.typ.cells != 4 || v.typ.component().kind != intScalar || scope != subgroupScope {
			refuse(in, "its operands have the wrong type")
		}
		o.ballot.reg, o.ballot.cells = v.reg, 4
	case o.kind == clusteredGroup:
		n := t.constantValue(in, id)
		if n == 0 || n&(n-1) != 0 || n > maxLanes {
			refuse(in, "a cluster of %d invocations", n)
		}
		o.cluster = int(n)
	case o.kind == broadcastGroup:
		v := t.operand(in, id)
		if v.typ.component().kind != intScalar {
			refuse(in, "its operands have the wrong type")
		}
		o.source = &registers{v.reg, v.typ.cells}
		if scope == subgroupScope {
			o.cluster = 1
		}
	default:
		refuse(in, "it has too many operands")
	}
}

func (t *translator) emitGroup(in *instruction, o *groupOperation, a value, scope uint32) {
	v := t.result(in)
	cells := a.typ.cells
	if o.kind == equalGroup && cells > 1 {
		// The components are equal if all their comparisons are.
		each := t.newRegisters(cells)
		t.emit(inst{run: runGroup, dst: each, a: a.reg, n: int32(cells), ext: &extension{group: o}})
		t.move(v.reg, each, 1)
		for i := 1; i < cells; i++ {
			t.each(v, func(a, b, _ uint64) uint64 { return a & b }, v.reg, t.cellOf(each, i), v.reg)
		}
		return
	}
	sameShape(in, a.typ, v.typ)
	switch scope {
	case subgroupScope:
		t.emit(inst{run: runGroup, dst: v.reg, a: a.reg, n: int32(cells), ext: &extension{group: o}})
	case workgroupScope:
		t.suspend(t.raw, &barrier{group: o, value: a, dst: v})
	default:
		refuse(in, "the scope %s is not supported", spec.KindScope.Format(scope))
	}
}

// translateLanes translates operations on sets of lanes.
func translateLanes(t *translator, in *instruction) {
	args := in.args
	if in.op != spec.OpSubgroupBallotKHR {
		args = args[min(1, len(args)):]
	}
	kind := spec.GroupOperationReduce
	if in.op == spec.OpGroupNonUniformBallotBitCount && len(args) > 0 {
		kind, args = spec.GroupOperation(args[0]), args[1:]
	}
	v := t.result(in)
	regs := [2]int32{}
	for i, id := range args[:min(len(args), 2)] {
		a := t.operand(in, id)
		want := 4
		if i == 1 || in.op == spec.OpGroupNonUniformBallot || in.op == spec.OpSubgroupBallotKHR {
			want = 1
		}
		if a.typ.cells != want {
			refuse(in, "its operands have the wrong type")
		}
		regs[i] = a.reg
	}
	ballot := in.op == spec.OpGroupNonUniformBallot || in.op == spec.OpSubgroupBallotKHR
	if ballot && v.typ.cells != 4 || !ballot && v.typ.cells != 1 {
		refuse(in, "its result has the wrong type")
	}
	t.emit(inst{run: runLanes, dst: v.reg, a: regs[0], b: regs[1], imm: uint64(kind), ext: &extension{op: in.op}})
}

func runLanes(x *subgroup, in *inst) {
	w := int32(x.width)
	switch in.ext.op {
	case spec.OpGroupNonUniformElect:
		for i, l := range x.lanes {
			x.regs[in.dst+l] = truth(i == 0)
		}
	case spec.OpGroupNonUniformBallot, spec.OpSubgroupBallotKHR:
		var m laneMask
		for _, l := range x.lanes {
			if x.regs[in.a+l] != 0 {
				m.add(l)
			}
		}
		for _, l := range x.lanes {
			for k, v := range m.words() {
				x.regs[in.dst+int32(k)*w+l] = v
			}
		}
	default:
		for _, l := range x.lanes {
			var m laneMask
			for k := range 4 {
				m[k/2] |= x.regs[in.a+int32(k)*w+l] << (k % 2 * 32)
			}
			x.regs[in.dst+l] = x.laneSet(in, m, l)
		}
	}
}

// laneSet computes an operation on the bits of a ballot.
func (x *subgroup) laneSet(in *inst, m laneMask, l int32) uint64 {
	if in.ext.op == spec.OpGroupNonUniformInverseBallot {
		return truth(m.has(l))
	}
	if in.ext.op == spec.OpGroupNonUniformBallotBitExtract {
		i := x.regs[in.b+l]
		return truth(i < maxLanes && m.has(int32(min(i, maxLanes-1))))
	}
	all := firstLanes(x.width)
	m = m.without(laneMask{^all[0], ^all[1]})
	switch in.ext.op {
	case spec.OpGroupNonUniformBallotFindLSB:
		if m.empty() {
			return 0
		}
		return uint64(m.first())
	case spec.OpGroupNonUniformBallotFindMSB:
		if m[1] != 0 {
			return uint64(127 - bits.LeadingZeros64(m[1]))
		}
		return uint64(max(0, 63-bits.LeadingZeros64(m[0])))
	}
	rest := laneMask{}
	switch spec.GroupOperation(in.imm) {
	case spec.GroupOperationInclusiveScan:
		rest = all.without(firstLanes(int(l) + 1))
	case spec.GroupOperationExclusiveScan:
		rest = all.without(firstLanes(int(l)))
	}
	return uint64(m.without(rest).count())
}

// translateShuffleLanes translates operations that read a value of another lane.
func translateShuffleLanes(t *translator, in *instruction) {
	a, which, v := t.operand(in, in.arg(1)), t.scalarOperand(in, 2, intScalar), t.result(in)
	sameShape(in, a.typ, v.typ)
	e := &extension{op: in.op, group: &groupOperation{}}
	if in.op == spec.OpGroupNonUniformRotateKHR && len(in.args) > 3 {
		t.groupOption(in, &groupOperation{kind: clusteredGroup}, in.args[3], subgroupScope)
		e.group.cluster = int(t.constantValue(in, in.args[3]))
	}
	t.emit(inst{run: runShuffleLanes, dst: v.reg, a: a.reg, b: which.reg, n: int32(v.typ.cells), ext: e})
}

// source returns the lane that a lane reads. Values of lanes that are out of range or not
// active are undefined; here the lane reads its own, or what the other lane had last. That
// is no finding, because reductions by shuffles read such values and do not use them.
func (x *subgroup) source(in *inst, l int32) int32 {
	v := x.regs[in.b+l]
	from := int64(l)
	n := int64(min(v, 1<<20))
	switch in.ext.op {
	case spec.OpGroupNonUniformShuffle:
		from = n
	case spec.OpGroupNonUniformShuffleXor:
		from ^= n
	case spec.OpGroupNonUniformShuffleUp:
		from -= n
	case spec.OpGroupNonUniformShuffleDown:
		from += n
	case spec.OpGroupNonUniformRotateKHR:
		size := int64(in.ext.group.cluster)
		if size == 0 {
			size = int64(x.width)
		}
		from = from/size*size + (from%size+int64(v)%size)%size
	case spec.OpGroupNonUniformQuadBroadcast:
		from = from&^3 + n&3
	case spec.OpGroupNonUniformQuadSwap:
		from ^= []int64{1, 2, 3, 0}[n&3]
	}
	if from < 0 || from >= int64(x.width) {
		return l
	}
	return int32(from)
}

func runShuffleLanes(x *subgroup, in *inst) {
	w := int32(x.width)
	values := make([]uint64, len(x.lanes))
	for k := range in.n {
		for i, l := range x.lanes {
			values[i] = x.regs[in.a+k*w+x.source(in, l)]
		}
		for i, l := range x.lanes {
			x.regs[in.dst+k*w+l] = values[i]
		}
	}
}
