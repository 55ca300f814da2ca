package ir

import (
	"bytes"
	"fmt"
	"math/rand"
	"strings"
	"testing"
)

// The operations of the dialect that these tests declare.
var (
	tVal  = &OpDef{Name: "t.val", Results: []ValueDef{{Name: "r", Type: AnyType, Quantity: Variadic}}}
	tAdd  = &OpDef{Name: "t.add", Operands: []ValueDef{{Name: "a", Type: SignlessIntegerLike}, {Name: "b", Type: SignlessIntegerLike}}, Results: []ValueDef{{Name: "r", Type: SignlessIntegerLike}}, Traits: []Trait{SameOperandsAndResultType}}
	tAttr = &OpDef{Name: "t.attr", Attrs: []AttrDef{{Name: "n", Type: I32AttrKind}, {Name: "s", Type: StringAttrKind, Optional: true}}}
	tVar  = &OpDef{Name: "t.var", Operands: []ValueDef{{Name: "a", Type: IndexTypeConstraint}, {Name: "b", Type: AnyFloatType, Quantity: Variadic}}}
	tOpt  = &OpDef{Name: "t.opt", Operands: []ValueDef{{Name: "a", Type: AnyType, Quantity: Optional}}}
	tSeg  = &OpDef{Name: "t.seg", Operands: []ValueDef{{Name: "a", Type: AnyType, Quantity: Variadic}, {Name: "b", Type: AnyFloatType, Quantity: Variadic}}, Traits: []Trait{AttrSizedOperandSegments}}
	tEW   = &OpDef{Name: "t.elementwise", Operands: []ValueDef{{Name: "a", Type: AnyType, Quantity: Variadic}}, Results: []ValueDef{{Name: "r", Type: AnyType, Quantity: Variadic}}, Traits: []Trait{ElementwiseMappable}}
	tBc   = &OpDef{Name: "t.broadcast", Operands: []ValueDef{{Name: "a", Type: AnyType, Quantity: Variadic}}, Results: []ValueDef{{Name: "r", Type: AnyType}}, Traits: []Trait{ResultsBroadcastableShape}}
	tSame = &OpDef{Name: "t.match", Operands: []ValueDef{{Name: "a", Type: AnyType}, {Name: "b", Type: AnyType}}, Traits: []Trait{AllTypesMatch("a", "b")}}
	tElem = &OpDef{Name: "t.elem", Operands: []ValueDef{{Name: "a", Type: AnyType}, {Name: "b", Type: AnyType}}, Traits: []Trait{AllElementTypesMatch("a", "b")}}
	tShp  = &OpDef{Name: "t.shape", Operands: []ValueDef{{Name: "a", Type: AnyType}, {Name: "b", Type: AnyType}}, Traits: []Trait{AllShapesMatch("a", "b")}}
	tBr   = &OpDef{Name: "t.br", Operands: []ValueDef{{Name: "a", Type: AnyType, Quantity: Variadic}}, Successors: []SuccessorDef{{Name: "d", Quantity: Variadic}}, Traits: []Trait{Terminator}}
	tEnd  = &OpDef{Name: "t.end", Operands: []ValueDef{{Name: "a", Type: AnyType, Quantity: Variadic}}, Traits: []Trait{Terminator, ReturnLike}}
	tIf   = &OpDef{Name: "t.if", Results: []ValueDef{{Name: "r", Type: AnyType, Quantity: Variadic}}, Regions: []RegionDef{{Name: "body", Kind: SizedRegion1}}, Traits: []Trait{ImplicitTerminator{"t.end"}}}
	tFunc = &OpDef{Name: "t.func", Attrs: []AttrDef{{Name: "sym_name", Type: SymbolNameKind}, {Name: "function_type", Type: FunctionTypeKind}, {Name: "sym_visibility", Type: StringAttrKind, Optional: true}, {Name: "arg_attrs", Type: DictArrayAttrKind, Optional: true}, {Name: "res_attrs", Type: DictArrayAttrKind, Optional: true}}, Regions: []RegionDef{{Name: "body"}}, Traits: []Trait{IsolatedFromAbove, Symbol}}
	tKid  = &OpDef{Name: "t.kid", Traits: []Trait{HasParent("t.if", "t.other")}}
	tCall = &OpDef{Name: "t.call", Attrs: []AttrDef{{Name: "callee", Type: SymbolRefKind}}}
)

type tFuncModel struct{}

func (tFuncModel) FunctionType(op *Operation) *FunctionType {
	return op.Prop(1).(*TypeAttr).Value.(*FunctionType)
}
func (tFuncModel) SetFunctionType(op *Operation, t *FunctionType) {
	op.SetProp(1, op.Context().TypeAttr(t))
}
func (tFuncModel) ArgAttrsName() string             { return "arg_attrs" }
func (tFuncModel) ResAttrsName() string             { return "res_attrs" }
func (tFuncModel) IsDeclaration(op *Operation) bool { return op.Region(0).Empty() }

type tIfModel struct{}

func (tIfModel) RegionSuccessors(_ *Operation, from int, visit func(int)) {
	if from < 0 {
		visit(0)
	} else {
		visit(-1)
	}
}
func (tIfModel) EntryOperands(*Operation, int) []*Value { return nil }
func (tIfModel) SuccessorInputs(op *Operation, to int) []*Value {
	if to < 0 {
		return op.Results()
	}
	return nil
}

type tBrModel struct{}

func (tBrModel) SuccessorOperands(op *Operation, _ int) (int, int, int) {
	return 0, op.NumOperands(), 0
}

type tCallModel struct{}

func (tCallModel) VerifySymbolUses(op *Operation, t *SymbolTables) bool {
	ref := op.Prop(0).(*SymbolRefAttr)
	if t.LookupRef(op, ref) == nil {
		return op.EmitOpError("'" + ref.Leaf() + "' does not reference a symbol")
	}
	return true
}

func testRegistry() *Registry {
	r := NewRegistry()
	r.Add("t", func() *Dialect {
		return &Dialect{Name: "t", Ops: []OpEntry{{Def: tVal}, {Def: tAdd}, {Def: tAttr}, {Def: tVar}, {Def: tOpt}, {Def: tSeg}, {Def: tEW},
			{Def: tBc}, {Def: tSame}, {Def: tElem}, {Def: tShp}, {Def: tBr, Interfaces: []any{tBrModel{}}}, {Def: tEnd}, {Def: tIf, Interfaces: []any{tIfModel{}}},
			{Def: tFunc, Interfaces: []any{tFuncModel{}}}, {Def: tKid}, {Def: tCall, Interfaces: []any{tCallModel{}}}}}
	})
	return r
}

// fixture is a module with a builder at the end of its body.
type fixture struct {
	*Context
	b   *Builder
	mod *Operation
}

func newFixture() *fixture {
	c := NewContext(testRegistry())
	f := &fixture{Context: c, b: NewBuilder(c, nil), mod: c.NewModule(UnknownLoc)}
	f.b.SetEnd(f.mod.Region(0).First())
	return f
}

func (f *fixture) op(def *OpDef, operands []*Value, results []Type, attrs ...NamedAttribute) *Operation {
	return f.b.CreateWithRegions(UnknownLoc, def, operands, results, len(def.Regions), attrs...)
}

func (f *fixture) val(t Type) *Value { return f.op(tVal, nil, []Type{t}).Result(0) }

// in sets the insertion point to a new block of op's region.
func (f *fixture) in(op *Operation, args ...Type) *Block {
	b := op.Region(0).AddBlock()
	for _, t := range args {
		b.AddArg(t, UnknownLoc)
	}
	f.b.SetEnd(b)
	return b
}

func (f *fixture) function(name string, inputs ...Type) *Operation {
	return f.op(tFunc, nil, nil, Named("sym_name", f.String(name)), Named("function_type", f.TypeAttr(f.Function(inputs, nil))))
}

func (f *fixture) end(vs ...*Value) { f.op(tEnd, vs, nil) }

// errors verifies the module and returns messages, those of notes after "| ".
func (f *fixture) errors() []string {
	var got []string
	pop := f.PushHandler(func(d *Diagnostic) bool {
		s := d.Message
		for _, n := range d.Notes {
			s += " | " + n.Message
		}
		got = append(got, s)
		return true
	})
	defer pop()
	if ok := Verify(f.mod); ok != (len(got) == 0) {
		got = append(got, fmt.Sprint("Verify returned ", ok))
	}
	return got
}

func TestVerifyErrors(t *testing.T) {
	tests := []struct {
		name  string
		build func(f *fixture)
		want  string
	}{
		{"valid", func(f *fixture) { v := f.val(f.I32()); f.op(tAdd, []*Value{v, v}, []Type{f.I32()}) }, ""},
		{"operand count", func(f *fixture) { f.op(tAdd, []*Value{f.val(f.I32())}, []Type{f.I32()}) }, "'t.add' op expected 2 operands, but found 1"},
		{"result count", func(f *fixture) { v := f.val(f.I32()); f.op(tAdd, []*Value{v, v}, nil) }, "'t.add' op requires one result"},
		{"operand type", func(f *fixture) { v := f.val(f.F32()); f.op(tAdd, []*Value{v, v}, []Type{f.F32()}) }, "'t.add' op operand #0 must be signless-integer-like, but got 'f32'"},
		{"same type", func(f *fixture) { v := f.val(f.I32()); f.op(tAdd, []*Value{v, v}, []Type{f.I64()}) }, "'t.add' op requires the same type for all operands and results"},
		{"inferred type", func(f *fixture) {
			v := f.val(f.Tensor([]int64{Dynamic}, f.I32(), nil))
			f.op(tAdd, []*Value{v, v}, []Type{f.Tensor([]int64{4}, f.I32(), nil)})
		}, "'t.add' op inferred type(s) 'tensor<?xi32>' are incompatible with return type(s) of operation 'tensor<4xi32>'\n't.add' op failed to infer returned types"},
		{"missing attribute", func(f *fixture) { f.op(tAttr, nil, nil) }, "'t.attr' op requires attribute 'n'"},
		{"wrong attribute", func(f *fixture) { f.op(tAttr, nil, nil, Named("n", f.Int(f.I64(), 1))) }, "'t.attr' op attribute 'n' failed to satisfy constraint: 32-bit signless integer attribute"},
		{"variadic", func(f *fixture) { f.op(tVar, []*Value{f.val(f.Index()), f.val(f.F32()), f.val(f.I32())}, nil) }, "'t.var' op operand #2 must be variadic of floating-point, but got 'i32'"},
		{"at least", func(f *fixture) { f.op(tVar, nil, nil) }, "'t.var' op expected 1 or more operands, but found 0"},
		{"optional", func(f *fixture) { v := f.val(f.I32()); f.op(tOpt, []*Value{v, v}, nil) }, "'t.opt' op operand group starting at #0 requires 0 or 1 element, but found 2"},
		{"segments total", func(f *fixture) { f.op(tSeg, []*Value{f.val(f.F32())}, nil, f.Segments(1, 2)) }, "'t.seg' op operand count (1) does not match with the total size (3) specified in attribute 'operandSegmentSizes'"},
		{"segments negative", func(f *fixture) { f.op(tSeg, nil, nil, f.Segments(-1, 1)) }, "'t.seg' op 'operandSegmentSizes' attribute cannot have negative elements"},
		{"segment type", func(f *fixture) { v := f.val(f.I32()); f.op(tSeg, []*Value{v, v}, nil, f.Segments(1, 1)) }, "'t.seg' op operand #1 must be variadic of floating-point, but got 'i32'"},
		{"no segments", func(f *fixture) { f.op(tSeg, nil, nil) }, ""},
		{"elementwise result", func(f *fixture) { f.op(tEW, []*Value{f.val(f.Vector([]int64{4}, f.F32()))}, []Type{f.F32()}) }, "'t.elementwise' op if an operand is non-scalar, then there must be at least one non-scalar result"},
		{"elementwise operand", func(f *fixture) { f.op(tEW, []*Value{f.val(f.F32())}, []Type{f.Vector([]int64{4}, f.F32())}) }, "'t.elementwise' op if a result is non-scalar, then at least one operand must be non-scalar"},
		{"elementwise shape", func(f *fixture) {
			f.op(tEW, []*Value{f.val(f.Vector([]int64{4}, f.F32()))}, []Type{f.Vector([]int64{5}, f.F32())})
		}, "'t.elementwise' op all non-scalar operands/results must have the same shape and base type"},
		{"broadcast", func(f *fixture) {
			f.op(tBc, []*Value{f.val(f.Tensor([]int64{4, 3}, f.F32(), nil)), f.val(f.Tensor([]int64{2, 3}, f.F32(), nil))}, []Type{f.Tensor([]int64{4, 3}, f.F32(), nil)})
		}, "'t.broadcast' op operands don't have broadcast-compatible shapes"},
		{"broadcast result", func(f *fixture) {
			f.op(tBc, []*Value{f.val(f.Tensor([]int64{4, 1}, f.F32(), nil)), f.val(f.Tensor([]int64{Dynamic}, f.F32(), nil))}, []Type{f.Tensor([]int64{3, 3}, f.F32(), nil)})
		}, "'t.broadcast' op result type '3x3' not broadcast compatible with broadcasted operands's shapes '4x?'"},
		{"types match", func(f *fixture) { f.op(tSame, []*Value{f.val(f.I32()), f.val(f.F32())}, nil) }, "'t.match' op failed to verify that all of {a, b} have same type"},
		{"equal shapes", func(f *fixture) {
			f.op(tShp, []*Value{f.val(f.Vector([]int64{2}, f.I32())), f.val(f.Vector([]int64{2}, f.F32()))}, nil)
			f.op(tShp, []*Value{f.val(f.I32()), f.val(f.F32())}, nil)
		}, ""},
		{"shapes match", func(f *fixture) {
			f.op(tShp, []*Value{f.val(f.Vector([]int64{2}, f.F32())), f.val(f.Vector([]int64{3}, f.F32()))}, nil)
		}, "'t.shape' op failed to verify that all of {a, b} have same shape"},
		{"shape and scalar", func(f *fixture) {
			f.op(tShp, []*Value{f.val(f.I32()), f.val(f.Vector([]int64{2}, f.I32()))}, nil)
		}, "'t.shape' op failed to verify that all of {a, b} have same shape"},
		{"element types match", func(f *fixture) { f.op(tElem, []*Value{f.val(f.I32()), f.val(f.Vector([]int64{2}, f.F32()))}, nil) }, "'t.elem' op failed to verify that all of {a, b} have same element type"},
		{"parent", func(f *fixture) { f.op(tKid, nil, nil) }, "'t.kid' op expects parent op to be one of 't.if, t.other'"},
		{"terminator in the middle", func(f *fixture) { f.in(f.function("f")); f.end(); f.end() }, "'t.end' op must be the last operation in the parent block"},
		{"no terminator", func(f *fixture) { f.in(f.function("f")); f.val(f.I32()) }, "block with no terminator, has %0 = \"t.val\"() : () -> i32"},
		{"empty block", func(f *fixture) { f.in(f.function("f")) }, "empty block: expect at least a terminator"},
		{"entry predecessors", func(f *fixture) {
			b := f.in(f.function("f"))
			f.b.CreateBranch(UnknownLoc, tBr, nil, []*Block{b})
		}, "entry block of region may not have predecessors"},
		{"branch operands", func(f *fixture) {
			fn := f.function("f")
			entry := f.in(fn)
			next := f.in(fn, f.I32())
			f.end()
			f.b.SetEnd(entry)
			f.b.CreateBranch(UnknownLoc, tBr, nil, []*Block{next})
		}, "branch has 0 operands for successor #0, but target block has 1"},
		{"branch types", func(f *fixture) {
			fn := f.function("f")
			entry := f.in(fn)
			next := f.in(fn, f.I32())
			f.end()
			f.b.SetEnd(entry)
			f.b.CreateBranch(UnknownLoc, tBr, []*Value{f.val(f.F32())}, []*Block{next})
		}, "type mismatch for bb argument #0 of successor #0"},
		{"implicit terminator", func(f *fixture) {
			f.in(f.op(tIf, nil, nil))
			f.b.CreateBranch(UnknownLoc, tBr, nil, nil)
		}, "'t.if' op expects regions to end with 't.end', found 't.br' | in custom textual format, the absence of terminator implies 't.end'"},
		{"region size", func(f *fixture) { f.op(tIf, nil, nil) }, "'t.if' op region #0 ('body') failed to verify constraint: region with 1 blocks"},
		{"region edge count", func(f *fixture) { f.in(f.op(tIf, nil, []Type{f.I32()})); f.end() }, "'t.if' op along control flow edge from Operation t.end to parent: region branch point has 0 operands, but region successor needs 1 inputs | region branch point"},
		{"region edge type", func(f *fixture) { f.in(f.op(tIf, nil, []Type{f.I32()})); f.end(f.val(f.F32())) }, "'t.if' op along control flow edge from Operation t.end to parent: successor operand type #0 'f32' should match successor input type #0 'i32' | region branch point"},
		{"isolation", func(f *fixture) { v := f.val(f.I32()); f.in(f.function("f")); f.end(v) }, "'t.end' op using value defined outside the region | required by region isolation constraints"},
		{"use before definition", func(f *fixture) {
			f.in(f.function("f"))
			v := f.val(f.I32())
			use := f.op(tAdd, []*Value{v, v}, []Type{f.I32()})
			f.end()
			use.MoveBefore(v.DefiningOp())
		}, "operand #0 does not dominate this use | operand defined here (op in the same block)"},
		{"child region", func(f *fixture) {
			fn := f.in(f.function("f"))
			f.in(f.op(tIf, nil, nil))
			v := f.val(f.I32())
			f.end()
			f.b.SetEnd(fn)
			f.end(v)
		}, "operand #0 does not dominate this use | operand defined here (op in a child region)"},
		{"parent region", func(f *fixture) {
			fn := f.in(f.function("f"))
			v := f.val(f.I32())
			in := f.op(tIf, nil, nil)
			f.end()
			f.in(in)
			f.op(tOpt, []*Value{v}, nil)
			f.end()
			v.DefiningOp().MoveBefore(fn.Last())
		}, "operand #0 does not dominate this use | operand defined here (op in a parent region)"},
		{"other block", func(f *fixture) {
			fn := f.function("f")
			entry, left := f.in(fn), f.in(fn, f.I32())
			right := f.in(fn, f.I32())
			f.end(left.Arg(0))
			f.b.SetEnd(left)
			f.end()
			f.b.SetEnd(entry)
			v := f.val(f.I32())
			f.b.CreateBranch(UnknownLoc, tBr, []*Value{v}, []*Block{left, right})
		}, "operand #0 does not dominate this use | operand defined as a block argument (block #1 in the same region)"},
		{"graph region", func(f *fixture) {
			v := f.val(f.I32())
			f.op(tEnd, nil, nil).Remove()
			f.op(tOpt, []*Value{v}, nil).MoveBefore(v.DefiningOp())
		}, ""},
		{"function arguments", func(f *fixture) { f.in(f.function("f", f.I32()), f.F32()); f.end() }, "'t.func' op type of entry block argument #0('f32') must match the type of the corresponding argument in function signature('i32')"},
		{"function argument count", func(f *fixture) { f.in(f.function("f", f.I32())); f.end() }, "'t.func' op entry block must have 1 arguments to match function signature"},
		{"argument attributes", func(f *fixture) {
			fn := f.function("f", f.I32())
			f.in(fn, f.I32())
			f.end()
			fn.SetAttr("arg_attrs", f.Array([]Attribute{f.Dictionary([]NamedAttribute{{"x", f.Unit()}})}))
		}, "'t.func' op arguments may only have dialect attributes"},
		{"argument attribute count", func(f *fixture) {
			fn := f.function("f", f.I32())
			f.in(fn, f.I32())
			f.end()
			fn.SetAttr("arg_attrs", f.Array(nil))
		}, "'t.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 0, but expected 1"},
		{"public declaration", func(f *fixture) { f.function("f") }, "'t.func' op symbol declaration cannot have public visibility"},
		{"visibility", func(f *fixture) { f.function("f").SetAttr("sym_visibility", f.String("x")) }, `'t.func' op visibility expected to be one of ["public", "private", "nested"], but got "x"`},
		{"redefinition", func(f *fixture) {
			SetSymbolVisibility(f.function("f"), Private)
			SetSymbolVisibility(f.function("f"), Private)
		}, "redefinition of symbol named 'f' | see existing symbol definition here"},
		{"symbol use", func(f *fixture) {
			f.in(f.function("f"))
			f.op(tCall, nil, nil, Named("callee", f.SymbolRef("g")))
			f.end()
		}, "'t.call' op 'g' does not reference a symbol"},
		{"symbol parent", func(f *fixture) { f.in(f.op(tIf, nil, nil)); SetSymbolVisibility(f.function("g"), Private); f.end() }, "'t.func' op symbol's parent must have the SymbolTable trait"},
		{"module attributes", func(f *fixture) { f.mod.SetAttr("x", f.Unit()) }, "'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'x'"},
		{"cast", func(f *fixture) { f.op(UnrealizedCast, nil, nil) }, "'builtin.unrealized_conversion_cast' op expected at least one result for cast operation"},
		{"unregistered", func(f *fixture) { f.b.Build(&OperationState{Info: f.OpInfo("x.y")}) }, "'x.y' op created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used"},
		{"unknown op", func(f *fixture) { f.b.Build(&OperationState{Info: f.OpInfo("t.y")}) }, "unregistered operation 't.y' found in dialect ('t') that does not allow unknown operations"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f := newFixture()
			tt.build(f)
			if got := strings.Join(f.errors(), "\n"); got != tt.want {
				t.Errorf("got  %q\nwant %q", got, tt.want)
			}
		})
	}
}

// TestVerifyParallel checks that several functions report their errors in the same order
// for any number of workers.
func TestVerifyParallel(t *testing.T) {
	var first string
	for _, workers := range []int{1, 8} {
		f := newFixture()
		f.Workers = workers
		src := f.AddFile("x", bytes.Repeat([]byte("abcdefgh\n"), 100))
		for i := range 100 {
			f.b.SetEnd(f.mod.Region(0).First())
			fn := f.function(fmt.Sprint("f", i))
			f.in(fn)
			f.end()
			if i%3 == 0 {
				f.end()
				fn.Region(0).First().First().SetLoc(src.At(9 * i))
			}
		}
		var out bytes.Buffer
		defer f.PushHandler(NewSourcePrinter(&out, f.Context, SourcePrinterOptions{}))()
		if Verify(f.mod) || strings.Count(out.String(), "must be the last") != 34 {
			t.Fatalf("got %s", out.String())
		}
		if first == "" {
			first = out.String()
		} else if first != out.String() {
			t.Error("the output depends on the number of workers")
		}
	}
}

func TestVerifyDepthLimit(t *testing.T) {
	f := newFixture()
	f.in(f.function("f"))
	for range maxNesting + 10 {
		op := f.op(tIf, nil, nil)
		f.end()
		f.in(op)
	}
	f.end()
	if got := f.errors(); len(got) != 1 || got[0] != "operations are nested too deeply" {
		t.Errorf("got %q", got)
	}
}

// The dominator tree agrees with the definition: a dominates b if every path from the
// entry to b goes through a.
func TestDominanceRandom(t *testing.T) {
	rng := rand.New(rand.NewSource(1))
	for range 200 {
		f := newFixture()
		fn := f.function("f")
		n := 2 + rng.Intn(12)
		blocks := make([]*Block, n)
		for i := range blocks {
			blocks[i] = f.in(fn)
		}
		for _, b := range blocks {
			f.b.SetEnd(b)
			var succs []*Block
			for range rng.Intn(3) {
				succs = append(succs, blocks[1+rng.Intn(n-1)])
			}
			f.b.CreateBranch(UnknownLoc, tBr, nil, succs)
		}
		reach := func(without *Block) map[*Block]bool {
			seen := map[*Block]bool{}
			var visit func(b *Block)
			visit = func(b *Block) {
				if b == without || seen[b] {
					return
				}
				seen[b] = true
				for i := range b.Last().NumSuccessors() {
					visit(b.Last().Successor(i))
				}
			}
			visit(blocks[0])
			return seen
		}
		all := reach(nil)
		d := NewDominance()
		for i, a := range blocks {
			without := reach(a)
			for j, b := range blocks {
				want := a == b || !all[b] || all[a] && !without[b]
				if got := d.DominatesBlock(a, b); got != want {
					t.Fatalf("block %d dominates %d: got %v, want %v", i, j, got, want)
				}
			}
			if d.isReachable(a) != all[a] {
				t.Fatalf("block %d reachable: want %v", i, all[a])
			}
		}
	}
}

// TestDominanceOfOperations asks about operations of one block, of nested ones, and
// after the control flow changed.
func TestDominanceOfOperations(t *testing.T) {
	f := newFixture()
	fn := f.function("f")
	entry, next, last := f.in(fn), f.in(fn), f.in(fn)
	f.b.SetEnd(entry)
	first := f.val(f.I32()).DefiningOp()
	outer := f.op(tIf, nil, nil)
	jump := f.b.CreateBranch(UnknownLoc, tBr, nil, []*Block{next})
	f.b.SetEnd(next)
	f.b.CreateBranch(UnknownLoc, tBr, nil, []*Block{last})
	f.b.SetEnd(last)
	f.end()
	f.in(outer)
	inner := f.val(f.I32()).DefiningOp()
	d := NewDominance()
	for _, c := range []struct {
		name string
		a, b *Operation
		want bool
	}{
		{"itself", first, first, true}, {"a later one", first, outer, true}, {"an earlier one", outer, first, false},
		{"a nested one", first, inner, true}, {"its own body", outer, inner, true}, {"what encloses it", inner, outer, false},
	} {
		if got := d.Dominates(c.a, c.b); got != c.want {
			t.Errorf("%s: got %v", c.name, got)
		}
		if got, want := d.ProperlyDominates(c.a, c.b), c.want && c.a != c.b; got != want {
			t.Errorf("%s: properly: got %v", c.name, got)
		}
	}
	if !d.DominatesBlock(next, last) {
		t.Error("the block between does not dominate the last one")
	}
	// The jump now skips the block between.
	f.b.SetInsertionPoint(InsertionPoint{Block: entry, Before: jump})
	f.b.CreateBranch(UnknownLoc, tBr, nil, []*Block{next, last})
	jump.Erase()
	if d.invalidate(fn.Region(0)); d.DominatesBlock(next, last) {
		t.Error("the tree is that of the old control flow")
	}
}

// A ladder of blocks must not take quadratic time.
func TestDominanceLarge(t *testing.T) {
	f := newFixture()
	fn := f.function("f")
	const n = 100000
	blocks := make([]*Block, n)
	for i := range blocks {
		blocks[i] = f.in(fn)
	}
	for i, b := range blocks {
		f.b.SetEnd(b)
		f.b.CreateBranch(UnknownLoc, tBr, nil, []*Block{blocks[min(n-1, i+1)], blocks[max(1, n-1-i)]})
	}
	d := NewDominance()
	if !d.DominatesBlock(blocks[0], blocks[n-1]) || d.ImmediateDominator(blocks[1]) != blocks[0] {
		t.Error("the entry must dominate everything")
	}
}
