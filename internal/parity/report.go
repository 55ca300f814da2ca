package parity

import (
	"fmt"
	"regexp"
	"strings"
)

var symbol = regexp.MustCompile(`(?m)^  func\.func (?:private )?@(\w+)`)

// Report describes the difference between an answer of mlir-opt and ours: the functions of the module
// that differ, at most three of them, or all of it if the difference is elsewhere.
func Report(suite string, c Case, a Answer, ours string) string {
	head := fmt.Sprintf("%s, case %s, mlir-opt %s\n", suite, c.Name, strings.Join(Args(a.Flags), " "))
	input := map[string]string{}
	for _, p := range Parts(c) {
		input[p.Name[strings.LastIndex(p.Name, "/")+1:]] = p.Input
	}
	theirs, mine := byName(a.Text), byName(ours)
	var b strings.Builder
	shown := 0
	for _, m := range symbol.FindAllStringSubmatch(a.Text, -1) {
		name := m[1]
		if theirs[name] == mine[name] || input[name] == "" || shown == 3 {
			continue
		}
		shown++
		fmt.Fprintf(&b, "%sinput:\n%s\nspvc:\n%s\nmlir-opt:\n%s\n", head, input[name], mine[name], theirs[name])
	}
	if shown > 0 {
		return b.String()
	}
	return fmt.Sprintf("%sinput:\n%sspvc:\n%s\nmlir-opt:\n%s\n", head, c.Input, ours, a.Text)
}

// byName returns the texts of the functions of a module in custom form.
func byName(text string) map[string]string {
	functions := map[string]string{}
	places := symbol.FindAllStringSubmatchIndex(text, -1)
	for i, p := range places {
		end := len(text)
		if i+1 < len(places) {
			end = places[i+1][0]
		}
		functions[text[p[2]:p[3]]] = strings.TrimSuffix(strings.TrimSpace(text[p[0]:end]), "\n}")
	}
	return functions
}
