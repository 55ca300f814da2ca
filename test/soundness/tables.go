package soundness

import (
	"embed"
	"fmt"
	"maps"
	"slices"
	"strings"
)

//go:embed testdata/*.txt
var files embed.FS

// Tables say which features targets lack, and which they get wrong.
type Tables struct {
	// refused and wrong hold the features by the name of a target. A target's table of
	// wrong features may name the driver: "vulkan1.1/swiftshader".
	refused, wrong map[string]map[string]bool
}

// LoadTables reads the recorded tables.
func LoadTables() (*Tables, error) {
	t := &Tables{}
	var err error
	if t.refused, err = readTable("testdata/refused.txt"); err != nil {
		return nil, err
	}
	if t.wrong, err = readTable("testdata/wrong.txt"); err != nil {
		return nil, err
	}
	more, err := readTable("testdata/known.txt")
	for where, features := range more {
		if t.wrong[where] == nil {
			t.wrong[where] = map[string]bool{}
		}
		maps.Copy(t.wrong[where], features)
	}
	return t, err
}

// readTable reads a recorded table.
func readTable(name string) (map[string]map[string]bool, error) {
	data, err := files.ReadFile(name)
	if err != nil {
		return nil, err
	}
	return parseTable(name, data)
}

// parseTable reads a table. Each line has a target, an operation, a colon, and types; a #
// begins a comment.
func parseTable(name string, data []byte) (map[string]map[string]bool, error) {
	out := map[string]map[string]bool{}
	for i, line := range strings.Split(string(data), "\n") {
		line, _, _ = strings.Cut(line, "#")
		if strings.TrimSpace(line) == "" {
			continue
		}
		head, types, ok := strings.Cut(line, ":")
		where, op, also := strings.Cut(strings.TrimSpace(head), " ")
		if !ok || !also {
			return nil, fmt.Errorf("%s:%d: expected `target operation: types`", name, i+1)
		}
		if out[where] == nil {
			out[where] = map[string]bool{}
		}
		for _, t := range strings.Fields(types) {
			if t == "all" {
				out[where][strings.TrimSpace(op)] = true
			} else {
				out[where][op+" "+t] = true
			}
		}
	}
	return out, nil
}

// appendTable appends the lines of a table, sorted.
func appendTable(dst []byte, t map[string]map[string]bool) []byte {
	for _, where := range slices.Sorted(maps.Keys(t)) {
		types := map[string][]string{}
		for _, f := range slices.Sorted(maps.Keys(t[where])) {
			op, of := f, "all"
			if i := strings.LastIndexByte(f, ' '); i >= 0 {
				op, of = f[:i], f[i+1:]
			}
			types[op] = append(types[op], of)
		}
		for _, op := range slices.Sorted(maps.Keys(types)) {
			dst = fmt.Appendf(dst, "%s %s: %s\n", where, op, strings.Join(types[op], " "))
		}
	}
	return dst
}

// name returns the name of a case's target in the tables: devices differ.
func (t *Tables) name(c *Case) string {
	if c.Target == "device" {
		return c.Driver
	}
	return c.Target
}

// can returns which features programs for a target may have.
func (t *Tables) can(name, driver string, wide bool) func(feature string) bool {
	refused, wrong, onDriver := t.refused[name], t.wrong[name], t.wrong[name+"/"+driver]
	return func(f string) bool {
		if refused[f] || wide {
			return !refused[f]
		}
		for _, n := range numbersOf(f) {
			if wrong["type "+n] || onDriver["type "+n] {
				return false
			}
		}
		return !wrong[f] && !onDriver[f]
	}
}

// numbersOf returns the types of the numbers of a feature, such as i8 and i32 of
// "arith.extsi vector<2xi8>->vector<2xi32>".
func numbersOf(feature string) []string {
	_, types, _ := strings.Cut(feature, " ")
	var out []string
	for _, word := range strings.FieldsFunc(types, func(r rune) bool { return strings.ContainsRune(" ->x<", r) }) {
		out = append(out, strings.TrimSuffix(word, ">"))
	}
	return out
}
