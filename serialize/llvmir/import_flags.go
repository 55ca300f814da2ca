package llvmir

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// callProfile returns the list of calls between functions, each with its count, nil if the list has another form.
func (i *importer) callProfile(list *text.Node) ir.Attribute {
	out := []ir.Attribute{}
	for k := range list.Ops {
		const countAt = 2
		n := nodeOperand(list, k)
		count := intOperand(n, countAt)
		if count == nil {
			return nil
		}
		fields := []llvm.Field{{Name: "count", Value: count.Lo}}
		for at, name := range [...]string{"from", "to"} {
			if v, ok := n.Ops[at].(*text.MetaValue); ok {
				f, isFunction := v.Value.(*text.Function)
				if !isFunction {
					return nil
				}
				fields = append(fields, llvm.Field{Name: name, Value: ir.Attribute(i.ctx.SymbolRef(f.Name))})
			}
		}
		out = append(out, llvm.NewAttr(i.ctx, llvm.CGProfileEntryDef, fields...))
	}
	return i.ctx.Array(out)
}

// pair returns the second part of the pair that operand k of a list is, nil if its first part is not key.
func pair(list *text.Node, k int, key string) *text.Node {
	n := nodeOperand(list, k)
	const size = 2
	if n == nil || len(n.Ops) != size || n.Ops[0] != text.MetaString(key) {
		return nil
	}
	return n
}

// keyed is pair that warns, with found behind the key, if there is another key or no pair.
func (i *importer) keyed(list *text.Node, k int, key, found string) *text.Node {
	const size = 2
	n := nodeOperand(list, k)
	switch {
	case n == nil || len(n.Ops) != size:
		i.ctx.EmitWarning(i.moduleLoc(), "expected 2-element tuple metadata: "+i.describeNode(list.Ops[k]))
	case n.Ops[0] != text.MetaString(key):
		i.ctx.EmitWarning(i.moduleLoc(), "expected '"+key+"' key"+found+": "+i.describeNode(n.Ops[0]))
	default:
		return n
	}
	return nil
}

// profileRows are the counts of the summary of a profile.
var profileRows = [...]struct{ key, name string }{{"TotalCount", "total_count"}, {"MaxCount", "max_count"}, {"MaxInternalCount", "max_internal_count"},
	{"MaxFunctionCount", "max_function_count"}, {"NumCounts", "num_counts"}, {"NumFunctions", "num_functions"}}

// profileSummary returns the summary of a profile, nil after a warning about its form.
func (i *importer) profileSummary(list *text.Node) ir.Attribute {
	const least = 8
	if len(list.Ops) < least {
		i.ctx.EmitWarning(i.moduleLoc(), "expected at 8 entries in 'ProfileSummary': "+i.describeNode(list))
		return nil
	}
	format := i.keyed(list, 0, "ProfileFormat", "")
	if format == nil {
		return nil
	}
	word, _ := format.Ops[1].(text.MetaString)
	if word != "SampleProfile" && word != "InstrProf" && word != "CSInstrProf" {
		i.ctx.EmitWarning(i.moduleLoc(), "expected 'SampleProfile', 'InstrProf' or 'CSInstrProf' values, but found: "+i.describeNode(format.Ops[1]))
		return nil
	}
	fields := []llvm.Field{{Name: "format", Value: enumValue(llvm.ProfileSummaryFormats, string(word))}}
	at := 1
	for _, r := range profileRows {
		c := intOperand(i.keyed(list, at, r.key, ", but found"), 1)
		if c == nil {
			return nil
		}
		fields = append(fields, llvm.Field{Name: r.name, Value: c.Lo})
		at++
	}
	if c := intOperand(pair(list, at, "IsPartialProfile"), 1); c != nil {
		fields = append(fields, llvm.Field{Name: "is_partial_profile", Value: c.Lo})
		at++
	}
	if n := pair(list, at, "PartialProfileRatio"); n != nil {
		ratio := i.ratio(n.Ops[1])
		if ratio == nil {
			i.ctx.EmitWarning(i.moduleLoc(), "expected double metadata value for key 'PartialProfileRatio': "+i.describeNode(n))
			return nil
		}
		fields = append(fields, llvm.Field{Name: "partial_profile_ratio", Value: ratio})
		at++
	}
	details, ok := i.profileDetails(list, at)
	if !ok {
		return nil
	}
	return llvm.NewAttr(i.ctx, llvm.ProfileSummaryDef, append(fields, llvm.Field{Name: "detailed_summary", Value: details})...)
}

// ratio returns a floating point number as a double, nil if m is none.
func (i *importer) ratio(m text.Metadata) ir.Attribute {
	v, ok := m.(*text.MetaValue)
	if !ok {
		return nil
	}
	c, ok := v.Value.(*text.Const)
	if !ok || c.Kind != text.ConstNumber {
		return nil
	}
	from, ok := i.typ(c.Type()).(*ir.FloatType)
	if !ok {
		return nil
	}
	t := i.ctx.F64()
	f, _ := apfloat.FromBits(from.Semantics(), bitsOf(c, from.Width())).Convert(t.Semantics())
	return i.ctx.FloatConst(t, f)
}

// profileDetails returns the entries of the detailed summary that operand at is.
func (i *importer) profileDetails(list *text.Node, at int) ([]ir.Attribute, bool) {
	n := i.keyed(list, at, "DetailedSummary", "")
	if n == nil {
		return nil, false
	}
	entries := nodeOperand(n, 1)
	if entries == nil {
		i.ctx.EmitWarning(i.moduleLoc(), "expected tuple value for 'DetailedSummary' key: "+i.describeNode(n.Ops[1]))
		return nil, false
	}
	out := []ir.Attribute{}
	for k := range entries.Ops {
		const size = 3
		e := nodeOperand(entries, k)
		if e == nil || len(e.Ops) != size {
			i.ctx.EmitWarning(i.moduleLoc(), "'DetailedSummary' entry expects 3 operands: "+i.describeNode(entries.Ops[k]))
			return nil, false
		}
		cut, least, counts := intOperand(e, 0), intOperand(e, 1), intOperand(e, 2)
		if cut == nil || least == nil || counts == nil {
			i.ctx.EmitWarning(i.moduleLoc(), "expected only integer entries in 'DetailedSummary': "+i.describeNode(e))
			return nil, false
		}
		out = append(out, llvm.NewAttr(i.ctx, llvm.ProfileDetailDef, llvm.Field{Name: "cut_off", Value: uint32(cut.Lo)},
			llvm.Field{Name: "min_count", Value: least.Lo}, llvm.Field{Name: "num_counts", Value: uint32(counts.Lo)}))
	}
	return out, true
}
