package passes

import (
	"strconv"

	"example.com/toy/toy"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// LiteralName names the attribute of an argument that NewLowerToTensors makes of a constant: the elements.
const LiteralName = "toy.literal"

// NewLowerToTensors returns the pass toy-to-tensors: main becomes a function of func on tensors, which spvc compiles to kernels. Its
// arguments are the constants of the program, and its results what the program prints.
func NewLowerToTensors() *pass.Pass {
	single := false
	return &pass.Pass{
		Name: "toy-to-tensors", Class: "ToyToTensorsLoweringPass", Op: ir.Module.Name,
		Summary: "Lower main to a function on tensors, from constants to what is printed",
		Options: []pass.Option{pass.Bool("f32", &single, "Compute in f32")},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			main := ir.LookupSymbol(op, "main")
			if main == nil || !main.Is(toy.Func) || main.Region(0).Empty() {
				return op.EmitError("there is no function main")
			}
			return newTensors(main, single).lower(main)
		},
	}
}

// tensors is the lowering of one function. A function of Toy is a list of operations, so one walk lowers it.
type tensors struct {
	c       *ir.Context
	b       *ir.Builder
	element *ir.FloatType
	entry   *ir.Block
	values  map[*ir.Value]*ir.Value
	args    []ir.Type
	attrs   []ir.Attribute
	printed []*ir.Value
}

func newTensors(main *ir.Operation, single bool) *tensors {
	c := main.Context()
	t := &tensors{c: c, b: ir.NewBuilder(c, nil), element: c.F64(), values: map[*ir.Value]*ir.Value{}}
	if single {
		t.element = c.F32()
	}
	return t
}

// lower puts the function in the place of main, and erases all other functions of Toy.
func (t *tensors) lower(main *ir.Operation) bool {
	ft := toy.FunctionType(main)
	if len(ft.Inputs) > 0 || len(ft.Results) > 0 || !main.Region(0).HasOneBlock() {
		return main.EmitError("expected 'main' to have 0 inputs and 0 results")
	}
	t.b.SetBefore(main)
	f := fn.NewFunc(t.b, main.Loc(), "main", t.c.Function(nil, nil))
	t.entry = f.Region(0).First()
	t.b.SetEnd(t.entry)
	for op := main.Region(0).First().First(); op != nil; op = op.Next() {
		if !t.op(op) {
			return false
		}
	}
	results := make([]ir.Type, len(t.printed))
	for i, v := range t.printed {
		results[i] = v.Type()
	}
	f.SetAttr("function_type", t.c.TypeAttr(t.c.Function(t.args, results)))
	if len(t.attrs) > 0 {
		f.SetAttr("arg_attrs", t.c.Array(t.attrs))
	}
	main.Erase()
	return true
}

// typeOf returns the type of a value with the elements of the lowering, or nil if its shape is not known.
func (t *tensors) typeOf(v *ir.Value) *ir.RankedTensorType {
	r, ok := v.Type().(*ir.RankedTensorType)
	if !ok || !ir.HasStaticShape(r) {
		return nil
	}
	return t.c.Tensor(r.Shape(), t.element, nil)
}

// op lowers one operation.
func (t *tensors) op(op *ir.Operation) bool {
	switch {
	case op.Is(toy.Print):
		t.printed = append(t.printed, t.values[op.Operand(0)])
		return true
	case op.Is(toy.Return):
		t.b.Create(op.Loc(), fn.Return, t.printed, nil)
		return true
	case op.NumResults() != 1:
		return op.EmitOpError("has no lowering to tensors")
	}
	to := t.typeOf(op.Result(0))
	if to == nil {
		return op.EmitOpError("has a result without a known shape")
	}
	in := make([]*ir.Value, op.NumOperands())
	for i, v := range op.Operands() {
		in[i] = t.values[v]
	}
	var out *ir.Value
	switch {
	case op.Is(toy.Constant):
		out = t.literal(op, to)
	case op.Is(toy.Add), op.Is(toy.Mul):
		if in[0].Type() != to || in[1].Type() != to {
			return op.EmitOpError("has operands of different shapes")
		}
		def := arith.AddF
		if op.Is(toy.Mul) {
			def = arith.MulF
		}
		out = arith.NewBinary(t.b, op.Loc(), def, in[0], in[1])
	case op.Is(toy.Transpose):
		out = t.transpose(op.Loc(), in[0], to)
	case op.Is(toy.Reshape):
		from := in[0].Type().(*ir.RankedTensorType)
		if !reshapable(from, to) {
			return op.EmitOpError("has another number of elements than its operand")
		}
		out = t.reshape(op.Loc(), in[0], to)
	default:
		return op.EmitOpError("has no lowering to tensors")
	}
	t.values[op.Result(0)] = out
	return true
}

// literal makes an argument of a constant.
func (t *tensors) literal(op *ir.Operation, to *ir.RankedTensorType) *ir.Value {
	t.args = append(t.args, to)
	t.attrs = append(t.attrs, t.c.Dictionary([]ir.NamedAttribute{ir.Named(LiteralName, op.Prop(0))}))
	return t.entry.AddArg(to, t.c.NameLoc("literal"+strconv.Itoa(len(t.args)-1), op.Loc()))
}

// transpose reverses the dimensions.
func (t *tensors) transpose(loc ir.Location, v *ir.Value, to *ir.RankedTensorType) *ir.Value {
	n := len(to.Shape())
	perm := make([]int64, n)
	for i := range perm {
		perm[i] = int64(n - 1 - i)
	}
	empty := tensor.NewEmpty(t.b, loc, to)
	return linalg.NewTranspose(t.b, loc, v, empty, perm).Result(0)
}

// reshape makes one dimension of all, and the new ones of it. A single number fills the shape.
func (t *tensors) reshape(loc ir.Location, v *ir.Value, to *ir.RankedTensorType) *ir.Value {
	from := v.Type().(*ir.RankedTensorType).Shape()
	n, _ := elements(to.Shape())
	flat := t.c.Tensor([]int64{n}, t.element, nil)
	if len(from) == 0 {
		empty := tensor.NewEmpty(t.b, loc, to)
		return linalg.NewBroadcast(t.b, loc, v, empty, dimensions(len(to.Shape()))).Result(0)
	}
	if len(from) > 1 {
		v = tensor.CreateOrFoldCollapse(t.b, loc, flat, v, [][]int64{dimensions(len(from))})
	}
	switch len(to.Shape()) {
	case 0:
		return tensor.CreateOrFoldCollapse(t.b, loc, to, v, nil)
	case 1:
		return v
	}
	return tensor.CreateOrFoldExpand(t.b, loc, to, v, [][]int64{dimensions(len(to.Shape()))})
}

// dimensions returns the numbers of n dimensions.
func dimensions(n int) []int64 {
	list := make([]int64, n)
	for i := range list {
		list[i] = int64(i)
	}
	return list
}
