package llvmir

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// metaState holds the nodes of attributes, and what the debug information of a module needs.
type metaState struct {
	nodes map[ir.Attribute]*text.Node
	// recursive holds types that contain themselves, by their id, while their parts are exported.
	recursive map[ir.Attribute]*text.Node
	// unitGlobals lists the variables of compile units.
	unitGlobals map[*text.Node]*text.Node
}

// node returns the node of an attribute, which make fills if the attribute is new.
func (e *exporter) node(a ir.Attribute, fill func(n *text.Node)) *text.Node {
	if n := e.meta.nodes[a]; n != nil {
		return n
	}
	n := &text.Node{}
	if e.meta.nodes == nil {
		e.meta.nodes = map[ir.Attribute]*text.Node{}
	}
	e.meta.nodes[a] = n
	fill(n)
	return n
}

func integer(t *text.Type, n uint64) text.Metadata { return text.MetaOf(text.Int(t, int64(n))) }

// moduleMeta exports what attributes of the module say.
func (e *exporter) moduleMeta() bool {
	if name := e.top.StringAttr("llvm.ident"); name != "" {
		e.m.AddNamedMeta("llvm.ident", text.Tuple(text.MetaString(name)))
	}
	if line := e.top.StringAttr("llvm.commandline"); line != "" {
		e.m.AddNamedMeta("llvm.commandline", text.Tuple(text.MetaString(line)))
	}
	if list, ok := e.top.Attr("llvm.dependent_libraries").(*ir.ArrayAttr); ok {
		for _, a := range list.Elements {
			if s, ok := a.(*ir.StringAttr); ok {
				e.m.AddNamedMeta("llvm.dependent-libraries", text.Tuple(text.MetaString(s.Value)))
			}
		}
	}
	return true
}

func (e *exporter) linkerOptions(op *ir.Operation) bool {
	list, _ := op.Attr("options").(*ir.ArrayAttr)
	n := text.Tuple()
	for _, a := range list.Elements {
		n.Ops = append(n.Ops, text.MetaString(a.(*ir.StringAttr).Value))
	}
	e.m.AddNamedMeta("llvm.linker.options", n)
	return true
}

// moduleFlags exports llvm.module_flags, whose values are numbers and texts.
func (e *exporter) moduleFlags(op *ir.Operation) bool {
	list, _ := op.Attr("flags").(*ir.ArrayAttr)
	for _, a := range list.Elements {
		n := text.Tuple(integer(text.I32, llvm.NumberParam(a, "behavior")), text.MetaString(llvm.StringParam(a, "key")))
		value, _ := llvm.Param(a, "value").(ir.Attribute)
		switch v := value.(type) {
		case *ir.IntegerAttr:
			n.Ops = append(n.Ops, integer(text.I32, uint64(v.Int64Or(0))))
		case *ir.StringAttr:
			n.Ops = append(n.Ops, text.MetaString(v.Value))
		case *ir.ArrayAttr:
			n.Ops = append(n.Ops, e.callList(v))
		default:
			if mnemonic(value) != "profile_summary" {
				return op.EmitError("unsupported value of a module flag")
			}
			n.Ops = append(n.Ops, profilePairs(value))
		}
		e.m.AddNamedMeta("llvm.module.flags", n)
	}
	return true
}

// callList returns the list of calls between functions with their counts.
func (e *exporter) callList(list *ir.ArrayAttr) *text.Node {
	n := text.Tuple()
	n.Distinct = true
	for _, a := range list.Elements {
		entry := text.Tuple()
		for _, name := range [...]string{"from", "to"} {
			var end text.Metadata
			if ref, ok := llvm.Param(a, name).(*ir.SymbolRefAttr); ok {
				if f := e.funcs[ref.Root]; f != nil {
					end = text.MetaOf(f)
				}
			}
			entry.Ops = append(entry.Ops, end)
		}
		entry.Ops = append(entry.Ops, integer(text.I64, llvm.NumberParam(a, "count")))
		n.Ops = append(n.Ops, entry)
	}
	return n
}

// profilePairs returns the list of pairs that the summary of a profile is.
func profilePairs(a ir.Attribute) *text.Node {
	n := text.Tuple()
	add := func(key string, m text.Metadata) { n.Ops = append(n.Ops, text.Tuple(text.MetaString(key), m)) }
	add("ProfileFormat", text.MetaString(word(llvm.ProfileSummaryFormats, llvm.NumberParam(a, "format"))))
	for _, r := range profileRows {
		add(r.key, integer(text.I64, llvm.NumberParam(a, r.name)))
	}
	const partial, ratio = "is_partial_profile", "partial_profile_ratio"
	if llvm.Param(a, partial) != nil {
		add("IsPartialProfile", integer(text.I64, llvm.NumberParam(a, partial)))
	}
	if f, ok := llvm.Param(a, ratio).(*ir.FloatAttr); ok {
		add("PartialProfileRatio", text.MetaOf(floatBits(text.Double, f.Value.Bits())))
	}
	details := text.Tuple()
	for _, d := range llvm.ListParam(a, "detailed_summary") {
		details.Ops = append(details.Ops, text.Tuple(integer(text.I64, llvm.NumberParam(d, "cut_off")), integer(text.I64, llvm.NumberParam(d, "min_count")),
			integer(text.I64, llvm.NumberParam(d, "num_counts"))))
	}
	add("DetailedSummary", details)
	return n
}

// attachMeta attaches what the attributes of op say about aliases, loops and branches.
func (e *exporter) attachMeta(op *ir.Operation, i *text.Inst) bool {
	if list, ok := op.Attr("access_groups").(*ir.ArrayAttr); ok {
		groups := text.Tuple()
		for _, a := range list.Elements {
			groups.Ops = append(groups.Ops, e.accessGroup(a))
		}
		if len(groups.Ops) == 1 {
			groups = groups.Ops[0].(*text.Node)
		}
		i.Metadata = text.Attach(i.Metadata, "llvm.access.group", groups)
	}
	for _, k := range [...]struct{ name, kind string }{{"alias_scopes", "alias.scope"}, {"noalias_scopes", "noalias"}} {
		if list, ok := op.Attr(k.name).(*ir.ArrayAttr); ok {
			scopes := text.Tuple()
			for _, a := range list.Elements {
				scopes.Ops = append(scopes.Ops, e.aliasScope(a))
			}
			i.Metadata = text.Attach(i.Metadata, k.kind, scopes)
		}
	}
	if list, ok := op.Attr("tbaa").(*ir.ArrayAttr); ok && len(list.Elements) > 0 {
		if len(list.Elements) > 1 {
			op.EmitWarning("TBAA access tags were not translated, because LLVM IR only supports a single tag per instruction")
		} else {
			i.Metadata = text.Attach(i.Metadata, "tbaa", e.tbaa(list.Elements[0]))
		}
	}
	if a := op.Attr("dereferenceable"); mnemonic(a) == "dereferenceable" {
		kind := "dereferenceable"
		if boolParam(a, "mayBeNull") {
			kind += "_or_null"
		}
		i.Metadata = text.Attach(i.Metadata, kind, text.Tuple(integer(text.I64, llvm.NumberParam(a, "bytes"))))
	}
	if a := op.Attr("loop_annotation"); a != nil {
		i.Metadata = text.Attach(i.Metadata, "llvm.loop", e.loop(a))
	}
	if w, ok := op.Attr("branch_weights").(*ir.DenseArrayAttr); ok && (e.old || !op.Is(llvm.Call)) {
		n := text.Tuple(text.MetaString("branch_weights"))
		for k := range w.Len() {
			n.Ops = append(n.Ops, integer(text.I32, uint64(w.Int64(k))))
		}
		i.Metadata = text.Attach(i.Metadata, "prof", n)
	}
	return true
}

func (e *exporter) accessGroup(a ir.Attribute) *text.Node {
	return e.node(a, func(n *text.Node) { n.Distinct = true })
}

// aliasScope returns the node of a scope: itself or its id, the domain and the description.
func (e *exporter) aliasScope(a ir.Attribute) *text.Node {
	if list, ok := a.(*ir.ArrayAttr); ok && len(list.Elements) == 1 {
		a = list.Elements[0]
	}
	return e.node(a, func(n *text.Node) {
		e.selfNode(n, a)
		if d := llvm.AttrParam(a, "domain"); d != nil {
			n.Ops = append(n.Ops, e.node(d, func(dn *text.Node) {
				e.selfNode(dn, d)
				e.description(dn, d)
			}))
		}
		e.description(n, a)
	})
}

func (e *exporter) selfNode(n *text.Node, a ir.Attribute) {
	if s, ok := llvm.Param(a, "id").(*ir.StringAttr); ok {
		n.Ops = []text.Metadata{text.MetaString(s.Value)}
		return
	}
	n.Distinct, n.Ops = true, []text.Metadata{n}
}

func (e *exporter) description(n *text.Node, a ir.Attribute) {
	if s, ok := llvm.Param(a, "description").(*ir.StringAttr); ok {
		n.Ops = append(n.Ops, text.MetaString(s.Value))
	}
}

// tbaa returns the node of a tag, a type or a root of type-based alias analysis.
func (e *exporter) tbaa(a ir.Attribute) *text.Node {
	return e.node(a, func(n *text.Node) {
		switch mnemonic(a) {
		case "tbaa_root":
			if s, ok := llvm.Param(a, "id").(*ir.StringAttr); ok {
				n.Ops = []text.Metadata{text.MetaString(s.Value)}
			} else {
				n.Distinct, n.Ops = true, []text.Metadata{n}
			}
		case "tbaa_type_desc":
			n.Ops = []text.Metadata{text.MetaString(llvm.StringParam(a, "id"))}
			for _, m := range llvm.ListParam(a, "members") {
				n.Ops = append(n.Ops, e.tbaa(llvm.AttrParam(m, "typeDesc")), integer(text.I64, llvm.NumberParam(m, "offset")))
			}
		default:
			n.Ops = []text.Metadata{e.tbaa(llvm.AttrParam(a, "base_type")), e.tbaa(llvm.AttrParam(a, "access_type")), integer(text.I64, llvm.NumberParam(a, "offset"))}
			if boolParam(a, "constant") {
				n.Ops = append(n.Ops, integer(text.I64, 1))
			}
		}
	})
}

// loopRows are the parameters of the annotations of loops in the order of LLVM's nodes: the parameter, the
// form and the name of the node. Forms: u is a name alone if true, s the name that ends in disable or enable, b a
// truth value, n its negation, i a number of 32 bits, f another annotation.
var loopRows = map[string][]struct{ param, form, name string }{
	"vectorize": {{"disable", "n", "llvm.loop.vectorize.enable"}, {"predicateEnable", "b", "llvm.loop.vectorize.predicate.enable"},
		{"scalableEnable", "b", "llvm.loop.vectorize.scalable.enable"}, {"width", "i", "llvm.loop.vectorize.width"},
		{"followupVectorized", "f", "llvm.loop.vectorize.followup_vectorized"}, {"followupEpilogue", "f", "llvm.loop.vectorize.followup_epilogue"},
		{"followupAll", "f", "llvm.loop.vectorize.followup_all"}},
	"interleave": {{"count", "i", "llvm.loop.interleave.count"}},
	"unroll": {{"disable", "s", "llvm.loop.unroll."}, {"count", "i", "llvm.loop.unroll.count"}, {"runtimeDisable", "b", "llvm.loop.unroll.runtime.disable"},
		{"full", "u", "llvm.loop.unroll.full"}, {"followupUnrolled", "f", "llvm.loop.unroll.followup_unrolled"},
		{"followupRemainder", "f", "llvm.loop.unroll.followup_remainder"}, {"followupAll", "f", "llvm.loop.unroll.followup_all"}},
	"unrollAndJam": {{"disable", "s", "llvm.loop.unroll_and_jam."}, {"count", "i", "llvm.loop.unroll_and_jam.count"},
		{"followupOuter", "f", "llvm.loop.unroll_and_jam.followup_outer"}, {"followupInner", "f", "llvm.loop.unroll_and_jam.followup_inner"},
		{"followupRemainderOuter", "f", "llvm.loop.unroll_and_jam.followup_remainder_outer"},
		{"followupRemainderInner", "f", "llvm.loop.unroll_and_jam.followup_remainder_inner"}, {"followupAll", "f", "llvm.loop.unroll_and_jam.followup_all"}},
	"licm": {{"disable", "u", "llvm.licm.disable"}, {"versioningDisable", "u", "llvm.loop.licm_versioning.disable"}},
	"distribute": {{"disable", "n", "llvm.loop.distribute.enable"}, {"followupCoincident", "f", "llvm.loop.distribute.followup_coincident"},
		{"followupSequential", "f", "llvm.loop.distribute.followup_sequential"}, {"followupFallback", "f", "llvm.loop.distribute.followup_fallback"},
		{"followupAll", "f", "llvm.loop.distribute.followup_all"}},
	"pipeline": {{"disable", "b", "llvm.loop.pipeline.disable"}, {"initiationinterval", "i", "llvm.loop.pipeline.initiationinterval"}},
	"peeled":   {{"count", "i", "llvm.loop.peeled.count"}},
	"unswitch": {{"partialDisable", "u", "llvm.loop.unswitch.partial.disable"}},
}

// loop returns the node of an annotation, whose first operand is the node itself.
func (e *exporter) loop(a ir.Attribute) *text.Node {
	return e.node(a, func(n *text.Node) {
		n.Distinct, n.Ops = true, []text.Metadata{n}
		for _, p := range [...]string{"startLoc", "endLoc"} {
			if l, ok := llvm.Param(a, p).(*ir.LocationAttr); ok {
				if loc := e.location(l.Loc, nil); loc != nil {
					n.Ops = append(n.Ops, loc)
				}
			}
		}
		for _, u := range [...]struct{ param, name string }{{"disableNonforced", "llvm.loop.disable_nonforced"}, {"mustProgress", "llvm.loop.mustprogress"}} {
			if boolParam(a, u.param) {
				n.Ops = append(n.Ops, text.Tuple(text.MetaString(u.name)))
			}
		}
		if v, ok := llvm.Param(a, "isVectorized").(*ir.IntegerAttr); ok {
			n.Ops = append(n.Ops, text.Tuple(text.MetaString("llvm.loop.isvectorized"), integer(text.I32, uint64(v.Int64Or(0))&1)))
		}
		for _, part := range [...]string{"vectorize", "interleave", "unroll", "unrollAndJam", "licm", "distribute", "pipeline", "peeled", "unswitch"} {
			if p := llvm.AttrParam(a, part); p != nil {
				e.loopPart(n, part, p)
			}
		}
		if groups := llvm.ListParam(a, "parallelAccesses"); len(groups) > 0 {
			list := text.Tuple(text.MetaString("llvm.loop.parallel_accesses"))
			for _, g := range groups {
				list.Ops = append(list.Ops, e.accessGroup(g))
			}
			n.Ops = append(n.Ops, list)
		}
	})
}

func (e *exporter) loopPart(n *text.Node, part string, a ir.Attribute) {
	for _, r := range loopRows[part] {
		v := llvm.AttrParam(a, r.param)
		if v == nil {
			continue
		}
		set := boolParam(a, r.param)
		name := text.MetaString(r.name)
		var node *text.Node
		switch r.form {
		case "u":
			if set {
				node = text.Tuple(name)
			}
		case "s":
			node = text.Tuple(name + map[bool]text.MetaString{true: "disable", false: "enable"}[set])
		case "b", "n":
			node = text.Tuple(name, integer(text.I1, map[bool]uint64{true: 1}[set != (r.form == "n")]))
		case "i":
			node = text.Tuple(name, integer(text.I32, llvm.NumberParam(a, r.param)))
		case "f":
			node = text.Tuple(name, e.loop(v))
		}
		if node != nil {
			n.Ops = append(n.Ops, node)
		}
	}
}
