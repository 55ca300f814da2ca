//go:build cgo

package kernels_test

// splat3 makes %w a vector of three inputs.
const splat3 = load + "%w = vector.broadcast %v : T to vector<3xT>\n"

// last3 makes %r the last element of the vector %u.
const last3 = "%r = vector.extract %u[2] : T from vector<3xT>"

// nestedRows are operations on memory with vectors as elements.
var nestedRows = []row{
	{op: "memref.alloca of vectors", body: "%m = memref.alloca() : memref<2x2xvector<3xT>, PRIVATE>\n" + splat3 + "memref.store %w, %m[%c1, %c0] : memref<2x2xvector<3xT>, PRIVATE>\n%u = memref.load %m[%c1, %c0] : memref<2x2xvector<3xT>, PRIVATE>\n" + last3},
	{op: "memref.alloc of vectors", body: "%m = memref.alloc() : memref<16xvector<3xT>, #gpu.address_space<workgroup>>\n" + splat3 + "%t = gpu.thread_id x\nmemref.store %w, %m[%t] : memref<16xvector<3xT>, #gpu.address_space<workgroup>>\ngpu.barrier\n%x = arith.xori %t, %c1 : index\n%u = memref.load %m[%x] : memref<16xvector<3xT>, #gpu.address_space<workgroup>>\n" + last3,
		want: at(func(i int) int { return i ^ 1 })},
	{op: "memref.get_global of vectors", module: "memref.global \"private\" @nested : memref<16xvector<5xT>, #gpu.address_space<workgroup>> = uninitialized\n",
		body: "%m = memref.get_global @nested : memref<16xvector<5xT>, #gpu.address_space<workgroup>>\n" + load + "%w = vector.broadcast %v : T to vector<5xT>\n%t = gpu.thread_id x\nmemref.store %w, %m[%t] : memref<16xvector<5xT>, #gpu.address_space<workgroup>>\n%u = memref.load %m[%t] : memref<16xvector<5xT>, #gpu.address_space<workgroup>>\n%r = vector.extract %u[4] : T from vector<5xT>"},
	{op: "memref.subview of vectors", body: "%m = memref.alloca() : memref<4x2xvector<3xT>, PRIVATE>\n" + splat3 + "memref.store %w, %m[%c3, %c1] : memref<4x2xvector<3xT>, PRIVATE>\n%s = memref.subview %m[1, 1] [2, 1] [2, 1] : memref<4x2xvector<3xT>, PRIVATE> to memref<2xvector<3xT>, strided<[4], offset: 3>, PRIVATE>\n" +
		"%u = memref.load %s[%c1] : memref<2xvector<3xT>, strided<[4], offset: 3>, PRIVATE>\n" + last3},
	{op: "memref.reinterpret_cast of vectors", body: "%m = memref.alloca() : memref<8xvector<3xT>, PRIVATE>\n" + splat3 + "memref.store %w, %m[%c4] : memref<8xvector<3xT>, PRIVATE>\n%s = memref.reinterpret_cast %m to offset: [1], sizes: [2, 2], strides: [3, 1] : memref<8xvector<3xT>, PRIVATE> to memref<2x2xvector<3xT>, strided<[3, 1], offset: 1>, PRIVATE>\n" +
		"%u = memref.load %s[%c1, %c0] : memref<2x2xvector<3xT>, strided<[3, 1], offset: 1>, PRIVATE>\n" + last3},
	{op: "memref.copy of vectors", body: "%m = memref.alloca() : memref<1xvector<3xT>, PRIVATE>\n%n = memref.alloca() : memref<1xvector<3xT>, PRIVATE>\n" + splat3 + "memref.store %w, %m[%c0] : memref<1xvector<3xT>, PRIVATE>\nmemref.copy %m, %n : memref<1xvector<3xT>, PRIVATE> to memref<1xvector<3xT>, PRIVATE>\n%u = memref.load %n[%c0] : memref<1xvector<3xT>, PRIVATE>\n" + last3},
	{op: "vector.transfer_read of vectors", body: "%m = memref.alloca() : memref<2xvector<3xT>, PRIVATE>\n" + splat3 + "memref.store %w, %m[%c1] : memref<2xvector<3xT>, PRIVATE>\n%y = vector.transfer_read %m[%c1], %w : memref<2xvector<3xT>, PRIVATE>, vector<2x3xT>\n%u = vector.extract %y[1] : vector<3xT> from vector<2x3xT>\n" + last3},
	{op: "vector.type_cast of vectors", body: "%m = memref.alloca() : memref<2xvector<3xT>, PRIVATE>\n" + splat3 + "memref.store %w, %m[%c0] : memref<2xvector<3xT>, PRIVATE>\nmemref.store %w, %m[%c1] : memref<2xvector<3xT>, PRIVATE>\n%s = vector.type_cast %m : memref<2xvector<3xT>, PRIVATE> to memref<vector<2x3xT>, PRIVATE>\n" +
		"%y = memref.load %s[] : memref<vector<2x3xT>, PRIVATE>\n%r = vector.extract %y[1, 2] : T from vector<2x3xT>"},
}
