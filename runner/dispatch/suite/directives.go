package suite

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"
)

// directives are the lines of a test file that LLVM's lit reads.
type directives struct {
	runs                         []string
	requires, unsupported, fails []string
	narrow                       bool // the flag for types of 16 bits is there
}

// directive matches such a line, behind the characters that begin comments.
var directive = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[\s#/;]*(RUN|REQUIRES|UNSUPPORTED|XFAIL):\s*(.*?)\s*$`)
})

// read collects the lines. An error says which line is wrong.
func (d *directives) read(text string) error {
	n := 0
	for line := range strings.Lines(text) {
		n++
		m := directive().FindStringSubmatch(line)
		if m == nil {
			continue
		}
		if m[1] == "RUN" {
			d.runs = append(d.runs, m[2])
			continue
		}
		to := map[string]*[]string{"REQUIRES": &d.requires, "UNSUPPORTED": &d.unsupported, "XFAIL": &d.fails}[m[1]]
		for expr := range strings.SplitSeq(m[2], ",") {
			if _, err := evaluate(expr, nil); err != nil {
				return fmt.Errorf("%d: %s: %w", n, m[1], err)
			}
			*to = append(*to, expr)
		}
	}
	return nil
}

// check returns a *Refusal if the RUN lines do something else than to compile a shader and to run it.
func (d *directives) check() error {
	launches := 0
	for _, run := range d.runs {
		words := strings.Fields(run)
		switch {
		case strings.HasPrefix(run, "not "):
			return refuse(OtherRuns, "%s", run)
		case slices.Contains(words, "%offloader"):
			launches++
		}
		for _, w := range words {
			d.narrow = d.narrow || w == "-enable-16bit-types"
			if slices.Contains([]string{"-fvk-use-dx-layout", "-fvk-use-scalar-layout", "-fvk-use-gl-layout", "-Zpr", "-Zpc"}, w) {
				return refuse(CompilerFlag, "%s", w)
			}
		}
	}
	if launches > 1 {
		return refuse(OtherRuns, "%d times %%offloader", launches)
	}
	return nil
}

// exclude returns a *Refusal if a device lacks what REQUIRES names, or has what UNSUPPORTED names.
func (d *directives) exclude(f Features) error {
	for _, expr := range d.requires {
		if ok, _ := evaluate(expr, f); !ok {
			return refuse(Excluded, "REQUIRES: %s", strings.TrimSpace(expr))
		}
	}
	for _, expr := range d.unsupported {
		if ok, _ := evaluate(expr, f); ok {
			return refuse(Excluded, "UNSUPPORTED: %s", strings.TrimSpace(expr))
		}
	}
	return nil
}

func (d *directives) expectsFailure(f Features) bool {
	return slices.ContainsFunc(d.fails, func(expr string) bool { ok, _ := evaluate(expr, f); return ok })
}

// condition parses a condition of lit: names, !, &&, || and parentheses. * is true.
type condition struct {
	words []string
	has   Features
	depth int
}

// token matches a word of a condition.
var token = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`&&|\|\||[!()*]|[-+=.\w]+|\S`) })

// maxDepth bounds how deep conditions nest.
const maxDepth = 64

// evaluate returns whether a condition holds for a device.
func evaluate(expr string, has Features) (bool, error) {
	c := &condition{words: token().FindAllString(expr, -1), has: has}
	ok, err := c.either()
	if err == nil && len(c.words) > 0 {
		err = fmt.Errorf("%q follows the end of the condition", c.words[0])
	}
	return ok, err
}

func (c *condition) next(word string) bool {
	if len(c.words) == 0 || c.words[0] != word {
		return false
	}
	c.words = c.words[1:]
	return true
}

func (c *condition) either() (bool, error) {
	out, err := c.both()
	for err == nil && c.next("||") {
		var more bool
		more, err = c.both()
		out = out || more
	}
	return out, err
}

func (c *condition) both() (bool, error) {
	out, err := c.one()
	for err == nil && c.next("&&") {
		var more bool
		more, err = c.one()
		out = out && more
	}
	return out, err
}

func (c *condition) one() (bool, error) {
	if c.depth++; c.depth > maxDepth {
		return false, fmt.Errorf("more than %d parts within each other", maxDepth)
	}
	defer func() { c.depth-- }()
	switch {
	case len(c.words) == 0:
		return false, errors.New("a name is missing at the end of the condition")
	case c.next("!"):
		ok, err := c.one()
		return !ok, err
	case c.next("*"):
		return true, nil
	case c.next("("):
		ok, err := c.either()
		if err == nil && !c.next(")") {
			err = errors.New("a parenthesis is not closed")
		}
		return ok, err
	}
	word := c.words[0]
	if !regexpName().MatchString(word) {
		return false, fmt.Errorf("%q is no name", word)
	}
	c.words = c.words[1:]
	return c.has[word], nil
}

var regexpName = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[-+=.\w]+$`) })
