// RUN: mlir-opt --split-input-file --verify-diagnostics --allow-unregistered-dialect --map-memref-spirv-storage-class %s | FileCheck %s
// RUN: mlir-opt --split-input-file --verify-diagnostics --allow-unregistered-dialect --map-memref-spirv-storage-class='client-api=opencl' %s | FileCheck --check-prefix=OPENCL %s

// CHECK-LABEL:  func.func @f(%arg0: memref<f32, #spirv.storage_class<StorageBuffer>>, %arg1: memref<?xf32, strided<[2]>, #spirv.storage_class<Workgroup>>)
// OPENCL-LABEL: func.func @f(%arg0: memref<f32, #spirv.storage_class<CrossWorkgroup>>, %arg1: memref<?xf32, strided<[2]>, #spirv.storage_class<Workgroup>>)
func.func @f(%a: memref<f32>, %b: memref<?xf32, strided<[2]>, 3>) {
  // CHECK:  {attr = memref<4xi32, #spirv.storage_class<Uniform>>} : () -> memref<*xf16, #spirv.storage_class<Private>>
  // OPENCL: {attr = memref<4xi32, #spirv.storage_class<UniformConstant>>} : () -> memref<*xf16, #spirv.storage_class<Private>>
  %0 = "some.op"() {attr = memref<4xi32, 4>} : () -> memref<*xf16, 5>
  return
}

// -----

// expected-error @below {{'func.func' op failed to legalize memory space}}
func.func @unknown(%a: memref<f32, 2>) {
  return
}
