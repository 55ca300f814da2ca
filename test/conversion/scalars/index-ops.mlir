// RUN: mlir-opt %s --pass-pipeline="builtin.module(spirv-expand-index)" | FileCheck %s
// RUN: mlir-opt %s --pass-pipeline="builtin.module(spirv-expand-index{use-64bit-index})" | FileCheck %s --check-prefix=WIDE

// CHECK-LABEL: func.func @host
// CHECK-NEXT: arith.constant 64 : index
// CHECK-NEXT: return
func.func @host() -> index {
  %0 = index.sizeof
  return %0 : index
}

// WIDE-LABEL: func.func @size
// WIDE-NEXT: arith.constant 64 : index
gpu.module @kernels {
  // CHECK-LABEL: func.func @size
  // CHECK-NEXT: arith.constant 32 : index
  func.func @size() -> index {
    %0 = index.sizeof
    return %0 : index
  }
  // CHECK-LABEL: func.func @binary
  // CHECK-NEXT: arith.addi %arg0, %arg1 : index
  // CHECK-NEXT: arith.subi
  // CHECK-NEXT: arith.muli
  // CHECK-NEXT: arith.divsi
  // CHECK-NEXT: arith.divui
  // CHECK-NEXT: arith.ceildivsi
  // CHECK-NEXT: arith.ceildivui
  // CHECK-NEXT: arith.floordivsi
  // CHECK-NEXT: arith.remsi
  // CHECK-NEXT: arith.remui
  // CHECK-NEXT: arith.maxsi
  // CHECK-NEXT: arith.maxui
  // CHECK-NEXT: arith.minsi
  // CHECK-NEXT: arith.minui
  // CHECK-NEXT: arith.shli
  // CHECK-NEXT: arith.shrsi
  // CHECK-NEXT: arith.shrui
  // CHECK-NEXT: arith.andi
  // CHECK-NEXT: arith.ori
  // CHECK-NEXT: arith.xori
  // CHECK-NEXT: return
  func.func @binary(%a: index, %b: index) {
    %0 = index.add %a, %b
    %1 = index.sub %a, %b
    %2 = index.mul %a, %b
    %3 = index.divs %a, %b
    %4 = index.divu %a, %b
    %5 = index.ceildivs %a, %b
    %6 = index.ceildivu %a, %b
    %7 = index.floordivs %a, %b
    %8 = index.rems %a, %b
    %9 = index.remu %a, %b
    %10 = index.maxs %a, %b
    %11 = index.maxu %a, %b
    %12 = index.mins %a, %b
    %13 = index.minu %a, %b
    %14 = index.shl %a, %b
    %15 = index.shrs %a, %b
    %16 = index.shru %a, %b
    %17 = index.and %a, %b
    %18 = index.or %a, %b
    %19 = index.xor %a, %b
    return
  }
  // CHECK-LABEL: func.func @compare
  // CHECK-NEXT: arith.cmpi eq, %arg0, %arg1 : index
  // CHECK-NEXT: arith.cmpi ne
  // CHECK-NEXT: arith.cmpi slt
  // CHECK-NEXT: arith.cmpi sle
  // CHECK-NEXT: arith.cmpi sgt
  // CHECK-NEXT: arith.cmpi sge
  // CHECK-NEXT: arith.cmpi ult
  // CHECK-NEXT: arith.cmpi ule
  // CHECK-NEXT: arith.cmpi ugt
  // CHECK-NEXT: arith.cmpi uge
  // CHECK-NEXT: return
  func.func @compare(%a: index, %b: index) {
    %0 = index.cmp eq(%a, %b)
    %1 = index.cmp ne(%a, %b)
    %2 = index.cmp slt(%a, %b)
    %3 = index.cmp sle(%a, %b)
    %4 = index.cmp sgt(%a, %b)
    %5 = index.cmp sge(%a, %b)
    %6 = index.cmp ult(%a, %b)
    %7 = index.cmp ule(%a, %b)
    %8 = index.cmp ugt(%a, %b)
    %9 = index.cmp uge(%a, %b)
    return
  }
  // A cast from a type with a sign stays, because arith has none.
  // CHECK-LABEL: func.func @others
  // CHECK-NEXT: arith.constant 7 : index
  // CHECK-NEXT: arith.constant true
  // CHECK-NEXT: arith.index_cast %arg0 : i8 to index
  // CHECK-NEXT: arith.index_castui %arg0 : i8 to index
  // CHECK-NEXT: index.castu %arg1 : ui8 to index
  // CHECK-NEXT: index.casts %arg2 : index to si16
  // CHECK-NEXT: return
  func.func @others(%a: i8, %b: ui8, %c: index) {
    %0 = index.constant 7
    %1 = index.bool.constant true
    %2 = index.casts %a : i8 to index
    %3 = index.castu %a : i8 to index
    %4 = index.castu %b : ui8 to index
    %5 = index.casts %c : index to si16
    return
  }
}
