// Package tool holds the programs behind the spvc command that speak the flags of
// MLIR's tools: opt, translate, vulkan-runner. They are functions of arguments
// and streams, so that tests run them in process.
package tool

import (
	"errors"
	"fmt"
	"io"
	"sort"
	"strconv"
	"strings"

	"github.com/spvc/spvc/internal/editdist"
)

// valueMode says whether a flag takes a value.
type valueMode uint8

const (
	noValue       valueMode = iota // a switch, which accepts =true and =false
	optionalValue                  // only after =
	requiredValue                  // after =, or the next argument
)

// flag is a command-line flag in the style of LLVM's tools: one or two dashes, and the
// value after `=` or in the next argument. The order of flags matters.
type flag struct {
	name   string
	mode   valueMode
	help   string
	meta   string
	hidden bool
	set    func(value string, given bool) error
}

// flagSet is the flags of one tool.
type flagSet struct {
	tool  string
	flags map[string]*flag
	// fallback makes a flag for a name that is not in flags, such as that of a pass. It
	// may be nil.
	fallback func(name string) *flag
	// moreNames returns additional names to suggest: those that fallback accepts.
	moreNames func() []string
	args      []string // positional arguments
}

func newFlagSet(tool string) *flagSet { return &flagSet{tool: tool, flags: map[string]*flag{}} }

// answer prints the text of a flag such as --help and returns the exit code.
func (s *flagSet) answer(std Streams, text string) int {
	if _, err := io.WriteString(std.Out, text); err != nil {
		fmt.Fprintf(std.Err, "%s: %s\n", s.tool, err)
		return ExitFailed
	}
	return ExitOK
}

func (s *flagSet) add(f *flag) { s.flags[f.name] = f }

// boolean adds a switch stored in p.
// help adds the flag --help and its alias -h.
func (s *flagSet) help(p *bool, text string) {
	s.boolean("help", p, text)
	s.add(&flag{name: "h", help: "Alias for --help", hidden: true, set: func(string, bool) error { *p = true; return nil }})
}

//go:noinline
func (s *flagSet) boolean(name string, p *bool, help string) {
	s.add(&flag{name: name, help: help, set: func(v string, given bool) error {
		if !given {
			*p = true
			return nil
		}
		b, err := parseBool(v)
		if err == nil {
			*p = b
		}
		return err
	}})
}

// color adds the flag that overrides whether std has colors.
func (s *flagSet) color(std *Streams) {
	auto := std.Color
	s.add(&flag{name: "color", help: "Use colors in diagnostics: auto, always or never (default: auto)", set: func(v string, given bool) error {
		mode := ColorAlways
		if given {
			if err := mode.Set(v); err != nil {
				return err
			}
		}
		std.Color = mode == ColorAlways || mode == ColorAuto && auto
		return nil
	}})
}

// ignored adds a flag that is accepted for compatibility and has no effect.
func (s *flagSet) ignored(name string, mode valueMode, help string) {
	s.add(&flag{name: name, mode: mode, help: help, hidden: true, set: func(string, bool) error { return nil }})
}

// text adds a string flag stored in p.
//
//go:noinline
func (s *flagSet) text(name, meta string, p *string, help string) {
	s.add(&flag{name: name, mode: requiredValue, meta: meta, help: help, set: func(v string, _ bool) error {
		*p = v
		return nil
	}})
}

// number adds an integer flag stored in p.
func (s *flagSet) number(name string, p *int, help string) {
	s.add(&flag{name: name, mode: requiredValue, meta: "N", help: help, set: func(v string, _ bool) error {
		n, err := strconv.Atoi(v)
		if err != nil {
			return errors.New("'" + v + "' value invalid for uint argument!")
		}
		*p = n
		return nil
	}})
}

// limit adds a flag with a limit of [ir.PrintOptions], which is stored in p: -1 for 0.
func (s *flagSet) limit(name string, p *int, help string) {
	s.add(&flag{name: name, mode: requiredValue, meta: "N", help: help, set: func(v string, _ bool) error {
		n, err := strconv.ParseUint(v, 0, 32)
		if err != nil {
			return errors.New("'" + v + "' value invalid for uint argument!")
		}
		if *p = int(n); n == 0 {
			*p = -1
		}
		return nil
	}})
}

func parseBool(v string) (bool, error) {
	switch v {
	case "", "true", "TRUE", "True", "1":
		return true, nil
	case "false", "FALSE", "False", "0":
		return false, nil
	}
	return false, errors.New("'" + v + "' is invalid value for boolean argument! Try 0 or 1")
}

// parse applies args. A lone "-" is a positional argument; so is everything after
// "--".
func (s *flagSet) parse(args []string) error {
	for i := 0; i < len(args); i++ {
		a := args[i]
		if a == "--" {
			s.args = append(s.args, args[i+1:]...)
			return nil
		}
		if len(a) < 2 || a[0] != '-' {
			s.args = append(s.args, a)
			continue
		}
		name := strings.TrimPrefix(a[1:], "-")
		value, given := "", false
		if k := strings.IndexByte(name, '='); k >= 0 {
			name, value, given = name[:k], name[k+1:], true
		}
		f := s.lookup(name)
		if f == nil {
			return errors.New("Unknown command line argument '" + a + "'.  Try: '" + s.tool + " --help'" + s.suggest(name))
		}
		if f.mode == requiredValue && !given {
			if i+1 >= len(args) {
				return errors.New("for the --" + name + " option: requires a value!")
			}
			i++
			value, given = args[i], true
		}
		if err := f.set(value, given); err != nil {
			return errors.New("for the --" + name + " option: " + err.Error())
		}
	}
	return nil
}

func (s *flagSet) lookup(name string) *flag {
	if f := s.flags[name]; f != nil {
		return f
	}
	if s.fallback != nil {
		return s.fallback(name)
	}
	return nil
}

// suggest returns a hint that names the most similar flag.
func (s *flagSet) suggest(name string) string {
	best, dist := "", len(name)/2+1
	names := s.names()
	if s.moreNames != nil {
		names = append(names, s.moreNames()...)
	}
	for _, n := range names {
		if d := editdist.Distance(name, n, dist); d < dist {
			best, dist = n, d
		}
	}
	if best == "" {
		return ""
	}
	return "\n" + s.tool + ": Did you mean '--" + best + "'?"
}

func (s *flagSet) names() []string {
	var ns []string
	for n, f := range s.flags {
		if !f.hidden {
			ns = append(ns, n)
		}
	}
	sort.Strings(ns)
	return ns
}

// usage writes the flags that are not hidden, sorted by name.
func (s *flagSet) usage(b *strings.Builder) {
	for _, n := range s.names() {
		f := s.flags[n]
		left := "  --" + n
		if f.mode == requiredValue {
			meta := f.meta
			if meta == "" {
				meta = "value"
			}
			left += "=<" + meta + ">"
		}
		writeHelp(b, left, f.help)
	}
}

func writeHelp(b *strings.Builder, left, help string) {
	const column = 50
	b.WriteString(left)
	if n := column - len(left); n > 0 {
		b.WriteString(strings.Repeat(" ", n))
	}
	b.WriteString(" - " + help + "\n")
}
