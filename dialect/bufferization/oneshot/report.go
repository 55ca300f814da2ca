package oneshot

import (
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
)

// The attributes that tests look at.
const (
	inPlaceAttr     = "__inplace_operands_attr__"
	resultAliasAttr = "__opresult_alias_set_attr__"
	blockAliasAttr  = "__bbarg_alias_set_attr__"
	equivalentArgs  = "__equivalent_func_args__"
)

// markInPlace writes the decisions into attributes.
func (s *State) markInPlace(root *ir.Operation) {
	root.Walk(func(op *ir.Operation) {
		any := false
		list := make([]ir.Attribute, op.NumOperands())
		ctx := op.Context()
		for i := range list {
			o := op.OperandUse(i)
			switch {
			case !isTensor(o.Value().Type()):
				list[i] = ctx.String("none")
			case s.inPlace[o]:
				list[i], any = ctx.String("true"), true
			default:
				list[i], any = ctx.String("false"), true
			}
		}
		if any {
			op.SetAttr(inPlaceAttr, ctx.Array(list))
		}
	})
}

// markAliases writes the alias sets into attributes.
func (s *State) markAliases(root *ir.Operation) {
	names := ir.ValueNames(root)
	set := func(v *ir.Value) ir.Attribute {
		var list []ir.Attribute
		if isTensor(v.Type()) {
			for _, m := range s.set(v).members() {
				list = append(list, v.Context().String(names[m]))
			}
		}
		return v.Context().Array(list)
	}
	root.Walk(func(op *ir.Operation) {
		ctx := op.Context()
		if resultTensors(op) {
			var list []ir.Attribute
			for _, r := range op.Results() {
				if isTensor(r.Type()) {
					list = append(list, set(r))
				}
			}
			op.SetAttr(resultAliasAttr, ctx.Array(list))
		}
		var regions []ir.Attribute
		any := false
		for i := range op.NumRegions() {
			var blocks []ir.Attribute
			for b := op.Region(i).First(); b != nil; b = b.Next() {
				var args []ir.Attribute
				for _, a := range b.Args() {
					if isTensor(a.Type()) {
						any = true
						args = append(args, set(a))
					}
				}
				blocks = append(blocks, ctx.Array(args))
			}
			regions = append(regions, ctx.Array(blocks))
		}
		if any {
			op.SetAttr(blockAliasAttr, ctx.Array(regions))
		}
	})
}

// mark writes what callers have to know of a function into attributes.
func (x *function) mark() {
	f, ctx := fn.FuncOp{Operation: x.op}, x.op.Context()
	args := f.ArgAttrs()
	for i, t := range f.Type().Inputs {
		if !isTensor(t) || access(x, i) != "" {
			continue
		}
		word := "read-write"
		if x.done {
			word = accessWords[b2i(x.reads[i])+2*b2i(x.writes[i])]
		}
		var entries []ir.NamedAttribute
		if args[i] != nil {
			entries = append(entries, args[i].Entries...)
		}
		args[i] = ctx.Dictionary(append(entries, ir.Named(accessAttr, ctx.String(word))))
	}
	f.SetSignature(f.Type(), args, f.ResultAttrs())
	if x.op.Region(0).Empty() {
		return
	}
	end := returnOf(x.op)
	any := false
	list := make([]ir.Attribute, len(x.equivalent))
	for k, n := range x.equivalent {
		any = any || n >= 0
		list[k] = ctx.Int(ctx.I64(), int64(n))
	}
	if any && end != nil {
		end.SetAttr(equivalentArgs, ctx.Array(list))
	}
}

var accessWords = [...]string{"none", "read", "write", "read-write"}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}
