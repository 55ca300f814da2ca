package source

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/spvc/spvc/internal/editdist"
)

// override is a pipeline-overridable constant of WGSL.
type override struct {
	name, id string // id is empty without @id
	hasValue bool
}

// comments matches what the declarations of WGSL and HLSL may have between their words: line comments and block
// comments, whose nesting nobody uses around declarations.
var comments = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`//[^\n]*|(?s:/\*.*?\*/)`) })

// wgslOverrides matches the declaration of an override with its number.
var wgslOverrides = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:@\s*id\s*\(\s*(\d+)[iu]?\s*,?\s*\)\s*)?\boverride\s+([\pL_][\pL\pN_]*)\s*(?::[^=;]*)?(=)?`)
})

// overrides returns the overrides that a source declares.
func (in *Input) overrides() []override {
	var out []override
	for _, m := range wgslOverrides().FindAllSubmatch(comments().ReplaceAll(in.Text, []byte(" ")), -1) {
		out = append(out, override{name: string(m[2]), id: string(m[1]), hasValue: len(m[3]) > 0})
	}
	return out
}

// checkOverrides returns an error if a source declares no override of a name, or if an override needs a value.
func (in *Input) checkOverrides(values []Setting) error {
	if in.Kind != WGSL {
		return nil
	}
	declared := in.overrides()
	var names, shown []string
	for _, o := range declared {
		names = append(names, o.name)
		text := o.name
		if o.id != "" {
			text += " (" + o.id + ")"
		}
		shown = append(shown, text)
	}
	given := map[string]bool{}
	for _, v := range values {
		i := findOverride(declared, v.Name)
		if i < 0 {
			return fmt.Errorf("--spec %s: the module has no override of this name or number; it has %s%s", v.Name, list(shown), editdist.Note("; ", v.Name, names))
		}
		if given[declared[i].name] {
			return fmt.Errorf("--spec %s is given twice", v.Name)
		}
		given[declared[i].name] = true
		if _, err := strconv.ParseFloat(overrideNumber(v.Value), 64); err != nil {
			return fmt.Errorf("--spec %s=%s: a number, true or false is expected", v.Name, v.Value)
		}
	}
	for _, o := range declared {
		if !o.hasValue && !given[o.name] {
			return fmt.Errorf("the override %s has no value; give it by --spec %s=VALUE", o.name, o.name)
		}
	}
	return nil
}

// findOverride returns the index of the override with a name or number, or -1.
func findOverride(declared []override, name string) int {
	return slices.IndexFunc(declared, func(o override) bool { return name == o.name || name == o.id && o.id != "" })
}

// overrideKey returns what naga calls an override: its number if it has one.
func (in *Input) overrideKey(name string) string {
	declared := in.overrides()
	if i := findOverride(declared, name); i >= 0 && declared[i].id != "" {
		return declared[i].id
	}
	return name
}

// overrideNumber returns a value as naga takes it: booleans are numbers.
func overrideNumber(value string) string {
	switch value {
	case "true":
		return "1"
	case "false":
		return "0"
	}
	return value
}

// maxNames bounds the number of names in a message.
const maxNames = 20

// list joins the first names of a list.
func list(names []string) string {
	if len(names) == 0 {
		return "none"
	}
	if len(names) > maxNames {
		names = append(slices.Clone(names[:maxNames]), "…")
	}
	return strings.Join(names, ", ")
}
