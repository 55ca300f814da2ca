package cli

import (
	"bytes"
	"encoding"
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/internal/campaign"
	"github.com/spvc/spvc/internal/golden"
	"github.com/spvc/spvc/runner/conform"
	"github.com/spvc/spvc/runner/dispatch/suite"
	"github.com/spvc/spvc/spirv/blocklayout/describe"
)

// TestSchemas compares the schemas in docs/schema with the types that the commands print.
// A test of package test/cli checks the output of the commands with them.
func TestSchemas(t *testing.T) {
	docs := comments(t, ".", "../../..", "../../../spirv/blocklayout/describe", "../../../runner", "../../../runner/vulkan", "../../../runner/conform", "../../../runner/conform/cts", "../../../internal/campaign", "../../../runner/dispatch/suite", "../../../spirv/stats")
	for _, c := range []struct {
		name, title string
		typ         reflect.Type
	}{
		{"reflect", "Output of spvc reflect --json", reflect.TypeFor[[]moduleReport]()},
		{"layout", "Output of spvc layout --format=json", reflect.TypeFor[[]describe.Block]()},
		{"layout-diff", "Output of spvc layout diff --format=json", reflect.TypeFor[describe.Diff]()},
		{"portable", "Output of spvc compile --check-portable --json", reflect.TypeFor[[]portableReport]()},
		{"stats", "Output of spvc stats --json", reflect.TypeFor[statsReport]()},
		{"conform", "Output of spvc conform --json, and of its report and merge", reflect.TypeFor[campaign.Report]()},
		{"conform-devices", "Output of spvc conform --device=all --json", reflect.TypeFor[devicesReport]()},
		{"dispatch-suite", "Output of spvc dispatch --suite --json", reflect.TypeFor[suite.Report]()},
		{"conform-cts", "Output of spvc conform cts --json", reflect.TypeFor[campaign.Names]()},
		{"conform-compare", "Output of spvc conform compare --json", reflect.TypeFor[conform.Comparison]()},
	} {
		w := &schemaWriter{docs: docs, defs: map[string]any{}, names: map[reflect.Type]string{}}
		s := w.of(c.typ)
		s["$schema"], s["title"] = "https://json-schema.org/draft/2020-12/schema", c.title
		if len(w.defs) > 0 {
			s["$defs"] = w.defs
		}
		var out bytes.Buffer
		enc := json.NewEncoder(&out)
		enc.SetEscapeHTML(false)
		enc.SetIndent("", "  ")
		if err := enc.Encode(s); err != nil {
			t.Fatal(err)
		}
		golden.Lines(t, filepath.Join("../../../docs/schema", c.name+".json"), strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n"), *update)
	}
}

// comments returns the comments of the fields of structs in some folders.
func comments(t *testing.T, dirs ...string) map[string]string {
	t.Helper()
	out := map[string]string{}
	for _, dir := range dirs {
		files, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: %v", dir, err)
		}
		for _, name := range files {
			f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments|parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			for _, d := range f.Decls {
				addComments(out, f.Name.Name, d)
			}
		}
	}
	return out
}

// addComments adds the comments of the fields of a struct.
func addComments(out map[string]string, pkg string, d ast.Decl) {
	group, ok := d.(*ast.GenDecl)
	if !ok {
		return
	}
	for _, one := range group.Specs {
		spec, ok := one.(*ast.TypeSpec)
		if !ok {
			continue
		}
		s, ok := spec.Type.(*ast.StructType)
		if !ok {
			continue
		}
		for _, f := range s.Fields.List {
			for _, id := range f.Names {
				out[pkg+"."+spec.Name.Name+"."+id.Name] = f.Doc.Text() + f.Comment.Text()
			}
		}
	}
}

// schemaWriter makes JSON schemas of types as package encoding/json writes them.
type schemaWriter struct {
	docs  map[string]string
	defs  map[string]any
	names map[reflect.Type]string
}

var (
	textMarshaler = reflect.TypeFor[encoding.TextMarshaler]()
	jsonMarshaler = reflect.TypeFor[json.Marshaler]()
)

func (w *schemaWriter) of(t reflect.Type) map[string]any {
	switch {
	case t == reflect.TypeFor[time.Time]():
		return map[string]any{"type": "string", "format": "date-time"}
	case t.Implements(jsonMarshaler):
		panic("no schema for the type " + t.String() + ", which writes its own JSON")
	case t.Implements(textMarshaler):
		return map[string]any{"type": "string"}
	}
	switch t.Kind() {
	case reflect.String:
		return map[string]any{"type": "string"}
	case reflect.Bool:
		return map[string]any{"type": "boolean"}
	case reflect.Float32, reflect.Float64:
		return map[string]any{"type": "number"}
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return map[string]any{"type": "integer"}
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return map[string]any{"type": "integer", "minimum": 0}
	case reflect.Slice:
		return map[string]any{"type": "array", "items": w.orNull(t.Elem())}
	case reflect.Array:
		return map[string]any{"type": "array", "items": w.orNull(t.Elem()), "minItems": t.Len(), "maxItems": t.Len()}
	case reflect.Map:
		return map[string]any{"type": "object", "additionalProperties": w.orNull(t.Elem())}
	case reflect.Pointer:
		return w.of(t.Elem())
	case reflect.Interface:
		return map[string]any{}
	case reflect.Struct:
		return map[string]any{"$ref": "#/$defs/" + w.define(t)}
	}
	panic("no schema for the type " + t.String())
}

// orNull is a type that is null if it is a pointer, slice or map without value.
func (w *schemaWriter) orNull(t reflect.Type) map[string]any {
	s := w.of(t)
	if k := t.Kind(); k == reflect.Pointer || k == reflect.Slice || k == reflect.Map {
		return map[string]any{"anyOf": []any{s, map[string]any{"type": "null"}}}
	}
	return s
}

// define adds the definition of a struct and returns its name.
func (w *schemaWriter) define(t reflect.Type) string {
	if name := w.names[t]; name != "" {
		return name
	}
	name := t.Name()
	if w.defs[name] != nil {
		panic("two types are called " + name)
	}
	w.names[t] = name
	properties, required := map[string]any{}, []string{}
	d := map[string]any{"type": "object", "properties": properties, "additionalProperties": false}
	w.defs[name] = d
	required = w.fields(t, properties, required)
	if len(required) > 0 {
		d["required"] = required
	}
	return name
}

// fields adds the fields of a struct, and returns the required ones.
func (w *schemaWriter) fields(t reflect.Type, properties map[string]any, required []string) []string {
	for i := range t.NumField() {
		f := t.Field(i)
		tag, given := f.Tag.Lookup("json")
		if f.Anonymous && !given {
			if f.Type.Kind() == reflect.Pointer { // all its fields are absent if it is nil
				w.fields(f.Type.Elem(), properties, nil)
				continue
			}
			required = w.fields(f.Type, properties, required)
			continue
		}
		if !f.IsExported() || tag == "-" {
			continue
		}
		name, option, _ := strings.Cut(tag, ",")
		if name == "" {
			name = f.Name
		}
		s := w.orNull(f.Type)
		if option == "omitempty" {
			s = w.of(f.Type)
		} else {
			required = append(required, name)
		}
		pkg := t.PkgPath()[strings.LastIndexByte(t.PkgPath(), '/')+1:]
		if text := w.docs[pkg+"."+t.Name()+"."+f.Name]; text != "" {
			s["description"] = strings.Join(strings.Fields(text), " ")
		}
		properties[name] = s
	}
	return required
}
