package structure

import (
	"fmt"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
)

// onFunctions returns a pass on modules that runs do on the functions in it until do fails.
func onFunctions(name, class, summary string, do func(op *ir.Operation, m ir.FunctionModel) bool) *pass.Pass {
	return &pass.Pass{
		Name: name, Class: "(anonymous namespace)::" + class, Op: ir.Module.Name, Summary: summary,
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			for o := op.Region(0).First().First(); o != nil; o = o.Next() {
				if m, ok := ir.OpInterface[ir.FunctionModel](o.Info()); ok && !do(o, m) {
					return false
				}
			}
			return true
		},
	}
}

// params takes the attribute called name, a list of [position, type, attributes, location], from op.
func params(op *ir.Operation, name string) []interfaces.Param {
	list, _ := op.Attr(name).(*ir.ArrayAttr)
	if list == nil {
		return nil
	}
	op.RemoveAttr(name)
	var out []interfaces.Param
	for _, e := range list.Elements {
		row, ok := e.(*ir.ArrayAttr)
		if !ok || len(row.Elements) < 2 {
			return nil
		}
		at, _ := row.Elements[0].(*ir.IntegerAttr)
		t, _ := row.Elements[1].(*ir.TypeAttr)
		if at == nil || t == nil {
			return nil
		}
		p := interfaces.Param{At: int(at.Int64Or(0)), Type: t.Value}
		for _, more := range row.Elements[2:] {
			switch more := more.(type) {
			case *ir.DictionaryAttr:
				p.Attrs = more
			case *ir.LocationAttr:
				p.Loc = more.Loc
			}
		}
		out = append(out, p)
	}
	return out
}

func newInsertArgs() *pass.Pass {
	return onFunctions("test-func-insert-arg", "TestFuncInsertArg", "Test inserting func args.", func(op *ir.Operation, m ir.FunctionModel) bool {
		if list := params(op, "test.insert_args"); len(list) > 0 {
			interfaces.InsertFunctionArgs(op, m, list)
		}
		return true
	})
}

func newInsertResults() *pass.Pass {
	return onFunctions("test-func-insert-result", "TestFuncInsertResult", "Test inserting func results.", func(op *ir.Operation, m ir.FunctionModel) bool {
		if list := params(op, "test.insert_results"); len(list) > 0 {
			interfaces.InsertFunctionResults(op, m, list)
		}
		return true
	})
}

// marked returns for which of n arguments or results the dictionary in the attribute called name has the key mark.
func marked(op *ir.Operation, name, mark string, n int) []bool {
	out := make([]bool, n)
	list, _ := op.Attr(name).(*ir.ArrayAttr)
	for i := range out {
		if list != nil && i < len(list.Elements) {
			d, ok := list.Elements[i].(*ir.DictionaryAttr)
			out[i] = ok && d.Get(mark) != nil
		}
	}
	return out
}

func newEraseArgs() *pass.Pass {
	return onFunctions("test-func-erase-arg", "TestFuncEraseArg", "Test erasing func args.", func(op *ir.Operation, m ir.FunctionModel) bool {
		drop := marked(op, m.ArgAttrsName(), "test.erase_this_arg", len(m.FunctionType(op).Inputs))
		ok := true
		for i, d := range drop {
			if entry := op.Region(0).First(); d && entry != nil && entry.Arg(i).FirstUse() != nil {
				ok = op.Context().EmitError(op.Loc(), fmt.Sprintf("cannot erase argument %d which still has uses", i))
			}
		}
		if ok {
			interfaces.EraseFunctionParts(op, m, drop, nil)
		}
		return ok
	})
}

func newEraseResults() *pass.Pass {
	return onFunctions("test-func-erase-result", "TestFuncEraseResult", "Test erasing func results.", func(op *ir.Operation, m ir.FunctionModel) bool {
		interfaces.EraseFunctionParts(op, m, nil, marked(op, m.ResAttrsName(), "test.erase_this_result", len(m.FunctionType(op).Results)))
		return true
	})
}

func newSetType() *pass.Pass {
	return onFunctions("test-func-set-type", "TestFuncSetType", "Test FunctionOpInterface::setType.", func(op *ir.Operation, m ir.FunctionModel) bool {
		ref, _ := op.Attr("test.set_type_from").(*ir.SymbolRefAttr)
		if ref == nil || len(ref.Nested) > 0 {
			return true
		}
		if from := ir.LookupSymbol(op.Parent(), ref.Root); from != nil {
			if other, ok := ir.OpInterface[ir.FunctionModel](from.Info()); ok {
				m.SetFunctionType(op, other.FunctionType(from))
			}
		}
		return true
	})
}
