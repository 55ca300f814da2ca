// Package ir is the intermediate representation of spvc. A program is a tree of operations
// that the parser reads, passes change, the verifier checks and the printer writes. The
// ideas and the syntax are those of MLIR, in the versions 19 to 22.
//
// # Contexts
//
// A [Context] owns everything that programs share: types, attributes, affine maps, locations
// and the loaded dialects. It interns them: two types or attributes are equal if and only if
// they are the same pointer, so compare them with ==. They never change. A [Registry] names
// the dialects; a Context loads a dialect when it meets the dialect's prefix.
//
// A dialect declares its operations as rows of data. A row, an [OpDef], lists operands,
// results, attributes, regions, traits and the assembly format. The kind of an operation is
// its row: op.Is(arith.AddI) compares two pointers. An [OpEntry] adds behavior in Go to a row,
// and [OpInterface] finds behavior that several kinds of operations share.
//
// # Operations, blocks and regions
//
// An [Operation] has operands, results, attributes, successors and regions. A [Region] is a
// list of blocks, and a [Block] is a list of operations with arguments, so the tree continues
// in regions. Results and arguments are both a [Value]. Lists are linked: each operation knows
// its neighbors and its block, each block its neighbors and its region, and each region its
// operation. Insertion and removal at a known place therefore take constant time.
//
// Attributes come in two sorts. The row declares the inherent attributes, which stand in
// numbered slots ([Operation.Prop]). Any operation may have discardable attributes in addition
// ([Operation.DiscardableAttrs]). Their names begin with the dialect that gives them a meaning.
//
// # Uses
//
// An operand is more than a pointer to a value. It is a use, an [Operand], that is linked
// into the list of the value's uses. [Operand.Set] moves a use from one value to another, and
// [Value.ReplaceAllUsesWith] moves all of them. A value without uses has an empty list, so
// dead code is found without a search. Blocks have such lists, too: a [BlockOperand] is the
// use of a block as successor. A use list is no program order: the newest use comes first.
//
// # One module as objects
//
// This text
//
//	func.func @double(%x: i32) -> i32 {
//	  %sum = arith.addi %x, %x : i32
//	  return %sum : i32
//	}
//
// becomes these objects (the example of the package prints them):
//
//	builtin.module
//	  region 0
//	    block 0
//	      func.func
//	        attribute function_type = (i32) -> i32
//	        attribute sym_name = "double"
//	        region 0
//	          block 0
//	            argument 0 of block 0: i32, used as operand 1 of arith.addi and operand 0 of arith.addi
//	            arith.addi
//	              attribute overflowFlags = #arith.overflow<none>
//	              operand 0: uses argument 0 of block 0
//	              operand 1: uses argument 0 of block 0
//	              result 0 of arith.addi: i32, used as operand 0 of func.return
//	            func.return
//	              operand 0: uses result 0 of arith.addi
//
// The names %x and %sum are gone: a use points to its value, and the printer makes names up.
// The module was not in the text: [Parse] wraps operations at the top level in one.
//
// # Pieces of memory
//
// A module has about as many operations as its text has lines, so their size decides speed. An
// operation with its inherent attributes, operands and results is one piece of memory (ir/piece.go):
//
//	inherent attributes | operands | results | Operation
//
// The arith.addi above is one attribute, two operands, one result and the Operation. A result
// finds its operation by its own address, and an operand finds its index in the same way. Parts
// that most operations lack (discardable attributes, successors, regions) and parts that are too
// long for a piece are memory of their own.
//
// An [Arena] provides the pieces, in pages of equal shape. [Operation.Erase] takes an
// operation out of the tree; [Arena.Free] gives its piece to the next operation of that shape.
// Nothing may use an operation, its operands or its results after Free. Builds with the tag poison stop at
// such a use.
//
// # Symbols
//
// A value is visible in its region and the regions inside. Functions, variables and modules are
// instead found by name. An operation with the attribute sym_name is a symbol, and the
// operation around it has the trait [SymbolTable]. A [SymbolRefAttr] such as @kernels::@scale names a
// symbol by a path from the closest table. A reference is an attribute and no use: nothing links it to the symbol.
// [LookupNearestSymbol] resolves one reference, [SymbolTables] many of them, and
// [ReplaceAllSymbolUses] renames.
//
// # Verifying
//
// [Verify] checks the rules that rows, traits and hooks state. The parser only checks
// what it needs to build operations, and passes may break rules while they run. docs/verifier.md lists
// what holds after Verify returned true.
//
// # Diagnostics
//
// What is wrong with a program is a [Diagnostic], which has a location, a message and notes. It is not
// a Go error: the code that finds the fault reports it ([Operation.EmitError] and similar methods) and
// returns false, and its callers pass the false on without a report of their own. Handlers of the
// Context receive the diagnostics ([Context.PushHandler]). A [Scope] is one piece of work, such as
// a compilation, with a handler of its own. Diagnostics that workers report in parallel arrive in the order of the source.
//
// # Concurrency
//
// Many goroutines may use one Context. A mutable piece of IR belongs to one goroutine
// at a time, even for printing (the printer numbers values in place). Several
// goroutines may work in parallel on operations that are isolated from above, because
// such operations use no value from outside.
package ir
