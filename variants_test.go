//go:build cgo

package spvc_test

import (
	"context"
	"flag"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/test/drivers"
)

var updateVariants = flag.Bool("update-variants", false, "write the table of docs/layout-variants.md")

// variantKernel reads a block and writes vectors and indices. Only the attributes of its
// module change.
const variantKernel = `module attributes {gpu.container_module, ATTRIBUTES} {
  gpu.module @m {
    gpu.func @k(%in: !spirv.ptr<!spirv.struct<(f32, vector<3xf32>, !spirv.array<3 x f32>, f32)>, Uniform>,
                %v: memref<2xvector<3xf32>>, %ids: memref<4xindex>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %0 = spirv.Constant 0 : i32
      %1 = spirv.Constant 1 : i32
      %2 = spirv.Constant 2 : i32
      %3 = spirv.Constant 3 : i32
      %a = spirv.AccessChain %in[%0] : !spirv.ptr<!spirv.struct<(f32, vector<3xf32>, !spirv.array<3 x f32>, f32)>, Uniform>, i32
      %b = spirv.AccessChain %in[%1] : !spirv.ptr<!spirv.struct<(f32, vector<3xf32>, !spirv.array<3 x f32>, f32)>, Uniform>, i32
      %c = spirv.AccessChain %in[%2, %2] : !spirv.ptr<!spirv.struct<(f32, vector<3xf32>, !spirv.array<3 x f32>, f32)>, Uniform>, i32, i32
      %d = spirv.AccessChain %in[%3] : !spirv.ptr<!spirv.struct<(f32, vector<3xf32>, !spirv.array<3 x f32>, f32)>, Uniform>, i32
      %av = spirv.Load "Uniform" %a : f32
      %bv = spirv.Load "Uniform" %b : vector<3xf32>
      %cv = spirv.Load "Uniform" %c : f32
      %dv = spirv.Load "Uniform" %d : f32
      %acd = spirv.CompositeConstruct %av, %cv, %dv : (f32, f32, f32) -> vector<3xf32>
      memref.store %bv, %v[%c0] : memref<2xvector<3xf32>>
      memref.store %acd, %v[%c1] : memref<2xvector<3xf32>>
      %id = gpu.thread_id x
      memref.store %id, %ids[%id] : memref<4xindex>
      gpu.return
    }
  }
}`

// openCLKernel is for targets whose kernels have no blocks.
const openCLKernel = `module attributes {gpu.container_module, ATTRIBUTES} {
  gpu.module @m {
    gpu.func @k(%in: memref<4xf32, 4>, %v: memref<4xf32>, %ids: memref<4xindex>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4, 1, 1]>} {
      %id = gpu.thread_id x
      %a = memref.load %in[%id] : memref<4xf32, 4>
      memref.store %a, %v[%id] : memref<4xf32>
      memref.store %id, %ids[%id] : memref<4xindex>
      gpu.return
    }
  }
}`

const (
	shaderEnv    = "spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Int64], []>, #spirv.resource_limits<>>"
	newerEnv     = "spirv.target_env = #spirv.target_env<#spirv.vce<v1.5, [Shader, Int64], []>, api=Vulkan, #spirv.resource_limits<>>"
	kernelEnv    = "spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel, Addresses, Int64], []>, api=OpenCL, #spirv.resource_limits<>>"
	scalarLayout = `"spirv.scalar_block_layout", true`
	cLayout      = `"spirv.block_layout", "c"`
	dlSpec       = ", dlti.dl_spec = #dlti.dl_spec<%s>"
)

// variants are the rows of the table. want is the class of the block, its offsets and the
// stride of its array, then the class and stride of the vectors, then those of the
// indices.
var variants = []struct{ name, attrs, want string }{
	{"SPIR-V 1.3", shaderEnv, "Uniform 0 16 32 80 stride 16; StorageBuffer stride 16; StorageBuffer i32 stride 4"},
	{"SPIR-V 1.5", newerEnv, "Uniform 0 16 32 80 stride 16; StorageBuffer stride 16; StorageBuffer i32 stride 4"},
	{"`\"spirv.uniform_buffer_standard_layout\"`", shaderEnv + entries(`"spirv.uniform_buffer_standard_layout", true`),
		"Uniform 0 16 28 40 stride 4; StorageBuffer stride 16; StorageBuffer i32 stride 4"},
	{"`\"spirv.scalar_block_layout\"`", shaderEnv + entries(`"spirv.scalar_block_layout", true`),
		"Uniform 0 4 16 28 stride 4; StorageBuffer stride 12; StorageBuffer i32 stride 4"},
	{"`\"spirv.block_layout\"` is `\"std140\"`", shaderEnv + entries(`"spirv.block_layout", "std140"`),
		"Uniform 0 16 32 80 stride 16; StorageBuffer stride 16; StorageBuffer i32 stride 16"},
	{"`\"spirv.block_layout\"` is `\"c\"`", shaderEnv + entries(scalarLayout, cLayout),
		"Uniform 0 4 16 28 stride 4; StorageBuffer stride 12; StorageBuffer i32 stride 4"},
	{"c, `f32` is `dense<128> : vector<1xi64>`", shaderEnv + entries(scalarLayout, cLayout, "f32, dense<128> : vector<1xi64>"),
		"Uniform 0 4 16 64 stride 16; StorageBuffer stride 12; StorageBuffer i32 stride 4"},
	{"c, `vector<3xf32>` is `dense<[128, 256]> : vector<2xi64>`", shaderEnv + entries(scalarLayout, cLayout, "vector<3xf32>, dense<[128, 256]> : vector<2xi64>"),
		"Uniform 0 16 28 40 stride 4; StorageBuffer stride 16; StorageBuffer i32 stride 4"},
	{"c, `i32` is `dense<64> : vector<1xi64>`", shaderEnv + entries(scalarLayout, cLayout, "i32, dense<64> : vector<1xi64>"),
		"Uniform 0 4 16 28 stride 4; StorageBuffer stride 12; StorageBuffer i32 stride 8"},
	{"`f32`, `vector<3xf32>` and `i64` as the rules have them", shaderEnv + entries("f32, dense<32> : vector<1xi64>", "vector<3xf32>, dense<128> : vector<1xi64>", "i64, dense<32> : vector<1xi64>"),
		"Uniform 0 16 32 80 stride 16; StorageBuffer stride 16; StorageBuffer i32 stride 4"},
	{"`index` has 64 bits", shaderEnv + entries(`index, 64`),
		"Uniform 0 16 32 80 stride 16; StorageBuffer stride 16; StorageBuffer i64 stride 8"},
	{"`index` has 64 bits, scalar layout", shaderEnv + entries(`index, 64`, `"spirv.scalar_block_layout", true`),
		"Uniform 0 4 16 28 stride 4; StorageBuffer stride 12; StorageBuffer i64 stride 8"},
}

func entries(es ...string) string {
	for i, e := range es {
		es[i] = "#dlti.dl_entry<" + e + ">"
	}
	return fmt.Sprintf(dlSpec, strings.Join(es, ", "))
}

// describeVariant returns what the decorations of a binary say.
func describeVariant(t *testing.T, words []uint32) string {
	m := must[*reflect.Module](t)(reflect.Reflect(words))
	in, v, ids := m.Resource(0, 0), m.Resource(0, 1), m.Resource(0, 2)
	if in == nil || v == nil || ids == nil {
		t.Fatalf("resources %v", m.Resources)
	}
	s := in.StorageClass.String()
	for _, f := range in.Block.Fields {
		s += fmt.Sprint(" ", f.Offset)
	}
	index := ids.Block.Fields[0].Shape
	return fmt.Sprintf("%s stride %d; %s stride %d; %s i%d stride %d", s, in.Block.Fields[2].Shape.Stride,
		v.StorageClass, v.Block.Fields[0].Shape.Stride, ids.StorageClass, index.Elem.Bits, index.Stride)
}

// TestLayoutVariants compiles one kernel whose module differs in target environment and
// data layout only, compares what its binaries say with what the rules demand, and runs
// them.
func TestLayoutVariants(t *testing.T) {
	for _, v := range variants {
		t.Run(v.name, func(t *testing.T) {
			p := compile(t, []byte(strings.Replace(variantKernel, "ATTRIBUTES", v.attrs, 1)), spvc.Options{})
			if got := describeVariant(t, p.Binaries[0].Words); got != v.want {
				t.Errorf("got  %s\nwant %s", got, v.want)
			}
			for _, s := range drivers.Selectors() {
				if strings.Contains(v.want, "i64") && s[0] == "swiftshader" {
					continue // has no Int64
				}
				t.Run(s[0], func(t *testing.T) { runVariant(t, s[1], p, strings.Contains(v.want, "i64")) })
			}
		})
	}
}

func runVariant(t *testing.T, selector string, p *spvc.Program, wide bool) {
	type in struct {
		A float32
		B [3]float32
		C [3]float32
		D float32
	}
	var vs [2][3]float32
	var ids32 [4]uint32
	var ids64 [4]uint64
	ids := compute.InOut(&ids32)
	if wide {
		ids = compute.InOut(&ids64)
	}
	k := kernelOf(t, apiDevice(t, selector, vulkan.Options{}), p, "k")
	_, err := k.Dispatch(context.Background(), [3]uint32{1, 1, 1},
		compute.Bind(0, 0, in{1, [3]float32{2, 3, 4}, [3]float32{5, 6, 7}, 8}), compute.Bind(0, 1, compute.InOut(&vs)), compute.Bind(0, 2, ids))
	if err != nil {
		t.Fatal(err)
	}
	if want := [2][3]float32{{2, 3, 4}, {1, 7, 8}}; vs != want {
		t.Errorf("vectors %v, want %v", vs, want)
	}
	if wide {
		for i, v := range ids64 {
			ids32[i] = uint32(v)
		}
	}
	if want := [4]uint32{0, 1, 2, 3}; ids32 != want {
		t.Errorf("indices %v, want %v", ids32, want)
	}
}

// spaceKernel allocates memory and uses a global; its module's data layout says where.
const spaceKernel = `module attributes {gpu.container_module, ATTRIBUTES} {
  gpu.module @m {
    memref.global "private" @g : memref<4xi32> = INITIAL
    gpu.func @k(%out: memref<4xi32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4, 1, 1]>} {
      %id = gpu.thread_id x
      %c3 = arith.constant 3 : index
      %a = memref.alloca() : memref<4xi32>
      %g = memref.get_global @g : memref<4xi32>
      %r = arith.subi %c3, %id : index
      %v = arith.index_cast %id : index to i32
      memref.store %v, %a[%r] : memref<4xi32>
      memref.store %v, %g[%id] : memref<4xi32>
      gpu.barrier
      %w = memref.load %g[%r] : memref<4xi32>
      %x = memref.load %a[%r] : memref<4xi32>
      %c10 = arith.constant 10 : i32
      %y = arith.muli %w, %c10 : i32
      %z = arith.addi %x, %y : i32
      memref.store %z, %out[%id] : memref<4xi32>
      gpu.return
    }
  }
}`

// spaceVariants are the rows of the second table: the class of the allocation, that of the
// global, and what the kernel writes.
var spaceVariants = []struct {
	name, attrs, initial, want string
	out                        [4]uint32
}{
	{"alloca `5 : ui32`, global `3 : ui32`", spaces("5 : ui32", "3 : ui32"), "uninitialized", "Function | Workgroup", [4]uint32{30, 21, 12, 3}},
	{"alloca `#spirv.storage_class<Function>`, global `#gpu.address_space<workgroup>`",
		spaces("#spirv.storage_class<Function>", "#gpu.address_space<workgroup>"), "uninitialized", "Function | Workgroup", [4]uint32{30, 21, 12, 3}},
	{"alloca `#spirv.storage_class<Private>`, global `#spirv.storage_class<Workgroup>`",
		spaces("#spirv.storage_class<Private>", "#spirv.storage_class<Workgroup>"), "uninitialized", "Private | Workgroup", [4]uint32{30, 21, 12, 3}},
	{"alloca `#gpu.address_space<private>`, global `#spirv.storage_class<Private>`",
		spaces("#gpu.address_space<private>", "#spirv.storage_class<Private>"), "dense<[5, 6, 7, 8]>", "Function | Private", [4]uint32{80, 71, 62, 53}},
	{"alloca `#spirv.storage_class<Private>`, global `#gpu.address_space<private>`",
		spaces("#spirv.storage_class<Private>", "#gpu.address_space<private>"), "dense<[5, 6, 7, 8]>", "Private | Function", [4]uint32{80, 71, 62, 53}},
}

func spaces(alloca, global string) string {
	return shaderEnv + entries(`"dlti.alloca_memory_space", `+alloca, `"dlti.global_memory_space", `+global)
}

// TestSpaceVariants compiles a kernel whose module states memory spaces, compares the storage
// classes of its variables with the table, and runs it. The first access to each variable tells
// which is which.
func TestSpaceVariants(t *testing.T) {
	access := regexp.MustCompile(`spirv\.Store "(Function|Private|Workgroup)"`)
	for _, v := range spaceVariants {
		t.Run(v.name, func(t *testing.T) {
			source := strings.NewReplacer("ATTRIBUTES", v.attrs, "INITIAL", v.initial).Replace(spaceKernel)
			p := compile(t, []byte(source), spvc.Options{Opt: spvc.O0})
			var classes []string
			for _, m := range access.FindAllStringSubmatch(string(p.IR()), -1) {
				classes = append(classes, m[1])
			}
			// The last two stores to memory of the kernel are those of the source; tables come before.
			if n := len(classes); n < 2 || classes[n-2]+" | "+classes[n-1] != v.want {
				t.Fatalf("stores to %v, want %s, in\n%s", classes, v.want, p.IR())
			}
			for _, s := range drivers.Selectors() {
				var out [4]uint32
				k := kernelOf(t, apiDevice(t, s[1], vulkan.Options{}), p, "k")
				if _, err := k.Dispatch(context.Background(), [3]uint32{1, 1, 1}, compute.Bind(0, 0, compute.InOut(&out))); err != nil || out != v.out {
					// With memory of the invocation, the element that another invocation wrote has the initial value.
					t.Errorf("%s: %v, %v, want %v", s[0], out, err, v.out)
				}
			}
		})
	}
}

// TestOpenCLVariant looks at the storage classes of a target with kernels, which Vulkan
// cannot run.
func TestOpenCLVariant(t *testing.T) {
	for attrs, index := range map[string]string{kernelEnv: "i32", kernelEnv + entries("index, 64"): "i64"} {
		p := compile(t, []byte(strings.Replace(openCLKernel, "ATTRIBUTES", attrs, 1)), spvc.Options{})
		want := "(%arg0: !spirv.ptr<!spirv.array<4 x f32>, UniformConstant>, %arg1: !spirv.ptr<!spirv.array<4 x f32>, CrossWorkgroup>, " +
			"%arg2: !spirv.ptr<!spirv.array<4 x " + index + ">, CrossWorkgroup>)"
		if len(p.Binaries) != 1 || !strings.Contains(string(p.IR()), want) {
			t.Errorf("%d binaries, and no %s in\n%s", len(p.Binaries), want, p.IR())
		}
	}
}

// TestVariantTable keeps the table of the documentation equal to what is tested.
func TestVariantTable(t *testing.T) {
	const begin, end = "<!-- variants -->\n", "<!-- end -->\n"
	text := string(must[[]byte](t)(os.ReadFile("docs/layout-variants.md")))
	head, rest, ok := strings.Cut(text, begin)
	_, tail, ok2 := strings.Cut(rest, end)
	if !ok || !ok2 {
		t.Fatal("docs/layout-variants.md has no marks around its table")
	}
	table := "| the module says | block | vectors | indices |\n|---|---|---|---|\n"
	for _, v := range variants {
		table += "| " + v.name + " | " + strings.ReplaceAll(v.want, "; ", " | ") + " |\n"
	}
	table += "| OpenCL kernels (other arguments) | UniformConstant | CrossWorkgroup | CrossWorkgroup i32 |\n"
	table += "\n| `dlti.alloca_memory_space` and `dlti.global_memory_space` | allocation | global |\n|---|---|---|\n"
	for _, v := range spaceVariants {
		table += "| " + v.name + " | " + v.want + " |\n"
	}
	want := head + begin + table + end + tail
	if *updateVariants {
		if err := os.WriteFile("docs/layout-variants.md", []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if text != want {
		t.Error("the table of docs/layout-variants.md is not what the tests say; run go test -run VariantTable -update-variants .")
	}
}

// workgroupKernel has one or two arrays in Workgroup memory.
const workgroupKernel = `module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.4, [Shader, Float16, WorkgroupMemoryExplicitLayoutKHR,
    WorkgroupMemoryExplicitLayout16BitAccessKHR], []>, api=Vulkan, #spirv.resource_limits<>>, dlti.dl_spec = #dlti.dl_spec<ENTRIES>} {
  gpu.module @m {
    gpu.func @k() workgroup(ARRAYS) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4, 1, 1]>} {
      %id = gpu.thread_id x
      %c = arith.constant dense<1.0> : vector<3xf16>
      memref.store %c, %w[%id] : memref<4xvector<3xf16>, 3>
      gpu.return
    }
  }
}`

// TestWorkgroupLayout: arrays in Workgroup memory have a layout if the target allows it
// and there is but one, since blocks there overlap.
func TestWorkgroupLayout(t *testing.T) {
	const one, two = "%w: memref<4xvector<3xf16>, 3>", "%w: memref<4xvector<3xf16>, 3>, %x: memref<4xf32, 3>"
	const explicit = `#dlti.dl_entry<"spirv.workgroup_explicit_layout", true>`
	const scalar = explicit + `, #dlti.dl_entry<"spirv.workgroup_scalar_block_layout", true>`
	for _, c := range []struct{ entries, arrays, array, capability string }{
		{"", one, "!spirv.array<4 x vector<3xf16>>)", ""},
		{explicit, one, "!spirv.array<4 x vector<3xf16>, stride=8> [0])", "WorkgroupMemoryExplicitLayoutKHR, WorkgroupMemoryExplicitLayout16BitAccessKHR]"},
		{scalar, one, "!spirv.array<4 x vector<3xf16>, stride=6> [0])", "WorkgroupMemoryExplicitLayoutKHR, WorkgroupMemoryExplicitLayout16BitAccessKHR]"},
		{explicit, two, "!spirv.array<4 x vector<3xf16>>)", ""},
	} {
		p := compile(t, []byte(strings.NewReplacer("ENTRIES", c.entries, "ARRAYS", c.arrays).Replace(workgroupKernel)), spvc.Options{})
		text := string(p.IR())
		_, module, _ := strings.Cut(text, "spirv.module")
		head, _, _ := strings.Cut(module, "\n")
		if !strings.Contains(module, "@__workgroup_mem__k_0 : !spirv.ptr<!spirv.struct<("+c.array+">, Workgroup>") ||
			!strings.Contains(head, c.capability) || c.capability == "" && strings.Contains(head, "Explicit") {
			t.Errorf("%s, %s: not %s, %q in\n%s", c.entries, c.arrays, c.array, c.capability, module)
		}
	}
}
