//go:build cgo

package spvc_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
	"github.com/spvc/spvc/target"
)

// signedConstants prints signed minima, maxima and conversions of constants, of numbers and of vectors.
const signedConstants = `module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%m: memref<4xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %a = arith.constant dense<[-17, 1, 3]> : vector<3xi32>
      %max = vector.reduction <maxsi>, %a : vector<3xi32> into i32
      %min = vector.reduction <minsi>, %a : vector<3xi32> into i32
      %i = gpu.thread_id x
      %x = arith.index_cast %i : index to i32
      %v = vector.splat %x : vector<3xi32>
      %w = arith.maxsi %v, %a : vector<3xi32>
      %first = vector.extract %w[0] : i32 from vector<3xi32>
      %u = arith.minsi %v, %a : vector<3xi32>
      %last = vector.extract %u[0] : i32 from vector<3xi32>
      %f = arith.constant dense<[-17, 1, 3]> : vector<3xi8>
      %g = arith.sitofp %f : vector<3xi8> to vector<3xf32>
      %h = vector.extract %g[0] : f32 from vector<3xf32>
      %n = arith.sitofp %min : i32 to f32
      %sum = arith.addf %h, %n : f32
      %bits = arith.fptosi %sum : f32 to i32
      %both = arith.addi %last, %bits : i32
      memref.store %max, %m[%c0] : memref<4xi32>
      memref.store %min, %m[%c1] : memref<4xi32>
      memref.store %first, %m[%c2] : memref<4xi32>
      memref.store %both, %m[%c3] : memref<4xi32>
      gpu.return
    }
  }
  func.func @main() {
    %c1 = arith.constant 1 : index
    %m = memref.alloc() : memref<4xi32>
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<4xi32>)
    %show = memref.cast %m : memref<4xi32> to memref<*xi32>
    call @printMemrefI32(%show) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}`

// TestOptimizedSigned: SPIRV-Tools would fold signed operations on constants as if they were unsigned.
func TestOptimizedSigned(t *testing.T) {
	d, err := reference.Open(reference.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	for name, o := range map[string]spvc.Options{"O0": {Opt: spvc.O0}, "O1": {}, "O2": {Opt: spvc.O2}, "Os": {Opt: spvc.Os},
		"passes": {Opt: spvc.O0, SPIRVPasses: []string{"ccp", "simplify-instructions"}}} {
		var out bytes.Buffer
		p, err := spvc.Compile(t.Context(), []byte(signedConstants), o)
		if err == nil {
			_, err = p.Run(t.Context(), d, spvc.RunOptions{Out: &out})
		}
		if err != nil || !strings.Contains(out.String(), "[3,  -17,  0,  -51]") {
			t.Errorf("%s: %v, printed %s", name, err, &out)
		}
	}
}

// TestOptimizedExtended: the pass ccp of SPIRV-Tools would take the maximum of two constants for undefined and
// store 0 where it is 1.
func TestOptimizedExtended(t *testing.T) {
	const source = `module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.4, [Shader, SignedZeroInfNanPreserve], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k(%m: memref<3xi32>, %f: memref<1xf32>) kernel attributes {known_block_size = array<i32: 3, 1, 1>} {
      %i = gpu.thread_id x
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %x = memref.load %f[%c0] : memref<1xf32>
      %y = arith.addf %x, %x : f32
      memref.store %y, %f[%c0] : memref<1xf32>
      %first = arith.cmpi ult, %i, %c1 : index
      %b = scf.if %first -> (i1) {
        %v = arith.constant dense<0> : vector<2xi32>
        %z = arith.constant 0 : i32
        %max = vector.reduction <maxui>, %v : vector<2xi32> into i32
        %equal = arith.cmpi eq, %max, %z : i32
        scf.yield %equal : i1
      } else {
        %false = arith.constant false
        scf.yield %false : i1
      }
      %r = arith.extui %b : i1 to i32
      memref.store %r, %m[%i] : memref<3xi32>
      gpu.return
    }
  }
  func.func @main() {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %m = memref.alloc() : memref<3xi32>
    %f = memref.alloc() : memref<1xf32>
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c3, %c1, %c1) args(%m : memref<3xi32>, %f : memref<1xf32>)
    %show = memref.cast %m : memref<3xi32> to memref<*xi32>
    call @printMemrefI32(%show) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}`
	d, err := reference.Open(reference.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	for _, c := range []struct {
		opt    spvc.OptLevel
		passes []string
		want   string
	}{{spvc.O1, nil, "[1,  0,  0]"}, {spvc.O2, nil, "[1,  0,  0]"}, {spvc.Os, nil, "[1,  0,  0]"}, {spvc.O1, []string{"ccp"}, "[0,  0,  0]"}} {
		if c.passes != nil && !oldTools() {
			break // the error is repaired
		}
		var out bytes.Buffer
		p, err := spvc.Compile(t.Context(), []byte(source), spvc.Options{Opt: c.opt, SPIRVPasses: c.passes})
		if err == nil {
			_, err = p.Run(t.Context(), d, spvc.RunOptions{Out: &out})
		}
		if err != nil || !strings.Contains(out.String(), c.want) {
			t.Errorf("-O%v %v: %v, printed %s, want %s", c.opt, c.passes, err, &out, c.want)
		}
	}
}

// TestComplexSums: (1 - 1e30) + 1e30 is 0 at each level, and not 1.
func TestComplexSums(t *testing.T) {
	const source = `module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%m: memref<1xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      %i = gpu.thread_id x
      %x = memref.load %m[%i] : memref<1xf32>
      %large = arith.constant 1.0e30 : f32
      %a = complex.create %x, %x : complex<f32>
      %b = complex.create %large, %large : complex<f32>
      %c = complex.sub %a, %b : complex<f32>
      %d = complex.add %c, %b : complex<f32>
      %e = complex.re %d : complex<f32>
      memref.store %e, %m[%i] : memref<1xf32>
      gpu.return
    }
  }
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %one = arith.constant 1.0 : f32
    %m = memref.alloc() : memref<1xf32>
    memref.store %one, %m[%c0] : memref<1xf32>
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<1xf32>)
    %u = memref.cast %m : memref<1xf32> to memref<*xf32>
    call @printMemrefF32(%u) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}`
	d, err := reference.Open(reference.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	for _, l := range []spvc.OptLevel{spvc.O0, spvc.O1, spvc.O2, spvc.Os} {
		var out bytes.Buffer
		p, err := spvc.Compile(t.Context(), []byte(source), spvc.Options{Opt: l})
		if err == nil {
			_, err = p.Run(t.Context(), d, spvc.RunOptions{Out: &out})
		}
		if err != nil || !strings.Contains(out.String(), "\n[0]") {
			t.Errorf("-O%v: %v, printed %s", l, err, &out)
		}
	}
}

// TestOptimizedZeros: SPIRV-Tools would make 0 of 0 / x and -2 - x of -(x + 2), which are other zeros.
func TestOptimizedZeros(t *testing.T) {
	const source = `module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%m: memref<2xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %x = memref.load %m[%c0] : memref<2xf32>
      %zero = arith.constant 0.0 : f32
      %two = arith.constant 2.0 : f32
      %quotient = arith.divf %zero, %x : f32
      %sum = arith.addf %x, %two : f32
      %negated = arith.negf %sum : f32
      memref.store %quotient, %m[%c0] : memref<2xf32>
      memref.store %negated, %m[%c1] : memref<2xf32>
      gpu.return
    }
  }
  func.func @main() -> (f32, f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %x = arith.constant -2.0 : f32
    %one = arith.constant 1.0 : f32
    %m = memref.alloc() : memref<2xf32>
    memref.store %x, %m[%c0] : memref<2xf32>
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<2xf32>)
    %a = memref.load %m[%c0] : memref<2xf32>
    %b = memref.load %m[%c1] : memref<2xf32>
    %u = arith.divf %one, %a : f32
    %v = arith.divf %one, %b : f32
    return %u, %v : f32, f32
  }
}`
	d, err := reference.Open(reference.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	for _, l := range []spvc.OptLevel{spvc.O0, spvc.O1, spvc.O2, spvc.Os} {
		p, err := spvc.Compile(t.Context(), []byte(source), spvc.Options{Opt: l})
		if err != nil {
			t.Fatal(err)
		}
		r, err := p.Run(t.Context(), d, spvc.RunOptions{})
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(r.Texts, " "); got != "-Inf -Inf" {
			t.Errorf("-O%v: %s", l, got)
		}
	}
}

// TestOpenCLSums compiles a kernel of OpenCL that adds and divides at each level. The decoration
// NoContraction would be invalid there.
func TestOpenCLSums(t *testing.T) {
	const source = `module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Kernel, Addresses], []>, api=OpenCL, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k(%x: f32, %m: memref<4xf32, #spirv.storage_class<CrossWorkgroup>>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<>} {
      %i = gpu.thread_id x
      %sum = arith.addf %x, %x : f32
      %quotient = arith.divf %sum, %x : f32
      memref.store %quotient, %m[%i] : memref<4xf32, #spirv.storage_class<CrossWorkgroup>>
      gpu.return
    }
  }
}`
	for _, l := range []spvc.OptLevel{spvc.O0, spvc.O1, spvc.O2} {
		p, err := spvc.Compile(t.Context(), []byte(source), spvc.Options{Opt: l})
		if err != nil {
			t.Fatalf("-O%v: %v", l, err)
		}
		text, err := spirvtools.Disassemble(p.Binaries[0].Words, spirvtools.TextOptions{})
		if err != nil || !strings.Contains(text, "ContractionOff") || strings.Contains(text, "NoContraction") {
			t.Errorf("-O%v: %v\n%s", l, err, text)
		}
	}
}

// TestUnusedBindings: the bindings of arguments stay at each level, also of one whose number is replaced
// before it is used.
func TestUnusedBindings(t *testing.T) {
	const source = `gpu.module @m {
  gpu.func @kernel(%a: memref<4xi32>, %b: memref<8xi32>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %zero = arith.constant 0 : index
    %k = arith.constant 7 : i32
    %none = arith.constant dense<0> : vector<4xi32>
    %i = gpu.thread_id x
    %v = memref.load %a[%zero] : memref<4xi32>
    %x = vector.insert %v, %none [3] : i32 into vector<4xi32>
    %w = vector.insert %k, %x [%i] : i32 into vector<4xi32>
    %y = vector.extract %w[1] : i32 from vector<4xi32>
    memref.store %y, %b[%i] : memref<8xi32>
    gpu.return
  }
}`
	for _, name := range []string{"vulkan1.1", "vulkan1.3"} {
		env, err := target.Profile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range []spvc.OptLevel{spvc.O0, spvc.O1, spvc.O2, spvc.Os} {
			p, err := spvc.Compile(t.Context(), []byte(source), spvc.Options{Opt: l, Env: env})
			if err != nil {
				t.Fatal(err)
			}
			bindings := 0
			module := words.Scan(p.Binaries[0].Words, words.HeaderLen)
			for i, ok := module.Next(); ok; i, ok = module.Next() {
				if i.Opcode == spec.OpDecorate && spec.Decoration(i.Operands[1]) == spec.DecorationBinding {
					bindings++
				}
			}
			if bindings != 2 {
				t.Errorf("%s -O%v: %d bindings", name, l, bindings)
			}
		}
	}
}

// TestBrokenOptimizer: where SPIRV-Tools' optimizer makes an invalid binary of loops, levels 2 and s keep the one of level 1,
// validated or not, and say so. Passes that the caller names are an error there.
func TestBrokenOptimizer(t *testing.T) {
	const source = `gpu.module @m {
  gpu.func @kernel(%a: memref<1xi32>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %true = arith.constant true
    %false = arith.constant false
    %zero = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    scf.while : () -> () {
      scf.condition(%true)
    } do {
      scf.while : () -> () {
        scf.while : () -> () {
          memref.store %zero, %a[%c0] : memref<1xi32>
          scf.condition(%false)
        } do {
          scf.yield
        }
        scf.condition(%false)
      } do {
        scf.yield
      }
      scf.yield
    }
    gpu.return
  }
}`
	if !oldTools() {
		t.Log("these SPIRV-Tools do not make an invalid module of it")
		return
	}
	text := []byte(source)
	compiled := func(o spvc.Options) *spvc.Binary {
		p, err := spvc.Compile(t.Context(), text, o)
		if err != nil {
			t.Fatal(err)
		}
		return p.Binaries[0]
	}
	want := compiled(spvc.Options{})
	for _, o := range []spvc.Options{{Opt: spvc.O2}, {Opt: spvc.O2, NoValidate: true}} {
		b := compiled(o)
		if !slices.Equal(b.Words, want.Words) || len(b.Notes) != len(want.Notes)+1 || !strings.Contains(b.Notes[len(b.Notes)-1], "stays as level 1 makes it") {
			t.Errorf("%+v: notes %q", o, b.Notes)
		}
	}
	if _, err := spvc.Compile(t.Context(), text, spvc.Options{SPIRVPasses: []string{"-O"}}); err == nil || !strings.Contains(err.Error(), "does not validate") {
		t.Errorf("with named passes: %v", err)
	}
}

// TestOwnModules: level 1 leaves the modules of the spirv dialect in a source as they are.
func TestOwnModules(t *testing.T) {
	const source = `spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.func @main() "None" {
    %c = spirv.Constant true
    %n = spirv.Constant 1 : i32
    %unused = spirv.IAdd %n, %n : i32
    spirv.mlir.selection {
      spirv.BranchConditional %c, ^then, ^merge
    ^then:
      spirv.Branch ^merge
    ^merge:
      spirv.mlir.merge
    }
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}`
	compiled := func(l spvc.OptLevel) []uint32 {
		p, err := spvc.Compile(t.Context(), []byte(source), spvc.Options{Opt: l})
		if err != nil {
			t.Fatal(err)
		}
		return p.Binaries[0].Words
	}
	if !slices.Equal(compiled(spvc.O0), compiled(spvc.O1)) {
		t.Error("the binaries of levels 0 and 1 differ")
	}
}
