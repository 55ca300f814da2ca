package serialize_test

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/spirv/report"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// TestSites writes the sites of a report buffer as strings, in their order. A text that is too
// long for an instruction is an error.
func TestSites(t *testing.T) {
	const head = `spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> attributes {spirv.report_sites = [`
	module := parse(t, newContext(), head+`"a.mlir:1:2\09load", "?\09store"]} {}`)
	binary, ok := serialize.Serialize(module, serialize.Options{OmitSymbolNames: true})
	if !ok {
		t.Fatal("no binary")
	}
	var got []report.Site
	scan := words.Scan(binary, words.HeaderLen)
	for inst, ok := scan.Next(); ok; inst, ok = scan.Next() {
		if inst.Opcode != spec.OpString {
			continue
		}
		text := strings.TrimRight(string(serialize.Bytes(inst.Operands[1:])), "\x00")
		n, site, ok := report.ParseSite(text)
		if !ok || n != len(got) {
			t.Errorf("%q is site %d, %t", text, n, ok)
		}
		got = append(got, site)
	}
	if len(got) != 2 || got[0] != (report.Site{Place: "a.mlir:1:2", What: "load"}) || got[1] != (report.Site{Place: "?", What: "store"}) {
		t.Errorf("%q", got)
	}
	module = parse(t, newContext(), head+`"`+strings.Repeat("x", 4*words.MaxInst)+`"]} {}`)
	var message string
	module.Context().PushHandler(func(d *ir.Diagnostic) bool { message = d.Message; return true })
	if _, ok := serialize.Serialize(module, serialize.Options{}); ok || message != "site 0 of 'spirv.report_sites' is too long for an instruction" {
		t.Errorf("%t, %q", ok, message)
	}
}
