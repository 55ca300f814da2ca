package llvm

import (
	"strings"

	"github.com/spvc/spvc/ir"
)

// enum declares an enumeration whose cases have the numbers 0, 1, ...
//
//go:noinline
func enum(name, summary string, words ...string) *ir.EnumClass {
	cases := make([]ir.EnumCase, len(words))
	for i, w := range words {
		cases[i] = ir.EnumCase{Keyword: w, Value: uint64(i)}
	}
	return withCases(name, summary, cases)
}

//go:noinline
func withCases(name, summary string, cases []ir.EnumCase) *ir.EnumClass {
	return &ir.EnumClass{Name: "::mlir::LLVM::" + name, Summary: summary, Width: 64, Cases: cases}
}

// flags declares a bit enumeration, whose text has the groups first.
//
//go:noinline
func flags(name, summary, separator string, cases []ir.EnumCase, groups ...ir.EnumCase) *ir.EnumClass {
	e := withCases(name, summary, cases)
	e.Width, e.Bits, e.Separator = 32, true, separator
	if len(groups) > 0 {
		e.Spell = func(v uint64) (string, bool) { return spellFlags(v, separator, groups, cases) }
	}
	return e
}

// newCases marks cases that only some versions have.
//
//go:noinline
func newCases(e *ir.EnumClass, in ir.Span, words ...string) *ir.EnumClass {
	for _, w := range words {
		e.History = append(e.History, ir.EnumHistory{Keyword: w, Versions: in})
	}
	return e
}

// spellFlags joins the keywords of v. A bit that is part of a group is not spelled again, but all cases of the same bit are, as in MLIR.
func spellFlags(v uint64, separator string, groups, cases []ir.EnumCase) (string, bool) {
	var words []string
	rest := v
	for _, g := range groups {
		if rest&g.Value == g.Value {
			words = append(words, g.Keyword)
			rest &^= g.Value
		}
	}
	known := v ^ rest
	for _, c := range cases {
		switch {
		case c.Value == 0 && v == 0:
			return c.Keyword, true
		case c.Value != 0 && rest&c.Value == c.Value:
			words = append(words, c.Keyword)
			known |= c.Value
		}
	}
	return strings.Join(words, separator), known == v
}

// The enumerations of flags.
var (
	FastMathFlags = flags("FastmathFlags", "LLVM fastmath flags", ", ", []ir.EnumCase{
		{Keyword: "none", Value: FastNone}, {Keyword: "nnan", Value: FastNNaN}, {Keyword: "ninf", Value: FastNInf}, {Keyword: "nsz", Value: FastNSZ},
		{Keyword: "arcp", Value: FastARcp}, {Keyword: "contract", Value: FastContract}, {Keyword: "afn", Value: FastAFn},
		{Keyword: "reassoc", Value: FastReassoc}, {Keyword: "fast", Value: FastAll}})
	IntegerOverflowFlags = flags("IntegerOverflowFlags", "LLVM integer overflow flags", ", ", []ir.EnumCase{
		{Keyword: "none", Value: OverflowNone}, {Keyword: "nsw", Value: OverflowNSW}, {Keyword: "nuw", Value: OverflowNUW}})
	GEPNoWrapFlags = flags("GEPNoWrapFlags", "::mlir::LLVM::GEPNoWrapFlags", "|", gepCases, gepCases[4])
	DIFlags        = flags("DIFlags", "LLVM DI flags", "|", diFlagCases, diFlagCases[5], diFlagCases[4], diFlagCases[3])
	// DISubprogramFlags are flags of subprograms in debug information.
	DISubprogramFlags = flags("DISubprogramFlags", "LLVM DISubprogram flags", "|", subprogramFlagCases)
)

// The kinds of compile units in debug information.
var (
	DIEmissionKinds  = enum("DIEmissionKind", "LLVM debug emission kind", "None", "Full", "LineTablesOnly", "DebugDirectivesOnly")
	DINameTableKinds = enum("DINameTableKind", "LLVM debug name table kind", "Default", "GNU", "None", "Apple")
)

var gepCases = []ir.EnumCase{
	{Keyword: "none", Value: GEPNone}, {Keyword: "inbounds_flag", Value: GEPInBoundsFlag}, {Keyword: "nusw", Value: GEPNUSW},
	{Keyword: "nuw", Value: GEPNUW}, {Keyword: "inbounds", Value: GEPInBounds},
}

var cconvCases = []ir.EnumCase{
	{Keyword: "ccc", Value: 0}, {Keyword: "fastcc", Value: 8}, {Keyword: "coldcc", Value: 9}, {Keyword: "cc_10", Value: 10},
	{Keyword: "cc_11", Value: 11}, {Keyword: "anyregcc", Value: 13}, {Keyword: "preserve_mostcc", Value: 14}, {Keyword: "preserve_allcc", Value: 15},
	{Keyword: "swiftcc", Value: 16}, {Keyword: "cxx_fast_tlscc", Value: 17}, {Keyword: "tailcc", Value: 18}, {Keyword: "cfguard_checkcc", Value: 19},
	{Keyword: "swifttailcc", Value: 20}, {Keyword: "x86_stdcallcc", Value: 64}, {Keyword: "x86_fastcallcc", Value: 65},
	{Keyword: "arm_apcscc", Value: 66}, {Keyword: "arm_aapcscc", Value: 67}, {Keyword: "arm_aapcs_vfpcc", Value: 68},
	{Keyword: "msp430_intrcc", Value: 69}, {Keyword: "x86_thiscallcc", Value: 70}, {Keyword: "ptx_kernelcc", Value: 71},
	{Keyword: "ptx_devicecc", Value: 72}, {Keyword: "spir_funccc", Value: 75}, {Keyword: "spir_kernelcc", Value: 76},
	{Keyword: "intel_ocl_bicc", Value: 77}, {Keyword: "x86_64_sysvcc", Value: 78}, {Keyword: "win64cc", Value: 79},
	{Keyword: "x86_vectorcallcc", Value: 80}, {Keyword: "hhvmcc", Value: 81}, {Keyword: "hhvm_ccc", Value: 82}, {Keyword: "x86_intrcc", Value: 83},
	{Keyword: "avr_intrcc", Value: 84}, {Keyword: "avr_builtincc", Value: 86}, {Keyword: "amdgpu_vscc", Value: 87}, {Keyword: "amdgpu_gscc", Value: 88},
	{Keyword: "amdgpu_cscc", Value: 90}, {Keyword: "amdgpu_kernelcc", Value: 91}, {Keyword: "x86_regcallcc", Value: 92},
	{Keyword: "amdgpu_hscc", Value: 93}, {Keyword: "msp430_builtincc", Value: 94}, {Keyword: "amdgpu_lscc", Value: 95},
	{Keyword: "amdgpu_escc", Value: 96}, {Keyword: "aarch64_vectorcallcc", Value: 97}, {Keyword: "aarch64_sve_vectorcallcc", Value: 98},
	{Keyword: "wasm_emscripten_invokecc", Value: 99}, {Keyword: "amdgpu_gfxcc", Value: 100}, {Keyword: "m68k_intrcc", Value: 101},
}

// diFlagCases are the flags of debug information. The first two bits are a number: private, protected or public.
var diFlagCases = []ir.EnumCase{
	{Keyword: "Zero", Value: 0}, {Keyword: "Bit0", Value: 1 << 0}, {Keyword: "Bit1", Value: 1 << 1}, {Keyword: "Private", Value: 1},
	{Keyword: "Protected", Value: 2}, {Keyword: "Public", Value: 3}, {Keyword: "FwdDecl", Value: 1 << 2}, {Keyword: "AppleBlock", Value: 1 << 3},
	{Keyword: "ReservedBit4", Value: 1 << 4}, {Keyword: "Virtual", Value: 1 << 5}, {Keyword: "Artificial", Value: 1 << 6},
	{Keyword: "Explicit", Value: 1 << 7}, {Keyword: "Prototyped", Value: 1 << 8}, {Keyword: "ObjcClassComplete", Value: 1 << 9},
	{Keyword: "ObjectPointer", Value: 1 << 10}, {Keyword: "Vector", Value: 1 << 11}, {Keyword: "StaticMember", Value: 1 << 12},
	{Keyword: "LValueReference", Value: 1 << 13}, {Keyword: "RValueReference", Value: 1 << 14}, {Keyword: "ExportSymbols", Value: 1 << 15},
	{Keyword: "SingleInheritance", Value: 1 << 16}, {Keyword: "MultipleInheritance", Value: 1 << 16}, {Keyword: "VirtualInheritance", Value: 1 << 16},
	{Keyword: "IntroducedVirtual", Value: 1 << 18}, {Keyword: "BitField", Value: 1 << 19}, {Keyword: "NoReturn", Value: 1 << 20},
	{Keyword: "TypePassByValue", Value: 1 << 22}, {Keyword: "TypePassByReference", Value: 1 << 23}, {Keyword: "EnumClass", Value: 1 << 24},
	{Keyword: "Thunk", Value: 1 << 25}, {Keyword: "NonTrivial", Value: 1 << 26}, {Keyword: "BigEndian", Value: 1 << 27},
	{Keyword: "LittleEndian", Value: 1 << 28}, {Keyword: "AllCallsDescribed", Value: 1 << 29},
}

var subprogramFlagCases = []ir.EnumCase{
	{Keyword: "Virtual", Value: 1 << 0}, {Keyword: "PureVirtual", Value: 1 << 1}, {Keyword: "LocalToUnit", Value: 1 << 2},
	{Keyword: "Definition", Value: 1 << 3}, {Keyword: "Optimized", Value: 1 << 4}, {Keyword: "Pure", Value: 1 << 5},
	{Keyword: "Elemental", Value: 1 << 6}, {Keyword: "Recursive", Value: 1 << 7}, {Keyword: "MainSubprogram", Value: 1 << 8},
	{Keyword: "Deleted", Value: 1 << 9}, {Keyword: "ObjCDirect", Value: 1 << 11},
}
