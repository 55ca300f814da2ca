package linalg

import "github.com/spvc/spvc/ir"

// namedTable has the named operations.
var namedTable = table(elementwiseRows, productRows, convolutionRows, depthwiseRows, poolingRows)

// The attributes that choose functions.
var (
	castAttr    = ir.AttrDef{Name: "cast", Type: typeFnKind, Optional: true, Default: "#linalg.type_fn<cast_signed>"}
	castSince21 = ir.AttrDef{Name: "cast", Type: typeFnKind, Optional: true, Default: "#linalg.type_fn<cast_signed>", Versions: ir.Since(21)}
	unaryAttr   = ir.AttrDef{Name: "fun", Type: unaryFnKind, Optional: true, Default: "#linalg.unary_fn<exp>"}
	binaryAttr  = ir.AttrDef{Name: "fun", Type: binaryFnKind, Optional: true, Default: "#linalg.binary_fn<add>"}
)

// elementwiseRows are the operations with one parallel loop per dimension, and fills.
var elementwiseRows = []*Named{
	{Name: "copy", Summary: "copy of the elements", Inputs: 1, Body: castBy("cast", in(0)), Attrs: []ir.AttrDef{castAttr}},
	{Name: "elemwise_unary", Summary: "function of each element", Inputs: 1, Body: &Expr{Kind: ExprFn, Fn: FnExp, Attr: "fun", Args: []*Expr{castBy("cast", in(0))}}, Attrs: []ir.AttrDef{unaryAttr, castAttr}, Versions: ir.Until(21)},
	{Name: "exp", Summary: "exponential of each element", Inputs: 1, Body: unary(FnExp)},
	{Name: "log", Summary: "natural logarithm of each element", Inputs: 1, Body: unary(FnLog)},
	{Name: "abs", Summary: "absolute value of each element", Inputs: 1, Body: unary(FnAbs)},
	{Name: "ceil", Summary: "ceiling of each element", Inputs: 1, Body: unary(FnCeil)},
	{Name: "floor", Summary: "floor of each element", Inputs: 1, Body: unary(FnFloor)},
	{Name: "negf", Summary: "negation of each element", Inputs: 1, Body: unary(FnNegF)},
	{Name: "reciprocal", Summary: "reciprocal of each element", Inputs: 1, Body: unary(FnReciprocal)},
	{Name: "round", Summary: "nearest integer of each element", Inputs: 1, Body: unary(FnRound)},
	{Name: "sqrt", Summary: "square root of each element", Inputs: 1, Body: unary(FnSqrt)},
	{Name: "rsqrt", Summary: "reciprocal of the square root of each element", Inputs: 1, Body: unary(FnRsqrt)},
	{Name: "square", Summary: "square of each element", Inputs: 1, Body: unary(FnSquare)},
	{Name: "tanh", Summary: "hyperbolic tangent of each element", Inputs: 1, Body: unary(FnTanh)},
	{Name: "erf", Summary: "error function of each element", Inputs: 1, Body: unary(FnErf)},
	{Name: "elemwise_binary", Summary: "function of each pair of elements", Inputs: 2, Body: &Expr{Kind: ExprFn, Fn: FnAdd, Attr: "fun", Args: []*Expr{castBy("cast", in(0)), castBy("cast", in(1))}}, Attrs: []ir.AttrDef{binaryAttr, castAttr}, Versions: ir.Until(21)},
	{Name: "add", Summary: "sum of each pair of elements", Inputs: 2, Body: binary(FnAdd)},
	{Name: "sub", Summary: "difference of each pair of elements", Inputs: 2, Body: binary(FnSub)},
	{Name: "mul", Summary: "product of each pair of elements", Inputs: 2, Body: binary(FnMul)},
	{Name: "div", Summary: "quotient of each pair of elements", Inputs: 2, Body: binary(FnDiv)},
	{Name: "div_unsigned", Summary: "unsigned quotient of each pair of elements", Inputs: 2, Body: binary(FnDivUnsigned)},
	{Name: "max", Summary: "maximum of each pair of elements", Inputs: 2, Body: binary(FnMaxSigned)},
	{Name: "min", Summary: "minimum of each pair of elements", Inputs: 2, Body: binary(FnMinSigned)},
	{Name: "powf", Summary: "power of each pair of elements", Inputs: 2, Body: binary(FnPowF)},
	{Name: "select", Summary: "choice between each pair of elements", Inputs: 3, Body: apply(FnSelect, in(0), in(1), in(2))},
	{Name: "fill", Summary: "tensor or memref of equal elements", Inputs: 1, Body: in(0), OldLast: 21, OldBody: cast(in(0))},
	{Name: "fill_rng_2d", Summary: "matrix of pseudo-random numbers", Loops: "m n", Maps: "; ; ; m n", Body: randomBody()},
}

// productRows are the products of matrices and vectors.
var productRows = []*Named{
	{Name: "matmul", Summary: "product of two matrices",
		Loops: "m n +k", Maps: "m k; k n; m n", Body: mulAddBy, Attrs: []ir.AttrDef{castAttr}, UserMaps: 20, Contraction: true},
	{Name: "quantized_matmul", Summary: "product of two matrices with zero points",
		Loops: "m n +k", Maps: "m k; k n; ; ; m n", Body: mulAddZero},
	{Name: "matmul_transpose_a", Summary: "product of a transposed matrix and a matrix",
		Loops: "m n +k", Maps: "k m; k n; m n", Body: mulAddBy, Attrs: []ir.AttrDef{castAttr}, Contraction: true, Versions: ir.Until(21)},
	{Name: "matmul_transpose_b", Summary: "product of a matrix and a transposed matrix",
		Loops: "m n +k", Maps: "m k; n k; m n", Body: mulAddBy, Attrs: []ir.AttrDef{castAttr}, Contraction: true, Versions: ir.Until(21)},
	{Name: "mmt4d", Summary: "product of two matrices in tiles, the second transposed",
		Loops: "m n +k x y +z", Maps: "m k x z; n k y z; m n x y", Body: mulAdd, Contraction: true},
	{Name: "batch_mmt4d", Summary: "products of pairs of matrices in tiles, the second of each transposed",
		Loops: "b m n +k x y +z", Maps: "b m k x z; b n k y z; b m n x y", Body: mulAdd, Contraction: true},
	{Name: "batch_matmul", Summary: "products of pairs of matrices",
		Loops: "b m n +k", Maps: "b m k; b k n; b m n", Body: mulAddBy, Attrs: []ir.AttrDef{castSince21}, UserMaps: 21, Contraction: true},
	{Name: "batch_matmul_transpose_a", Summary: "products of pairs of matrices, the first of each transposed",
		Loops: "b m n +k", Maps: "b k m; b k n; b m n", Body: mulAdd, Contraction: true, Versions: ir.Until(21)},
	{Name: "batch_matmul_transpose_b", Summary: "products of pairs of matrices, the second of each transposed",
		Loops: "b m n +k", Maps: "b m k; b n k; b m n", Body: mulAdd, Contraction: true, Versions: ir.Until(21)},
	{Name: "quantized_batch_matmul", Summary: "products of pairs of matrices with zero points",
		Loops: "b m n +k", Maps: "b m k; b k n; ; ; b m n", Body: mulAddZero},
	{Name: "batch_reduce_matmul", Summary: "sum of the products of pairs of matrices",
		Loops: "+b m n +k", Maps: "b m k; b k n; m n", Body: mulAdd, OldLast: 21, OldBody: mulAddNarrow, Attrs: []ir.AttrDef{castSince21}, UserMaps: 21, Contraction: true},
	{Name: "matvec", Summary: "product of a matrix and a vector",
		Loops: "m +k", Maps: "m k; k; m", Body: mulAdd, Contraction: true},
	{Name: "vecmat", Summary: "product of a vector and a matrix",
		Loops: "n +k", Maps: "k; k n; n", Body: mulAdd, Contraction: true},
	{Name: "batch_matvec", Summary: "products of pairs of a matrix and a vector",
		Loops: "b m +k", Maps: "b m k; b k; b m", Body: mulAdd, Contraction: true},
	{Name: "batch_vecmat", Summary: "products of pairs of a vector and a matrix",
		Loops: "b n +k", Maps: "b k; b k n; b n", Body: mulAdd, Contraction: true},
	{Name: "dot", Summary: "dot product of two vectors",
		Loops: "+k", Maps: "k; k; ", Body: mulAdd, Contraction: true},
}

// The named operations on elements, fills and products.
var (
	Copy                  = named("copy")
	ElemwiseUnary         = named("elemwise_unary")
	Exp                   = named("exp")
	Log                   = named("log")
	Abs                   = named("abs")
	Ceil                  = named("ceil")
	Floor                 = named("floor")
	NegF                  = named("negf")
	Reciprocal            = named("reciprocal")
	Round                 = named("round")
	Sqrt                  = named("sqrt")
	Rsqrt                 = named("rsqrt")
	Square                = named("square")
	Tanh                  = named("tanh")
	Erf                   = named("erf")
	ElemwiseBinary        = named("elemwise_binary")
	Add                   = named("add")
	Sub                   = named("sub")
	Mul                   = named("mul")
	Div                   = named("div")
	DivUnsigned           = named("div_unsigned")
	Max                   = named("max")
	Min                   = named("min")
	PowF                  = named("powf")
	Select                = named("select")
	Fill                  = named("fill")
	FillRng2D             = named("fill_rng_2d")
	Matmul                = named("matmul")
	QuantizedMatmul       = named("quantized_matmul")
	MatmulTransposeA      = named("matmul_transpose_a")
	MatmulTransposeB      = named("matmul_transpose_b")
	Mmt4D                 = named("mmt4d")
	BatchMmt4D            = named("batch_mmt4d")
	BatchMatmul           = named("batch_matmul")
	BatchMatmulTransposeA = named("batch_matmul_transpose_a")
	BatchMatmulTransposeB = named("batch_matmul_transpose_b")
	QuantizedBatchMatmul  = named("quantized_batch_matmul")
	BatchReduceMatmul     = named("batch_reduce_matmul")
	Matvec                = named("matvec")
	Vecmat                = named("vecmat")
	BatchMatvec           = named("batch_matvec")
	BatchVecmat           = named("batch_vecmat")
	Dot                   = named("dot")
)
