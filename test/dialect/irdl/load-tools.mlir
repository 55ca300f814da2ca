// RUN: split-file %s %t
// RUN: mlir-translate %t/words.mlir --no-implicit-module --irdl-file=%S/Inputs/shop.irdl --test-spirv-roundtrip | FileCheck %s --check-prefix=WORDS
// RUN: not mlir-translate %t/words.mlir --no-implicit-module --test-spirv-roundtrip 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not mlir-translate %t/words.mlir --irdl-file=%t/missing.irdl --test-spirv-roundtrip 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: mlir-reduce %t/sell.mlir --irdl-file=%S/Inputs/shop.irdl --opt-reduction-pass='opt-pass=symbol-dce test=/bin/false' | FileCheck %s
// RUN: not mlir-reduce %t/sell.mlir --opt-reduction-pass='opt-pass=symbol-dce test=/bin/false' 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// Tools that read text read dialects of files.

// MISSING: cannot open input file '{{.*}}missing.irdl'
// UNKNOWN: error: {{.*}}{{shop|unregistered dialect}}

//--- words.mlir

// WORDS: spirv.module Logical GLSL450
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> attributes {shop.label = #shop.price<7 : i8, "euro">} {}

//--- sell.mlir

// CHECK-NOT: @dead
func.func private @dead()

// CHECK: @sell
func.func @sell(%a: i32) {
  // CHECK: "shop.pack"(%{{.*}}) : (i32) -> !shop.box<i32>
  %0 = "shop.pack"(%a) : (i32) -> !shop.box<i32>
  "shop.sell"(%0) {price = #shop<price<7 : i8, "euro">>} : (!shop.box<i32>) -> ()
  return
}
