// Package syntax reads Toy, a language of tensors with one or two dimensions, as a tree.
//
//	def transposed_product(a, b) {
//	  return transpose(a) * transpose(b);
//	}
//
//	def main() {
//	  var a = [[1, 2, 3], [4, 5, 6]];
//	  var b<2, 3> = [1, 2, 3, 4, 5, 6];
//	  print(transposed_product(a, b));
//	}
//
// Functions are generic: their parameters have no types. The language knows +, *, transpose and print; structures of tensors come
// with chapter 7.
package syntax

// Module is a source file: functions and, from chapter 7 on, structures, in their order.
type Module struct{ Records []Record }

// Record is a *Function or a *Struct.
type Record interface{ record() }

// Function is a definition of a function.
type Function struct {
	Proto Prototype
	Body  []Expr
}

// Prototype is what stands before the body of a function.
type Prototype struct {
	Loc    Location
	Name   string
	Params []*VarDecl // without initial values
}

// Struct is a declaration of a structure.
type Struct struct {
	Loc       Location
	Name      string
	Variables []*VarDecl // without initial values
}

func (*Function) record() {}
func (*Struct) record()   {}

// Type is the type that a declaration states: the name of a structure, or the shape of a tensor. Both are empty if it states none.
type Type struct {
	Name  string
	Shape []int64
}

// Expr is an expression or a statement.
type Expr interface{ Place() Location }

// At is the place of an expression, which all kinds of expressions embed.
type At struct{ Loc Location }

// Place returns the location.
func (a At) Place() Location { return a.Loc }

// The expressions. A Call of print is a Print.
type (
	Number struct {
		At
		Value float64
	}
	// Literal is a list of numbers or of Literals with equal Dims. Dims is the shape.
	Literal struct {
		At
		Values []Expr
		Dims   []int64
	}
	StructLiteral struct {
		At
		Values []Expr
	}
	Variable struct {
		At
		Name string
	}
	Binary struct {
		At
		Op          byte
		Left, Right Expr
	}
	Call struct {
		At
		Callee string
		Args   []Expr
	}
)

// The statements. Init of a VarDecl and Value of a Return are nil if the source has none.
type (
	VarDecl struct {
		At
		Name string
		Type Type
		Init Expr
	}
	Return struct {
		At
		Value Expr
	}
	Print struct {
		At
		Arg Expr
	}
)
