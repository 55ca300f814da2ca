// Package datalayout answers queries about types in memory, such as size and alignment, by
// the data layout specifications in the scope of an operation.
//
// A specification is an attribute, usually `#dlti.dl_spec`, of a scope. A scope is a
// builtin.module or an operation with a [ScopeModel]. A [DataLayout] combines the
// specifications around a scope once and answers queries from caches. Types, scopes and
// dialects participate through the models of this package; the package itself handles
// builtin types. It implements MLIR's document "Data Layout Modeling". MLIR 19 deviates
// from that document for vectors of several dimensions and for complex numbers; this
// package follows the document.
//
// Package spirv/blocklayout handles the explicit layouts of shader interface blocks.
package datalayout
