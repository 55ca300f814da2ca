package conform

import (
	"errors"
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/serialize/judge"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// kernel is the module of a case and its expected results.
type kernel struct {
	*plan
	module *ir.Operation
	words  []uint32
	env    *target.Env
	// laid and otherLaid are the types of the blocks in the binary.
	laid, otherLaid *spirv.StructType
	// expected and otherExpected are the expected layouts of the blocks.
	expected, otherExpected scheme
	leaves                  []leaf
	// other holds the leaves of the other block of Copy and Convert.
	other []leaf
	// shown is the type of the block in the binary, with the qualifiers of its members.
	shown *spirv.StructType
	// units are what the kernel accesses at a time, and unitOf is the unit of each leaf.
	units  []unit
	unitOf []int
	plains []plain
	of     []int   // the plain array of each leaf
	first  []int64 // the index in the plain array where each leaf starts
	// span and otherSpan are the sizes, in bytes, of the parts of the blocks that have
	// leaves.
	span, otherSpan int64
	// reach is the number of bytes of the block that its descriptor shows, or -1 if it shows all.
	reach int64
	// runtime is the stride and offset of the runtime array, for Size.
	runtime extent
	groups  uint32
	// plainBinding is the binding of the first plain array.
	plainBinding uint32
	// spots are the numbers of the first scalars of units, and of the end, and results is what takes scalars that do not go to plain
	// arrays: a variable of the function, or an image.
	spots   []int64
	results *ir.Value
	// heap has the places of the blocks' descriptors on the device, or is nil.
	heap *heapMap
	// lengths are the values of specialization constants.
	lengths []reflect.SpecValue
}

// maxUnrolled is the largest number of scalars for which a kernel is unrolled.
const maxUnrolled = 160

// errTooLarge is the reason why a block cannot be probed.
var errTooLarge = errors.New("the block has no scalars, or more scalars than one kernel can access")

// maxSpan bounds the size of blocks in bytes.
const maxSpan = 1 << 20

// newKernel lays out the block of a case for a device.
func newKernel(ctx *ir.Context, c *Case, env *target.Env) (*kernel, error) {
	p, err := c.plan(ctx)
	if err != nil {
		return nil, err
	}
	k := &kernel{plan: p, groups: 1}
	if k.env, err = p.environment(env); err != nil {
		return nil, err
	}
	if (k.access.pointing != typedPointers || k.access.heap != noHeap) && k.env.Version() < spec.V1_4 {
		return nil, &featureError{"SPIR-V 1.4"}
	}
	if p.custom {
		k.laid, k.expected = p.typ, given{}
	} else if k.laid, k.expected, err = k.layOut(p.rules, p.wanted, p.class); err != nil {
		return nil, err
	}
	if k.leaves, err = p.leaves(k.expected); err != nil {
		return nil, err
	}
	k.span = end(k.leaves)
	if k.reach, err = k.within(); err != nil {
		return nil, err
	}
	k.shown = k.access.qualifier.decorate(k.laid)
	if k.class == spec.StorageClassPushConstant {
		k.shown = moved(k.shown, k.access.offset)
	}
	k.units = unitsOf(k.shown, &k.access, k.leaves)
	k.unitOf = make([]int, len(k.leaves))
	for i, u := range k.units {
		for l := u.first; l < u.end; l++ {
			k.unitOf[l] = i
		}
	}
	return k, k.checkCoop()
}

// moved returns a block whose members are n bytes later.
func moved(t *spirv.StructType, n int64) *spirv.StructType {
	members := slices.Clone(t.Members())
	for i := range members {
		members[i].Offset += uint32(n)
	}
	return spirv.StructOf(t.Context(), members, t.HasOffset(), t.Decorations()...)
}

// build makes the module of a case for a device.
func build(ctx *ir.Context, c *Case, env *target.Env) (*kernel, error) {
	k, err := newKernel(ctx, c, env)
	if err != nil {
		return nil, err
	}
	p := k.plan
	switch {
	case p.probe.converts:
		if k.otherLaid, k.otherExpected, err = k.layOut(p.to, p.to, spec.StorageClassStorageBuffer); err != nil {
			return nil, err
		}
		if k.other, err = p.leaves(k.otherExpected); err != nil {
			return nil, err
		}
	case p.probe.copies:
		k.otherLaid, k.otherExpected, k.other = k.laid, k.expected, k.leaves
	}
	k.otherSpan = end(k.other)
	if max(k.extent(), k.otherSpan) > maxSpan {
		return nil, errTooLarge
	}
	return k, k.emit(ctx)
}

// layOut lays out the block for the binary, and returns the expected layout.
func (k *kernel) layOut(r, wanted blocklayout.Rules, class spec.StorageClass) (*spirv.StructType, scheme, error) {
	in, err := blocklayout.LayOutFor(k.typ, r, class, k.env)
	if err != nil {
		return nil, nil, err
	}
	return in.Type.(*spirv.StructType), newDerived(wanted, k.smallest(class)), nil
}

// smallest returns the size of the smallest scalar that a block in the class may
// contain.
func (k *kernel) smallest(class spec.StorageClass) int64 {
	for n := int64(1); n <= 2; n++ {
		if c := narrowBytes[n].in(class); k.env.Has(c) {
			return n
		}
	}
	return 4
}

func (p *plan) leaves(s scheme) ([]leaf, error) {
	leaves, ok := leavesOf(p.typ, s, p.elements)
	if !ok {
		return nil, errTooLarge
	}
	return leaves, nil
}

// end returns the end of the last scalar.
func end(leaves []leaf) int64 {
	e := int64(0)
	for i := range leaves {
		l := &leaves[i]
		e = max(e, l.at(l.instances()-1)+l.size)
	}
	return e
}

// runtimeMember returns the index of the last member if it is a runtime array, or else
// false.
func runtimeMember(t *spirv.StructType) (int, bool) {
	n := len(t.Members()) - 1
	if n < 0 {
		return 0, false
	}
	_, ok := t.Members()[n].Type.(*spirv.RuntimeArrayType)
	return n, ok
}

// emit creates and serializes the module.
func (k *kernel) emit(ctx *ir.Context) error {
	vce, model := k.requirements(ctx)
	e := newEmitter(ctx, vce, model, k.memoryModel())
	e.stage, e.views = k.access.stage, k.access.views
	var err error
	if e.standIns, err = standIns(k.typ); err != nil {
		return err
	}
	e.local = k.local()
	from, err := k.declare(e)
	if err != nil {
		return err
	}
	k.plainBinding = uint32(e.plain)
	if err := k.probe.emit(k, e, from); err != nil {
		return err
	}
	if from.shared != nil && k.probe.writes {
		from.shared.finish()
	}
	if k.module = e.module.Operation; e.stage != nil {
		k.finishStages(e, vce.Version)
	} else {
		e.finish(vce.Version, spec.ExecutionModelGLCompute, mode{spec.ExecutionModeLocalSize, []int64{e.local, 1, 1}})
	}
	if inner := k.innerStructs(e); inner != nil && k.class == spec.StorageClassPhysicalStorageBuffer {
		// Structs within blocks must not be blocks. Without this attribute, the pointee of
		// each pointer to this class is one.
		k.module.SetAttr("type_decorations", ctx.Array(inner))
	}
	var why string
	pop := ctx.PushHandler(func(d *ir.Diagnostic) bool { why = d.Message; return true })
	defer pop()
	if !ir.Verify(k.module) {
		return errors.New("the module does not verify: " + why)
	}
	words, ok := serialize.Serialize(k.module, serialize.Options{})
	if !ok {
		return errors.New("the module cannot be serialized: " + why)
	}
	k.words = withFloats(words, e.standIns)
	k.rewrite()
	return nil
}

// local returns the number of invocations of a workgroup.
func (k *kernel) local() int64 {
	n := int64(1)
	switch {
	case k.access.stage != nil:
	case k.access.coop != nil:
		n = int64(max(1, k.env.Config().Limits.SubgroupSize))
	case k.access.index == nonUniformIndex:
		n = nonUniformLocal
	case k.class == spec.StorageClassWorkgroup && k.computes():
		for i := range k.units {
			n = max(n, k.units[i].instances())
		}
	}
	return n
}

// rewrite puts what the dialect does not have into the binary.
func (k *kernel) rewrite() {
	if k.access.specialized {
		k.words, k.lengths = specialize(k.words)
	}
	if k.access.zeroed {
		k.words = zeroInitialize(k.words)
	}
	if k.access.indices != shortIndices {
		k.words = lengthen(k.words, k.access.indices, k.plainBinding)
	}
	if k.access.heap != noHeap {
		k.words = enheap(k.words, k.access.heap, k.access.copies(), k.class, k.plainBinding)
	}
	if k.access.pointing != typedPointers {
		k.words = untype(k.words, k.access.pointing)
	}
}

// nonUniformLocal is the number of invocations of a workgroup in which indices differ.
const nonUniformLocal = 4

// scalars returns the number of scalars in the leaves.
func scalars(leaves []leaf) int64 {
	n := int64(0)
	for i := range leaves {
		n += leaves[i].instances()
	}
	return n
}

// computes reports whether the kernel computes the indices of arrays.
func (k *kernel) computes() bool {
	most := int64(maxUnrolled)
	if k.access.out == byLocation {
		most = maxCompared
	}
	return k.access.coop == nil && (k.Dynamic || k.access.index == nonUniformIndex || scalars(k.leaves) > most)
}

// isDynamic does the same, and sets the number of workgroups that the kernel then needs.
func (k *kernel) isDynamic(e *emitter) bool {
	if !k.computes() {
		return false
	}
	for i := range k.units {
		k.groups = max(k.groups, uint32((k.perView(k.units[i].instances())+e.local-1)/e.local))
	}
	return true
}

// copyPlain moves scalars between the block and the plain arrays.
func (k *kernel) copyPlain(e *emitter, from *roots, move func(m *mover, ptr *ir.Value)) error {
	if k.access.plain() {
		k.plains, k.of, k.first = e.plainArrays(k.leaves, k.access.widen, k.access.coop != nil)
	} else {
		k.plains, k.of, k.first = plainsOf(k.leaves, false)
		k.declareResults(e)
	}
	dynamic := k.isDynamic(e)
	if k.idleView() {
		return &featureError{"a block with a part for each view"}
	}
	for i := range k.units {
		u := &k.units[i]
		f := func(at []*ir.Value, number *ir.Value) {
			move(&mover{kernel: k, e: e, u: u, number: number, dynamic: dynamic}, from.pointer(u, at, number))
		}
		switch {
		case dynamic && k.access.out == byLocation:
			k.eachSpot(e, i, f)
		case !dynamic && k.access.views > 0 && k.access.out != byLocation:
			k.eachInView(e, i, f)
		default:
			e.each(&u.leaf, dynamic, f)
		}
	}
	if k.access.out == byLocation {
		k.groups = uint32(k.perView(k.spots[len(k.units)]))
		k.deliver(e)
	}
	return nil
}

// whole reports whether blocks are copied as one value.
func (k *kernel) whole() bool {
	_, runtime := runtimeMember(k.typ)
	return !runtime && k.access.grain == scalarGrain && (!k.probe.converts || k.env.Version() >= spec.V1_4) && !k.variesToMatrix()
}

// declareOther declares the block to which the kernel copies.
func (k *kernel) declareOther(e *emitter) *ir.Value {
	return e.bound("other", k.otherLaid, spec.StorageClassStorageBuffer, otherBinding)
}

// copyBlock copies the block to another.
func (k *kernel) copyBlock(e *emitter, from *roots) error {
	to := k.declareOther(e)
	operands := k.access.qualifier.operands()
	copied := func(v *ir.Value, to *ir.Value, align int64) {
		if t := pointee(to); v.Type() != t {
			v = e.b.Create(e.loc, spirv.CopyLogical, []*ir.Value{v}, []ir.Type{t}).Result(0)
		}
		e.store(to, v, align)
	}
	if k.whole() {
		align := int64(1)
		for i := range k.leaves {
			align = max(align, k.leaves[i].size)
		}
		copied(e.loadWith(from.ptrs[0], align, operands), to, align)
		return nil
	}
	dynamic := k.isDynamic(e)
	others := unitsOf(k.otherLaid, &k.access, k.other)
	for i := range k.units {
		u := &k.units[i]
		e.each(&u.leaf, dynamic, func(at []*ir.Value, number *ir.Value) {
			theirs := e.chain(root{ptr: to}, &others[i].leaf, at, false)
			copied(e.loadWith(from.pointer(u, at, number), u.align, operands), theirs, u.align)
		})
	}
	return nil
}

// featureError means that the device does not have a feature that the case needs.
type featureError struct{ feature string }

func (e *featureError) Error() string { return e.feature }

// environment returns the target environment of the case. It has only those layout
// features of env that the rules need, so that the validator is as strict as possible.
func (p *plan) environment(env *target.Env) (*target.Env, error) {
	c := env.Config()
	have := c.Layout
	switch {
	case p.target:
		return p.choose(c)
	case p.custom:
		return env, nil
	}
	c.Layout = target.Layout{}
	need := func(r blocklayout.Rules, class spec.StorageClass) error {
		switch {
		case class == spec.StorageClassWorkgroup:
			return needShared(r, have, &c.Layout)
		case r == blocklayout.Scalar || r == blocklayout.C:
			if c.Layout.ScalarBlockLayout = true; !have.ScalarBlockLayout {
				return &featureError{"scalarBlockLayout"}
			}
		case r == blocklayout.Std430 && class == spec.StorageClassUniform:
			if c.Layout.UniformBufferStandardLayout = true; !have.UniformBufferStandardLayout {
				return &featureError{"uniformBufferStandardLayout"}
			}
		}
		return nil
	}
	if err := need(p.rules, p.class); err != nil {
		return nil, err
	}
	if p.probe.copies {
		if err := need(p.otherRules(), spec.StorageClassStorageBuffer); err != nil {
			return nil, err
		}
	}
	return target.New(c), nil
}

// needShared adds the features for a block in Workgroup memory to layout.
func needShared(r blocklayout.Rules, have target.Layout, layout *target.Layout) error {
	if layout.WorkgroupExplicitLayout = true; !have.WorkgroupExplicitLayout {
		return &featureError{"workgroupMemoryExplicitLayout"}
	}
	if r != blocklayout.Scalar && r != blocklayout.C {
		return nil
	}
	if layout.WorkgroupScalarBlockLayout = true; !have.WorkgroupScalarBlockLayout {
		return &featureError{"workgroupMemoryExplicitLayoutScalarBlockLayout"}
	}
	return nil
}

// choose lets spirv/blocklayout choose the rules by class and features, and sets the rules
// that it should choose.
func (p *plan) choose(c target.Config) (*target.Env, error) {
	shared := p.class == spec.StorageClassWorkgroup
	if shared {
		if err := needShared(blocklayout.Std430, c.Layout, &c.Layout); err != nil {
			return nil, err
		}
	}
	switch p.Rules {
	case TargetBase:
		c.Layout.ScalarBlockLayout, c.Layout.WorkgroupScalarBlockLayout = false, false
	case TargetLeast:
		c.Layout = target.Layout{WorkgroupExplicitLayout: shared}
	}
	env := target.New(c)
	switch {
	case !shared && c.Layout.ScalarBlockLayout, shared && c.Layout.WorkgroupScalarBlockLayout:
		p.wanted = blocklayout.Scalar
	case p.class == spec.StorageClassUniform && !c.Layout.UniformBufferStandardLayout:
		p.wanted = blocklayout.Std140
	default:
		p.wanted = blocklayout.Std430
	}
	var err error
	p.rules, err = blocklayout.RulesFor(p.class, env, false)
	return env, err
}

// requirements returns the version, capabilities and extensions of the module, and its
// addressing model. The kernel only loads and stores narrow scalars, so the storage
// capabilities suffice, except if the scalars are parts of structs that are copied
// whole.
func (k *kernel) requirements(ctx *ir.Context) (*spirv.VCE, spec.AddressingModel) {
	caps := []spec.Capability{spec.CapabilityShader}
	var exts []spec.Extension
	add := func(c spec.Capability) {
		if slices.Contains(caps, c) {
			return
		}
		caps = append(caps, c)
		for _, x := range c.Extensions() {
			if !slices.Contains(exts, x) && !slices.Contains(k.env.Version().Extensions(), x) {
				exts = append(exts, x)
			}
		}
	}
	for i := range k.leaves {
		for _, c := range k.scalarNeeds(k.leaves[i].scalar) {
			add(c)
		}
	}
	for _, c := range k.accessNeeds() {
		add(c)
	}
	model := spec.AddressingModelLogical
	if k.class == spec.StorageClassPhysicalStorageBuffer || slices.Contains(caps, spec.CapabilityPhysicalStorageBufferAddresses) {
		add(spec.CapabilityPhysicalStorageBufferAddresses)
		model = spec.AddressingModelPhysicalStorageBuffer64
	}
	version := k.env.Version()
	if version < spec.V1_3 {
		exts = append(exts, "SPV_KHR_storage_buffer_storage_class")
	}
	return spirv.VCEOf(ctx, version, caps, exts), model
}

// narrow holds the capabilities for a scalar width below 32 bits, by storage class.
type narrow struct {
	storage, uniform, push, shared, integer, float spec.Capability
}

var narrowBytes = map[int64]narrow{
	1: {spec.CapabilityStorageBuffer8BitAccess, spec.CapabilityUniformAndStorageBuffer8BitAccess, spec.CapabilityStoragePushConstant8, spec.CapabilityWorkgroupMemoryExplicitLayout8BitAccessKHR, spec.CapabilityInt8, 0},
	2: {spec.CapabilityStorageBuffer16BitAccess, spec.CapabilityStorageUniform16, spec.CapabilityStoragePushConstant16, spec.CapabilityWorkgroupMemoryExplicitLayout16BitAccessKHR, spec.CapabilityInt16, spec.CapabilityFloat16},
}

// in returns the storage capability for a class. That of storage buffers is also for
// device addresses.
func (n narrow) in(class spec.StorageClass) spec.Capability {
	switch class {
	case spec.StorageClassUniform:
		return n.uniform
	case spec.StorageClassPushConstant:
		return n.push
	case spec.StorageClassWorkgroup:
		return n.shared
	}
	return n.storage
}

func (k *kernel) scalarNeeds(t ir.Type) []spec.Capability {
	_, integer := t.(*ir.IntegerType)
	n, small := narrowBytes[scalarSize(t)]
	switch {
	case small:
		caps := []spec.Capability{n.storage}
		switch {
		case isBFloat(t):
			caps, n.float = append(caps, spec.CapabilityBFloat16TypeKHR), spec.CapabilityBFloat16TypeKHR
		case isFloat8(t):
			caps, n.float = append(caps, spec.CapabilityFloat8EXT), spec.CapabilityFloat8EXT
		}
		switch k.class {
		case spec.StorageClassUniform:
			caps = append(caps, n.uniform)
		case spec.StorageClassPushConstant, spec.StorageClassPhysicalStorageBuffer:
			// The validator also checks the data behind an address in a push constant.
			caps = append(caps, n.push)
		case spec.StorageClassWorkgroup:
			caps = append(caps, n.shared)
		}
		if !k.access.plain() {
			if !integer {
				caps = append(caps, n.float)
			}
			return append(caps, n.integer)
		}
		if k.access.grain.composite() || k.access.zeroed || k.access.coop != nil || k.probe.narrow != nil && k.probe.narrow(k) {
			if integer {
				return append(caps, n.integer)
			}
			return append(caps, n.float)
		}
		return caps
	case scalarSize(t) == 4:
		return nil
	case integer:
		return []spec.Capability{spec.CapabilityInt64}
	}
	if _, ok := t.(*ir.FloatType); ok {
		return []spec.Capability{spec.CapabilityFloat64}
	}
	return []spec.Capability{spec.CapabilityPhysicalStorageBufferAddresses}
}

// validate validates the binary under the rules of the case's environment.
func (k *kernel) validate() error {
	_, err := judge.Validate(k.words, spirvtools.OptionsFor(k.env))
	return err
}
