package transform

import (
	"sort"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// AppendOpStats appends a table that counts the operations of each kind in op,
// including op itself, as text or as a JSON object.
func AppendOpStats(dst []byte, op *ir.Operation, json bool) []byte {
	counts := map[*ir.OpInfo]int{}
	op.Walk(func(o *ir.Operation) { counts[o.Info()]++ })
	infos := make([]*ir.OpInfo, 0, len(counts))
	for i := range counts {
		infos = append(infos, i)
	}
	sort.Slice(infos, func(i, k int) bool { return infos[i].Name < infos[k].Name })
	if json {
		return appendJSONStats(dst, infos, counts)
	}
	dst = append(dst, "Operations encountered:\n-----------------------\n"...)
	wideDialect, wideOp := 0, 0
	for _, i := range infos {
		d, o := splitOpName(i.Name)
		wideDialect, wideOp = max(wideDialect, len(d)), max(wideOp, len(o))
	}
	for _, i := range infos {
		d, o := splitOpName(i.Name)
		dst = append(dst, strings.Repeat(" ", wideDialect+2-len(d))...)
		dst = append(dst, d...)
		if d == "" {
			dst = append(dst, ' ')
		} else {
			dst = append(dst, '.')
		}
		dst = append(append(dst, o...), strings.Repeat(" ", wideOp-len(o))...)
		dst = append(dst, " , "...)
		dst = append(strconv.AppendInt(dst, int64(counts[i]), 10), '\n')
	}
	return dst
}

func appendJSONStats(dst []byte, infos []*ir.OpInfo, counts map[*ir.OpInfo]int) []byte {
	dst = append(dst, "{\n"...)
	for k, i := range infos {
		dst = append(append(append(dst, "  \""...), i.Name...), "\" : "...)
		dst = strconv.AppendInt(dst, int64(counts[i]), 10)
		if k < len(infos)-1 {
			dst = append(dst, ',')
		}
		dst = append(dst, '\n')
	}
	return append(dst, "}\n"...)
}

func splitOpName(name string) (dialect, op string) {
	if i := strings.IndexByte(name, '.'); i >= 0 && i+1 < len(name) {
		return name[:i], name[i+1:]
	}
	return "", strings.TrimSuffix(name, ".")
}

// NewPrintOpStats returns the pass print-op-stats, which writes to the standard
// error.
func NewPrintOpStats() *pass.Pass {
	var json bool
	return &pass.Pass{
		Name: "print-op-stats", Class: "PrintOpStats", Summary: "Print statistics of operations",
		Options: []pass.Option{pass.Bool("json", &json, "print the stats as JSON")},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			if _, err := r.Err.Write(AppendOpStats(nil, op, json)); err != nil {
				return op.EmitError("cannot write the statistics: " + err.Error())
			}
			return true
		},
	}
}
