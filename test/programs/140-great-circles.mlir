// Distances in kilometers and bearings in degrees between points of the globe, in two kernels that use the same sines
// and cosines, of single numbers and of latitude and longitude as one vector.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [6, 6]
// CHECK-NEXT: [0, 895.{{[0-9]*}}, 16082.
// CHECK: sizes = [6, 6]
// CHECK-NEXT: [0, 246.7{{[0-9]*}}, 74.97

module attributes {gpu.container_module} {
  gpu.module @kernels {
    // The haversine formula.
    gpu.func @distances(%points: memref<6x2xf32>, %out: memref<6x6xf32>) kernel attributes {known_block_size = array<i32: 6, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %i = gpu.block_id x
      %j = gpu.thread_id x
      %degree = arith.constant 0.017453292 : f32
      %half = arith.constant 0.5 : f32
      %diameter = arith.constant 12742.0 : f32
      %lat1d = memref.load %points[%i, %c0] : memref<6x2xf32>
      %lon1d = memref.load %points[%i, %c1] : memref<6x2xf32>
      %lat2d = memref.load %points[%j, %c0] : memref<6x2xf32>
      %lon2d = memref.load %points[%j, %c1] : memref<6x2xf32>
      %lat1 = arith.mulf %lat1d, %degree : f32
      %lon1 = arith.mulf %lon1d, %degree : f32
      %lat2 = arith.mulf %lat2d, %degree : f32
      %lon2 = arith.mulf %lon2d, %degree : f32
      %dlat = arith.subf %lat2, %lat1 : f32
      %dlon = arith.subf %lon2, %lon1 : f32
      %hlat = arith.mulf %dlat, %half : f32
      %hlon = arith.mulf %dlon, %half : f32
      %slat = math.sin %hlat : f32
      %slon = math.sin %hlon : f32
      %clat1 = math.cos %lat1 : f32
      %clat2 = math.cos %lat2 : f32
      %slat2 = arith.mulf %slat, %slat : f32
      %slon2 = arith.mulf %slon, %slon : f32
      %cc = arith.mulf %clat1, %clat2 : f32
      %right = arith.mulf %cc, %slon2 : f32
      %h = arith.addf %slat2, %right : f32
      %root = math.sqrt %h : f32
      %angle = math.asin %root : f32
      %d = arith.mulf %angle, %diameter : f32
      memref.store %d, %out[%i, %j] : memref<6x6xf32>
      gpu.return
    }

    gpu.func @bearings(%points: memref<6x2xf32>, %out: memref<6x6xf32>) kernel attributes {known_block_size = array<i32: 6, 1, 1>} {
      %c0 = arith.constant 0 : index
      %i = gpu.block_id x
      %j = gpu.thread_id x
      %zero = arith.constant 0.0 : f32
      %turn = arith.constant 360.0 : f32
      %todegrees = arith.constant 57.295779 : f32
      %degree = arith.constant dense<0.017453292> : vector<2xf32>
      %p1d = vector.transfer_read %points[%i, %c0], %zero {in_bounds = [true]} : memref<6x2xf32>, vector<2xf32>
      %p2d = vector.transfer_read %points[%j, %c0], %zero {in_bounds = [true]} : memref<6x2xf32>, vector<2xf32>
      %p1 = arith.mulf %p1d, %degree : vector<2xf32>
      %p2 = arith.mulf %p2d, %degree : vector<2xf32>
      %s1 = math.sin %p1 : vector<2xf32>
      %c1 = math.cos %p1 : vector<2xf32>
      %s2 = math.sin %p2 : vector<2xf32>
      %c2 = math.cos %p2 : vector<2xf32>
      %delta = arith.subf %p2, %p1 : vector<2xf32>
      %dlon = vector.extract %delta[1] : f32 from vector<2xf32>
      %sd = math.sin %dlon : f32
      %cd = math.cos %dlon : f32
      %slat1 = vector.extract %s1[0] : f32 from vector<2xf32>
      %clat1 = vector.extract %c1[0] : f32 from vector<2xf32>
      %slat2 = vector.extract %s2[0] : f32 from vector<2xf32>
      %clat2 = vector.extract %c2[0] : f32 from vector<2xf32>
      %y = arith.mulf %sd, %clat2 : f32
      %a = arith.mulf %clat1, %slat2 : f32
      %b = arith.mulf %slat1, %clat2 : f32
      %bc = arith.mulf %b, %cd : f32
      %x = arith.subf %a, %bc : f32
      %angle = math.atan2 %y, %x : f32
      %degrees = arith.mulf %angle, %todegrees : f32
      %west = arith.cmpf olt, %degrees, %zero : f32
      %around = arith.addf %degrees, %turn : f32
      %positive = arith.select %west, %around, %degrees : f32
      %same = arith.cmpi eq, %i, %j : index
      %bearing = arith.select %same, %zero, %positive : f32
      memref.store %bearing, %out[%i, %j] : memref<6x6xf32>
      gpu.return
    }
  }
  memref.global "private" constant @points : memref<6x2xf32> = dense<[[52.5, 13.5], [48.75, 2.25], [-33.75, 151.25], [40.75, -74.0], [-22.875, -43.25], [35.75, 139.75]]>

  func.func @main() {
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %points = memref.get_global @points : memref<6x2xf32>
    %distances = memref.alloc() : memref<6x6xf32>
    %bearings = memref.alloc() : memref<6x6xf32>
    gpu.launch_func @kernels::@distances blocks in (%c6, %c1, %c1) threads in (%c6, %c1, %c1) args(%points : memref<6x2xf32>, %distances : memref<6x6xf32>)
    gpu.launch_func @kernels::@bearings blocks in (%c6, %c1, %c1) threads in (%c6, %c1, %c1) args(%points : memref<6x2xf32>, %bearings : memref<6x6xf32>)
    %show1 = memref.cast %distances : memref<6x6xf32> to memref<*xf32>
    call @printMemrefF32(%show1) : (memref<*xf32>) -> ()
    %show2 = memref.cast %bearings : memref<6x6xf32> to memref<*xf32>
    call @printMemrefF32(%show2) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}
