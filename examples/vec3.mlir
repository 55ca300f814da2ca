// Arrays of vectors of three: `spvc run examples/vec3.mlir`.
//
// The kernel moves particles by their velocities and turns back those that leave the
// unit cube. On the host a vector of three takes 12 bytes; in a storage buffer each
// begins at a multiple of 16, unless the target has scalar layout. spvc lays the
// buffers out by the target's rules and packs the host's data accordingly.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @move(%position: memref<128xvector<3xf32>>, %velocity: memref<128xvector<3xf32>>)
        kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
      %zero = arith.constant dense<0.0> : vector<3xf32>
      %one = arith.constant dense<1.0> : vector<3xf32>
      %i = gpu.global_id x
      %p = memref.load %position[%i] : memref<128xvector<3xf32>>
      %v = memref.load %velocity[%i] : memref<128xvector<3xf32>>
      %q = arith.addf %p, %v : vector<3xf32>
      %low = arith.cmpf olt, %q, %zero : vector<3xf32>
      %high = arith.cmpf ogt, %q, %one : vector<3xf32>
      %out = arith.ori %low, %high : vector<3xi1>
      %back = arith.negf %v : vector<3xf32>
      %w = arith.select %out, %back, %v : vector<3xi1>, vector<3xf32>
      memref.store %q, %position[%i] : memref<128xvector<3xf32>>
      memref.store %w, %velocity[%i] : memref<128xvector<3xf32>>
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c32 = arith.constant 32 : index
    %n = arith.constant 128 : index
    %start = arith.constant dense<0.0> : vector<3xf32>
    %slow = arith.constant dense<[0.5, -0.25, 0.125]> : vector<3xf32>
    %pitch = arith.constant dense<[0.0078125, 0.00390625, 0.001953125]> : vector<3xf32>
    %zero = arith.constant dense<0.0> : vector<3xf32>
    %one = arith.constant dense<1.0> : vector<3xf32>
    %position = memref.alloc() : memref<128xvector<3xf32>>
    %velocity = memref.alloc() : memref<128xvector<3xf32>>
    %before = memref.alloc() : memref<128xvector<3xf32>>
    %end = scf.for %i = %c0 to %n step %c1 iter_args(%p = %start) -> (vector<3xf32>) {
      memref.store %p, %position[%i] : memref<128xvector<3xf32>>
      memref.store %p, %before[%i] : memref<128xvector<3xf32>>
      memref.store %slow, %velocity[%i] : memref<128xvector<3xf32>>
      %next = arith.addf %p, %pitch : vector<3xf32>
      scf.yield %next : vector<3xf32>
    }

    gpu.launch_func @kernels::@move blocks in (%c4, %c1, %c1) threads in (%c32, %c1, %c1)
        args(%position : memref<128xvector<3xf32>>, %velocity : memref<128xvector<3xf32>>)

    scf.for %i = %c0 to %n step %c1 {
      %p = memref.load %before[%i] : memref<128xvector<3xf32>>
      %q = arith.addf %p, %slow : vector<3xf32>
      %got = memref.load %position[%i] : memref<128xvector<3xf32>>
      %same = arith.cmpf oeq, %got, %q : vector<3xf32>
      %all = vector.reduction <and>, %same : vector<3xi1> into i1
      cf.assert %all, "each particle must have moved by its velocity"
      // Inside if it is where the cube's nearest point is.
      %up = arith.maximumf %q, %zero : vector<3xf32>
      %nearest = arith.minimumf %up, %one : vector<3xf32>
      %inside = arith.cmpf oeq, %nearest, %q : vector<3xf32>
      %back = arith.subf %zero, %slow : vector<3xf32>
      %want = arith.select %inside, %slow, %back : vector<3xi1>, vector<3xf32>
      %w = memref.load %velocity[%i] : memref<128xvector<3xf32>>
      %turned = arith.cmpf oeq, %w, %want : vector<3xf32>
      %both = vector.reduction <and>, %turned : vector<3xi1> into i1
      cf.assert %both, "a particle outside must turn back"
    }
    scf.for %i = %c0 to %c4 step %c1 {
      %v = memref.load %position[%i] : memref<128xvector<3xf32>>
      vector.print %v : vector<3xf32>
    }
    memref.dealloc %position : memref<128xvector<3xf32>>
    memref.dealloc %velocity : memref<128xvector<3xf32>>
    memref.dealloc %before : memref<128xvector<3xf32>>
    return
  }
}
