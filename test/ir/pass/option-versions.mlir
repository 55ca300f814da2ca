// RUN: mlir-opt %s --mlir-version=19 --affine-loop-fusion --one-shot-bufferize --convert-scf-to-cf --dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=OLD
// RUN: mlir-opt %s --mlir-version=22 --affine-loop-fusion --one-shot-bufferize --convert-scf-to-cf --dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=NEW
// RUN: mlir-opt %s --mlir-version=19 --affine-loop-fusion="maximal" --convert-scf-to-cf=allow-pattern-rollback=false --dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=SET
// RUN: mlir-opt --mlir-version=19 --help | FileCheck %s --check-prefix=OLDHELP
// RUN: mlir-opt --mlir-version=22 --help | FileCheck %s --check-prefix=NEWHELP

// Pipelines and help texts have the options that the passes of a version have, with its names.

// OLD:      affine-loop-fusion{fusion-compute-tolerance=3.000000e-01 fusion-fast-mem-space=0 fusion-local-buf-threshold=0 fusion-maximal=false mode=greedy}
// OLD-SAME: one-shot-bufferize{
// OLD-NOT:  buffer-alignment
// OLD-SAME: check-parallel-regions=true
// OLD-SAME: ,convert-scf-to-cf)

// NEW:      affine-loop-fusion{compute-tolerance=3.000000e-01 fast-mem-space=0 local-buf-threshold=0 maximal=false mode=greedy},
// NEW-NEXT: one-shot-bufferize{
// NEW-SAME: buffer-alignment=64
// NEW-NEXT: convert-scf-to-cf{allow-pattern-rollback=true}

// SET: fusion-maximal=true
// SET-SAME: convert-scf-to-cf{allow-pattern-rollback=false}

// OLDHELP: --affine-loop-fusion
// OLDHELP-NEXT: fusion-compute-tolerance=<number>
// OLDHELP-NEXT: fusion-fast-mem-space=<uint>
// OLDHELP-NEXT: fusion-local-buf-threshold=<ulong>
// OLDHELP-NEXT: fusion-maximal {{ *}}- Enables
// OLDHELP: --affine-loop-unroll
// OLDHELP: unroll-full {{ *}}- Fully
// OLDHELP: --affine-super-vectorize
// OLDHELP-NEXT: test-fastest-varying=<long>
// OLDHELP: --convert-scf-to-cf
// OLDHELP-NOT: allow-pattern-rollback

// NEWHELP: --affine-loop-fusion
// NEWHELP-NEXT: compute-tolerance=<number>
// NEWHELP: --affine-loop-unroll
// NEWHELP-NOT: unroll-full {{ *}}- Fully
// NEWHELP: --convert-scf-to-cf
// NEWHELP-NEXT: allow-pattern-rollback
module {}
