package linalg

import "github.com/spvc/spvc/ir"

// LikeGeneric returns the declaration of an operation called name that has what linalg.generic has.
func LikeGeneric(name, summary string) *ir.OpDef {
	d := *Generic
	d.Name, d.Summary = name, summary
	return &d
}

// EntryLikeGeneric returns the entry of an operation that [LikeGeneric] declares, for the dialect that has it. The passes of linalg treat
// such operations as structured ones.
func EntryLikeGeneric(def *ir.OpDef) ir.OpEntry {
	return ir.OpEntry{Def: def, Parse: parseGeneric, Print: printGeneric, Fold: foldCasts, Effects: effects, Names: nameArgs,
		Interfaces: []any{genericModel{}, structuredSizes{}, verifyStructured}}
}

// DeclareNamed returns the declaration of a structured operation of another dialect. Its row is like those of the named operations of linalg,
// but Name begins with the prefix of the dialect, and Body may be [Code]. UserMaps, OldLast and what belongs to them are those of MLIR's
// operations only.
func DeclareNamed(n *Named) *ir.OpDef {
	n.declare(n.Name)
	return n.def
}

// EntryOfNamed returns the entry of an operation that [DeclareNamed] declares, for the dialect that has it. Its text is that of a named
// operation: attributes, ins(…), outs(…) and results. Passes treat it as a structured operation if the registry also gets the models that
// dialect/all.AttachStructured adds.
func EntryOfNamed(n *Named) ir.OpEntry {
	m := &rowModel{&namedModel{Named: n}}
	return ir.OpEntry{Def: n.def, Parse: parseNamed(m, n.NumInputs()+1), Print: printNamed, Fold: foldCasts, Effects: effects, Interfaces: []any{m, structuredSizes{}}}
}

// rowModel is the model of a row of another dialect. [RowOf] does not know it, because rewrites of linalg compare bodies of its rows.
type rowModel struct{ *namedModel }
