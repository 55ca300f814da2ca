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
		Interfaces: []any{genericModel{}, structuredSizes{}}}
}
