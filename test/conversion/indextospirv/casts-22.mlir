// RUN: mlir-opt --mlir-version=22 --convert-index-to-spirv %s | FileCheck %s
// RUN: mlir-opt --mlir-version=22 --convert-scf-to-spirv %s | FileCheck --check-prefix=SCF %s

// Values that the same value replaces share a cast, which follows that value.

// CHECK-LABEL: func.func @casts
// CHECK-SAME: (%[[X:.*]]: i32)
func.func @casts(%x: i32) -> (index, index) {
  // CHECK-NEXT: %[[C:.*]] = builtin.unrealized_conversion_cast %[[X]] : i32 to index
  // CHECK-NEXT: return %[[C]], %[[C]]
  %0 = index.casts %x : i32 to index
  %1 = index.castu %x : i32 to index
  return %0, %1 : index, index
}

// The conversion of loops converts operations of index too.

// SCF-LABEL: spirv.func @sum
func.func @sum(%n: index) -> index {
  // SCF: spirv.IAdd
  %0 = index.add %n, %n
  return %0 : index
}
