// Package ir is the intermediate representation of spvc: contexts, types,
// attributes, affine maps, locations, operations, blocks, regions and values;
// the textual syntax (lexer, parser, printer, declarative assembly formats);
// the verifier, symbols, diagnostics and the builtin dialect.
//
// # Identity
//
// Types and attributes are immutable and interned per [Context]: two are equal
// if and only if they are the same pointer, so compare them with ==. An operation's
// kind is its [OpDef]: op.Is(arith.AddI) is a pointer test.
//
// # Concurrency
//
// Many goroutines may use one Context. A mutable piece of IR belongs to one goroutine
// at a time, even for printing (the printer numbers values in place). Several
// goroutines may work in parallel on operations that are isolated from above.
package ir
