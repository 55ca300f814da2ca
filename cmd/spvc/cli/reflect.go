package cli

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/spf13/cobra"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/runner"
)

func reflectCommand() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "reflect [flags] [file]",
		Short: "Show the entry points, bindings and block layouts of a SPIR-V module",
		Long: `Reflect shows what a host must know to run a SPIR-V module: its entry points with
their local sizes, its descriptors, push constants and specialization constants, and
at which byte each member of their blocks lies. The file is a binary, or MLIR text,
whose compiled modules are shown; without one, or for "-", it is standard input.`,
		Example: "  spvc reflect kernel.spv\n  spvc reflect --json examples/saxpy.mlir",
		Args:    cobra.MaximumNArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			modules, err := readModules("reflect", fileArg(args))
			if err != nil {
				return err
			}
			var reports []*moduleReport
			for i := range modules {
				m, err := runner.Reflect(modules[i].words)
				if err != nil {
					return failure(fmt.Errorf("%s: %w", fileArg(args), err))
				}
				reports = append(reports, reportModule(modules[i].name, m))
			}
			var out bytes.Buffer
			if asJSON {
				enc := json.NewEncoder(&out)
				enc.SetIndent("", "  ")
				if err := enc.Encode(reports); err != nil {
					return failure(err)
				}
			} else {
				for _, r := range reports {
					r.print(&out)
				}
			}
			return writeResult("-", out.Bytes(), false)
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print as JSON")
	return cmd
}

// moduleReport is a module as `spvc reflect --json` prints it.
type moduleReport struct {
	Name          string          `json:"name,omitempty"`
	Version       string          `json:"version"`
	Capabilities  []string        `json:"capabilities"`
	Extensions    []string        `json:"extensions"`
	EntryPoints   []entryReport   `json:"entryPoints"`
	Bindings      []bindingReport `json:"bindings"`
	SpecConstants []specReport    `json:"specConstants"`
}

type entryReport struct {
	Name            string       `json:"name"`
	Model           string       `json:"model"`
	LocalSize       *[3]uint32   `json:"localSize,omitempty"`
	WorkgroupMemory uint64       `json:"workgroupMemory"`
	Bindings        [][2]uint32  `json:"bindings"`
	PushConstants   *blockReport `json:"pushConstants,omitempty"`
}

type bindingReport struct {
	Set           uint32       `json:"set"`
	Binding       uint32       `json:"binding"`
	Name          string       `json:"name,omitempty"`
	Type          string       `json:"type"`
	StorageClass  string       `json:"storageClass"`
	Count         uint32       `json:"count"`
	Block         *blockReport `json:"block,omitempty"`
	RuntimeStride uint64       `json:"runtimeStride,omitempty"`
}

// blockReport is a block: its bytes, a runtime array at the end left out, and all
// members, those of structs inside it with a path.
type blockReport struct {
	Size    uint64         `json:"size"`
	Members []memberReport `json:"members"`
}

type memberReport struct {
	Name   string `json:"name"`
	Type   string `json:"type"`
	Offset int64  `json:"offset"`
	Size   int64  `json:"size"`
	Stride int64  `json:"stride,omitempty"`
}

type specReport struct {
	ID      uint32 `json:"id"`
	Name    string `json:"name,omitempty"`
	Bits    uint32 `json:"bits"`
	Default uint64 `json:"default"`
}

func reportModule(name string, m *runner.Module) *moduleReport {
	r := &moduleReport{Name: name, Version: fmt.Sprintf("%d.%d", m.Major, m.Minor), Capabilities: []string{}, Extensions: append([]string{}, m.Extensions...),
		EntryPoints: []entryReport{}, Bindings: []bindingReport{}, SpecConstants: []specReport{}}
	for _, c := range m.Capabilities {
		r.Capabilities = append(r.Capabilities, c.String())
	}
	for i := range m.EntryPoints {
		e := &m.EntryPoints[i]
		er := entryReport{Name: e.Name, Model: e.Model.String(), WorkgroupMemory: e.WorkgroupMemory, Bindings: [][2]uint32{}}
		if e.LocalSize != [3]uint32{} {
			er.LocalSize = &e.LocalSize
		}
		for _, b := range e.Resources {
			er.Bindings = append(er.Bindings, [2]uint32{b.Set, b.Binding})
		}
		if e.PushConstants != nil {
			er.PushConstants = reportBlock(e.PushConstants, e.PushConstantSize)
		}
		r.EntryPoints = append(r.EntryPoints, er)
	}
	for i := range m.Resources {
		b := &m.Resources[i]
		br := bindingReport{Set: b.Set, Binding: b.Binding, Name: b.Name, Type: b.Type.String(), StorageClass: b.StorageClass.String(), Count: b.Count, RuntimeStride: b.RuntimeStride}
		if b.Block != nil && (b.Type == runner.StorageBuffer || b.Type == runner.UniformBuffer) {
			br.Block = reportBlock(b.Block, b.MinBytes())
		}
		r.Bindings = append(r.Bindings, br)
	}
	for _, c := range m.SpecConstants {
		r.SpecConstants = append(r.SpecConstants, specReport{c.ID, c.Name, c.Bits, c.Default})
	}
	return r
}

func reportBlock(s *block.Shape, size uint64) *blockReport {
	b := &blockReport{Size: size, Members: []memberReport{}}
	b.add(s, "", 0, 0)
	return b
}

// maxMembers bounds what is listed of a block.
const maxMembers = 10000

// add lists the members of s, which lies at offset.
func (b *blockReport) add(s *block.Shape, path string, offset int64, depth int) {
	for i := range s.Fields {
		if len(b.Members) >= maxMembers {
			return
		}
		f := &s.Fields[i]
		name := f.Name
		if name == "" {
			name = strconv.Itoa(i)
		}
		if path != "" {
			name = path + "." + name
		}
		m := memberReport{Name: name, Type: typeName(f.Shape, 0), Offset: offset + f.Offset, Size: f.Shape.Size}
		if f.Shape.Kind == block.Array || f.Shape.Kind == block.Matrix {
			m.Stride = f.Shape.Stride
		}
		b.Members = append(b.Members, m)
		inner := f.Shape
		for inner.Kind == block.Array && inner.Elem != nil {
			inner = inner.Elem
			name += "[0]"
		}
		if inner.Kind == block.Struct && depth < 100 {
			b.add(inner, name, offset+f.Offset, depth+1)
		}
	}
}

// typeName writes a shape without offsets, structs without members.
func typeName(s *block.Shape, depth int) string {
	if s == nil || depth > 100 {
		return "…"
	}
	switch s.Kind {
	case block.Struct:
		return "struct"
	case block.Array:
		n := ""
		if s.Count >= 0 {
			n = strconv.FormatInt(s.Count, 10)
		}
		return "[" + n + "]" + typeName(s.Elem, depth+1)
	case block.Matrix:
		order := ""
		if s.RowMajor {
			order = " row-major"
		}
		return "matrix of " + strconv.FormatInt(s.Count, 10) + " " + typeName(s.Elem, depth+1) + order
	}
	return s.String()
}

func (r *moduleReport) print(out *bytes.Buffer) {
	title := "SPIR-V " + r.Version
	if r.Name != "" {
		title = "@" + r.Name + ", " + title
	}
	fmt.Fprintf(out, "%s, capabilities: %s\n", title, strings.Join(r.Capabilities, ", "))
	section := func(name string, t table.Writer, n int) {
		if n > 0 {
			t.SetOutputMirror(nil)
			fmt.Fprintf(out, "\n%s\n%s\n", name, t.Render())
		}
	}
	t := newTable("name", "model", "local size", "workgroup memory", "bindings")
	for _, e := range r.EntryPoints {
		size, places := "", []string{}
		if e.LocalSize != nil {
			size = fmt.Sprintf("%d x %d x %d", e.LocalSize[0], e.LocalSize[1], e.LocalSize[2])
		}
		for _, b := range e.Bindings {
			places = append(places, fmt.Sprintf("%d:%d", b[0], b[1]))
		}
		t.AppendRow(table.Row{e.Name, e.Model, size, e.WorkgroupMemory, strings.Join(places, " ")})
	}
	section("Entry points", t, len(r.EntryPoints))
	t = newTable("set", "binding", "name", "type", "count", "bytes", "runtime stride")
	for _, b := range r.Bindings {
		size := ""
		if b.Block != nil {
			size = strconv.FormatUint(b.Block.Size, 10)
		}
		t.AppendRow(table.Row{b.Set, b.Binding, b.Name, b.Type, b.Count, size, b.RuntimeStride})
	}
	section("Bindings", t, len(r.Bindings))
	t = newTable("id", "name", "bits", "default")
	for _, c := range r.SpecConstants {
		t.AppendRow(table.Row{c.ID, c.Name, c.Bits, c.Default})
	}
	section("Specialization constants", t, len(r.SpecConstants))
	for _, b := range r.Bindings {
		if b.Block != nil {
			section(fmt.Sprintf("Block at %d:%d %s", b.Set, b.Binding, b.Name), b.Block.table(), len(b.Block.Members))
		}
	}
	for _, e := range r.EntryPoints {
		if e.PushConstants != nil {
			section("Push constants of "+e.Name, e.PushConstants.table(), len(e.PushConstants.Members))
		}
	}
}

func (b *blockReport) table() table.Writer {
	t := newTable("offset", "size", "member", "type", "stride")
	for _, m := range b.Members {
		stride := ""
		if m.Stride != 0 {
			stride = strconv.FormatInt(m.Stride, 10)
		}
		t.AppendRow(table.Row{m.Offset, m.Size, m.Name, m.Type, stride})
	}
	return t
}
