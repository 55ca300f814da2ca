package text

import (
	"strconv"
	"strings"
)

// upgrade finishes the module as LLVM does after reading.
func (p *parser) upgrade() {
	tables := map[*Function]map[string]*Block{}
	for _, a := range p.addresses {
		table := tables[a.fn]
		if table == nil {
			table = blockTable(a.fn)
			tables[a.fn] = table
		}
		b := table[a.key]
		if b == nil {
			if len(a.fn.Blocks) == 0 {
				p.failAt(a.pos, "cannot take blockaddress inside a declaration")
			} else {
				p.failAt(a.pos, "referenced value is not a basic block")
			}
			return
		}
		a.c.Block = b
		if p.m.addressed == nil {
			p.m.addressed = map[*Block]bool{}
		}
		p.m.addressed[b] = p.m.addressed[b] || a.early
	}
	p.upgradeDebug()
}

// blockTable finds the blocks of a function by name, or by \x00 and number.
func blockTable(f *Function) map[string]*Block {
	slots, out := localSlots(f, nil), map[string]*Block{}
	for _, b := range f.Blocks {
		key := b.Name
		if n, ok := slots[b]; ok {
			key = "\x00" + strconv.Itoa(n)
		}
		out[key] = b
	}
	return out
}

// upgradeDebug replaces calls of debug intrinsics by records, and drops the declarations.
func (p *parser) upgradeDebug() {
	kept := p.m.Functions[:0]
	for _, f := range p.m.Functions {
		if len(f.Blocks) == 0 && debugIntrinsic(f) != "" {
			continue
		}
		kept = append(kept, f)
		setIntrinsicAttrs(f)
		for _, b := range f.Blocks {
			upgradeBlock(b)
		}
	}
	p.m.Functions = kept
}

// debugIntrinsic returns the kind of record that a call of v stands for.
func debugIntrinsic(v Value) string {
	f, ok := v.(*Function)
	if !ok {
		return ""
	}
	kind, ok := strings.CutPrefix(f.Name, "llvm.dbg.")
	if !ok || recordSizes["dbg_"+kind] == 0 {
		return ""
	}
	return kind
}

func upgradeBlock(b *Block) {
	var waiting []*Record
	kept := b.Insts[:0]
	for _, i := range b.Insts {
		kind := ""
		if i.Op == Call {
			kind = debugIntrinsic(i.Call.Callee)
		}
		if kind == "" {
			i.Records = append(waiting, i.Records...)
			waiting = nil
			kept = append(kept, i)
			continue
		}
		waiting = append(waiting, i.Records...)
		r := &Record{Kind: kind}
		for _, a := range i.Args {
			if m, ok := a.(*MetaOperand); ok {
				r.Args = append(r.Args, m.Meta)
			}
		}
		for _, a := range i.Metadata {
			if a.Kind == "dbg" {
				r.Loc = a.Node
			}
		}
		waiting = append(waiting, r)
	}
	b.Insts, b.Records = kept, append(waiting, b.Records...)
}
