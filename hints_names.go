package spvc

import (
	"bytes"
	"slices"
	"strings"

	"github.com/spvc/spvc/internal/editdist"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// A hintRow says how to find a better name than one that an error refuses.
type hintRow struct {
	// before and after stand around the name in the message.
	before, after string
	// name returns the name if it is not in the message; nil if it is.
	name func(c *collector, d *ir.Diagnostic) string
	// candidates returns the names that are right in this place.
	candidates lister
}

// hintRows are the messages with names. The first row that fits and knows a name gives the hint.
var hintRows = [...]hintRow{
	{before: "(tried '", after: "' as well)", candidates: opNames},
	{before: "custom op '", after: "' is unknown", candidates: opNames},
	{before: "unregistered operation '", after: "' found in dialect", candidates: opNames},
	{before: "Dialect `", after: "' not found", candidates: func(_ *collector, d *ir.Diagnostic, _ string) []string { return dialectsIn(d.Notes) }},
	{before: "`!\"", after: "\"<", candidates: dialectNames},
	{before: "#\"", after: "\"<", candidates: dialectNames},
	{before: "unknown capability: ", candidates: kind(spec.KindCapability)},
	{before: "unknown extension: ", candidates: func(*collector, *ir.Diagnostic, string) []string {
		var names []string
		for _, e := range spec.Extensions() {
			names = append(names, e.String())
		}
		return names
	}},
	{before: "unknown version: ", candidates: names("v1.0", "v1.1", "v1.2", "v1.3", "v1.4", "v1.5", "v1.6")},
	{before: "unknown vendor: '", after: "'", candidates: names(target.VendorNames()...)},
	{before: "unknown client API: '", after: "'", candidates: names(target.ClientAPINames()...)},
	{before: "unknown SPIR-V attribute kind: ", candidates: attrNames("vce", "target_env", "interface_var_abi")},
	{before: "unknown SPIR-V type: ", candidates: names("array", "image", "ptr", "rtarray", "sampled_image", "struct", "matrix", "coopmatrix", "jointmatrix")},
	{before: "unknown gpu type: ", candidates: names("async.token", "mma_matrix")},
	{before: "unknown data layout entry name: ", candidates: names(target.ScalarBlockLayoutEntry, target.UniformBufferStandardLayoutEntry,
		target.WorkgroupExplicitLayoutEntry, target.WorkgroupScalarBlockLayoutEntry, target.BlockLayoutEntry)},
	{before: "unknown struct parameter name: ", candidates: paramNames},
	{before: "found unsupported '", after: "' attribute on ", candidates: names(spirv.EntryPointABIName, spirv.TargetEnvName, spirv.InterfaceVarABIName, spirv.DecorationName)},
	{before: "no 'known_block_size'", name: (*collector).wrongBlockSize, candidates: names("known_block_size", spirv.EntryPointABIName)},
	{before: " to be one of: ", name: (*collector).wordAt, candidates: listed(" to be one of: ", "")},
	{before: " enum values for attribute ", name: (*collector).wordAt, candidates: listed("[", "]")},
	{before: "invalid execution_model attribute specification", name: (*collector).wordAt, candidates: kind(spec.KindExecutionModel)},
	{before: "invalid execution_mode attribute specification", name: (*collector).wordAt, candidates: kind(spec.KindExecutionMode)},
	{before: "invalid addressing_model attribute specification", name: (*collector).wordAt, candidates: kind(spec.KindAddressingModel)},
	{before: "invalid memory_model attribute specification", name: (*collector).wordAt, candidates: kind(spec.KindMemoryModel)},
	{before: "use of undeclared SSA value name", name: (*collector).wordAt, candidates: after('%')},
	{before: "reference to an undefined block", name: (*collector).wordAt, candidates: afterBare('^')},
	{before: "undefined symbol alias id '", after: "'", candidates: aliases},
	{before: "function '", after: "' not found in 'spirv.module'", candidates: symbols},
	{before: "'", after: "' does not reference a ", candidates: symbols},
	{before: "@", after: "' is undefined", candidates: symbols},
	{before: "container '", after: "' is undefined", candidates: symbols},
	{before: "expected spirv.GlobalVariable symbol", name: (*collector).symbolAt, candidates: symbols},
	{before: "unknown attribute: '", after: "'", candidates: names(append(spec.KindDim.MLIRNames(), "NoDepth", "IsDepth", "DepthUnknown", "NonArrayed", "Arrayed",
		"SingleSampled", "MultiSampled", "NoSampler", "NeedSampler", "SamplerUnknown")...)},
	{before: "expected attribute value", name: (*collector).wordAt, candidates: names("array", "dense", "dense_resource", "sparse", "affine_map", "affine_set", "strided", "true", "false", "unit", "loc")},
	{before: "expected non-function type", name: (*collector).wordAt, candidates: names("index", "i1", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64", "vector", "memref", "tensor", "complex", "tuple", "none")},
}

// A lister returns the names that are right where an error is.
type lister = func(c *collector, d *ir.Diagnostic, name string) []string

// names returns the list of these names.
func names(list ...string) lister {
	return func(*collector, *ir.Diagnostic, string) []string { return list }
}

// kind returns the names of an enumeration of SPIR-V.
func kind(k spec.Kind) lister {
	return func(*collector, *ir.Diagnostic, string) []string {
		var names []string
		for _, e := range k.Enumerants() {
			names = append(names, e.Name)
		}
		return names
	}
}

// listed returns the names that a message lists between two texts, with commas.
func listed(before, after string) lister {
	return func(_ *collector, d *ir.Diagnostic, _ string) []string {
		list, _ := between(d.Message, before, after)
		return strings.Split(list, ", ")
	}
}

// after returns the words of the source with this sigil, afterBare those without it.
func after(sigil byte) lister {
	return func(c *collector, _ *ir.Diagnostic, name string) []string {
		// The name itself is in the source, too.
		return slices.DeleteFunc(c.wordsAfter(sigil), func(word string) bool { return word == name })
	}
}

func afterBare(sigil byte) lister {
	return func(c *collector, _ *ir.Diagnostic, _ string) []string { return bare(c.wordsAfter(sigil)) }
}

// bare drops the sigil of words.
func bare(words []string) []string {
	for i := range words {
		words[i] = words[i][1:]
	}
	return words
}

// aliases returns the aliases of types and attributes.
func aliases(c *collector, _ *ir.Diagnostic, _ string) []string {
	return bare(append(c.wordsAfter('!'), c.wordsAfter('#')...))
}

func symbols(c *collector, _ *ir.Diagnostic, _ string) []string { return c.symbols() }

// dialectsIn returns the dialects that a note lists.
func dialectsIn(notes []ir.Diagnostic) []string {
	for i := range notes {
		if list, ok := between(notes[i].Message, "Registered dialects: ", " ;"); ok {
			return strings.Split(list, ", ")
		}
	}
	return nil
}

// dialectNames returns the names of the dialects.
func dialectNames(c *collector, _ *ir.Diagnostic, _ string) []string {
	return c.ctx.Registry().Dialects()
}

// opNames returns the names of the operations of the dialect of name.
func opNames(c *collector, _ *ir.Diagnostic, name string) []string {
	prefix, _, ok := strings.Cut(name, ".")
	if !ok {
		prefix = "builtin"
	}
	var names []string
	for _, d := range c.ctx.LoadedDialects() {
		if d.Name != prefix {
			continue
		}
		for i := range d.Ops {
			names = append(names, d.Ops[i].Def.Name)
		}
	}
	return names
}

// attrNames returns the mnemonics of the attributes of SPIR-V and more.
func attrNames(more ...string) lister {
	return func(c *collector, _ *ir.Diagnostic, _ string) []string {
		names := slices.Clone(more)
		for _, d := range c.ctx.LoadedDialects() {
			for _, a := range d.Attrs {
				if d.Name == "spirv" {
					names = append(names, a.Mnemonic)
				}
			}
		}
		return names
	}
}

// paramNames returns the names of the parameters of attributes.
func paramNames(c *collector, _ *ir.Diagnostic, _ string) []string {
	var names []string
	for _, d := range c.ctx.LoadedDialects() {
		for _, a := range d.Attrs {
			for i := range a.Params {
				names = append(names, a.Params[i].Name)
			}
		}
	}
	return names
}

// symbolAt returns the first symbol after the place of an error.
func (c *collector) symbolAt(d *ir.Diagnostic) string {
	text, _ := c.textAt(d.Loc)
	_, text, _ = bytes.Cut(text, []byte{'@'})
	return string(text[:wordLen(text)])
}

// wrongBlockSize returns the word in the line of a kernel that may stand for its block size.
func (c *collector) wrongBlockSize(d *ir.Diagnostic) string {
	_, line := c.textAt(d.Loc)
	want := names("known_block_size", spirv.EntryPointABIName)(c, d, "")
	for len(line) > 0 {
		n := wordLen(line)
		if word := string(line[:n]); n > 0 && editdist.Nearest(word, want) != "" {
			return word
		}
		line = line[max(n, 1):]
	}
	return ""
}
