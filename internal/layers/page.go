package layers

import (
	"io/fs"
	"maps"
	"regexp"
	"slices"
	"strings"
)

// named is the notation by which a page names packages: a path in backquotes. In the path, <word> stands
// for a part of one element, and ** for any number of elements.
var named = regexp.MustCompile("`([a-z][a-z0-9-]*(?:/(?:[a-z0-9-]|<[a-z]+>|\\*\\*)+)*)`")

// CheckPage reports the packages that a section of a page does not name, and the paths that it names and
// that are none. heading is the line that begins the section; the next heading of the same level ends it. The root
// has the name of the module.
func (h *House) CheckPage(root fs.FS, page, heading string) ([]Violation, error) {
	all, err := fs.ReadFile(root, page)
	if err != nil {
		return nil, err
	}
	_, text, _ := strings.Cut(string(all), "\n"+heading+"\n")
	text, _, _ = strings.Cut(text, "\n## ")
	census, err := h.Count(root)
	if err != nil {
		return nil, err
	}
	pkgs := slices.Sorted(maps.Keys(census.packages))
	var names []string
	for _, m := range named.FindAllStringSubmatch(text, -1) {
		names = append(names, m[1])
	}
	names = slices.Compact(slices.Sorted(slices.Values(names)))
	var out []Violation
	patterns := make([]*regexp.Regexp, len(names))
	for i, n := range names {
		patterns[i] = pattern(n)
	}
	for _, p := range pkgs {
		name := p
		if p == "." {
			name = h.Module[strings.LastIndexByte(h.Module, '/')+1:]
		}
		if !slices.ContainsFunc(patterns, func(r *regexp.Regexp) bool { return r.MatchString(name) }) {
			out = append(out, Violation{page, "there is no sentence about the package `" + name + "`"})
		}
	}
	for i, n := range names {
		if !strings.Contains(n, "/") || slices.ContainsFunc(pkgs, patterns[i].MatchString) {
			continue
		}
		if _, err := fs.Stat(root, n); err != nil {
			out = append(out, Violation{page, "there is no package `" + n + "`"})
		}
	}
	return out, nil
}

// part is what stands for a part of a path.
var part = regexp.MustCompile("<[a-z]+>")

// pattern returns the expression that matches the packages that a name stands for.
func pattern(name string) *regexp.Regexp {
	text := part.ReplaceAllString(regexp.QuoteMeta(name), "[^/]+")
	return regexp.MustCompile("^" + strings.ReplaceAll(text, `/\*\*`, "(/.*)?") + "$")
}
