package conform

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// idVersion is the first part of identifiers. A change of what identifiers mean changes it.
const idVersion = "v1"

// ID returns the identifier of the case: one line without spaces and commas that holds all
// that makes its kernel, on every machine. [ParseCase] is the inverse.
//
//	v1/<class>/<rules>/<probe>[+name[=value]…]/<type>
func (c *Case) ID() string {
	s := idVersion + "/" + c.Class + "/" + c.Rules + "/" + c.Probe
	options := c.options()
	if c.Dynamic {
		options = append(options, "dyn")
	}
	if c.To != "" {
		options = append(options, "to="+c.To)
	}
	slices.SortFunc(options, func(a, b string) int { return strings.Compare(optionName(a), optionName(b)) })
	for _, o := range options {
		s += "+" + o
	}
	return s + "/" + compact(c.Type)
}

func optionName(option string) string {
	name, _, _ := strings.Cut(option, "=")
	return name
}

// compact returns the spelling of a block's type in identifiers. text is such a spelling or
// in MLIR's syntax.
func compact(text string) string {
	if text != "" && (text[0] == '{' || text[0] == escaped || text[0] == generated) {
		return text
	}
	t, err := parseMLIR(newContext(), text)
	if err != nil {
		return escape(text)
	}
	return spellBlock(t)
}

// ParseCase returns the case that an identifier names. An identifier that the ID of its
// case differs from is an error, so that each case has one identifier.
func ParseCase(id string) (Case, error) {
	list, err := ParseCases([]string{id})
	if err != nil {
		return Case{}, err
	}
	return list[0], nil
}

// ParseCases does the same for a list of identifiers.
func ParseCases(ids []string) ([]Case, error) {
	list := make([]Entry, len(ids))
	for i, id := range ids {
		list[i].Text = id
	}
	return ParseCaseList(list)
}

// ParseCaseList returns the cases that the lines of a list name. An error says where its
// line stands.
func ParseCaseList(list []Entry) ([]Case, error) {
	var ctxs contexts
	out := make([]Case, len(list))
	for i, e := range list {
		var err error
		if out[i], err = parseCase(ctxs.next(), e.Text); err != nil {
			err = fmt.Errorf("%q names no case: %w", e.Text, err)
			if e.Where != "" {
				err = fmt.Errorf("%s: %w", e.Where, err)
			}
			return nil, err
		}
	}
	return out, nil
}

func parseCase(ctx *ir.Context, id string) (Case, error) {
	part := strings.SplitN(id, "/", 5)
	if len(part) < 5 || part[0] != idVersion {
		return Case{}, errors.New("an identifier is " + idVersion + "/CLASS/RULES/PROBE/TYPE")
	}
	c := Case{Class: part[1], Rules: part[2], Type: part[4]}
	if strings.ContainsAny(c.Type, "/, \t\r\n") {
		return Case{}, fmt.Errorf("the type %q holds a slash, a comma or a space", c.Type)
	}
	name, options, _ := strings.Cut(part[3], "+")
	c.Probe = name
	last := ""
	var rest []string
	for options != "" {
		var o string
		o, options, _ = strings.Cut(options, "+")
		if name := optionName(o); name <= last {
			return Case{}, fmt.Errorf("unknown, repeated or unsorted option %q", o)
		}
		last = optionName(o)
		switch {
		case o == "dyn":
			c.Dynamic = true
		case strings.HasPrefix(o, "to="):
			c.To = o[len("to="):]
		default:
			rest = append(rest, o)
		}
	}
	c.Options = strings.Join(rest, "+")
	if p, ok := ParseProbe(name); c.To != "" && !(ok && p.converts) {
		return Case{}, fmt.Errorf("the probe %q has no option to=", c.Probe)
	}
	return c, c.canonical(ctx, part[3])
}

// canonical returns an error if the case does not exist, or its identifier is not the one
// that ID returns. probe is the part of the identifier with the probe and its options.
func (c *Case) canonical(ctx *ir.Context, probe string) error {
	p, err := c.plan(ctx)
	if err != nil {
		if p == nil || !strings.HasPrefix(c.Type, string(escaped)) {
			return err
		}
		// A text that is not a type at all also has a name: that of its rejected case.
		text, err := unescape(c.Type)
		if err == nil && escape(text) != c.Type {
			err = fmt.Errorf("the type %q is not escaped as identifiers are", c.Type)
		}
		return err
	}
	if want := spellBlock(p.written); want != c.Type && (c.Type[0] != generated || len(want) <= maxSpelling) {
		return fmt.Errorf("write the type as %s", want)
	}
	if want := strings.Split(c.ID(), "/")[3]; want != probe {
		return fmt.Errorf("write the probe as %s", want)
	}
	return nil
}

// parseMLIR parses a block's type in MLIR's syntax.
func parseMLIR(ctx *ir.Context, text string) (*spirv.StructType, error) {
	var why string
	pop := ctx.PushHandler(func(d *ir.Diagnostic) bool { why = d.Message; return true })
	t, ok := ir.ParseType(ctx, text)
	pop()
	if !ok {
		return nil, fmt.Errorf("type %q: %s", text, why)
	}
	st, ok := t.(*spirv.StructType)
	if !ok {
		return nil, fmt.Errorf("type %q: a block is a spirv.struct", text)
	}
	return st, nil
}

// parseBlock parses a block's type in MLIR's syntax or as identifiers spell it.
func parseBlock(ctx *ir.Context, text string) (*spirv.StructType, error) {
	var err error
	switch {
	case text == "":
	case text[0] == generated:
		return parseGenerated(ctx, text)
	case text[0] == escaped:
		if text, err = unescape(text); err == nil && text != "" && text[0] != escaped {
			return parseBlock(ctx, text)
		}
	case text[0] == '{':
		text, err = expand(text)
	}
	if err != nil {
		return nil, err
	}
	return parseMLIR(ctx, text)
}

// Resolved returns the case with its type in MLIR's syntax and, if the case has a custom
// layout, with that layout.
func (c Case) Resolved() Case {
	p, err := c.plan(newContext())
	switch {
	case err == nil:
		c.Type = ir.TypeString(p.typ)
		c.Rules = c.RuleSet()
	case strings.HasPrefix(c.Type, string(escaped)):
		if text, err := unescape(c.Type); err == nil {
			c.Type = text
		}
	}
	return c
}

// RuleSet returns the name of the rule set without the seed of a custom layout.
func (c *Case) RuleSet() string {
	if strings.HasPrefix(c.Rules, Custom+".") {
		return Custom
	}
	return c.Rules
}

// customSeed returns the seed of a custom layout, or false if the type has the layout.
func (c *Case) customSeed() (seed uint64, ok bool, err error) {
	text, ok := strings.CutPrefix(c.Rules, Custom+".")
	if !ok {
		return 0, false, nil
	}
	if seed, err = parseNumber(text); err != nil {
		return 0, false, fmt.Errorf("the rules %q: %w", c.Rules, err)
	}
	return seed, true, nil
}

// parseNumber parses a decimal number that has no other spelling.
func parseNumber(text string) (uint64, error) {
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil || strconv.FormatUint(n, 10) != text {
		return 0, fmt.Errorf("%q is no number of 64 bits without leading zeros", text)
	}
	return n, nil
}

// Unique returns the cases without those that occur before in the list.
func Unique(cases []Case) []Case {
	seen := make(map[Case]bool, len(cases))
	return slices.DeleteFunc(slices.Clone(cases), func(c Case) bool {
		if seen[c] {
			return true
		}
		seen[c] = true
		return false
	})
}
