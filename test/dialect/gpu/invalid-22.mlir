// RUN: mlir-opt --mlir-version=22 %s --split-input-file --verify-diagnostics

// expected-error @+1 {{'gpu.module' op region should have no arguments}}
"gpu.module"() <{sym_name = "m"}> ({ ^bb0(%a: i32): }) : () -> ()

// -----

// expected-error @+1 {{'gpu.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"gpu.module"() <{sym_name = "m"}> ({ }) : () -> ()

// -----

gpu.module @m {
  // expected-error @+1 {{'gpu.func' op attribute 'known_cluster_size' failed to satisfy constraint: i32 dense array attribute with 3 elements (if present)}}
  gpu.func @f() attributes {known_cluster_size = array<i32: 1, 2>} {
    gpu.return
  }
}

// -----

// expected-error @+1 {{'func.func' op gpu.known_cluster_size must contain exactly 3 elements}}
func.func @f() attributes {gpu.known_cluster_size = array<i32: 1, 2>} {
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op cluster size 3 is not a power of two}}
  %0 = gpu.subgroup_reduce add %a cluster(size = 3) : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op cluster stride 3 is not a power of two}}
  %0 = gpu.subgroup_reduce add %a cluster(size = 4, stride = 3) : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op cluster stride can only be specified if cluster size is specified}}
  %0 = gpu.subgroup_reduce add %a {cluster_stride = 2 : i32} : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'gpu.rotate' op offset must be in the range [0, 16)}}
  %0:2 = gpu.rotate %a, 16, 16 : f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'gpu.rotate' op attribute 'offset' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0}}
  %0:2 = gpu.rotate %a, -1, 16 : f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'gpu.rotate' op attribute 'width' failed to satisfy constraint: 32-bit signless integer attribute whose value is a power of two > 0}}
  %0:2 = gpu.rotate %a, 1, 15 : f32
  return
}

// -----

func.func @f(%a: index, %l: i32) {
  // expected-error @+1 {{'gpu.subgroup_broadcast' op lane can only be specified for `specific_lane` broadcast}}
  %0 = gpu.subgroup_broadcast %a, first_active_lane %l : index
  return
}

// -----

func.func @f(%a: index) {
  // expected-error @+1 {{'gpu.subgroup_broadcast' op lane must be specified for `specific_lane` broadcast}}
  %0 = gpu.subgroup_broadcast %a, specific_lane : index
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error @+1 {{'gpu.subgroup_mma_constant_matrix' op operand #0 must be 8-bit signed integer or 8-bit unsigned integer or 32-bit signless integer or 16-bit float or 32-bit float, but got 'f64'}}
  %0 = gpu.subgroup_mma_constant_matrix %a : !gpu.mma_matrix<16x16xf64, "COp">
  return
}

// -----

// expected-error @+1 {{MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64}}
func.func private @f(!gpu.mma_matrix<16x16xi16, "COp">)

// -----

func.func @f(%a: !gpu.mma_matrix<16x16xf32, "AOp">, %i: index) {
  // expected-error @+1 {{'gpu.subgroup_mma_extract_thread_local' op failed to verify that value type matches element type of mma_matrix}}
  %0 = gpu.subgroup_mma_extract_thread_local %a[%i] : !gpu.mma_matrix<16x16xf32, "AOp"> -> f64
  return
}

// -----

func.func @f(%a: !gpu.mma_matrix<16x16xf32, "AOp">, %i: index, %x: f64) {
  // expected-error @+1 {{'gpu.subgroup_mma_insert_thread_local' op failed to verify that value type matches element type of mma_matrix}}
  %0 = gpu.subgroup_mma_insert_thread_local %x, %a[%i] : f64, !gpu.mma_matrix<16x16xf32, "AOp"> -> !gpu.mma_matrix<16x16xf32, "AOp">
  return
}

// -----

func.func @f(%lane: index) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected same number of yield operands and return values.}}
  gpu.warp_execute_on_lane_0(%lane)[32] {
    %c = arith.constant 1 : i32
    gpu.yield %c : i32
  }
  return
}

// -----

func.func @f(%lane: index, %v: vector<4xi32>) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op incompatible distribution dimensions from 'vector<64xi32>' to 'vector<4xi32>' with warp size = 32}}
  gpu.warp_execute_on_lane_0(%lane)[32] args(%v : vector<4xi32>) {
  ^bb0(%all: vector<64xi32>):
    gpu.yield
  }
  return
}

// -----

func.func @f(%lane: index, %v: i32) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected vector type for distributed operands.}}
  gpu.warp_execute_on_lane_0(%lane)[32] args(%v : i32) {
  ^bb0(%all: vector<32xi32>):
    gpu.yield
  }
  return
}

// -----

func.func @f(%lane: index) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected same number op arguments and block arguments.}}
  gpu.warp_execute_on_lane_0(%lane)[32] {
  ^bb0(%all: vector<32xi32>):
    gpu.yield
  }
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected an array of '#gpu.address_space' attributes}}
  gpu.barrier memfence [1]
  return
}
