package irgen

// transfer is what the map, the mask and the bounds of a transfer may be for a vector type.
type transfer struct{ vector, attrs string }

const transferMap = "permutation_map = affine_map<(d0, d1, d2) -> "

// transfers are the transfers between memory with three dimensions and vectors. The mask has the
// dimensions in the order of the memory.
var transfers = []transfer{
	{"vector<2x3x4xf32>", "«|, %k234» {in_bounds = [«=bool», «=bool», «=bool»]}"},
	{"vector<2x3xf32>", "«|, %k23» {in_bounds = [«=bool», «=bool»], " + transferMap + "(«d0, d1|d0, d2|d1, d2»)>}"},
	{"vector<2x3xf32>", "«|, %k32» {in_bounds = [«=bool», «=bool»], " + transferMap + "(«d1, d0|d2, d0|d2, d1»)>}"},
	{"vector<4xf32>", "«|, %k4» {in_bounds = [«=bool»], " + transferMap + "(«d0|d1|d2»)>}"},
	{"vector<3x[4]xf32>", " {in_bounds = [«=bool», «=bool»], " + transferMap + "(«d1, d2|d0, d1|d2, d0»)>}"},
}

// broadcasts are further transfers, from memory only.
var broadcasts = []transfer{
	{"vector<2x5x3xf32>", "«|, %k23» {in_bounds = [«=bool», true, «=bool»], " + transferMap + "(«d0, 0, d1|d0, 0, d2|d1, 0, d2»)>}"},
	{"vector<3x4xf32>", "«|, %k4» {in_bounds = [true, «=bool»], " + transferMap + "(0, «d0|d1|d2»)>}"},
	{"vector<4x3xf32>", "«|, %k4» {in_bounds = [«=bool», true], " + transferMap + "(«d0|d1|d2», 0)>}"},
	{"vector<5xf32>", " {in_bounds = [true], " + transferMap + "(0)>}"},
}

// transferFragments returns text for transfers and multiplications of vectors with several
// dimensions. Results are returned, because an unused read is dead code.
func transferFragments() []fragment {
	const memory = "memref<?x4x?xf32>|memref<8x?x5xf32, strided<[?, 8, 1], offset: ?>>|memref<8x4x5xf32, strided<[64, 8, 2]>>|memref<8x4x5xf32, 3>"
	const args = "%i: index, %j: index, %k: index, %x: f32, %k4: vector<4xi1>, %k23: vector<2x3xi1>, %k32: vector<3x2xi1>, %k234: vector<2x3x4xi1>"
	const consts = " {\n  %c0 = arith.constant 0 : index\n  %c3 = arith.constant 3 : index\n"
	const at = "%e[«=position», «=position», «=position»]"
	var fs []fragment
	for _, t := range append(transfers, broadcasts...) {
		fs = append(fs, fragment{"vector.transfer_read", "func.func @base«#»(" + args + ", %e: «t=" + memory + "|tensor<?x4x?xf32>») -> " + t.vector + consts +
			"  %r = vector.transfer_read " + at + ", %x" + t.attrs + " : «$t», " + t.vector + "\n  return %r : " + t.vector + "\n}"})
	}
	for _, t := range transfers {
		write := "vector.transfer_write %w, " + at + t.attrs + " : " + t.vector + ", «$t»\n"
		fs = append(fs,
			fragment{"vector.transfer_write", "func.func @base«#»(" + args + ", %w: " + t.vector + ", %e: «t=" + memory + "»)" + consts + "  «" + write +
				"|scf.for %p = %c0 to %j step %c3 {\n    " + write + "  }\n»  return\n}"},
			fragment{"vector.transfer_write", "func.func @base«#»(" + args + ", %w: " + t.vector + ", %e: «t=tensor<?x4x?xf32>») -> tensor<?x4x?xf32>" + consts +
				"  %r = " + write + "  return %r : tensor<?x4x?xf32>\n}"})
	}
	return append(fs, matmulFragments()...)
}

// matmulFragments returns text for multiplications of what transfers read.
func matmulFragments() []fragment {
	const read = "vector.transfer_read %m[«=position», «=position»], %x {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> («d0, d1|d1, d0|0, d1|d1, 0»)>} : memref<32x32xf16>, vector<16x16xf16>\n"
	const contract = "vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> («d0, d2|d2, d0»)>, affine_map<(d0, d1, d2) -> («d2, d1|d1, d2»)>, affine_map<(d0, d1, d2) -> («d0, d1|d0, d1|d1, d0»)>], " +
		"iterator_types = [\"parallel\", \"parallel\", \"reduction\"], kind = #vector.kind<add>} %a, %b, %s : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>\n"
	const begin = "func.func @base«#»(%i: index, %j: index, %k: index, %m: memref<32x32xf16>, %v: vector<16x16xf16>) {\n  %c0 = arith.constant 0 : index\n  %c3 = arith.constant 3 : index\n  %x = arith.constant 0.0 : f16\n" +
		"  %z = «" + read + "|arith.constant dense<1.0> : vector<16x16xf16>\n|vector.broadcast %x : f16 to vector<16x16xf16>\n»"
	const inputs = "  %a = " + read + "  %b0 = " + read + "  %b = arith.«addf %b0, %z|negf %b0|mulf %z, %b0» : vector<16x16xf16>\n"
	const end = "  %e = arith.«addf %d, %z|negf %d|maximumf %d, %d|subf %d, %v|maxnumf %d, %z» : vector<16x16xf16>\n" +
		"  vector.transfer_write %e, %m[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<32x32xf16>\n  return\n}"
	return []fragment{
		{"vector.contract", begin + inputs + "  %s = arith.addf %z, %z : vector<16x16xf16>\n  %d = " + contract + end},
		{"vector.contract", begin + "  %d = scf.for %p = %c0 to %j step %c3 iter_args(%s = %z) -> (vector<16x16xf16>) {\n" + inputs + "    %q = " + contract + "    scf.yield «%q|%q|%s» : vector<16x16xf16>\n  }\n" + end},
	}
}
