package spvc

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/passes"
	"github.com/spvc/spvc/target"
)

// notOptions are the fields of Options that are in no row of the table, with the reason why no program depends on them.
var notOptions = map[string]string{
	"ShareText":  "the program refers to the same text",
	"Instrument": "a compilation that is observed uses no cache",
	"Cache":      "it keeps what the others say",
}

// fieldsOf returns the fields of a struct by their names, as pointers that a test may write through.
func fieldsOf(p reflect.Value) map[string]reflect.Value {
	out := map[string]reflect.Value{}
	for i := range p.Elem().NumField() {
		f := p.Elem().Field(i)
		out[p.Elem().Type().Field(i).Name] = reflect.NewAt(f.Type(), unsafe.Pointer(f.UnsafeAddr()))
	}
	return out
}

// change gives the field that p points to a value that is not the zero value.
func change(t *testing.T, p reflect.Value) {
	switch f := p.Interface().(type) {
	case *bool:
		*f = true
	case *int:
		*f = 64
	case *string:
		*f = "a"
	case *[]int:
		*f = []int{4}
	case *[]string:
		*f = []string{"a"}
	case *ir.Version:
		*f = ir.OldestVersion
	case *OptLevel:
		*f = Os
	case **target.Env:
		env, err := target.Profile("vulkan1.2")
		if err != nil {
			t.Fatal(err)
		}
		*f = env
	default:
		t.Fatalf("an option of type %s has no part in the key", p.Type())
	}
}

// keyOf returns the key of o, in which a zero byte separates the parts.
func keyOf(t *testing.T, o *Options) string {
	var parts []string
	if err := o.addKey(func(part []byte) { parts = append(parts, string(part)) }); err != nil {
		t.Fatal(err)
	}
	return strings.Join(parts, "\x00")
}

// TestOptionsHaveRows checks that each field of Options is in the table or in notOptions, and that the key, the options of the
// pipeline and nothing else depend on it as its row says.
func TestOptionsHaveRows(t *testing.T) {
	rows := map[string]*option{}
	for i := range options {
		rows[options[i].name] = &options[i]
	}
	if len(rows) != len(options) {
		t.Error("two rows have the same name")
	}
	for name := range fieldsOf(reflect.ValueOf(&Options{})) {
		row, reason := rows[name], notOptions[name]
		if (row == nil) != (reason != "") {
			t.Errorf("the field %s must be in the table or in the list of those that are not: in the table: %t, reason: %q", name, row != nil, reason)
		}
		if row == nil {
			continue
		}
		delete(rows, name)
		var o Options
		field := fieldsOf(reflect.ValueOf(&o))[name]
		if reflect.ValueOf(row.field(&o)).Pointer() != field.Pointer() {
			t.Errorf("the row %s has another field", name)
		}
		change(t, field)
		if (keyOf(t, &o) == keyOf(t, &Options{})) != row.sameProgram {
			t.Errorf("%s: a row with sameProgram %t, and the key is %q", name, row.sameProgram, keyOf(t, &o))
		}
		if (o.pipeline() != passes.CompileOptions{}) != (row.toPass != nil) {
			t.Errorf("%s: the options of the pipeline are %+v", name, o.pipeline())
		}
	}
	for name := range rows {
		t.Errorf("the row %s has no field", name)
	}
}

// TestPipelineOptionsAreSet checks that each option of the pipeline comes from an option of its own.
func TestPipelineOptionsAreSet(t *testing.T) {
	var all Options
	set := map[string]string{}
	for i := range options {
		var one Options
		row := &options[i]
		change(t, reflect.ValueOf(row.field(&one)))
		change(t, reflect.ValueOf(row.field(&all)))
		p := one.pipeline()
		for name, field := range fieldsOf(reflect.ValueOf(&p)) {
			if !field.Elem().IsZero() {
				if set[name] != "" {
					t.Errorf("%s and %s set %s of the pipeline", set[name], row.name, name)
				}
				set[name] = row.name
			}
		}
	}
	p := all.pipeline()
	for name, field := range fieldsOf(reflect.ValueOf(&p)) {
		if field.Elem().IsZero() {
			t.Errorf("no option sets %s of the pipeline", name)
		}
	}
}

// TestFlags checks which flags there are, and that each sets its fields and no others.
func TestFlags(t *testing.T) {
	var names []string
	for i, f := range new(Options).Flags() {
		names = append(names, f.Name)
		if f.Usage == "" || (f.Field == nil) != (f.Set != nil) || (f.Values == nil) != (f.Set == nil) {
			t.Errorf("%+v", f)
		}
		if f.Set == nil {
			var o Options
			change(t, reflect.ValueOf(o.Flags()[i].Field))
			if reflect.DeepEqual(o, Options{}) {
				t.Errorf("--%s sets nothing", f.Name)
			}
			continue
		}
		seen := map[string]string{}
		for _, value := range f.Values {
			var o Options
			flag := o.Flags()[i]
			for _, v := range []string{f.Values[0], f.Values[len(f.Values)-1], value} {
				flag.Set(v)
			}
			key := keyOf(t, &o)
			if seen[key] != "" {
				t.Errorf("--%s=%s and %s are the same", f.Name, seen[key], value)
			}
			seen[key] = value
			if value == f.Default && key != keyOf(t, &Options{}) {
				t.Errorf("--%s=%s is not the default", f.Name, value)
			}
		}
		if !slices.Contains(f.Values, f.Default) {
			t.Errorf("--%s has not the default %q", f.Name, f.Default)
		}
	}
	want := "[optimize args bounds index-width spirv-opt debug verify-each no-validate no-desktop-check mlir-layout tile jobs]"
	if fmt.Sprint(names) != want {
		t.Errorf("the flags are %v, want %s", names, want)
	}
	var o Options
	o.choose("args", "address")
	if !o.AddressArgs || o.PushScalars {
		t.Errorf("--args=address sets %+v", o)
	}
}

// TestPipelineShowsOptions checks that the text of the pipeline depends on the options that the pipeline has, and on no others.
func TestPipelineShowsOptions(t *testing.T) {
	module := []byte("module {}")
	text := func(o Options) string {
		pipeline, err := Pipeline(t.Context(), module, o)
		if err != nil {
			t.Fatal(err)
		}
		return pipeline
	}
	for i := range options {
		var o Options
		row := &options[i]
		module = []byte("module {}")
		if row.name == "Tile" {
			module = []byte("func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n  %y = math.exp %x : tensor<4xf32>\n  return %y : tensor<4xf32>\n}")
		}
		change(t, reflect.ValueOf(row.field(&o)))
		if row.name == "Opt" {
			o.Opt = O0 // Os differs after the pipeline only
		}
		if changed := text(o) != text(Options{}); changed != (row.toPass != nil) {
			t.Errorf("%s: the text of the pipeline changes: %t", row.name, changed)
		}
	}
}
