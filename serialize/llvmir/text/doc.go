// Package text is the syntax of LLVM IR as Go structs, with a parser and a printer. It knows no package ir.
//
// A Module makes its types, each once, so that types compare as pointers. Values carry their types.
// Constructors such as NewBinary return instructions, which Block.Add puts into blocks:
//
//	m := text.NewModule("example")
//	f := m.NewFunction("twice", m.Func(text.I32, false, text.I32))
//	b := f.NewBlock("")
//	sum := b.Add(text.NewBinary(text.Add, f.Params[0], f.Params[0]).With(text.NSW))
//	b.Add(text.NewRet(sum))
//	out := text.Print(m, 19)
//
// Names are optional. Print numbers values and blocks without names, metadata nodes and groups of
// attributes in the order of LLVM's slot tracker, and writes the text that llvm-dis writes for the module.
// Nodes that are equal and not distinct become one node.
package text
