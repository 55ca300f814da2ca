package dlti_test

import (
	"os"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/dialect/dlti"
	"github.com/spvc/spvc/ir"
)

// examples are attributes from the documents of the dialect, with queries and MLIR 19's
// output for them.
var examples = []struct{ text, queries string }{
	{`#dlti.map<#dlti.dl_entry<"CPU::cache::L1::size_in_bytes", 65536 : i32>>`, "CPU::cache::L1::size_in_bytes=65536 : i32; CPU cache L1=?"},
	{`#dlti.target_device_spec<#dlti.dl_entry<"dlti.max_vector_op_width", 64 : ui32>>`, "dlti.max_vector_op_width=64 : ui32"},
	{`#dlti.target_system_spec<"CPU": #dlti.target_device_spec<#dlti.dl_entry<"cache", #dlti.map<#dlti.dl_entry<"L1", #dlti.map<#dlti.dl_entry<"size_in_bytes", 65536 : i32>>>, ` +
		`#dlti.dl_entry<"L1d", #dlti.map<#dlti.dl_entry<"size_in_bytes", 32768 : i32>>>>>>>`,
		"CPU cache L1 size_in_bytes=65536 : i32; CPU cache L1d size_in_bytes=32768 : i32; CPU::cache::L1::size_in_bytes=?"},
	{`#dlti.target_system_spec<"CPU": #dlti.target_device_spec<#dlti.dl_entry<"dlti.L1_cache_size_in_bytes", 4096 : ui32>>, ` +
		`"GPU": #dlti.target_device_spec<#dlti.dl_entry<"dlti.max_vector_op_width", 64 : ui32>>, "XPU": #dlti.target_device_spec<#dlti.dl_entry<"dlti.max_vector_op_width", 4096 : ui32>>>`,
		"CPU dlti.L1_cache_size_in_bytes=4096 : ui32; GPU dlti.max_vector_op_width=64 : ui32; XPU dlti.max_vector_op_width=4096 : ui32; XPU dlti.L1_cache_size_in_bytes=?"},
	{`#dlti.dl_spec<#dlti.dl_entry<index, 32 : i64>>`, ""},
}

func TestExamples(t *testing.T) {
	for _, e := range examples {
		checkExample(t, e.text, e.queries)
	}
}

// checkExample parses and prints text and runs the queries `key key=answer; …`. "?"
// means that there is no answer.
func checkExample(t *testing.T, text, queries string) {
	t.Helper()
	ctx := ir.NewContext(all.Registry())
	a, ok := ir.ParseAttr(ctx, text)
	if !ok {
		t.Errorf("%s is not read", text)
		return
	}
	out := ir.AttrString(a)
	if again, ok := ir.ParseAttr(ctx, out); !ok || again != a {
		t.Errorf("%s is printed as %s, which is another attribute", text, out)
	}
	m := ctx.NewModule(ir.UnknownLoc)
	m.SetAttr("dlti.any", a)
	for q := range strings.SplitSeq(queries, "; ") {
		if q == "" {
			continue
		}
		path, want, _ := strings.Cut(q, "=")
		var keys []dlti.Key
		for k := range strings.FieldsSeq(path) {
			keys = append(keys, dlti.Key{Name: k})
		}
		got := "?"
		if v, err := dlti.Query(m, keys...); err == nil {
			got = ir.AttrString(v)
		}
		if got != want {
			t.Errorf("%s: %s, want %s", q, got, want)
		}
	}
}

// TestExamplesOfTheDocument takes the examples from the document, if it is available,
// and replaces its typographic quotes.
func TestExamplesOfTheDocument(t *testing.T) {
	doc, err := os.ReadFile("../../../shared/spec/dlti-dialect.txt")
	if os.IsNotExist(err) {
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	text := strings.NewReplacer("“", `"`, "”", `"`, "»", ">>").Replace(string(doc))
	queries := map[string]string{}
	for _, e := range examples {
		queries[spaceless(e.text)] = e.queries
	}
	known := 0
	for rest := text; ; {
		i := strings.Index(rest, "#dlti.")
		if i < 0 {
			break
		}
		end := closing(rest[i:])
		example := rest[i : i+end]
		rest = rest[i+max(end, 1):]
		if !strings.Contains(example, `"`) {
			continue // a grammar, not an example
		}
		q, ok := queries[spaceless(example)]
		if ok {
			known++
		}
		checkExample(t, example, q)
	}
	if known != len(examples)-1 {
		t.Errorf("%d of the examples are in the document, want %d", known, len(examples)-1)
	}
}

func spaceless(s string) string { return strings.Join(strings.Fields(s), "") }

// closing returns the length of the attribute at the start of s, or 0 if there is only
// a name or its bracket stays open.
func closing(s string) int {
	depth := 0
	for i := range len(s) {
		if depth == 0 && i > 0 && s[i] != '<' && s[i] != '.' && s[i] != '_' && (s[i] < 'a' || s[i] > 'z') {
			return 0
		}
		switch s[i] {
		case '<':
			depth++
		case '>':
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return 0
}
