// RUN: mlir-opt %s --pass-pipeline='builtin.module(gpu.module(spirv-flatten-memrefs))' -split-input-file -verify-diagnostics

gpu.module @buffers {
  // expected-note@+2 {{one buffer is here}}
  // expected-note@+1 {{another one is here}}
  gpu.func @k(%a: memref<?xf32>, %b: memref<?xf32>, %c: i1) kernel {
    %c0 = arith.constant 0 : index
    %x = arith.constant 0.0 : f32
    // expected-error@+1 {{'arith.select' op selects between different buffers}}
    %s = arith.select %c, %a, %b : memref<?xf32>
    memref.store %x, %s[%c0] : memref<?xf32>
    gpu.return
  }
}

// -----

gpu.module @loop {
  // expected-note@+2 {{one buffer is here}}
  // expected-note@+1 {{another one is here}}
  gpu.func @k(%a: memref<8xf32>, %b: memref<8xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%m = %a) -> (memref<8xf32>) {
      // expected-error@+1 {{'scf.yield' op selects between different buffers}}
      scf.yield %b : memref<8xf32>
    }
    gpu.return
  }
}

// -----

gpu.module @callee {
  // expected-error@+1 {{'memref<?x?xf32>' leaves size 1 open, which 'f' uses; only the arguments of kernels come with their numbers}}
  func.func @f(%a: memref<?x?xf32>, %i: index) -> f32 {
    %v = memref.load %a[%i, %i] : memref<?x?xf32>
    return %v : f32
  }
}

// -----

gpu.module @call {
  func.func private @f(memref<4xf32, strided<[1], offset: 4>>)
  gpu.func @k(%a: memref<8xf32>) kernel {
    %v = memref.subview %a[4] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 4>>
    // expected-error@+1 {{'func.call' op cannot take a view of a buffer as operand 0}}
    func.call @f(%v) : (memref<4xf32, strided<[1], offset: 4>>) -> ()
    gpu.return
  }
}

// -----

gpu.module @pointer {
  gpu.func @k(%a: memref<8xf32>) kernel {
    %v = memref.subview %a[4] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 4>>
    // expected-error@+1 {{'memref.extract_aligned_pointer_as_index' op cannot take a view of a buffer as operand 0}}
    %p = memref.extract_aligned_pointer_as_index %v : memref<4xf32, strided<[1], offset: 4>> -> index
    gpu.return
  }
}

// -----

gpu.module @bytes {
  // expected-note@+1 {{the buffer has type 'memref<64xi8>'}}
  gpu.func @k(%a: memref<64xi8>, %v: vector<4xf32>) kernel {
    %c0 = arith.constant 0 : index
    // expected-error@+1 {{'memref.view' op views bytes as elements of type 'vector<4xf32>', which a kernel can do with integers and floats of whole bytes only}}
    %m = memref.view %a[%c0][] : memref<64xi8> to memref<4xvector<4xf32>>
    memref.store %v, %m[%c0] : memref<4xvector<4xf32>>
    gpu.return
  }
}

// -----

gpu.module @atomic {
  // expected-note@+1 {{the buffer has type 'memref<64xi8>'}}
  gpu.func @k(%a: memref<64xi8>, %v: i32) kernel {
    %c0 = arith.constant 0 : index
    %m = memref.view %a[%c0][] : memref<64xi8> to memref<16xi32>
    // expected-error@+1 {{'memref.atomic_rmw' op accesses bytes that 'memref.view' views as elements of another type, which only loads, stores and copies can}}
    %r = memref.atomic_rmw addi %v, %m[%c0] : (i32, memref<16xi32>) -> i32
    gpu.return
  }
}

// -----

gpu.module @different {
  // expected-note@+2 {{one buffer is here}}
  // expected-note@+1 {{another one is here}}
  gpu.func @k(%a: memref<64xi8>, %v: i32, %c: i1, %n: index) kernel {
    %c0 = arith.constant 0 : index
    %x = memref.view %a[%c0][] : memref<64xi8> to memref<8xi32>
    %y = memref.view %a[%n][] : memref<64xi8> to memref<8xi32>
    // expected-error@+1 {{'arith.select' op selects between different buffers}}
    %s = arith.select %c, %x, %y : memref<8xi32>
    memref.store %v, %s[%c0] : memref<8xi32>
    gpu.return
  }
}

// -----

gpu.module @middle {
  gpu.func @k(%v: f32) workgroup(%a: memref<64xi8, 3>) kernel {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    // expected-error@+1 {{'memref.view' op begins in the middle of an element}}
    %m = memref.view %a[%c2][] : memref<64xi8, 3> to memref<8xf32, 3>
    memref.store %v, %m[%c0] : memref<8xf32, 3>
    gpu.return
  }
}

// -----

gpu.module @dimension {
  gpu.func @k(%a: memref<?xf32>, %o: memref<1xindex>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    // expected-error@+1 {{'memref.dim' op asks for a dimension that the memref of rank 1 lacks}}
    %n = memref.dim %a, %c1 : memref<?xf32>
    memref.store %n, %o[%c0] : memref<1xindex>
    gpu.return
  }
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel, Addresses], []>, #spirv.resource_limits<>>} {
  gpu.module @opencl {
    // expected-error@+1 {{'memref<?x?xf32>' leaves size 1 open, which 'k' uses; an OpenCL kernel gets no such numbers}}
    gpu.func @k(%a: memref<?x?xf32>, %i: index, %v: f32) kernel {
      memref.store %v, %a[%i, %i] : memref<?x?xf32>
      gpu.return
    }
  }
}

// -----

gpu.module @branches {
  gpu.func @k(%a: memref<8xf32>, %c: i1) kernel {
    cf.cond_br %c, ^next(%a : memref<8xf32>), ^next(%a : memref<8xf32>)
  // expected-error@+1 {{a memref is the argument of a block, so its buffer depends on the control flow}}
  ^next(%m: memref<8xf32>):
    gpu.return
  }
}
