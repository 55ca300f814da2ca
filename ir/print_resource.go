package ir

import (
	"strings"

	"github.com/spvc/spvc/internal/sorted"
)

// noteResource records that the printed text needs the data of a.
func (p *Printer) noteResource(a *DenseResourceAttr) {
	p.noteResourceKey(namedResource{builtinName, a.Key})
}

// namedResource names a resource of a dialect.
type namedResource struct{ dialect, key string }

func (p *Printer) noteResourceKey(key namedResource) {
	if _, ok := p.resources[key]; ok {
		return
	}
	if p.resources == nil {
		p.resources = make(map[namedResource]struct{})
	}
	p.resources[key] = struct{}{}
	p.resourceKeys = append(p.resourceKeys, key)
}

// resourceSection writes the metadata after the module: the data of the printed
// resources, and all external resources that the context has read.
func (p *Printer) resourceSection() {
	w := resourceWriter{p: p}
	t := &p.ctx.Resources
	// builtin comes last.
	sorted.Stable(p.resourceKeys, func(a, b namedResource) int {
		if (a.dialect == builtinName) != (b.dialect == builtinName) {
			if a.dialect == builtinName {
				return 1
			}
			return -1
		}
		return strings.Compare(a.dialect, b.dialect)
	})
	for _, key := range p.resourceKeys {
		if r := t.DialectBlob(key.dialect, key.key); r != nil {
			w.entry("dialect_resources", key.dialect, r)
		}
	}
	for _, s := range t.External() {
		for i := range s.Entries {
			w.entry("external_resources", s.Name, &s.Entries[i])
		}
	}
	if w.group != "" {
		p.Str("\n    }\n  }")
	}
	if w.open {
		p.Str("\n#-}\n")
	}
}

// resourceWriter writes entries within the braces of their group and section.
type resourceWriter struct {
	p              *Printer
	open           bool   // the outermost braces are open, which they are even if all entries are elided
	group, section string // the open ones
}

func (w *resourceWriter) entry(group, section string, r *Resource) {
	p := w.p
	if !w.open {
		p.Str("\n{-#\n")
		w.open = true
	}
	mark := len(p.buf)
	switch {
	case w.group == "":
		p.Str("  ")
	case w.group != group:
		p.Str("\n    }\n  },\n  ")
	case w.section != section:
		p.Str("\n    },\n    ")
	default:
		p.Str(",\n      ")
	}
	if w.group != group {
		p.Str(group)
		p.Str(": {\n    ")
	}
	if w.group != group || w.section != section {
		p.keywordOrString(section)
		p.Str(": {\n      ")
	}
	p.keywordOrString(r.Key)
	p.Str(": ")
	value := len(p.buf)
	p.resourceValue(r)
	if exceeds(len(p.buf)-value, p.opts.ElideResourceStringsIfLarger) {
		p.buf = p.buf[:mark]
		return
	}
	w.group, w.section = group, section
}

func (p *Printer) resourceValue(r *Resource) {
	switch r.Kind {
	case ResourceBool:
		p.bool(r.Bool)
	case ResourceString:
		p.QuotedString(r.Text)
	default:
		a := r.Align
		p.hexString([]byte{byte(a), byte(a >> 8), byte(a >> 16), byte(a >> 24)}, r.Data)
	}
}
