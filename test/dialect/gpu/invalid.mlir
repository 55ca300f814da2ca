// RUN: mlir-opt %s -split-input-file -verify-diagnostics

// expected-error@+1 {{'gpu.module' op attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements}}
gpu.module @m [] {}

// -----

// expected-error@+1 {{any attribute with the `OffloadingTranslationAttrTrait` trait.}}
gpu.module @m <2 : i32> {}

// -----

gpu.module @m {
  // expected-error@+1 {{'gpu.func' op requires string attribute 'sym_name'}}
  "gpu.func"() <{function_type = () -> ()}> ({ gpu.return }) : () -> ()
}

// -----

gpu.module @m {
  // expected-error@+1 {{failed to satisfy constraint: i32 dense array attribute with 3 elements (if present)}}
  gpu.func @f() attributes {known_grid_size = array<i32: 4>} { gpu.return }
}

// -----

gpu.module @m {
  // expected-note@+1 {{return type declared here}}
  gpu.func @f(%a: i32) -> i32 {
    // expected-error@+1 {{expected 1 result operands}}
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f(%a: i32) -> f32 {
    // expected-error@+1 {{unexpected type `'i32'' for operand #0}}
    gpu.return %a : i32
  }
}

// -----

gpu.module @m {
  // expected-error@+1 {{expected body region argument #1 to be of type 'f32', got 'i32'}}
  "gpu.func"() <{function_type = (f32, f32) -> ()}> ({
  ^bb0(%a: f32, %b: i32):
    gpu.return
  }) {sym_name = "f"} : () -> ()
}

// -----

gpu.module @m {
  // expected-error@+1 {{expected memory space workgroup in attribution}}
  gpu.func @f() workgroup(%a: memref<4xi32, #gpu.address_space<global>>) { gpu.return }
}

// -----

func.func @launch(%n: index) {
  // expected-error@+1 {{expected memref type in attribution}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) private(%p: i8) {
    gpu.terminator
  }
  return
}

// -----

func.func @launch(%n: index) {
  // expected-error@+1 {{needs to be named when marked 'async'}}
  gpu.launch async blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    gpu.terminator
  }
  return
}

// -----

func.func @launch_func(%n: index) {
  // expected-error@+1 {{expected the closest surrounding module to have the 'gpu.container_module' attribute}}
  gpu.launch_func @m::@f blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @f() { gpu.return }
  }
  func.func @launch_func(%n: index) {
    // expected-error@+1 {{kernel function is missing the 'gpu.kernel' attribute}}
    gpu.launch_func @m::@f blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @f(%a: i32) kernel { gpu.return }
  }
  func.func @launch_func(%n: index) {
    // expected-error@+1 {{got 2 kernel operands but expected 1}}
    gpu.launch_func @m::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index, %n : index)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @f(%a: i32) kernel { gpu.return }
  }
  func.func @launch_func(%n: index) {
    // expected-error@+1 {{type of function argument 0 does not match}}
    gpu.launch_func @m::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index)
    return
  }
}

// -----

// A host type takes the place of the type.
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @f(%a: memref<1xindex> {gpu.host_type = i32}) kernel { gpu.return }
  }
  func.func @launch_func(%n: index) {
    // expected-error@+1 {{type of function argument 0 does not match}}
    gpu.launch_func @m::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index)
    return
  }
}

// -----

// expected-error@+1 {{expected 'gpu.container_module' attribute to be attached to 'builtin.module'}}
func.func private @f() attributes {gpu.container_module}

// -----

// expected-error@+1 {{gpu.known_grid_size must be a dense i32 array}}
func.func private @f() attributes {gpu.known_grid_size = [1, 2, 3]}

// -----

func.func @reduce(%v: vector<[4]xi32>) {
  // expected-error@+1 {{is not compatible with scalable vector types}}
  %0 = gpu.subgroup_reduce add %v : (vector<[4]xi32>) -> vector<[4]xi32>
  return
}

// -----

func.func @reduce(%v: f32) {
  // expected-error@+1 {{`maxui` reduction operation is not compatible with type 'f32'}}
  %0 = gpu.all_reduce maxui %v {} : (f32) -> f32
  return
}

// -----

func.func @copy(%a: memref<4xf32>, %b: memref<5xf32>) {
  // expected-error@+1 {{'gpu.memcpy' op arguments have incompatible shape}}
  gpu.memcpy %a, %b : memref<4xf32>, memref<5xf32>
  return
}

// -----

func.func @dimension() {
  // expected-error@+2 {{expected ::mlir::gpu::Dimension to be one of: x, y, z}}
  // expected-error@+1 {{failed to parse GPU_DimensionAttr parameter 'value' which is to be a `::mlir::gpu::Dimension`}}
  %0 = gpu.thread_id q {}
  return
}

// -----

// expected-error@+1 {{operand expected to be one of AOp, BOp or COp}}
func.func private @type(!gpu.mma_matrix<4x4xf32, "DOp">)

// -----

// expected-error@+1 {{unknown gpu type: stream}}
func.func private @type(!gpu.stream)

// -----

// expected-error@+1 {{the object index must be positive}}
func.func private @attr() attributes {a = #gpu.select_object<-2>}

// -----

// expected-error@+1 {{expected keyword for GPU object format}}
func.func private @attr() attributes {a = #gpu.object<#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>, elf = "">}
