package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
)

// versions is the page about what differs between the versions of MLIR.
func versions() string {
	var b strings.Builder
	b.WriteString(versionsIntro)
	ctx := ir.NewContext(all.Registry())
	names := ctx.Registry().Dialects()
	slices.Sort(names)
	for _, name := range names {
		rows := versionRows(ctx.Dialect(name).Dialect)
		if len(rows) == 0 {
			continue
		}
		fmt.Fprintf(&b, "\n## %s\n\n| what | versions of MLIR | in the other versions |\n|---|---|---|\n", name)
		for _, r := range rows {
			fmt.Fprintf(&b, "| %s | %s | %s |\n", r.what, r.where, r.others)
		}
	}
	return b.String()
}

const versionsIntro = `# Versions of MLIR

Written by ` + "`go run ./internal/spirvdocs versions`" + ` from the rows of the dialects; do not edit.

spvc reads what MLIR 19 to 22 write: text, the generic form and bytecode. It writes what one version reads: that of
` + "`--mlir-version`" + `, or else that of the variable ` + "`SPVC_MLIR_VERSION`" + `, or else 22. Through a link whose name ends in a version, such as
` + "`mlir-opt-19`" + `, it is that version. From Go it is ` + "`ir.Context.Version`" + ` or ` + "`spvc.Options.MLIRVersion`" + `.

Where versions contradict each other, the version decides how text is read, too. Bytecode says which version wrote it.

The tables list what only some versions have. An attribute that is a hint promises something; a version without it drops
the promise. Everything else that a version cannot express is an error that names the operation and the version.
`

// A versionRow is a line of the page.
type versionRow struct{ what, where, others string }

// versionRows returns the rows of a dialect, by operation.
func versionRows(d *ir.Dialect) []versionRow {
	var rows []versionRow
	for _, c := range d.Changes {
		rows = append(rows, changeRow("", c))
	}
	enums := map[*ir.EnumClass]bool{}
	entries := slices.SortedFunc(slices.Values(d.Ops), func(a, b ir.OpEntry) int { return strings.Compare(a.Def.Name, b.Def.Name) })
	for i := range entries {
		if !strings.HasPrefix(entries[i].Def.Name, d.Name+".") {
			continue // a later dialect has it, and its rows say so
		}
		rows = append(rows, opRows(&entries[i], enums)...)
	}
	for _, a := range d.Attrs {
		rows = append(rows, enumRows(ir.EnumOf(a), enums)...)
	}
	return rows
}

// opRows returns the rows of an operation.
func opRows(e *ir.OpEntry, enums map[*ir.EnumClass]bool) []versionRow {
	var rows []versionRow
	def := e.Def
	if s := def.Versions.String(); s != "" {
		others := "error"
		if e.Adapt != nil {
			others = "rewritten to what the version has, else error"
		}
		rows = append(rows, versionRow{code(def.Name), s, others})
	} else if e.Adapt != nil {
		rows = append(rows, versionRow{code(def.Name), "", "operands and results as the version has them"})
	}
	for i := range def.Attrs {
		a := &def.Attrs[i]
		what := code(a.Name) + " of " + code(def.Name)
		switch s := a.Versions.String(); {
		case s != "" && a.Hint:
			rows = append(rows, versionRow{what, s, "dropped: it is a hint"})
		case s != "" && a.Moves != "":
			rows = append(rows, versionRow{what, s, "moved to the attribute " + code(a.Moves)})
		case s != "":
			rows = append(rows, versionRow{what, s, "error, unless it has its default"})
		}
		for _, o := range a.Older {
			rows = append(rows, versionRow{what, ir.Since(o.Last + 1).String(), "called " + code(o.Name)})
		}
		if a.Encoding != nil {
			rows = append(rows, versionRow{what, "", "another class of attribute in the generic form and bytecode"})
		}
		if a.Type != nil {
			rows = append(rows, enumRows(a.Type.Enum, enums)...)
		}
	}
	for _, o := range def.OlderNames {
		rows = append(rows, versionRow{code(def.Name), ir.Since(o.Last + 1).String(), "called " + code(o.Name)})
	}
	for _, o := range def.Older {
		rows = append(rows, versionRow{code(def.Name), ir.Until(o.Last).String(), "another format"})
	}
	for _, c := range def.Changes {
		rows = append(rows, changeRow(code(def.Name)+": ", c))
	}
	return rows
}

func changeRow(prefix string, c ir.Change) versionRow {
	return versionRow{prefix + c.Text, ir.Since(c.Since).String(), c.Before}
}

// enumRows returns the rows of an enumeration that is not in seen, and adds it.
func enumRows(e *ir.EnumClass, seen map[*ir.EnumClass]bool) []versionRow {
	if e == nil || seen[e] {
		return nil
	}
	seen[e] = true
	var rows []versionRow
	for _, h := range e.History {
		what := code(h.Keyword) + " of " + e.Name
		if s := h.Versions.String(); s != "" {
			rows = append(rows, versionRow{what, s, "error"})
		}
		for _, o := range h.Older {
			rows = append(rows, versionRow{what, ir.Until(o.Last).String(), fmt.Sprintf("its number is %d", o.Value)})
		}
	}
	return rows
}
