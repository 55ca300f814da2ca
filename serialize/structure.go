package serialize

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/spec"
)

// structurer moves the blocks of selections and loops into ops. It handles constructs
// from the innermost outwards, so it moves each block once. It creates the op at the
// start of the construct's merge block, which replaces the header for the blocks
// outside.
//
// The region of an op is closed: values that the blocks after it use, and OpPhi of the
// merge block, go through variables of the function, or are results of the op
// (ReadOptions.PhiResults). If control leaves a construct
// other than to its merge block, the construct stays as blocks, and an attribute of its
// header's terminator holds its merge instruction.
type structurer struct {
	r     *reader
	entry *ir.Block
	// info holds the blocks of the function's own region, now or before they were
	// moved, by Block.Scratch-1.
	info           []blockInfo
	constructs     []construct
	set            []*ir.Block // blocks of the current construct, header first
	stamp          uint32
	budget         int // number of steps left
	keptConstructs []*construct
	tooDeep        bool
}

// maxControlDepth is the limit of nested control flow (SPIR-V specification 2.17). Deeper
// functions are refused, because the text of nested regions is indented by their depth.
const maxControlDepth = 1023

// blockInfo describes a block.
type blockInfo struct {
	block *ir.Block
	// outer is the index, plus one, of the merge block that holds the op into which the
	// block was moved. It is 0 if the block was not moved.
	outer int
	stamp uint32
	// depth is the number of ops that are nested in each other in the block.
	depth int
	// mergeOf is the index, plus one, of the construct whose merge block this is.
	mergeOf int
}

func newStructurer(r *reader) *structurer {
	s := &structurer{r: r, entry: r.fn.region.First(), constructs: r.fn.constructs}
	for b := r.fn.region.First(); b != nil; b = b.Next() {
		s.register(b)
	}
	s.budget = 64*len(s.info) + 1024
	return s
}

func (s *structurer) register(b *ir.Block) *ir.Block {
	s.info = append(s.info, blockInfo{block: b})
	b.Scratch = uint32(len(s.info))
	return b
}

func (s *structurer) infoOf(b *ir.Block) *blockInfo { return &s.info[b.Scratch-1] }

// find returns the block of the function's region that now contains b.
func (s *structurer) find(b *ir.Block) *ir.Block {
	root := int(b.Scratch - 1)
	for s.info[root].outer != 0 {
		root = s.info[root].outer - 1
	}
	for i := int(b.Scratch - 1); i != root; {
		next := s.info[i].outer - 1
		s.info[i].outer = root + 1
		i = next
	}
	return s.info[root].block
}

// blockOf returns the block of the function's region that contains op, at any depth.
func (s *structurer) blockOf(op *ir.Operation) *ir.Block {
	b := op.Block()
	for b.Scratch == 0 {
		b = b.Parent().Block()
	}
	return s.find(b)
}

// run moves all constructs. It returns false after an error.
func (s *structurer) run() bool {
	for i := range s.constructs {
		c := &s.constructs[i]
		m := s.infoOf(c.merge)
		if m.mergeOf != 0 || s.r.opts.NoStructure {
			c.flat = true
		} else {
			m.mergeOf = i + 1
		}
	}
	for i := len(s.constructs) - 1; i >= 0; i-- {
		c := &s.constructs[i]
		s.r.offset = c.offset
		if c.flat || !s.construct(c) {
			if s.tooDeep {
				return s.r.fail("control flow is nested more than 1023 levels deep")
			}
			s.describe(c)
		}
		if m := s.infoOf(c.merge); m.mergeOf == i+1 {
			m.mergeOf = 0
		}
	}
	s.attach()
	return true
}

// describe keeps c as blocks and records it for attach, which puts its merge
// instruction on the header's terminator.
func (s *structurer) describe(c *construct) {
	c.merge = s.find(c.merge)
	if c.cont != nil {
		c.cont = s.find(c.cont)
		if s.infoOf(c.header).mergeOf != 0 && s.find(c.header) == c.header && c.header != s.entry {
			// The continue construct contains the branch back.
			s.stamp++
			s.set = s.set[:0]
			s.reach(c, c.header)
			s.walk(c, c.cont)
			s.preheader(c)
		}
	}
	s.keptConstructs = append(s.keptConstructs, c)
}

// attach adds the attributes to the terminators of constructs that stay as blocks.
func (s *structurer) attach() {
	ctx := s.r.ctx
	next := int64(0)
	label := func(b *ir.Block) ir.Attribute {
		t := b.Terminator()
		if a := t.Attr(notes.LabelAttr); a != nil {
			return a
		}
		next++
		a := ctx.Int(ctx.I32(), next)
		t.SetAttr(notes.LabelAttr, a)
		return a
	}
	for i := len(s.keptConstructs) - 1; i >= 0; i-- {
		c := s.keptConstructs[i]
		entries := []ir.NamedAttribute{ir.Named("merge", label(c.merge)), ir.Named("control", s.r.ints(append([]uint32{c.control}, c.params...)))}
		if c.cont != nil {
			entries = append(entries, ir.Named("continue", label(c.cont)))
		}
		c.header.Terminator().SetAttr(notes.ConstructAttr, ctx.Dictionary(entries))
	}
}

// construct moves the blocks of c into an op. It returns false if they do not form a
// region; the meaning of the function is then unchanged.
func (s *structurer) construct(c *construct) bool {
	if s.find(c.header) != c.header || s.find(c.merge) != c.merge || c.merge == s.entry || c.header == c.merge {
		return false
	}
	if c.cont != nil {
		c.cont = s.find(c.cont)
		if !s.prepareLoop(c) {
			return false
		}
	} else if c.header == s.entry || s.infoOf(c.header).mergeOf != 0 {
		s.splitHeader(c)
	}
	if !s.collect(c) {
		return false
	}
	back, ok := s.check(c)
	if !ok {
		return false
	}
	if c.cont != nil && !s.fuseContinue(c, &back) {
		return false
	}
	escapes, headerEscapes, ok := s.escapes(c)
	if !ok {
		return false
	}
	if c.cont == nil && headerEscapes {
		s.splitHeader(c)
		s.set[0] = c.header
		if escapes, _, ok = s.escapes(c); !ok {
			return false
		}
	}
	depth := 1
	for _, b := range s.set {
		depth = max(depth, s.infoOf(b).depth+1)
	}
	if s.tooDeep = depth > maxControlDepth; s.tooDeep {
		return false
	}
	if c.cont != nil && s.infoOf(c.header).mergeOf != 0 {
		s.preheader(c)
	}
	if s.r.opts.PhiResults {
		s.passResults(c, back, escapes)
	} else {
		loads := s.mergeArgs(c)
		for _, v := range escapes {
			loads = append(loads, s.spill(v))
		}
		s.build(c, back, nil)
		s.reload(c, loads)
	}
	s.infoOf(c.merge).depth = max(s.infoOf(c.merge).depth, depth)
	return true
}

// splitHeader moves the terminator of a selection's header into a new block, which
// becomes the header.
func (s *structurer) splitHeader(c *construct) {
	old := c.header
	at := old.Terminator()
	for _, p := range s.ownRun(at, false) {
		at = p
	}
	n := s.register(old.SplitBefore(at))
	s.infoOf(n).stamp = s.infoOf(old).stamp
	s.infoOf(old).stamp = 0
	s.r.b.SetEnd(old)
	s.r.b.CreateBranch(c.loc, spirv.Branch, nil, []*ir.Block{n})
	c.header = n
}

// ownRun returns the materialized ops directly before the terminator t that only t
// needs, itself or through each other. The last op comes first. With sparse set, other
// materialized ops and stores may stand between them.
func (s *structurer) ownRun(t *ir.Operation, sparse bool) []*ir.Operation {
	const mark = 1<<32 - 1
	var own []*ir.Operation
	kept := t.Scratch
	t.Scratch = mark
	for p := t.Prev(); p != nil && (materialized(p) || sparse && p.Is(spirv.Store)); p = p.Prev() {
		s.budget--
		ok := materialized(p) && p.Result(0).HasUses()
		if ok {
			for u := p.Result(0).FirstUse(); ok && u != nil; u = u.NextUse() {
				ok = s.ancestor(u.Owner(), t.Block()).Scratch == mark
			}
		}
		if !ok && !sparse {
			break
		}
		if ok {
			p.Scratch = mark
			own = append(own, p)
		}
	}
	t.Scratch = kept
	for _, p := range own {
		p.Scratch = 0
	}
	return own
}

// ancestor returns op, or its closest ancestor in block b. If b does not contain op, it
// returns an op of another block.
func (s *structurer) ancestor(op *ir.Operation, b *ir.Block) *ir.Operation {
	for op.Block() != b && op.Block().Parent() != nil {
		op = op.Block().Parent()
	}
	return op
}

// materialized reports whether op stands for an id that is defined outside of the
// function.
func materialized(op *ir.Operation) bool {
	switch op.Def() {
	case spirv.Constant, spirv.AddressOf, spirv.ReferenceOf, spirv.Undef, spirv.SpecConstantOperation:
		return true
	}
	return false
}

// prepareLoop prepares the header of a loop. If the header is also the continue block,
// prepareLoop splits off a continue block.
func (s *structurer) prepareLoop(c *construct) bool {
	if c.header == s.entry {
		return false
	}
	if c.cont == c.header {
		// The terminator moves into the continue block, so that the header has one
		// successor.
		h := c.header
		n := s.register(h.SplitBefore(h.Terminator()))
		s.r.b.SetEnd(h)
		s.r.b.CreateBranch(c.loc, spirv.Branch, nil, []*ir.Block{n})
		c.cont = n
	}
	return true
}

// fuseContinue joins the blocks from the continue block to the block that branches
// back, *back, because spirv.mlir.loop has one block for both. If control flow between
// them branches, or something else refers to one of these blocks, it changes nothing
// and returns false.
func (s *structurer) fuseContinue(c *construct, back **ir.Block) bool {
	if t := (*back).Terminator(); s.r.opts.LastContinues && t.Is(spirv.Branch) {
		c.cont = *back
		return true
	}
	for b := c.cont; b != *back; b = b.Terminator().Successor(0) {
		t := b.Terminator()
		if !t.Is(spirv.Branch) || !s.inside(b) {
			return false
		}
		n := t.Successor(0)
		if n == c.cont || n == c.header || n == c.merge || n.NumArgs() > 0 || n.SinglePred() != b {
			return false
		}
		for _, k := range s.keptConstructs {
			if k.merge == n || k.cont == n || k.header == n || k.header == b {
				return false
			}
		}
	}
	for c.cont != *back {
		t := c.cont.Terminator()
		n := t.Successor(0)
		t.Erase()
		for op := n.First(); op != nil; op = n.First() {
			op.MoveToEnd(c.cont)
		}
		s.infoOf(n).outer = int(c.cont.Scratch)
		s.infoOf(c.cont).depth = max(s.infoOf(c.cont).depth, s.infoOf(n).depth)
		s.set = slices.DeleteFunc(s.set, func(b *ir.Block) bool { return b == n })
		n.Remove()
		if n == *back {
			*back = c.cont
		}
	}
	return true
}

// preheader inserts a block before a loop's header. The new block replaces the header
// as the merge block of another construct.
func (s *structurer) preheader(c *construct) {
	p := s.register(ir.NewBlock())
	s.r.fn.region.InsertBefore(p, c.header)
	for _, u := range s.edgesFromOutside(c) {
		u.Set(p)
	}
	var args []*ir.Value
	for _, a := range c.header.Args() {
		args = append(args, p.AddArg(a.Type(), a.Loc()))
	}
	s.r.b.SetEnd(p)
	s.r.b.CreateBranch(c.loc, spirv.Branch, args, []*ir.Block{c.header})
	h := s.infoOf(c.header)
	s.infoOf(p).mergeOf, s.constructs[h.mergeOf-1].merge, h.mergeOf = h.mergeOf, p, 0
}

// edgesFromOutside returns the branches to the header from blocks outside of c.
func (s *structurer) edgesFromOutside(c *construct) []*ir.BlockOperand {
	var outside []*ir.BlockOperand
	for u := c.header.FirstPred(); u != nil; u = u.NextUse() {
		if !s.inside(u.Owner().Block()) {
			outside = append(outside, u)
		}
	}
	return outside
}

// collect gathers the blocks of c: those that are reachable from the header and the
// continue block without passing through the merge block.
func (s *structurer) collect(c *construct) bool {
	s.stamp++
	s.set = s.set[:0]
	s.infoOf(c.merge).stamp = 0
	s.walk(c, c.header)
	if c.cont != nil && c.cont != c.merge {
		s.walk(c, c.cont)
	}
	return s.budget > 0
}

// walk adds root and the blocks that are reachable from it, in breadth-first order.
func (s *structurer) walk(c *construct, root *ir.Block) {
	s.reach(c, root)
	for i := len(s.set) - 1; i >= 0 && i < len(s.set) && s.budget > 0; i++ {
		t := s.set[i].Terminator()
		for k := range t.NumSuccessors() {
			s.reach(c, t.Successor(k))
		}
	}
}

func (s *structurer) reach(c *construct, b *ir.Block) {
	if i := s.infoOf(b); i.stamp != s.stamp && b != c.merge {
		i.stamp = s.stamp
		s.budget--
		s.set = append(s.set, b)
	}
}

func (s *structurer) inside(b *ir.Block) bool { return s.infoOf(b).stamp == s.stamp }

// check reports whether control enters the collected blocks only through the header and
// leaves them only to the merge block. For a loop it also returns the block that
// branches back.
func (s *structurer) check(c *construct) (back *ir.Block, ok bool) {
	if s.inside(s.entry) {
		return nil, false
	}
	for _, b := range s.set {
		if b != c.header && s.infoOf(b).mergeOf != 0 {
			return nil, false // control leaves an enclosing construct
		}
		for u := b.FirstPred(); u != nil; u = u.NextUse() {
			p := u.Owner().Block()
			in := s.inside(p)
			switch {
			case b != c.header && !in:
				return nil, false
			case b == c.header && in && (c.cont == nil || back != nil):
				return nil, false
			case b == c.header && in:
				back = p
			}
		}
	}
	for u := c.merge.FirstPred(); u != nil; u = u.NextUse() {
		if !s.inside(u.Owner().Block()) {
			return nil, false
		}
	}
	for _, a := range c.merge.Args() {
		if !s.passable(a.Type()) {
			return nil, false
		}
	}
	if c.cont != nil && (back == nil || back == c.header) {
		return nil, false
	}
	return back, true
}

// build creates the op of c and moves the blocks into it. The results of the op are those of the
// merge block's arguments, which its new merge block gets as well, and values in the region, if
// ReadOptions.PhiResults is set.
func (s *structurer) build(c *construct, back *ir.Block, values []*ir.Value) *ir.Operation {
	b := s.r.b
	b.SetStart(c.merge)
	merge := ir.NewBlock()
	if s.r.opts.PhiResults {
		var phis []*ir.Value
		for _, a := range c.merge.Args() {
			phis = append(phis, merge.AddArg(a.Type(), a.Loc()))
		}
		values = append(phis, values...)
	}
	types := make([]ir.Type, len(values))
	for i, v := range values {
		types[i] = v.Type()
	}
	var op *ir.Operation
	if c.cont != nil {
		op = spirv.NewLoop(b, c.loc, spec.LoopControl(c.control), types...).Operation
	} else {
		op = spirv.NewSelection(b, c.loc, spec.SelectionControl(c.control), types...).Operation
	}
	c.merge.ReplaceAllUsesWith(merge)
	s.enter(c, op)
	region := op.Region(0)
	outer := int(c.merge.Scratch)
	for _, x := range s.set {
		if x == back {
			continue
		}
		x.Remove()
		region.Append(x)
		s.infoOf(x).outer = outer
	}
	if back != nil {
		back.Remove()
		region.Append(back)
		s.infoOf(back).outer = outer
	}
	region.Append(s.register(merge))
	s.infoOf(merge).outer = outer
	b.SetEnd(merge)
	b.Create(c.loc, spirv.Merge, values, nil)
	return op
}

// enter redirects branches to the header from outside to the merge block, and passes on
// the header's arguments.
func (s *structurer) enter(c *construct, op *ir.Operation) {
	for _, u := range s.edgesFromOutside(c) {
		u.Set(c.merge)
	}
	args := c.header.Args()
	passed := make([]*ir.Value, len(args))
	for i, a := range args {
		passed[i] = c.merge.AddArg(a.Type(), a.Loc())
	}
	if c.cont == nil {
		for i, a := range args {
			a.ReplaceAllUsesWith(passed[i])
		}
		c.header.EraseArgsIf(func(*ir.Value) bool { return true })
		return
	}
	entry := s.register(op.Region(0).AddBlock())
	s.infoOf(entry).outer = int(c.merge.Scratch)
	s.r.b.SetEnd(entry)
	s.r.b.CreateBranch(c.loc, spirv.Branch, passed, []*ir.Block{c.header})
}
