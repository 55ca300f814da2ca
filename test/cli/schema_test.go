package cli

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/santhosh-tekuri/jsonschema/v6"
)

// schema checks that a file (stdout is the last command's output) is JSON of a schema in
// docs/schema, as in schema reflect stdout, and that the schema refuses the same JSON with
// errors.
func schema(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: schema NAME FILE")
	}
	s, err := jsonschema.NewCompiler().Compile(filepath.Join(ts.Getenv("EXAMPLES"), "..", "docs", "schema", args[0]+".json"))
	ts.Check(err)
	doc, err := jsonschema.UnmarshalJSON(strings.NewReader(ts.ReadFile(args[1])))
	ts.Check(err)
	ts.Check(s.Validate(doc))
	m := breaker{root: doc, validate: s.Validate}
	m.value(doc, "", func(v any) { m.root = v })
	ts.Logf("%d of %d keys are required; %d values", m.required, m.keys, m.values)
	if m.accepted != "" {
		ts.Fatalf("the schema accepts %s", m.accepted)
	}
	if m.required == 0 || m.values < 5 {
		ts.Fatalf("the output has %d required keys and %d values", m.required, m.values)
	}
}

// breaker validates a document with one error at a time.
type breaker struct {
	root     any
	validate func(any) error
	// keys counts the keys of objects, and required those that the schema requires.
	// values counts the values that were replaced.
	keys, required, values int
	accepted               string // the first error that the schema accepts
}

// maxBroken bounds the number of values that are replaced in a document.
const maxBroken = 400

// anything are the places whose type depends on the module.
var anything = []string{"/operands", "/default"}

// value breaks v, which set replaces in the document, and its parts.
func (m *breaker) value(v any, path string, set func(any)) {
	if m.values >= maxBroken || slices.ContainsFunc(anything, func(s string) bool { return strings.HasSuffix(path, s) }) {
		return
	}
	m.values++
	var wrong any = "text"
	if _, ok := v.(string); ok {
		wrong = json.Number("1")
	}
	set(wrong)
	m.mustRefuse(path + " as another type")
	set(v)
	switch v := v.(type) {
	case []any:
		for i := range v {
			m.value(v[i], fmt.Sprintf("%s/%d", path, i), func(x any) { v[i] = x })
		}
	case map[string]any:
		v["unknown key"] = true
		m.mustRefuse(path + " with an unknown key")
		delete(v, "unknown key")
		keys := make([]string, 0, len(v))
		for k := range v {
			keys = append(keys, k)
		}
		slices.Sort(keys)
		for _, k := range keys {
			old := v[k]
			m.keys++
			delete(v, k)
			if m.validate(m.root) != nil {
				m.required++
			}
			v[k] = old
			m.value(old, path+"/"+k, func(x any) { v[k] = x })
		}
	}
}

func (m *breaker) mustRefuse(what string) {
	if m.accepted == "" && m.validate(m.root) == nil {
		m.accepted = what
	}
}

// TestBreaker checks that the check of schemas finds schemas that accept anything.
func TestBreaker(t *testing.T) {
	doc := map[string]any{"a": []any{"x"}, "b": json.Number("1")}
	m := breaker{root: doc, validate: func(any) error { return nil }}
	m.value(doc, "", func(v any) { m.root = v })
	if m.accepted != " as another type" || m.required != 0 || m.keys != 2 || m.values != 4 {
		t.Errorf("%+v", m)
	}
}
