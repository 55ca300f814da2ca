// Package structure holds MLIR's test passes over the structure of the IR: visitors, clones, symbols, folds.
package structure

import "github.com/spvc/spvc/ir/pass"

// Register adds the passes of this package to reg.
func Register(reg *pass.Registry) {
	ownRegisterOperations(reg)
	reg.Add(
		newClone, newTakeBody, newDistinct, newOpaqueLocations, newDiagnosticFilter, newEquality,
		newInsertArgs, newInsertResults, newEraseArgs, newEraseResults, newSetType,
		newSymbolUses, newSymbolReplacement, newRecursiveTypes, newIsolate, newReducer,
	)
}
