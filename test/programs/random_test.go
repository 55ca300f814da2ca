//go:build cgo

package programs_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// randomProgram returns a program that calls a function with random control flow from a
// kernel and from the host, and prints the results of the kernel, then those of the host.
// The function ends: each block counts down.
func randomProgram(seed uint64) string {
	r := rand.New(rand.NewPCG(seed, 1))
	n := 2 + r.IntN(7)
	var f strings.Builder
	target := func(at int) string {
		vs := []string{"%a%d", "%b%d", "%s%d", "%t%d", "%x"}
		pick := func() string { return strings.ReplaceAll(vs[r.IntN(len(vs))], "%d", fmt.Sprint(at)) }
		return fmt.Sprintf("^bb%d(%%g%d, %s, %s : i32, i32, i32)", 1+r.IntN(n), at, pick(), pick())
	}
	f.WriteString("  func.func @f(%x: i32) -> i32 {\n    %fuel = arith.constant 30 : i32\n    %one = arith.constant 1 : i32\n")
	f.WriteString("    %zero = arith.constant 0 : i32\n    %three = arith.constant 3 : i32\n    %k = arith.constant 1103515 : i32\n")
	f.WriteString("    %c = arith.trunci %x : i32 to i1\n")
	fmt.Fprintf(&f, "    cf.cond_br %%c, ^bb%d(%%fuel, %%x, %%k : i32, i32, i32), ^bb%d(%%fuel, %%k, %%x : i32, i32, i32)\n", 1+r.IntN(n), 1+r.IntN(n))
	for i := 1; i <= n; i++ {
		fmt.Fprintf(&f, "  ^bb%d(%%f%d: i32, %%a%d: i32, %%b%d: i32):\n", i, i, i, i)
		fmt.Fprintf(&f, "    %%g%d = arith.subi %%f%d, %%one : i32\n    %%s%d = arith.%s %%a%d, %%b%d : i32\n", i, i, i, []string{"addi", "subi", "xori", "muli"}[r.IntN(4)], i, i)
		fmt.Fprintf(&f, "    %%end%d = arith.cmpi sle, %%g%d, %%zero : i32\n    cf.cond_br %%end%d, ^out(%%s%d : i32), ^mid%d\n", i, i, i, i, i)
		fmt.Fprintf(&f, "  ^mid%d:\n    %%t%d = arith.addi %%s%d, %%k : i32\n", i, i, i)
		fmt.Fprintf(&f, "    %%h%d = arith.shrui %%t%d, %%three : i32\n    %%d%d = arith.trunci %%h%d : i32 to i1\n    %%w%d = arith.andi %%h%d, %%three : i32\n", i, i, i, i, i, i)
		switch r.IntN(5) {
		case 0:
			fmt.Fprintf(&f, "    cf.br %s\n", target(i))
		case 1, 2:
			fmt.Fprintf(&f, "    cf.cond_br %%d%d, %s, %s\n", i, target(i), target(i))
		case 3:
			fmt.Fprintf(&f, "    cf.cond_br %%d%d, %s, ^out(%%t%d : i32)\n", i, target(i), i)
		default:
			fmt.Fprintf(&f, "    cf.switch %%w%d : i32, [\n      default: %s,\n      1: %s,\n      3: ^out(%%a%d : i32)\n    ]\n", i, target(i), target(i), i)
		}
	}
	f.WriteString("  ^out(%r: i32):\n    return %r : i32\n  }\n")
	return "module attributes {gpu.container_module} {\n" + f.String() + hostOfRandom + "}\n"
}

// hostOfRandom calls @f from a kernel and from the host.
const hostOfRandom = `
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %a = memref.alloc() : memref<32xi32>
    %b = memref.alloc() : memref<32xi32>
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%lx = %c32, %ly = %c1, %lz = %c1) {
      %p = arith.constant 2654435 : i32
      %i = arith.index_cast %tx : index to i32
      %x = arith.muli %i, %p : i32
      %y = func.call @f(%x) : (i32) -> i32
      memref.store %y, %a[%tx] : memref<32xi32>
      gpu.terminator
    }
    scf.for %i = %c0 to %c32 step %c1 {
      %p = arith.constant 2654435 : i32
      %k = arith.index_cast %i : index to i32
      %x = arith.muli %k, %p : i32
      %y = func.call @f(%x) : (i32) -> i32
      memref.store %y, %b[%i] : memref<32xi32>
    }
    %ua = memref.cast %a : memref<32xi32> to memref<*xi32>
    call @printMemrefI32(%ua) : (memref<*xi32>) -> ()
    %ub = memref.cast %b : memref<32xi32> to memref<*xi32>
    call @printMemrefI32(%ub) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
`
