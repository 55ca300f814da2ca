package conform

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/spec"
)

// able describes a device that has all scalars.
func able() *runner.DeviceInfo {
	return &runner.DeviceInfo{Capabilities: []spec.Capability{
		spec.CapabilityStorageBuffer8BitAccess, spec.CapabilityStorageBuffer16BitAccess, spec.CapabilityInt64, spec.CapabilityFloat64,
		spec.CapabilityPhysicalStorageBufferAddresses,
	}}
}

// capable returns a device that has all scalars and permits all layouts.
func capable() *runner.DeviceInfo {
	d := able()
	d.APIMajor, d.APIMinor = 1, 3
	d.Features = []string{"scalarBlockLayout", "uniformBufferStandardLayout"}
	return d
}

func allCases(types []string) []Case {
	s := Selection{Rules: AllRules(), Probes: Probes(), Seed: 1}
	for _, c := range DefaultClasses() {
		s.Classes = append(s.Classes, c.String())
	}
	return s.Cases(types)
}

// partTypes are blocks with every kind of part in every kind of place.
var partTypes = []string{
	"{f;v3f;[4]f;i32}", "{i32;[3]v3f;[2]{i32;v2f};f}", "{m3x2f!r;f;m2x4f;[2]m3x3f!r}", "{f;{v2f;{i32;m4x3f};[3]i32};v4f}",
	"{i64;[3]{d;i32};v2d}", "{i8;i16;h;v3i8;[4]v2i16;i32}", "{u32;[3]u32;[2][3]i32;s32}", "{f;[2]{[3]{f;v2f};m2x3f};i32}",
	"{f;i32;[]{f;v3f;i32}}", "{v4f;[]m2x3f!r}", "{i32;[2]*{i32@64};i32}", "{f;[5]v2f;[]{i16;i32}}",
}

// optionCases returns cases with every option.
func optionCases(classes []spec.StorageClass) []Case {
	s := Selection{Rules: DefaultRules(), Probes: Probes(), Options: Dimensions(), Seed: 1}
	for _, c := range classes {
		s.Classes = append(s.Classes, c.String())
	}
	return s.Cases(partTypes)
}

// TestIdentifiers parses the identifiers of all cases that the command makes by default, of
// a tenth of the systematic ones, and of types from files.
func TestIdentifiers(t *testing.T) {
	t.Parallel()
	types := Types(able(), false, 100, 1)
	systematic := Types(able(), true, 0, 1)
	for i := 0; i < len(systematic); i += 10 {
		types = append(types, systematic[i])
	}
	types = append(types, "!spirv.struct<(f32, i1)>", "!spirv.struct<(f32 [0], !spirv.array<2 x i32, stride=16> [16])>", "nonsense, 100% / \"x\"",
		"{[3]m2x3d!c;u8;s64}", "{f", "", "#g9.1.1", "!spirv.struct<self, (i32)>", "!spirv.struct<(f32 [NonWritable])>")
	seen := map[string]bool{}
	long := 0
	cases := Unique(append(allCases(types), optionCases(Classes())...))
	var ids []string
	for _, c := range cases {
		id := c.ID()
		if seen[id] {
			t.Errorf("%s occurs twice", id)
		}
		if seen[id] = true; strings.ContainsAny(id, " ,\"\n") || len(id) > maxSpelling+100 {
			t.Errorf("%q is no identifier", id)
		}
		if strings.Contains(id, "/#g1.1.") {
			long++
		}
		ids = append(ids, id)
	}
	got, err := ParseCases(ids)
	if err != nil || !slices.Equal(got, cases) {
		t.Errorf("the cases of the identifiers differ: %v", err)
	}
	if long == 0 || len(seen) < 8000 {
		t.Errorf("%d of %d cases have generated types", long, len(seen))
	}
}

// TestSpelling has types in both syntaxes.
func TestSpelling(t *testing.T) {
	for compact, mlir := range map[string]string{
		"{f;v3f;[4]{m3x2f!r;h};[]u8}": "!spirv.struct<(f32, vector<3xf32>, !spirv.array<4 x !spirv.struct<(!spirv.matrix<3 x vector<2xf32>> [RowMajor], f16)>>, !spirv.rtarray<ui8>)>",
		"{}":                          "!spirv.struct<()>",
		"{d;i8;s16;v4i64}":            "!spirv.struct<(f64, i8, si16, vector<4xi64>)>",
		"{f@0;[4~16]f@16;m3x2f!c~8@80;[~8]v2f@128}": "!spirv.struct<(f32 [0], !spirv.array<4 x f32, stride=16> [16], " +
			"!spirv.matrix<3 x vector<2xf32>> [80, ColMajor, MatrixStride=8], !spirv.rtarray<vector<2xf32>, stride=8> [128])>",
		"{m2x2f~1}": "!spirv.struct<(!spirv.matrix<2 x vector<2xf32>> [MatrixStride=1])>",
		"=!spirv.struct<(!spirv.matrix<2%20x%20vector<2xf32>>%20[MatrixStride=0])>": "!spirv.struct<(!spirv.matrix<2 x vector<2xf32>> [MatrixStride=0])>",
		"{*{i32@64}}": "!spirv.struct<(!spirv.ptr<!spirv.struct<(i32 [64])>, PhysicalStorageBuffer>)>",
		"=!spirv.struct<(i1%2C%20!spirv.ptr<f32%2C%20Uniform>)>":                            "!spirv.struct<(i1, !spirv.ptr<f32, Uniform>)>",
		"=!spirv.struct<(f32%20[RowMajor])>":                                                "!spirv.struct<(f32 [RowMajor])>",
		"=!spirv.struct<(!spirv.struct<(f32)>%20[RowMajor])>":                               "!spirv.struct<(!spirv.struct<(f32)> [RowMajor])>",
		"=!spirv.struct<(!spirv.matrix<2%20x%20vector<2xf32>>%20[NonWritable])>":            "!spirv.struct<(!spirv.matrix<2 x vector<2xf32>> [NonWritable])>",
		"=!spirv.struct<(!spirv.matrix<2%20x%20vector<2xf32>>%20[RowMajor%2C%20ColMajor])>": "!spirv.struct<(!spirv.matrix<2 x vector<2xf32>> [RowMajor, ColMajor])>",
		"{*m2x3d}": "!spirv.struct<(!spirv.ptr<!spirv.matrix<2 x vector<3xf64>>, PhysicalStorageBuffer>)>",
		"=!spirv.struct<(!spirv.ptr<f32%2C%20Uniform>)>":                        "!spirv.struct<(!spirv.ptr<f32, Uniform>)>",
		"=!spirv.struct<(!spirv.matrix<2%20x%20vector<2xf32>>%20[Location=3])>": "!spirv.struct<(!spirv.matrix<2 x vector<2xf32>> [Location=3])>",
	} {
		ctx := newContext()
		st, err := parseBlock(ctx, mlir)
		if err != nil {
			t.Errorf("%s: %v", mlir, err)
			continue
		}
		if got := spellBlock(st); got != compact {
			t.Errorf("%s is spelled %s, want %s", mlir, got, compact)
		}
		if back, err := parseBlock(ctx, compact); err != nil || ir.Type(back) != ir.Type(st) {
			t.Errorf("%s: %v, %v", compact, back, err)
		}
	}
}

// TestWrongIdentifiers has identifiers that name no case, and parts of the errors.
func TestWrongIdentifiers(t *testing.T) {
	deep := strings.Repeat("[2]", maxSpelled) + "f"
	for id, want := range map[string]string{
		"":                                                               "an identifier is v1/CLASS/RULES/PROBE/TYPE",
		"v2/Uniform/std140/read/{f}":                                     "an identifier is v1/",
		"v1/Function/std140/read/{f}":                                    `unknown storage class "Function"`,
		"v1/Uniform/std139/read/{f}":                                     `unknown rules "std139"`,
		"v1/Uniform/std140/look/{f}":                                     `unknown probe "look"`,
		"v1/Uniform/std140/read+dyn+dyn/{f}":                             `unknown, repeated or unsorted option "dyn"`,
		"v1/Uniform/std140/convert+to=std430+dyn/{f}":                    `unsorted option "dyn"`,
		"v1/Uniform/std140/read+odd/{f}":                                 `option "odd"`,
		"v1/Uniform/std140/read+/{f}":                                    "write the probe as read",
		"v1/Uniform/std140/convert+to=/{f}":                              `unknown rules ""`,
		"v1/Uniform/std140/read+to=std430/{f}":                           `the probe "read" has no option to=`,
		"v1/Uniform/custom/read/{f}":                                     "are for types with layout",
		"v1/Uniform/custom.1/read/{f@0}":                                 "are for types without layout",
		"v1/Uniform/custom.01/read/{f}":                                  `"01" is no number of 64 bits without leading zeros`,
		"v1/Uniform/std140/read/{f;f":                                    "expected ; or } at byte 4",
		"v1/Uniform/std140/read/{f}f":                                    "expected the end of the type at byte 3",
		"v1/Uniform/std140/read/f":                                       "",
		"v1/Uniform/std140/read/{[2]{[]v8f}}":                            "blocks hold vectors of at most 4 components",
		"v1/Uniform/std140/read/{v2":                                     `and a width) at byte 3, found ""`,
		"v1/Uniform/std140/read/{[4":                                     `expected ] at byte 3, found ""`,
		"v1/Uniform/std140/read/{[":                                      `expected ] at byte 2, found ""`,
		"v1/Uniform/std140/read/{v99999999999f}":                         "expected a number of 32 bits at byte 2",
		"v1/Uniform/std140/read/{[4f}":                                   "expected ] at byte 3",
		"v1/Uniform/std140/read/{[99999999999]f}":                        "expected a number of 32 bits at byte 2",
		"v1/Uniform/std140/read/{[:]f}":                                  "expected ] at byte 2",
		"v1/Uniform/std140/read/{[4~]f}":                                 "expected a number of 32 bits",
		"v1/Uniform/std140/read/{m2f}":                                   "expected x at byte 3",
		"v1/Uniform/std140/read/{mf}":                                    "expected a number of 32 bits",
		"v1/Uniform/std140/read/{m2x2}":                                  "expected a type",
		"v1/Uniform/std140/read/{m2xf}":                                  "expected a number of 32 bits",
		"v1/Uniform/std140/read/{m2x2f!x}":                               "expected r or c at byte 7",
		"v1/Uniform/std140/read/{m2x2f~}":                                "expected a number of 32 bits",
		"v1/Uniform/std140/read/{f@}":                                    "expected a number of 32 bits",
		"v1/Uniform/std140/read/{i7}":                                    "expected a type",
		"v1/Uniform/std140/read/{" + deep + "}":                          "more than 64 types within each other",
		"v1/Uniform/std140/read/{[04]f}":                                 "write the type as {[4]f}",
		"v1/Uniform/std140/read/{f,f}":                                   "holds a slash, a comma or a space",
		"v1/Uniform/std140/read/=!spirv.struct<(f32)>":                   "write the type as {f}",
		"v1/Uniform/std140/read/=%zz":                                    "two hexadecimal digits",
		"v1/Uniform/std140/read/=%4":                                     "two hexadecimal digits",
		"v1/Uniform/std140/read/=%41":                                    "is not escaped as identifiers are",
		"v1/Uniform/std140/read/#g1.1":                                   "the number of a type is #g1.SEED.INDEX",
		"v1/Uniform/std140/read/#g3.1.1":                                 "made by version 1 of the generator",
		"v1/Uniform/std140/read/#g1.x.1":                                 `"x" is no number`,
		"v1/Uniform/std140/read/#g1.1.+1":                                `"+1" is no number`,
		"v1/Uniform/std140/read/#g1.1.2-d-i8":                            "the name is #g1.1.2-i8-d",
		"v1/Uniform/std140/read/#g1.1.1":                                 "write the type as {",
		"v1/Uniform/std140/read+array=03/{f}":                            `has no value "03"`,
		"v1/Uniform/std140/read+array=1/{f}":                             `has no value "1"`,
		"v1/Uniform/std140/read+array=9/{f}":                             `has no value "9"`,
		"v1/Uniform/std140/read+grain=scalar/{f}":                        `has no value "scalar"`,
		"v1/Uniform/std140/read+array=3+index=constant/{f}":              `has no value "constant"`,
		"v1/Uniform/std140/read+q=volatile.volatile/{f}":                 `has no value "volatile.volatile"`,
		"v1/Uniform/std140/read+q=volatile.nontemporal/{f}":              `has no value`,
		"v1/Uniform/std140/read+q=odd/{f}":                               `has no value "odd"`,
		"v1/Uniform/std140/read+range=loose/{f}":                         `has no value "loose"`,
		"v1/StorageBuffer/std140/read+via=direct/{f}":                    `has no value "direct"`,
		"v1/Uniform/std140/read+widen/{f}":                               `has no value ""`,
		"v1/Uniform/std140/read+offset=258/{f}":                          `has no value "258"`,
		"v1/Uniform/std140/read+offset=65792/{f}":                        `has no value "65792"`,
		"v1/Uniform/std140/read+q=volatile+grain=vector/{f}":             `unsorted option "grain=vector"`,
		"v1/Uniform/std140/size+grain=vector/{f}":                        `the probe "size" has no option grain`,
		"v1/Uniform/std140/read+atomic=add/{f}":                          "blocks in Uniform have no option atomic",
		"v1/StorageBuffer/std140/read+atomic=mul/{f}":                    `has no value "mul"`,
		"v1/Uniform/std140/read+array=2+blocks=2/{f}":                    "array and blocks exclude each other",
		"v1/Uniform/std140/read+index=computed/{f}":                      "index needs array",
		"v1/Uniform/std140/read+offset=32/{f}":                           "blocks begin at multiples of 256",
		"v1/PushConstant/std140/read+offset=16/{f}":                      "in push constants of 32 below 128",
		"v1/PushConstant/std140/read+offset=128/{f}":                     "in push constants of 32 below 128",
		"v1/StorageBuffer/std140/read+atomic=add+grain=vector/{f}":       "so it excludes grain",
		"v1/StorageBuffer/std140/read+atomic=add+stage=vertex/{i32}":     "stage excludes atomic",
		"v1/StorageBuffer/std140/read+out=location/{f}":                  "out=location is for stages that lead to fragments",
		"v1/StorageBuffer/std140/read+out=location+stage=mesh/{f}":       "out=location is for stages that lead to fragments",
		"v1/StorageBuffer/std140/read+out=image+widen=s/{h}":             "out and from exclude widen",
		"v1/StorageBuffer/std140/write+from=texel+widen=s/{h}":           "out and from exclude widen",
		"v1/StorageBuffer/std140/interface+stage=fragment/{f}":           "an interface is behind the stages vertex, tesseval and geometry",
		"v1/Uniform/std140/read+array=2+inline=block/{f}":                "an inline block is a descriptor with its own bytes",
		"v1/Uniform/std140/read+blocks=5+inline=block/{f}":               "of which every device has four",
		"v1/Uniform/std140/read+inline=block+range=partial/{f;f}":        "an inline block is a descriptor with its own bytes",
		"v1/Uniform/std140/read+views=2/{f;f}":                           "views are for the stages vertex and fragment",
		"v1/Uniform/std140/read+stage=geometry+views=2/{f;f}":            "views are for the stages vertex and fragment",
		"v1/Uniform/std140/read+range=null+stage=vertex+views=2/{f;f}":   "all must have something to do",
		"v1/Uniform/std140/read+stage=vertex+views=7/{f;f}":              `has no value "7"`,
		"v1/Uniform/std140/read+inline=block+offset=256/{f}":             "an inline block is a descriptor with its own bytes",
		"v1/Uniform/std140/read+array=2+index=computed+stage=vertex/{f}": "a computed index of a descriptor is there index=nonuniform",
		"v1/Workgroup/std140/read+stage=vertex/{f}":                      "blocks in Workgroup have no option stage",
		"v1/StorageBuffer/std140/read+atomic=add+widen=s/{f}":            "so it excludes grain",
		"v1/StorageBuffer/std140/read+atomic=add+q=nontemporal/{f}":      "so it excludes grain",
		"v1/StorageBuffer/std140/write+atomic=or/{f}":                    "belongs to the other probe",
		"v1/StorageBuffer/std140/write+q=readonly/{f}":                   "readonly is for read",
		"v1/StorageBuffer/std140/read+q=writeonly/{f}":                   "writeonly for write",
		"v1/StorageBuffer/std140/write+grain=swizzle+q=writeonly/{f}":    "writeonly for write",
		"v1/StorageBuffer/std140/write+atomic=add+q=writeonly/{f}":       "also reads it",
		"v1/Uniform/std140/read+q=coherent/{f}":                          "this qualifier is for storage buffers",
		"v1/StorageBuffer/std140/read+via=member/{f}":                    "for another storage class",
		"v1/PhysicalStorageBuffer/std140/read+blocks=2+via=select/{f}":   "for another storage class",
		"v1/StorageBuffer/std140/read+via=select/{f}":                    "via=select needs blocks",
		"v1/PhysicalStorageBuffer/std140/read+blocks=2+via=member/{f}":   "the other ways lead to one block or an array",
		"v1/PhysicalStorageBuffer/std140/read+array=2+via=nested/{f}":    "the other ways lead to one block or an array",
		"v1/StorageBuffer/std140/copy+grain=swizzle/{f}":                 "which copies do not",
		"v1/StorageBuffer/std140/read+dynamic=128/{f}":                   `has no value "128"`,
		"v1/StorageBuffer/std140/read+dynamic=384/{f}":                   `has no value "384"`,
		"v1/StorageBuffer/std140/read+dynamic=65792/{f}":                 `has no value "65792"`,
		"v1/PushConstant/std140/read+dynamic=256/{f}":                    "blocks in PushConstant have no option dynamic",
		"v1/StorageBuffer/std140/read+range=whole/{f}":                   `has no value "whole"`,
		"v1/PushConstant/std140/read+range=null/{f}":                     "blocks in PushConstant have no option range",
		"v1/StorageBuffer/std140/size+range=tight/{[]f}":                 "of which the kernel does not ask the size",
		"v1/StorageBuffer/std140/copy+range=null/{f;f}":                  "are for read, write and size",
		"v1/StorageBuffer/std140/convert+range=partial+to=c/{f;f}":       "are for read, write and size",
		"v1/StorageBuffer/std140/read+grain=vector+range=null/{v2f}":     "they exclude atomic, grain and widen",
		"v1/StorageBuffer/std140/read+range=partial+widen=s/{h;h}":       "they exclude atomic, grain and widen",
		"v1/StorageBuffer/std140/read+atomic=add+range=null/{i32}":       "they exclude atomic, grain and widen",
		"v1/StorageBuffer/std140/read+offset=256+range=null/{f}":         "range=null excludes dynamic and offset",
		"v1/StorageBuffer/std140/read+dynamic=256+range=null/{f}":        "range=null excludes dynamic and offset",
		"v1/Workgroup/std140/write+init=one/{f}":                         `has no value "one"`,
		"v1/StorageBuffer/std140/write+init=zero/{f}":                    "blocks in StorageBuffer have no option init",
		"v1/Workgroup/std140/write+init=zero+widen=s/{h}":                "init excludes atomic and widen",
		"v1/Workgroup/std140/write+atomic=add+init=zero/{i32}":           "init excludes atomic and widen",
		"v1/StorageBuffer/std140/read+sizes=const/{f}":                   `has no value "const"`,
		"v1/StorageBuffer/std140/read+grain=array+sizes=spec/{f}":        "excludes values that contain arrays",
		"v1/StorageBuffer/std140/write+grain=struct+sizes=spec/{f}":      "excludes values that contain arrays",
		"v1/StorageBuffer/std140/copy+grain=component/{f}":               "which copies do not",
		"v1/StorageBuffer/std430/read+coop=a.row+q=volatile/{f}":         "cooperative matrices exclude other ways",
		"v1/StorageBuffer/std430/read+coop=a.row+ptr=untyped/{f}":        "cooperative matrices exclude other ways",
		"v1/Workgroup/std430/read+coop=a.words/{f}":                      "words in place of storage buffers only",
		"v1/StorageBuffer/std430/read+coop=c.row/{f}":                    `has no value "c.row"`,
		"v1/StorageBuffer/std430/read+ptr=typed/{f}":                     `has no value "typed"`,
		"v1/StorageBuffer/std430/copy+coop=a.row/{f}":                    "has no option coop",
	} {
		if _, err := ParseCase(id); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v; want %q", id, err, want)
		}
	}
}

// TestGreatestNumbers has options with the greatest number that they take.
func TestGreatestNumbers(t *testing.T) {
	t.Parallel()
	for _, id := range []string{
		"v1/StorageBuffer/std430/read+array=8/{f}", "v1/StorageBuffer/std430/read+blocks=8/{f}", "v1/StorageBuffer/std430/read+offset=65536/{f}",
		"v1/PushConstant/std430/read+offset=96/{f}", "v1/Uniform/std140/read+array=2/{f}",
	} {
		if c, err := ParseCase(id); err != nil || c.ID() != id {
			t.Errorf("%s: %v", id, err)
		}
	}
}

// TestSeeds checks that seeds and devices that are alike share few types, and that equal
// seeds give equal types.
func TestSeeds(t *testing.T) {
	types := map[uint64][]string{}
	for _, seed := range []uint64{0, 1, 2, 4} {
		types[seed] = Types(able(), false, 300, seed)
		if !slices.Equal(types[seed], Types(able(), false, 300, seed)) {
			t.Errorf("seed %d gives different types", seed)
		}
	}
	for a := range types {
		for b := range types {
			shared := 0
			for _, x := range types[a] {
				if len(x) > 20 && slices.Contains(types[b], x) {
					shared++
				}
			}
			if a != b && shared > 0 {
				t.Errorf("seeds %d and %d share %d long types", a, b, shared)
			}
		}
	}
	least := Types(&runner.DeviceInfo{}, true, 300, 1)
	text := strings.Join(least, "\n")
	if !strings.Contains(text, "-i8-i16-i64-h-d-p\n") {
		t.Error("no generated type says which scalars it lacks")
	}
	for _, name := range least {
		st, err := parseBlock(newContext(), name)
		if s := ir.TypeString(st); err != nil || strings.Contains(s, "64") || strings.Contains(s, "16") || strings.Contains(s, "i8") {
			t.Errorf("%s: %s, %v", name, s, err)
		}
	}
}

// TestGenerator checks that identifiers with numbers go on to name the same types and
// layouts. If a change of the generator is meant, generatorVersion has to change with it.
func TestGenerator(t *testing.T) {
	types := Types(able(), false, 500, 7)
	cases := Selection{Rules: []string{Custom}, Classes: []string{"StorageBuffer", "PushConstant"}, Probes: []*Probe{Read}, Seed: 9}.Cases(types)
	sum := sha256.New()
	for _, c := range cases {
		fmt.Fprintln(sum, c.ID(), c.Resolved().Type)
	}
	const want = "8625bc048acc928069a23c15968c9210d4cc7491ab5fc90160cbf1318c7ee322"
	if got := hex.EncodeToString(sum.Sum(nil)); got != want {
		t.Errorf("version %d of the generator makes other types or layouts than before: %s", generatorVersion, got)
	}
	c := Case{Type: "{f;[2]v3h;m2x2f!r}", Rules: "custom.1", Class: "StorageBuffer", Probe: "read"}
	const layout = "!spirv.struct<(f32 [68], !spirv.array<2 x vector<3xf16>, stride=24> [16], !spirv.matrix<2 x vector<2xf32>> [88, RowMajor, MatrixStride=8])>"
	if got := c.Resolved().Type; got != layout {
		t.Errorf("%s has the layout %s, want %s", c.ID(), got, layout)
	}
}

// TestOptions checks that each value of each option occurs in each probe and class that has
// it, alone and with other options, and that all kernels with options are valid.
func TestOptions(t *testing.T) {
	t.Parallel()
	seen := map[string]bool{}
	var ctxs contexts
	env := capable().Env()
	for i, c := range optionCases(Classes()) {
		options := c.options()
		for _, o := range options {
			seen[c.Class+" "+c.Probe+" "+o] = true
			name, value, _ := strings.Cut(o, "=")
			alone := len(strings.Split(dimensionCalled(name).with(value), "+"))
			seen["with "+o] = seen["with "+o] || len(options) > alone
		}
		if i%5 != 0 {
			continue
		}
		if _, err := build(ctxs.next(), &c, env); err != nil && failure(err, Rejected).Verdict == Rejected {
			t.Errorf("%s: %v", c.ID(), err)
		}
	}
	for i := range dimensions {
		d := &dimensions[i]
		for _, v := range slices.Concat(d.values, d.later) {
			if v != "32" && !seen["with "+d.name+"="+v] {
				t.Errorf("%s=%s occurs with no other option", d.name, v)
			}
			for _, p := range Probes() {
				for _, class := range d.classes {
					if !slices.Contains(p.options, d.name) || class == spec.StorageClassPushConstant || p == Size && class != spec.StorageClassStorageBuffer || p == Write && class == spec.StorageClassUniform {
						continue // there is no such probe, or the block is shorter than the types
					}
					c := Case{Class: class.String(), Probe: p.String(), Options: d.with(v)}
					if _, err := c.names(); (err == nil) != seen[c.Class+" "+c.Probe+" "+d.name+"="+v] {
						t.Errorf("%s %s %s: %v, and cases have it: %t", c.Class, c.Probe, c.Options, err, err != nil)
					}
				}
			}
		}
	}
}

// TestCaseOfType checks that a case depends on its type, not on its line.
func TestCaseOfType(t *testing.T) {
	one := allCases([]string{"{[4]f;v3f}"})
	two := allCases([]string{"{i32}", "!spirv.struct<(!spirv.array<4 x f32>, vector<3xf32>)>", "{[4]f;v3f}"})
	if !slices.Equal(one, two[len(two)-len(one):]) {
		t.Errorf("%v\n%v", one, two)
	}
	dynamic := 0
	types := Types(able(), true, 0, 1)
	for _, c := range (Selection{Rules: []string{"std430"}, Classes: []string{"StorageBuffer"}, Probes: []*Probe{Read}}).Cases(types) {
		if c.Dynamic {
			dynamic++
		}
	}
	if dynamic < len(types)/5 || dynamic > len(types)*4/5 {
		t.Errorf("%d of %d cases have computed indices", dynamic, len(types))
	}
}

// FuzzParseCase checks that an identifier that names a case is the identifier of that case.
func FuzzParseCase(f *testing.F) {
	for i, c := range allCases([]string{"{f;[2]m3x2f!r;[]{u8;*{i32@64}}}", "#g1.1.3", "{f@0;[4~16]v3f@16}", "{i1}"}) {
		if i%3 == 0 {
			f.Add(c.ID())
		}
	}
	f.Fuzz(func(t *testing.T, id string) {
		c, err := ParseCase(id)
		if err != nil {
			return
		}
		if got := c.ID(); got != id {
			t.Errorf("%q is the identifier of %q", got, id)
		}
		resolved := c.Resolved()
		resolved.ID()
		build(newContext(), &c, able().Env())
	})
}
