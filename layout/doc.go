// Package layout answers how values of a type lie in memory: size, alignment and
// what else a data layout specification says, within the scope of an operation.
//
// A specification is an attribute, usually `#dlti.dl_spec`, of a scope: a
// builtin.module or an op with a [ScopeModel]. A [DataLayout] combines the
// specifications around a scope once and answers queries from caches. Types,
// scopes and dialects take part by the models of this package; builtin types are
// built in. The source is MLIR's "Data Layout Modeling"; where MLIR 19 computes
// something else than that text says, for vectors of several dimensions and for
// complex numbers, the text counts.
//
// Explicit layouts of shader interface blocks are another matter: package
// layout/block.
package layout
