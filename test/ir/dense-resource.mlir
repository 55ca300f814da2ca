// RUN: mlir-opt %s --mlir-version=19 | FileCheck %s --implicit-check-not=unused
// RUN: mlir-opt %s --mlir-version=22 | FileCheck %s --implicit-check-not=unused
// RUN: mlir-opt %s --mlir-elide-resource-strings-if-larger=17 | FileCheck %s --check-prefix=SHORT
// RUN: mlir-opt %s --mlir-elide-resource-strings-if-larger=0 | FileCheck %s --check-prefix=NONE
// RUN: mlir-opt %s --mlir-elide-elementsattrs-if-larger=0 | FileCheck %s --check-prefix=ELIDED
// RUN: mlir-opt %s --emit-bytecode | mlir-opt | FileCheck %s --check-prefix=BYTECODE

// A type may have another size than its blob, no static shape, or no blob at all.
// CHECK: long = dense_resource<long> : tensor<3xi32>
// CHECK-SAME: missing = dense_resource<missing> : tensor<?xi32>
// CHECK-SAME: short = dense_resource<short> : tensor<*xf32>
module attributes {
  test.short = dense_resource<short> : tensor<*xf32>,
  test.long = dense_resource<long> : tensor<3xi32>,
  test.empty = dense_resource<empty> : vector<2xi8>,
  test.missing = dense_resource<missing> : tensor<?xi32>
} {
  // ELIDED: many = dense_resource<__elided__> : tensor<2xi32>, none = dense<> : tensor<0xi32>
  // ELIDED-SAME: splat = dense<1> : tensor<8xi32>
  "test.op"() {many = dense<[1, 2]> : tensor<2xi32>, none = dense<> : tensor<0xi32>, splat = dense<1> : tensor<8xi32>} : () -> ()
}

// Of two blobs of a dialect with one key, the last one counts. External resources keep both.

// CHECK:      {-#
// CHECK-NEXT:   dialect_resources: {
// CHECK-NEXT:     builtin: {
// CHECK-NEXT:       empty: "0x00000000",
// CHECK-NEXT:       long: "0x40000000010000000200000003000000",
// CHECK-NEXT:       short: "0x010000000A"
// CHECK-NEXT:     }
// CHECK-NEXT:   },
// CHECK-NEXT:   external_resources: {
// CHECK-NEXT:     tool: {
// CHECK-NEXT:       twice: true,
// CHECK-NEXT:       twice: "a text of some length",
// CHECK-NEXT:       empty: "0x00000000"
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: #-}

// BYTECODE: missing = dense_resource<missing> : tensor<?xi32>
// BYTECODE: long: "0x40000000010000000200000003000000",
// BYTECODE: twice: true,
// BYTECODE-NEXT: twice: "a text of some length",

// SHORT:      {-#
// SHORT-NEXT:   dialect_resources: {
// SHORT-NEXT:     builtin: {
// SHORT-NEXT:       empty: "0x00000000",
// SHORT-NEXT:       short: "0x010000000A"
// SHORT-NEXT:     }
// SHORT-NEXT:   },
// SHORT-NEXT:   external_resources: {
// SHORT-NEXT:     tool: {
// SHORT-NEXT:       twice: true,
// SHORT-NEXT:       empty: "0x00000000"
// SHORT-NEXT:     }
// SHORT-NEXT:   }
// SHORT-NEXT: #-}

// NONE: {-#
// NONE-EMPTY:
// NONE-NEXT: #-}
{-#
  dialect_resources: {
    builtin: {
      short: "0x0400000001000000",
      short: "0x010000000a",
      unused: "0x04000000",
      empty: "0x04000000"
    },
    builtin: { long: "0x40000000010000000200000003000000" }
  },
  external_resources: {
    tool: { twice: true, twice: "a text of some length" },
    other: {},
    tool: { empty: "0x08000000" }
  }
#-}
