package specgen

import (
	"fmt"
	"slices"
	"strings"
)

func genOpcodes(f *Facts, w *writer) error {
	w.f("// The instructions.\nconst (\n")
	for _, o := range f.Ops {
		for _, n := range append([]string{o.Name}, o.Aliases...) {
			w.f("\t%s Opcode = %d\n", n, o.Opcode)
		}
	}
	w.f(")\n\n")
	var classes []string
	for _, o := range f.Ops {
		if !slices.Contains(classes, o.Class) {
			classes = append(classes, o.Class)
		}
	}
	slices.Sort(classes)
	w.f("// The classes of instructions.\nconst (\n")
	for _, c := range classes {
		w.f("\t%s Class = %q\n", classConst(c), c)
	}
	w.f(")\n")
	return nil
}

func classConst(c string) string {
	return "Class" + strings.NewReplacer("-", "", "_", "").Replace(c)
}

func genOpRows(f *Facts, w *writer) error {
	w.f("var opRows = [...]OpInfo{\n")
	type named struct {
		name string
		op   uint32
	}
	var names []named
	for i, o := range f.Ops {
		if i > 0 && f.Ops[i-1].Opcode == o.Opcode {
			return fmt.Errorf("%s and %s are both %d", f.Ops[i-1].Name, o.Name, o.Opcode)
		}
		w.f("\t{Opcode: %d, Name: %q, Class: %s", o.Opcode, o.Name, classConst(o.Class))
		if slices.Contains(o.Operands, "IdResultType") {
			w.f(", HasResultType: true")
		}
		if slices.Contains(o.Operands, "IdResult") {
			w.f(", HasResult: true")
		}
		if err := genOperands(w, "Operands", o.Operands); err != nil {
			return err
		}
		if err := genAvail(w, &o.Avail); err != nil {
			return err
		}
		w.f("},\n")
		for _, n := range append([]string{o.Name}, o.Aliases...) {
			names = append(names, named{n, o.Opcode})
		}
	}
	w.f("}\n\n// opIndex is one more than the row of each opcode, or 0.\nvar opIndex = [...]uint16{\n")
	for i, o := range f.Ops {
		w.f("%d: %d,", o.Opcode, i+1)
		if i%8 == 7 {
			w.f("\n")
		}
	}
	w.f("\n}\n\nvar opNames = []nameRow{\n")
	slices.SortFunc(names, func(a, b named) int { return strings.Compare(a.name, b.name) })
	for _, n := range names {
		w.f("\t{%q, %d},\n", n.name, n.op)
	}
	w.f("}\n")
	return nil
}

func genExtensions(f *Facts, w *writer) error {
	var all []string
	all = append(all, f.Extensions...)
	for _, k := range f.Kinds {
		for _, c := range k.Cases {
			all = append(all, c.Exts...)
		}
	}
	for _, o := range f.Ops {
		all = append(all, o.Exts...)
	}
	core := map[string]string{}
	for _, c := range f.Core {
		for _, e := range c.Exts {
			core[e] = c.Version
		}
		all = append(all, c.Exts...)
	}
	slices.Sort(all)
	all = slices.Compact(all)
	w.f("// The extensions, named as OpExtension names them.\nconst (\n")
	for _, e := range all {
		w.f("\t%s Extension = %q\n", e, e)
	}
	w.f(")\n\n// extensionRows is sorted by name.\nvar extensionRows = [...]extensionRow{\n")
	for _, e := range all {
		w.f("\t{name: %s", e)
		if v := core[e]; v != "" {
			w.f(", core: %s", versionConst(v))
		}
		w.f("},\n")
	}
	w.f("}\n\nvar mlirExtensions = [...]Extension{\n")
	for _, e := range f.Extensions {
		w.f("\t%s,\n", e)
	}
	w.f("}\n\n// coreExtensions are in the order of the versions that took them in.\nvar coreExtensions = [...]Extension{\n")
	counts := map[string]int{}
	n := 0
	for _, c := range f.Core {
		for _, e := range c.Exts {
			w.f("\t%s,\n", e)
		}
		n += len(c.Exts)
		counts[c.Version] = n
	}
	w.f("}\n\n// coreCount is how many of coreExtensions each minor version has.\nvar coreCount = [...]uint8{")
	n = 0
	for minor := range 7 {
		if c, ok := counts[fmt.Sprintf("1.%d", minor)]; ok {
			n = c
		}
		w.f("%d, ", n)
	}
	w.f("}\n")
	return nil
}

// setConst returns the Go name of an extended set: GLSL.std.450 becomes GLSLStd450.
func setConst(name string) string {
	var b strings.Builder
	for part := range strings.SplitSeq(name, ".") {
		b.WriteString(strings.ToUpper(part[:1]) + part[1:])
	}
	return b.String()
}

func genSets(f *Facts, w *writer) error {
	w.f("// The extended instruction sets.\nconst (\n")
	for i, s := range f.Sets {
		w.f("\t%s", setConst(s.Name))
		if i == 0 {
			w.f(" ExtInstSet = iota")
		}
		w.f("\n")
	}
	w.f(")\n\n")
	for _, s := range f.Sets {
		w.f("// Instructions of %s.\nconst (\n", s.Name)
		for _, in := range s.Insts {
			w.f("\t%s", setConst(s.Name))
			for part := range strings.SplitSeq(in.Name, "_") {
				w.f("%s", strings.ToUpper(part[:1])+part[1:])
			}
			w.f(" uint32 = %d\n", in.Number)
		}
		w.f(")\n\n")
	}
	w.f("var setRows = [...]setRow{\n")
	for _, s := range f.Sets {
		byNumber := slices.Clone(s.Insts)
		slices.SortFunc(byNumber, func(a, b Inst) int { return int(a.Number) - int(b.Number) })
		w.f("\t%s: {name: %q, insts: []instRow{\n", setConst(s.Name), s.Name)
		for _, in := range byNumber {
			w.f("\t\t{%q, %d, %d, %d},\n", in.Name, in.Number, in.Least, in.Most)
		}
		w.f("\t}, names: []nameRow{\n")
		slices.SortFunc(byNumber, func(a, b Inst) int { return strings.Compare(a.Name, b.Name) })
		for _, in := range byNumber {
			w.f("\t\t{%q, %d},\n", in.Name, in.Number)
		}
		w.f("\t}},\n")
	}
	w.f("}\n")
	return nil
}
