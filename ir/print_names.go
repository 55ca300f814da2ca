package ir

import (
	"maps"
	"slices"
	"strconv"
	"strings"
)

// While printing, Value.Scratch is 0 for a value without a number. Otherwise it has a
// kind in the two top bits and a payload.
const (
	nameKindMask  uint32 = 3 << 30
	nameNumber    uint32 = 1 << 30 // payload: the number
	nameText      uint32 = 2 << 30 // payload: index into nameState.texts
	nameContinues uint32 = 3 << 30 // payload: distance to the first result of the group
)

// nameState assigns the printed names of values and blocks. As in MLIR, it numbers a
// whole region before the regions of its operations. Numbers in each nested region
// start where the enclosing region ended (unless ids are to be unique).
type nameState struct {
	opts  *PrintOptions
	texts []string
	args  []string // arg0, arg1, …
	used  nameSet

	nextValue, nextArg, nextConflict uint32

	// op or region is the target of the running Names hook.
	op     *Operation
	region *Region
	set    func(*Value, string)
	buf    []byte
	kept   strings.Builder // names that were made here

	// blocks has the names that hooks gave to blocks.
	blocks map[*Block]string

	// saved holds the previous Scratch fields in the order of numbering, if they
	// must be restored.
	saved []uint32
	root  *Operation

	// defers reports whether the values in the regions of a block's operations get
	// their names when these operations are printed. deferred are the blocks for which
	// it returned true. Both are empty in the states of workers.
	defers   func(*Block) bool
	deferred []deferredNames
	// deferrals finds blocks in deferred. It exists only if there are many.
	deferrals map[*Block]int
}

// deferredNames holds what is needed to number the regions of the operations of a block
// later.
type deferredNames struct {
	block *Block
	start pendingRegion
	used  []string // the visible names
}

// maxDeferredScope is the number of visible names up to which numbering can be
// deferred. Each deferred block has a copy of the names.
const maxDeferredScope = 64

// pendingRegion is a region that is not numbered yet, and the state to start from.
type pendingRegion struct {
	region                           *Region
	nextValue, nextArg, nextConflict uint32
	scope                            int // number of used names that are visible
}

// number assigns names to all values and blocks that op defines.
func (n *nameState) number(op *Operation, opts *PrintOptions) {
	n.opts, n.root = opts, op
	n.set = n.setByHook
	if n.saved != nil {
		n.save(op)
	}
	n.numberOp(op)
	n.numberRegions(op, pendingRegion{})
}

// numberRegions names the values and blocks that the regions of op define, from state start
// on.
func (n *nameState) numberRegions(op *Operation, start pendingRegion) {
	unique := n.opts.UniqueSSAIDs || n.opts.Generic
	var stack []pendingRegion
	for i := range op.regions() {
		start.region = &op.regions()[i]
		stack = append(stack, start)
	}
	for len(stack) > 0 {
		next := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if !unique {
			n.nextValue, n.nextArg, n.nextConflict = next.nextValue, next.nextArg, next.nextConflict
		}
		n.used.truncate(next.scope)
		from, later := len(stack), len(n.deferred)
		stack = n.numberRegion(next.region, stack)
		end := pendingRegion{nextValue: n.nextValue, nextArg: n.nextArg, nextConflict: n.nextConflict, scope: n.used.len()}
		for i := from; i < len(stack); i++ {
			end.region = stack[i].region
			stack[i] = end
		}
		for i := later; i < len(n.deferred); i++ {
			n.deferred[i].start, n.deferred[i].used = end, n.used.list()
		}
	}
}

// fork returns a state for a worker that numbers what n deferred.
func (n *nameState) fork(d *deferredNames) *nameState {
	w := &nameState{opts: n.opts, blocks: maps.Clone(n.blocks), texts: n.texts[:len(n.texts):len(n.texts)]}
	w.set = w.setByHook
	if d != nil {
		for _, name := range d.used {
			w.used.add(name, hashName(name))
		}
	}
	return w
}

// deferralOf returns what is needed to number the regions of b's operations, or nil if they
// are numbered.
func (n *nameState) deferralOf(b *Block) *deferredNames {
	if len(n.deferred) > fewDeferrals {
		return n.findDeferral(b)
	}
	for i := range n.deferred {
		if n.deferred[i].block == b {
			return &n.deferred[i]
		}
	}
	return nil
}

// fewDeferrals is the number of deferrals up to which a linear search is faster than a
// table.
const fewDeferrals = 16

func (n *nameState) findDeferral(b *Block) *deferredNames {
	if n.deferrals == nil {
		n.deferrals = make(map[*Block]int, len(n.deferred))
	}
	for i := len(n.deferrals); i < len(n.deferred); i++ {
		n.deferrals[n.deferred[i].block] = i
	}
	if i, ok := n.deferrals[b]; ok {
		return &n.deferred[i]
	}
	return nil
}

// numberRegion names the values and blocks of the region and appends the regions nested
// in it to stack.
func (n *nameState) numberRegion(r *Region, stack []pendingRegion) []pendingRegion {
	hooked := false
	if e := hooksOf(r.parent); e != nil && e.Names != nil && !n.opts.Generic {
		for b := r.first; b != nil; b = b.next {
			for _, a := range b.args {
				a.Scratch = 0
			}
		}
		n.region = r
		e.Names(r.parent, n.set)
		n.region = nil
		hooked = true
	}
	if r.parent != nil && !n.opts.Generic {
		n.nameBlocks(r)
	}
	id := uint32(0)
	for b := r.first; b != nil; b = b.next {
		b.Scratch = id
		id++
		for _, a := range b.args {
			if hooked && a.Scratch != 0 {
				continue
			}
			if b == r.first {
				n.nameArg(a)
			} else {
				a.Scratch = nameNumber | n.nextValue
				n.nextValue++
			}
		}
		later := n.defers != nil && n.used.len() <= maxDeferredScope && n.defers(b)
		for op := b.first; op != nil; op = op.next {
			op.PrefetchNext()
			n.numberOp(op)
			for i := range op.regions() {
				if !later {
					stack = append(stack, pendingRegion{region: &op.regions()[i]})
				}
			}
		}
		if later {
			n.deferred = append(n.deferred, deferredNames{block: b})
		}
	}
	return stack
}

func hooksOf(op *Operation) *OpEntry {
	if op == nil {
		return nil
	}
	return op.info.Entry
}

func (n *nameState) nameArg(a *Value) {
	for int(n.nextArg) >= len(n.args) {
		n.buf = strconv.AppendUint(append(n.buf[:0], "arg"...), uint64(len(n.args)), 10)
		n.args = append(n.args, string(n.buf))
	}
	n.nextArg++
	n.setText(a, n.args[n.nextArg-1])
}

func (n *nameState) numberOp(op *Operation) {
	results := op.results()
	for i := range results {
		results[i].Scratch = 0
	}
	if e := op.info.Entry; e != nil && !n.opts.Generic {
		switch {
		case e.ResultName != nil && len(results) == 1:
			n.buf = e.ResultName(n.buf[:0], op)
			n.setBuffered(&results[0])
		case e.Names != nil:
			n.op = op
			e.Names(op, n.set)
			n.op = nil
		case len(e.Def.Results) > 1:
			n.op = op
			nameDeclaredResults(op, n.set)
			n.op = nil
		}
	}
	if len(results) == 0 {
		if n.opts.PrintValueUsers {
			op.Scratch = n.nextValue
			n.nextValue++
		}
		return
	}
	if results[0].Scratch == 0 {
		results[0].Scratch = nameNumber | n.nextValue
		n.nextValue++
	}
	for i, head := 1, 0; i < len(results); i++ {
		if results[i].Scratch != 0 {
			head = i
		} else {
			results[i].Scratch = nameContinues | uint32(i-head)
		}
	}
}

// nameDeclaredResults names the results of an op that declares several results with
// their declared names. As in MLIR, it does so unless the op's hook chooses names. A declaration without a name gets a number if others have names.
func nameDeclaredResults(op *Operation, set func(v *Value, name string)) {
	if !slices.ContainsFunc(op.info.Def.Results, func(d ValueDef) bool { return d.Name != "" }) {
		return
	}
	for i := range op.info.Def.Results {
		name := op.info.Def.Results[i].Name
		if start, n := op.ResultGroup(i); n > 0 && start < len(op.results()) {
			set(op.result(start), name)
		}
	}
}

// setByHook is the function that Names hooks call. It ignores values that are not being
// numbered at the moment.
func (n *nameState) setByHook(v *Value, name string) {
	switch {
	case v.Scratch != 0 && (n.op != nil && v.definer() == n.op):
		return
	case n.op != nil && v.definer() == n.op:
	case n.region != nil && v.argument() != nil && v.argument().block.region == n.region:
	default:
		return
	}
	if name == "" {
		v.Scratch = nameNumber | n.nextValue
		n.nextValue++
		return
	}
	n.setText(v, sanitizeIdentifier(name, namePunct, true))
}

// setText names v by name, made unique among the names in scope.
func (n *nameState) setText(v *Value, name string) {
	if h := hashName(name); !hasName(&n.used, name, h) {
		n.addText(v, name, h)
		return
	}
	n.buf = append(n.buf[:0], name...)
	n.setNumbered(v)
}

// setBuffered names v by the name in n.buf, if there is one, as setByHook would.
func (n *nameState) setBuffered(v *Value) {
	if len(n.buf) == 0 {
		return
	}
	if !isIdentifier(n.buf, namePunct, true) {
		n.setText(v, sanitizeIdentifier(string(n.buf), namePunct, true))
		return
	}
	if h := hashName(n.buf); !hasName(&n.used, n.buf, h) {
		n.addText(v, n.keep(), h)
		return
	}
	n.setNumbered(v)
}

// setNumbered names v by the name in n.buf and the next number that makes it unique.
func (n *nameState) setNumbered(v *Value) {
	n.buf = append(n.buf, '_')
	base := len(n.buf)
	for {
		n.buf = strconv.AppendUint(n.buf[:base], uint64(n.nextConflict), 10)
		n.nextConflict++
		if h := hashName(n.buf); !hasName(&n.used, n.buf, h) {
			n.addText(v, n.keep(), h)
			return
		}
	}
}

// addText names v by name, whose hash is h and which is unique.
func (n *nameState) addText(v *Value, name string, h uint32) {
	n.used.add(name, h)
	v.Scratch = nameText | uint32(len(n.texts))
	n.texts = append(n.texts, name)
}

// keptRoom is the size in bytes of the pieces of memory for names.
const keptRoom = 4 << 10

// keep returns the text in n.buf as a string that stays.
func (n *nameState) keep() string {
	if n.kept.Cap()-n.kept.Len() < len(n.buf) {
		n.kept.Reset()
		n.kept.Grow(max(keptRoom, len(n.buf)))
	}
	at := n.kept.Len()
	n.kept.Write(n.buf)
	return n.kept.String()[at:]
}

// namePunct are the characters that names of values may have besides letters and digits.
const namePunct = "$._-"

// isIdentifier reports whether sanitizeIdentifier leaves name as it is.
func isIdentifier[T string | []byte](name T, punct string, trailingDigit bool) bool {
	if isDigit(name[0]) || !trailingDigit && isDigit(name[len(name)-1]) {
		return false
	}
	for i := 0; i < len(name); i++ {
		if !identifierChar(name[i], punct) {
			return false
		}
	}
	return true
}

// sanitizeIdentifier returns name with each character that identifiers cannot contain
// replaced by its hexadecimal code, and each space by an underscore.
func sanitizeIdentifier(name, punct string, trailingDigit bool) string {
	if isIdentifier(name, punct, trailingDigit) {
		return name
	}
	needsPrefix := !isAlpha(name[0]) && !strings.Contains(punct, name[:1])
	needsSuffix := !needsPrefix && !trailingDigit && isDigit(name[len(name)-1])
	var b []byte
	if needsPrefix {
		b = append(b, '_')
	}
	for i := 0; i < len(name); i++ {
		switch c := name[i]; {
		case identifierChar(c, punct):
			b = append(b, c)
		case c == ' ':
			b = append(b, '_')
		default:
			const hex = "0123456789ABCDEF"
			if c >= 16 {
				b = append(b, hex[c>>4])
			}
			b = append(b, hex[c&15])
		}
	}
	if needsSuffix {
		b = append(b, '_')
	}
	return string(b)
}

func identifierChar(c byte, punct string) bool {
	if isAlpha(c) || isDigit(c) {
		return true
	}
	for i := 0; i < len(punct); i++ {
		if punct[i] == c {
			return true
		}
	}
	return false
}

// eachScratch visits the Scratch fields that numbering writes.
func eachScratch(op *Operation, visit func(*uint32)) {
	visit(&op.Scratch)
	for i, results := 0, op.results(); i < len(results); i++ {
		visit(&results[i].Scratch)
	}
	for i := range op.regions() {
		for b := op.regions()[i].first; b != nil; b = b.next {
			visit(&b.Scratch)
			for _, a := range b.args {
				visit(&a.Scratch)
			}
			for o := b.first; o != nil; o = o.next {
				eachScratch(o, visit)
			}
		}
	}
}

func (n *nameState) save(op *Operation) {
	eachScratch(op, func(s *uint32) { n.saved = append(n.saved, *s) })
}

func (n *nameState) restore() {
	i := 0
	eachScratch(n.root, func(s *uint32) {
		*s = n.saved[i]
		i++
	})
}

// nameSet is a set of names that removes the latest names first. It is a hash table
// with linear probing and a list of its entries in order.
type nameSet struct {
	slots   []int32 // index into entries plus one, 0 if free
	entries []nameEntry
}

type nameEntry struct {
	name string
	slot uint32
	hash uint32
}

func hashName[T string | []byte](s T) uint32 {
	h := uint32(2166136261)
	for i := 0; i < len(s); i++ {
		h = (h ^ uint32(s[i])) * 16777619
	}
	return h ^ h>>15
}

func (t *nameSet) len() int { return len(t.entries) }

func (t *nameSet) list() []string {
	names := make([]string, len(t.entries))
	for i := range names {
		names[i] = t.entries[i].name
	}
	return names
}

// hasName reports whether s, whose hash is h, is in the set.
func hasName[T string | []byte](t *nameSet, s T, h uint32) bool {
	if len(t.slots) == 0 {
		return false
	}
	mask := uint32(len(t.slots) - 1)
	for i := h & mask; t.slots[i] != 0; i = (i + 1) & mask {
		if e := &t.entries[t.slots[i]-1]; e.hash == h && e.name == string(s) {
			return true
		}
	}
	return false
}

// add inserts s, whose hash is h and which is not in the set.
func (t *nameSet) add(s string, h uint32) {
	if 2*(len(t.entries)+1) > len(t.slots) {
		t.slots = make([]int32, max(64, 2*len(t.slots)))
		for i := range t.entries {
			t.place(i)
		}
	}
	t.entries = append(t.entries, nameEntry{name: s, hash: h})
	t.place(len(t.entries) - 1)
}

func (t *nameSet) place(entry int) {
	mask := uint32(len(t.slots) - 1)
	i := t.entries[entry].hash & mask
	for t.slots[i] != 0 {
		i = (i + 1) & mask
	}
	t.slots[i] = int32(entry) + 1
	t.entries[entry].slot = i
}

// truncate removes all except the first n names. Removal in reverse order of insertion
// keeps every probe sequence intact.
func (t *nameSet) truncate(n int) {
	for i := len(t.entries) - 1; i >= n; i-- {
		t.slots[t.entries[i].slot] = 0
	}
	t.entries = t.entries[:n]
}

// appendName appends the name of v without `%`, and its number in the result
// group if numbered is set and the group has several results.
func (n *nameState) appendName(dst []byte, v *Value, numbered bool) []byte {
	if v.ref == onlyResult {
		dst, _ = n.appendOwn(dst, v)
		return dst
	}
	head, off := v, uint32(0)
	if s := v.Scratch; s&nameKindMask == nameContinues && s&^nameKindMask <= uint32(v.Index()) && v.definer() != nil {
		off = s &^ nameKindMask
		head = &v.definer().results()[v.Index()-int(off)]
	}
	dst, ok := n.appendOwn(dst, head)
	if ok && numbered && v.definer() != nil && (off > 0 || continuesGroup(v)) {
		dst = strconv.AppendUint(append(dst, '#'), uint64(off), 10)
	}
	return dst
}

// appendOwn appends the name of v itself. It returns false if v has none.
func (n *nameState) appendOwn(dst []byte, v *Value) ([]byte, bool) {
	id := v.Scratch &^ nameKindMask
	switch v.Scratch & nameKindMask {
	case nameNumber:
		if id < 10 {
			return append(dst, '%', byte('0'+id)), true
		}
		return strconv.AppendUint(append(dst, '%'), uint64(id), 10), true
	case nameText:
		if int(id) < len(n.texts) {
			return append(append(dst, '%'), n.texts[id]...), true
		}
	}
	return append(dst, "<<UNKNOWN SSA VALUE>>"...), false
}

// continuesGroup reports whether the result after head is in the group of head.
func continuesGroup(head *Value) bool {
	rs, i := head.definer().results(), head.Index()+1
	return i < len(rs) && rs[i].Scratch&nameKindMask == nameContinues
}

// groupSize returns the number of results in the group that starts at head.
func groupSize(head *Value) int {
	if head.ref == onlyResult {
		return 1
	}
	rs := head.definer().results()
	i := head.Index() + 1
	for i < len(rs) && rs[i].Scratch&nameKindMask == nameContinues {
		i++
	}
	return i - head.Index()
}
