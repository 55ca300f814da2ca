// RUN: split-file %s %t
// RUN: mlir-opt %t/use.mlir --irdl-file=%t/sigils.irdl | FileCheck %s --check-prefix=SIGILS
// RUN: mlir-opt %t/segments.mlir --mlir-version=22 --irdl-file=%t/segments.irdl | FileCheck %s --check-prefix=SEGMENTS
// RUN: not mlir-opt %t/no-operands.mlir --mlir-version=22 --irdl-file=%t/segments.irdl 2>&1 | FileCheck %s --check-prefix=OPERANDS
// RUN: not mlir-opt %t/no-results.mlir --mlir-version=22 --irdl-file=%t/segments.irdl 2>&1 | FileCheck %s --check-prefix=RESULTS
// RUN: mlir-opt %t/order.mlir --irdl-file=%t/order.irdl | FileCheck %s --check-prefix=ORDER

// A class is written without the sigil that the name of its declaration has.
// SIGILS: %0 = "s.make"() : () -> !s.t<i32>
// SIGILS: "s.mark"() {a = #s.t<unit>} : () -> ()

// MLIR 22 calls the sizes as other operations do.
// SEGMENTS: "n.o"(%{{.*}}) {operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 1, 0>} : (i32) -> i32
// OPERANDS: error: 'operandSegmentSizes' attribute is expected but not provided
// RESULTS: error: 'resultSegmentSizes' attribute is expected but not provided

// A dialect may use what a later one declares, and a module may declare a part of a dialect.
// ORDER: %0 = "a.o"() : () -> !b.t
// ORDER: "b.o"() : () -> ()

//--- sigils.irdl
irdl.dialect @s {
  irdl.type @"!t" {
    %0 = irdl.is i32
    irdl.parameters(%0)
  }
  irdl.attribute @"#t" {
    %0 = irdl.is unit
    irdl.parameters(%0)
  }
  irdl.operation @make {
    %0 = irdl.base @s::@"!t"
    irdl.results(%0)
  }
  irdl.operation @mark {
    %0 = irdl.base @s::@"#t"
    irdl.attributes {"a" = %0}
  }
}
//--- use.mlir
%0 = "s.make"() : () -> !s.t<i32>
"s.mark"() {a = #s.t<unit>} : () -> ()
//--- segments.irdl
irdl.dialect @n {
  irdl.operation @o {
    %0 = irdl.is i32
    irdl.operands(a: variadic %0, b: optional %0)
    irdl.results(c: variadic %0, d: optional %0)
  }
}
//--- segments.mlir
func.func @f(%a: i32) {
  %0 = "n.o"(%a) {operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 1, 0>} : (i32) -> i32
  return
}
//--- no-operands.mlir
"n.o"() {operand_segment_sizes = array<i32: 0, 0>, resultSegmentSizes = array<i32: 0, 0>} : () -> ()
//--- no-results.mlir
"n.o"() {operandSegmentSizes = array<i32: 0, 0>, result_segment_sizes = array<i32: 0, 0>} : () -> ()
//--- order.irdl
module {
  irdl.dialect @a {
    irdl.operation @o {
      %0 = irdl.parametric @b::@t<>
      irdl.results(%0)
    }
  }
  irdl.dialect @b {
    irdl.type @t
  }
  module {
    irdl.dialect @b {
      irdl.operation @o
    }
  }
}
//--- order.mlir
%0 = "a.o"() : () -> !b.t
"b.o"() : () -> ()
