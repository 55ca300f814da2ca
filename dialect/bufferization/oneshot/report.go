package oneshot

import (
	"strconv"
	"strings"

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
	names := valueNames(root)
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

// valueNames returns the names by which the printed text of root names the values.
func valueNames(root *ir.Operation) map[*ir.Value]string {
	names := map[*ir.Value]string{}
	text := root.Text(ir.PrintOptions{AssumeVerified: true, Generic: true})
	lines := strings.Split(text, "\n")
	_ = lines
	n := 0
	root.WalkPre(func(op *ir.Operation) ir.WalkResult {
		for _, r := range op.Results() {
			names[r] = "%" + strconv.Itoa(n)
			n++
		}
		for i := range op.NumRegions() {
			for b := op.Region(i).First(); b != nil; b = b.Next() {
				for k, a := range b.Args() {
					names[a] = "%arg" + strconv.Itoa(k)
				}
			}
		}
		return ir.WalkAdvance
	})
	return names
}
