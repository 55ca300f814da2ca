// REQUIRES: spirv-tools
// RUN: mlir-translate --no-implicit-module --serialize-spirv %s -o %t.spv
// RUN: spirv-val --target-env=spv1.5 %t.spv | FileCheck %s --check-prefix=VAL
// RUN: spirv-dis %t.spv | FileCheck %s
// RUN: mlir-translate --no-implicit-module --test-spirv-roundtrip %s | FileCheck %s --check-prefix=BACK

// VAL: valid

// Signless and unsigned integers are one type, as are pointers to them; signed
// integers are another. Narrow constants are extended by their type's sign.

// CHECK:       OpName %node "node"
// CHECK-DAG:   OpMemberDecorate %node 1 Offset 8
// CHECK-DAG:   OpDecorate %node Block
// CHECK-DAG:   OpDecorate %{{.*}} NoContraction
// CHECK-DAG:   OpTypeForwardPointer %[[NODEPTR:.*]] PhysicalStorageBuffer
// CHECK-DAG:   %node = OpTypeStruct %uint %[[NODEPTR]]
// CHECK-DAG:   %[[NODEPTR]] = OpTypePointer PhysicalStorageBuffer %node
// CHECK-DAG:   %uint = OpTypeInt 32 0
// CHECK-DAG:   %int = OpTypeInt 32 1
// CHECK-DAG:   %ushort_65535 = OpConstant %ushort 65535
// CHECK-DAG:   %short_n1 = OpConstant %short -1
// CHECK-DAG:   %uchar_200 = OpConstant %uchar 200
// CHECK-DAG:   %ulong_18446744073709551614 = OpConstant %ulong 18446744073709551614
// CHECK-DAG:   %double_1_5 = OpConstant %double 1.5
// CHECK-DAG:   %half_0x1pn1 = OpConstant %half 0x1p-1
// CHECK-DAG:   %[[V:.*]] = OpConstantComposite %v2uint %uint_1 %uint_2
// CHECK-DAG:   OpConstantComposite %{{.*}} %[[V]] %[[V]]
// CHECK-NOT:   OpTypeInt 32 0

// BACK-LABEL: spirv.func @constants
// BACK-DAG:     spirv.Constant -1 : i16
// BACK-DAG:     spirv.Constant -1 : si16
// BACK-DAG:     spirv.Constant -56 : i8
// BACK-DAG:     spirv.Constant -2 : i64
// BACK-DAG:     spirv.Constant 5.000000e-01 : f16
// BACK-DAG:     spirv.Constant [dense<[1, 2]> : vector<2xi32>, dense<[1, 2]> : vector<2xi32>] : !spirv.array<2 x vector<2xi32>>
// BACK:       spirv.func @list(%{{.*}}: !spirv.ptr<!spirv.struct<node, (i32 [0], !spirv.ptr<!spirv.struct<node>, PhysicalStorageBuffer> [8])>, PhysicalStorageBuffer>

spirv.module PhysicalStorageBuffer64 GLSL450 requires
    #spirv.vce<v1.5, [Shader, Linkage, Int8, Int16, Int64, Float16, Float64, PhysicalStorageBufferAddresses], []> {
  spirv.func @constants(%x: f32) "None" {
    %0 = spirv.Constant -1 : i16
    %1 = spirv.Constant -1 : si16
    %2 = spirv.Constant 200 : ui8
    %3 = spirv.Constant -2 : i64
    %4 = spirv.Constant 1.5 : f64
    %5 = spirv.Constant 0.5 : f16
    %6 = spirv.Constant [dense<[1, 2]> : vector<2xi32>, dense<[1, 2]> : vector<2xi32>] : !spirv.array<2 x vector<2xi32>>
    %7 = spirv.Constant 7 : ui32
    %8 = spirv.Constant 8 : si32
    %9 = spirv.Variable init(%0) : !spirv.ptr<i16, Function>
    %10 = spirv.Variable init(%1) : !spirv.ptr<si16, Function>
    %11 = spirv.Variable init(%2) : !spirv.ptr<ui8, Function>
    %12 = spirv.Variable init(%3) : !spirv.ptr<i64, Function>
    %13 = spirv.Variable init(%4) : !spirv.ptr<f64, Function>
    %14 = spirv.Variable init(%5) : !spirv.ptr<f16, Function>
    %15 = spirv.Variable init(%6) : !spirv.ptr<!spirv.array<2 x vector<2xi32>>, Function>
    %16 = spirv.Variable init(%7) : !spirv.ptr<ui32, Function>
    %17 = spirv.Variable init(%8) : !spirv.ptr<si32, Function>
    %18 = spirv.FAdd %x, %x {no_contraction} : f32
    spirv.Return
  }
  spirv.func @list(%p: !spirv.ptr<!spirv.struct<node, (i32 [0], !spirv.ptr<!spirv.struct<node>, PhysicalStorageBuffer> [8])>, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<Aliased>}) "None" {
    spirv.Return
  }
}
