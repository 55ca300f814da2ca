package cli

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/spf13/cobra"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/dialect/dlti"
	"github.com/spvc/spvc/internal/fitted"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
)

// queryFlags are the flags of `spvc layout query`.
type queryFlags struct {
	scope       string
	types, keys []string
	asJSON      bool
	output      string
}

func layoutQueryCommand() *cobra.Command {
	var f queryFlags
	cmd := &cobra.Command{
		Use:   "query [flags] file",
		Short: "Show the data layout that applies at a symbol of a module",
		Long: `Query reads an MLIR module (from standard input for "-") and shows the data layout
that applies at a symbol or, without --at, at the top-level operation: the properties
of the target that the enclosing specifications state and, for each --type, its size,
alignments and index width.

With --key, Query looks up the value of nested keys in the attributes of the dlti
dialect that are closest to the symbol. A key "type:T" is the type T. Query does not
split keys: "a::b" is one key.

Exit codes: 0 ok, 1 the input is wrong, or there is no such symbol, type or key,
2 usage.`,
		Example: `  spvc layout query kernel.mlir --at @kernels::@saxpy --type index --type 'vector<3xf32>'
  spvc layout query system.mlir --key GPU --key max_vector_width
  spvc layout query kernel.mlir --key type:i64 --json`,
		Args: takes(1, 1),
		RunE: func(cmd *cobra.Command, args []string) error { return f.run(streams(cmd.Context()), args[0]) },
	}
	fs := cmd.Flags()
	fs.StringVar(&f.scope, "at", "", "symbol, such as @f or @module::@f")
	fs.StringArrayVar(&f.types, "type", nil, "type to show; may be repeated")
	fs.StringArrayVar(&f.keys, "key", nil, "key to look up; a further --key applies to the value of the previous one")
	fs.BoolVar(&f.asJSON, "json", false, "print JSON")
	fs.StringVarP(&f.output, "output", "o", "-", "output file")
	return cmd
}

// queryAnswer is the output of `spvc layout query`.
type queryAnswer struct {
	At string `json:"at,omitempty"`
	// Target is empty if the user asked only for keys.
	Target []property   `json:"target,omitempty"`
	Types  []typeAnswer `json:"types,omitempty"`
	Keys   []string     `json:"keys,omitempty"`
	Value  string       `json:"value,omitempty"`
}

// property is a statement of a data layout about the target, as MLIR writes it.
type property struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

// typeAnswer is the layout of a type. Sizes and alignments are in bytes, except Bits
// and IndexBits, which are in bits. IndexBits is nil for types that do not index
// memory. The values for scalable types are multiples of the hardware's number of
// vector lanes.
type typeAnswer struct {
	Type      string  `json:"type"`
	Size      uint64  `json:"size"`
	Bits      uint64  `json:"bits"`
	ABI       uint64  `json:"abiAlignment"`
	Preferred uint64  `json:"preferredAlignment"`
	IndexBits *uint64 `json:"indexBits,omitempty"`
	Scalable  bool    `json:"scalable,omitempty"`
}

func (f *queryFlags) run(std tool.Streams, name string) error {
	ctx := all.HostContext()
	in, err := readInput(name)
	if err != nil {
		return err
	}
	if !in.IsMLIR() {
		return failure(fmt.Errorf("%s is %s; only MLIR has data layouts to query", in.Shown, in.Kind))
	}
	var top *ir.Operation
	var answer *queryAnswer
	if !diagnosed(ctx, func() (ok bool) {
		if top, ok = ir.Parse(ctx, ctx.AddFile(in.Shown, in.Text)); !ok || !ir.Verify(top) {
			return false
		}
		answer, err = f.answer(top)
		return err == nil
	}) {
		if err == nil || errors.Is(err, errReported) {
			return exitCode(tool.ExitFailed)
		}
		return failure(fmt.Errorf("%s: %w", in.Shown, err))
	}
	if !f.asJSON {
		return writeResult(std, f.output, []byte(answer.text()), false)
	}
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	if err := enc.Encode(answer); err != nil {
		return failure(err)
	}
	return writeResult(std, f.output, out.Bytes(), false)
}

// errReported stands for diagnostics that were already emitted.
var errReported = errors.New("reported")

func (f *queryFlags) answer(top *ir.Operation) (*queryAnswer, error) {
	at, err := symbolAt(top, f.scope)
	if err != nil {
		return nil, err
	}
	out := &queryAnswer{At: f.scope, Keys: f.keys}
	if len(f.keys) > 0 {
		keys, err := queryKeys(at.Context(), f.keys)
		if err != nil {
			return nil, err
		}
		v, err := dlti.Query(at, keys...)
		if err != nil {
			at.EmitError(err.Error())
			return nil, errReported
		}
		out.Value = ir.AttrString(v)
	}
	if len(f.keys) > 0 && len(f.types) == 0 {
		return out, nil
	}
	dl, err := datalayout.Closest(at)
	if err != nil {
		return nil, err
	}
	if len(f.types) == 0 {
		out.Target = targetProperties(dl)
	}
	for _, text := range f.types {
		t, ok := ir.ParseType(at.Context(), text)
		if !ok {
			return nil, errReported
		}
		a, err := typeQuery(dl, t)
		if err != nil {
			at.EmitError(err.Error())
			return nil, errReported
		}
		out.Types = append(out.Types, a)
	}
	return out, nil
}

// symbolAt returns the op with a symbol name in MLIR's syntax, or top if name is empty.
func symbolAt(top *ir.Operation, name string) (*ir.Operation, error) {
	if name == "" {
		return top, nil
	}
	parts := strings.Split(name, "::")
	for i, p := range parts {
		if len(p) < 2 || p[0] != '@' {
			return nil, fmt.Errorf("--at=%s is not a symbol; write it as @f or @module::@f", name)
		}
		parts[i] = strings.Trim(p[1:], `"`)
	}
	op := ir.LookupSymbolIn(top, top.Context().SymbolRef(parts[0], parts[1:]...))
	if op == nil {
		return nil, fmt.Errorf("there is no symbol %s", name)
	}
	return op, nil
}

// queryKeys parses keys.
func queryKeys(ctx *ir.Context, texts []string) ([]dlti.Key, error) {
	keys := make([]dlti.Key, len(texts))
	for i, s := range texts {
		text, isType := strings.CutPrefix(s, "type:")
		if !isType {
			keys[i] = dlti.Key{Name: s}
			continue
		}
		t, ok := ir.ParseType(ctx, text)
		if !ok {
			return nil, errReported
		}
		keys[i] = dlti.Key{Type: t}
	}
	return keys, nil
}

// targetProperties returns the properties of the target in a data layout. The value is
// "default" for properties that the data layout does not state.
func targetProperties(dl *datalayout.DataLayout) []property {
	attr := func(a ir.Attribute) string {
		if a == nil {
			return "default"
		}
		return ir.AttrString(a)
	}
	text := func(s string) string {
		if s == "" {
			return "default"
		}
		return s
	}
	bits := func(n uint64) string {
		if n == 0 {
			return "default"
		}
		return strconv.FormatUint(n, 10)
	}
	widths := make([]string, 0, 4)
	for _, w := range dl.LegalIntWidths() {
		widths = append(widths, strconv.FormatUint(w, 10))
	}
	return []property{
		{"endianness", text(dl.Endianness())},
		{"default memory space", attr(dl.DefaultMemorySpace())},
		{"alloca memory space", attr(dl.AllocaMemorySpace())},
		{"program memory space", attr(dl.ProgramMemorySpace())},
		{"global memory space", attr(dl.GlobalMemorySpace())},
		{"stack alignment (bits)", bits(dl.StackAlignment())},
		{"function pointer alignment (bits)", bits(dl.FunctionPointerAlignment())},
		{"legal integer widths (bits)", text(strings.Join(widths, ", "))},
		{"mangling mode", text(dl.ManglingMode())},
	}
}

func typeQuery(dl *datalayout.DataLayout, t ir.Type) (typeAnswer, error) {
	a := typeAnswer{Type: ir.TypeString(t)}
	size, err := dl.Bytes(t)
	if err != nil {
		return a, err
	}
	bits, err := dl.Bits(t)
	if err != nil {
		return a, err
	}
	a.Size, a.Bits, a.Scalable = size.Min, bits.Min, size.Scalable
	if a.ABI, err = dl.ABIAlignment(t); err != nil {
		return a, err
	}
	if a.Preferred, err = dl.PreferredAlignment(t); err != nil {
		return a, err
	}
	index, err := dl.IndexBits(t)
	if err != nil {
		return a, err
	}
	if index != 0 {
		a.IndexBits = &index
	}
	return a, nil
}

// text returns the answer as tables. The value of keys is not in a table.
func (a *queryAnswer) text() string {
	var out strings.Builder
	if a.Value != "" {
		out.WriteString(a.Value + "\n")
	}
	if len(a.Target) > 0 {
		t := fitted.NewTable(&out, "property", "value")
		for _, p := range a.Target {
			t.AppendRow(table.Row{p.Name, p.Value})
		}
		t.Render()
	}
	if len(a.Types) > 0 {
		t := fitted.NewTable(&out, "type", "size", "bits", "ABI alignment", "preferred alignment", "index bits")
		for i := range a.Types {
			x := &a.Types[i]
			var size, bits, index any = x.Size, x.Bits, ""
			if x.Scalable {
				size, bits = fmt.Sprintf("%d × scale", x.Size), fmt.Sprintf("%d × scale", x.Bits)
			}
			if x.IndexBits != nil {
				index = *x.IndexBits
			}
			t.AppendRow(table.Row{x.Type, size, bits, x.ABI, x.Preferred, index})
		}
		t.Render()
	}
	return out.String()
}
