// RUN: mlir-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-box-arguments)))" --allow-unregistered-dialect | FileCheck %s

// A flag, vectors and complex numbers are memrefs of one element, which the kernel loads where it begins. Other
// arguments stay.
module attributes {gpu.container_module} {
  gpu.module @m {
    // CHECK: gpu.func @k(%[[X:.*]]: memref<4xi32>, %[[U:.*]]: memref<1xi1> {gpu.host_type = i1}, %[[V:.*]]: memref<1xvector<2x3xi8>> {gpu.host_type = vector<2x3xi8>}, %[[C:.*]]: memref<1xcomplex<f32>> {gpu.host_type = complex<f32>}, %{{.*}}: memref<1xvector<4xi1>> {gpu.host_type = vector<4xi1>}, %[[N:.*]]: i8)
    // CHECK: %[[UP:.*]] = memref.load %[[U]][%{{.*}}] : memref<1xi1>
    // CHECK: %[[VV:.*]] = memref.load %[[V]][%{{.*}}] : memref<1xvector<2x3xi8>>
    // CHECK: %[[CC:.*]] = memref.load %[[C]][%{{.*}}] : memref<1xcomplex<f32>>
    // CHECK-NOT: memref.load
    // CHECK: "x.use"(%[[UP]], %[[UP]], %[[VV]], %[[CC]], %[[N]])
    gpu.func @k(%x: memref<4xi32>, %up: i1, %v: vector<2x3xi8>, %c: complex<f32>, %unused: vector<4xi1>, %n: i8) kernel {
      "x.use"(%up, %up, %v, %c, %n) : (i1, i1, vector<2x3xi8>, complex<f32>, i8) -> ()
      gpu.return
    }
    // The place stays. The storage class is one for scalars.
    // CHECK: gpu.func @placed(%{{.*}}: memref<1xi1> {gpu.host_type = i1, spirv.interface_var_abi = #spirv.interface_var_abi<(1, 2)>},
    // CHECK-SAME: %{{.*}}: memref<1xvector<4xf32>> {gpu.host_type = vector<4xf32>, spirv.interface_var_abi = #spirv.interface_var_abi<(1, 3)>})
    gpu.func @placed(%up: i1 {spirv.interface_var_abi = #spirv.interface_var_abi<(1, 2), StorageBuffer>},
        %v: vector<4xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(1, 3)>}) kernel {
      gpu.return
    }
    // CHECK: gpu.func @no_kernel(%{{.*}}: i1, %{{.*}}: vector<4xf32>)
    gpu.func @no_kernel(%up: i1, %v: vector<4xf32>) {
      gpu.return
    }
  }
}
