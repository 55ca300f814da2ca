//go:build cgo

package spirvtools

// #cgo pkg-config: SPIRV-Tools
// #cgo CXXFLAGS: -std=c++17 -O1
// #cgo linux LDFLAGS: -static-libstdc++ -static-libgcc
// #include <stdlib.h>
// #include "shim.h"
import "C"

import (
	"strings"
	"unsafe"
)

// maxPasses bounds how many passes one Optimize call may name.
const maxPasses = 1000

// Available reports whether this build contains SPIRV-Tools.
func Available() bool { return true }

// Version returns the version of SPIRV-Tools, such as "v2023.1".
func Version() string { return C.GoString(C.spvc_version()) }

// Validate checks a module by the rules that o selects. The error is an
// *[Error] with the tool's first complaint. Modules with many functions are checked in
// slices, in several goroutines; the result is the same.
func Validate(words []uint32, o Options) error {
	if !o.Env.known() {
		return unknownEnv("validate", o.Env)
	}
	limits, err := o.limits()
	if err != nil {
		return err
	}
	words = o.withoutFloat16(words)
	v := newValidator(o, limits)
	raw := v // only messages need the names of ids
	raw.flags |= C.SPVC_RAW_IDS
	if accepted(words, raw.valid) {
		return nil
	}
	return v.check(words, o.Env)
}

// validator holds the arguments of a validation.
type validator struct {
	env    C.int
	flags  C.uint32_t
	limits []C.spvc_limit
}

func newValidator(o Options, limits []C.spvc_limit) validator {
	return validator{env: C.int(o.Env), flags: o.flags(), limits: limits}
}

// check validates a whole module and returns the complaint.
func (v *validator) check(words []uint32, env Env) error {
	var r C.spvc_result
	v.run(words, &r)
	defer release(&r)
	return failure("validate", env, &r)
}

func (v *validator) run(words []uint32, r *C.spvc_result) {
	C.spvc_validate(v.env, v.flags, unsafe.SliceData(v.limits), C.size_t(len(v.limits)), wordsPtr(words), C.size_t(len(words)), r)
}

// valid reports whether a module is valid.
func (v *validator) valid(words []uint32) bool {
	var r C.spvc_result
	v.run(words, &r)
	release(&r)
	return r.code == 0
}

// Parse reports whether SPIRV-Tools know all instructions of a module and their operands, by the newest grammar that they have. It
// checks no rule beyond that. The error is an *[Error].
func Parse(words []uint32) error {
	var r C.spvc_result
	C.spvc_parse(C.int(Universal16), wordsPtr(words), C.size_t(len(words)), &r)
	defer release(&r)
	return failure("parse", Universal16, &r)
}

// AssembleWith turns SPIR-V assembly into words.
func AssembleWith(text string, o AssembleOptions) ([]uint32, error) {
	env := o.Env
	if !env.known() {
		return nil, unknownEnv("assemble", env)
	}
	if text == "" {
		text = "\n"
	}
	var r C.spvc_result
	p := (*C.char)(unsafe.Pointer(unsafe.StringData(text)))
	C.spvc_assemble(C.int(env), bits([]flag{{o.RenumberIDs, C.SPVC_RENUMBER_IDS}}), p, C.size_t(len(text)), &r)
	defer release(&r)
	if err := failure("assemble", env, &r); err != nil {
		return nil, err
	}
	return goWords(&r), nil
}

// Disassemble turns words into SPIR-V assembly.
func Disassemble(words []uint32, o TextOptions) (string, error) {
	env := o.Env
	if env == Universal10 {
		env = Universal16
	}
	if !env.known() {
		return "", unknownEnv("disassemble", env)
	}
	flags := bits([]flag{
		{o.Header, C.SPVC_TEXT_HEADER}, {o.Indent, C.SPVC_TEXT_INDENT},
		{o.FriendlyNames, C.SPVC_TEXT_FRIENDLY}, {o.Offsets, C.SPVC_TEXT_OFFSETS},
		{o.Comments, C.SPVC_TEXT_COMMENTS}, {o.Color, C.SPVC_TEXT_COLOR},
	})
	var r C.spvc_result
	C.spvc_disassemble(C.int(env), flags, wordsPtr(words), C.size_t(len(words)), &r)
	defer release(&r)
	if err := failure("disassemble", env, &r); err != nil {
		return "", err
	}
	return C.GoStringN(r.text, C.int(r.text_len)), nil
}

// Optimize runs the named passes in order, in spirv-opt's spelling with or
// without the leading dashes ("-O", "-Os", "eliminate-dead-code-aggressive").
// The module should be valid: the optimizer does not validate it. Variables with a binding and
// specialization constants stay, used or not, because a host may set them.
func Optimize(words []uint32, env Env, passes ...string) ([]uint32, error) {
	if !env.known() {
		return nil, unknownEnv("optimize", env)
	}
	if len(passes) > maxPasses {
		return nil, &Error{Op: "optimize", Env: env, Message: "too many passes"}
	}
	var list strings.Builder
	for _, p := range passes {
		if strings.IndexByte(p, 0) >= 0 {
			return nil, &Error{Op: "optimize", Env: env, Message: "a pass name contains a NUL byte"}
		}
		if !strings.HasPrefix(p, "-") {
			list.WriteString("--")
		}
		list.WriteString(p)
		list.WriteByte(0)
	}
	list.WriteByte(0)
	s := list.String()
	var r C.spvc_result
	held := holdBindings(words)
	C.spvc_optimize(C.int(env), wordsPtr(held), C.size_t(len(held)),
		(*C.char)(unsafe.Pointer(unsafe.StringData(s))), C.size_t(len(passes)), &r)
	defer release(&r)
	if err := failure("optimize", env, &r); err != nil {
		return nil, err
	}
	return releaseBindings(goWords(&r)), nil
}

type flag struct {
	on  bool
	bit C.uint32_t
}

func bits(flags []flag) C.uint32_t {
	var b C.uint32_t
	for _, f := range flags {
		if f.on {
			b |= f.bit
		}
	}
	return b
}

func (o Options) flags() C.uint32_t {
	return bits([]flag{
		{o.RelaxedBlockLayout, C.SPVC_RELAX_BLOCK_LAYOUT},
		{o.UniformBufferStandardLayout, C.SPVC_UNIFORM_STANDARD_LAYOUT},
		{o.ScalarBlockLayout, C.SPVC_SCALAR_LAYOUT},
		{o.WorkgroupScalarBlockLayout, C.SPVC_WORKGROUP_SCALAR_LAYOUT},
		{o.SkipBlockLayout, C.SPVC_SKIP_BLOCK_LAYOUT},
		{o.AllowLocalSizeID, C.SPVC_ALLOW_LOCAL_SIZE_ID},
		{o.RelaxLogicalPointer, C.SPVC_RELAX_LOGICAL_POINTER},
		{o.RelaxStoreStruct, C.SPVC_RELAX_STORE_STRUCT},
		{o.BeforeHLSLLegalization, C.SPVC_BEFORE_HLSL},
		{o.RawIDs, C.SPVC_RAW_IDS},
	})
}

// limits returns them as the shim wants them.
func (o Options) limits() ([]C.spvc_limit, error) {
	var ls []C.spvc_limit
	for _, l := range o.Limits {
		if l.Limit >= numLimits {
			return nil, &Error{Op: "validate", Env: o.Env, Message: "unknown limit"}
		}
		ls = append(ls, C.spvc_limit{C.int(l.Limit), C.uint32_t(l.Max)})
	}
	return ls, nil
}

func (e Env) known() bool { return e < numEnvs }

func unknownEnv(op string, env Env) error {
	return &Error{Op: op, Env: env, Message: "unknown environment"}
}

// wordsPtr is never nil, because SPIRV-Tools asserts on a null module.
func wordsPtr(words []uint32) *C.uint32_t {
	if len(words) == 0 {
		words = []uint32{0}
	}
	return (*C.uint32_t)(unsafe.Pointer(unsafe.SliceData(words)))
}

func goWords(r *C.spvc_result) []uint32 {
	out := make([]uint32, int(r.num_words))
	copy(out, unsafe.Slice((*uint32)(unsafe.Pointer(r.words)), int(r.num_words)))
	return out
}

func failure(op string, env Env, r *C.spvc_result) error {
	if r.code == 0 {
		return nil
	}
	e := &Error{Op: op, Env: env}
	if r.message != nil {
		e.setMessage(strings.TrimRight(C.GoString(r.message), "\n"))
	} else {
		e.setMessage("failed without a message")
	}
	if op == "assemble" {
		e.Line, e.Column = int(r.line)+1, int(r.column)+1
		return e
	}
	e.Index = int(r.index)
	return e
}

func release(r *C.spvc_result) {
	C.free(unsafe.Pointer(r.message))
	C.free(unsafe.Pointer(r.words))
	C.free(unsafe.Pointer(r.text))
}
