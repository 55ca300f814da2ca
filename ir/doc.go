// Package ir is the intermediate representation of spvc: contexts, types,
// attributes, affine maps, locations, operations, blocks, regions and values;
// the textual syntax (lexer, parser, printer, declarative assembly formats);
// the verifier, symbols, diagnostics and the builtin dialect.
//
// # Identity
//
// Types and attributes are immutable and interned per [Context]: two are equal
// exactly if they are the same pointer, so compare them with ==. An operation's
// kind is its [OpDef]: op.Is(arith.AddI) is a pointer test.
//
// # Concurrency
//
// A Context may be used by many goroutines. A mutable piece of IR belongs to
// one goroutine at a time, also for printing (the printer numbers values in
// place). Operations that are isolated from above may be worked on in parallel.
package ir
