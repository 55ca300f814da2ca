package report

import (
	"reflect"
	"slices"
	"strings"
	"testing"
)

func TestParseFormat(t *testing.T) {
	got, err := ParseFormat("a%%b %-+ 0#12.3hhd|%.lf%c end%%")
	want := []Verb{
		{Text: "a%b ", Letter: 'd', Flags: "-+ 0#", Width: 12, Precision: 3, Bits: 8},
		{Text: "|", Letter: 'f', Precision: 0},
		{Letter: 'c', Precision: -1},
		{Text: " end%"},
	}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, %v", got, err)
	}
	for _, length := range []string{"l", "ll", "j", "z", "t"} {
		if v, err := ParseFormat("%" + length + "u"); err != nil || v[0].Letter != 'u' || v[0].Bits != 0 {
			t.Errorf("%s: %+v, %v", length, v, err)
		}
	}
	if v, err := ParseFormat("%hx"); err != nil || v[0].Bits != 16 {
		t.Errorf("%+v, %v", v, err)
	}
	for format, why := range map[string]string{
		"%": "has no end", "%5.": "has no end", "%ll": "has no end", "%s": "strings", "%*d": "('*')", "%.*f": "('*')", "%p": "unknown", "%n": "unknown",
		"%lle": "length", "%hc": "length", "%4097d": "exceeds", "%.4097d": "exceeds",
	} {
		if _, err := ParseFormat(format); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%q: %v", format, err)
		}
	}
}

func TestCheckTypes(t *testing.T) {
	verbs, _ := ParseFormat("%d %f")
	integer, float := Type{Bits: 8}, Type{Float: true, Bits: 32}
	if err := CheckTypes(verbs, []Type{integer, float}, []string{"i8", "f16"}); err != nil {
		t.Error(err)
	}
	for want, types := range map[string][]Type{
		"the format has 2 conversions, but there are 1 argument":   {integer},
		"'%d' takes an integer, but argument 0 has the type 'f16'": {float, float},
		"'%f' takes a float, but argument 1 has the type 'i8'":     {integer, integer},
		"the format has 2 conversions, but there are 3 arguments":  {integer, float, float},
		"the format has 2 conversions, but there are 0 arguments":  nil,
	} {
		if err := CheckTypes(verbs, types, []string{"f16", "i8", ""}); err == nil || err.Error() != want {
			t.Errorf("%v, not %s", err, want)
		}
	}
}

func TestParsePrint(t *testing.T) {
	n, p, ok := ParsePrint(PrintText(3, "a.mlir:3:7\t"+PrintDescription([]Type{{Bits: 8}, {Float: true, Bits: 64}}, "x\t= %d %g\n")))
	want := PrintSite{Place: "a.mlir:3:7", Types: []Type{{Bits: 8}, {Float: true, Bits: 64}}, Format: "x\t= %d %g\n"}
	if !ok || n != 3 || !reflect.DeepEqual(p, want) {
		t.Errorf("%d, %+v, %t", n, p, ok)
	}
	if _, p, ok := ParsePrint(PrintText(0, "?\t\t")); !ok || p.Format != "" || p.Types != nil {
		t.Errorf("%+v, %t", p, ok)
	}
	many := strings.TrimSuffix(strings.Repeat("i8 ", MaxArgWords+1), " ")
	for _, text := range []string{
		"", "spvc.site\t0\ta\tb", "spvc.print\t0\ta", "spvc.print\tx\ta\t\tb", "spvc.print\t-1\ta\t\tb", "spvc.print\t0\ta\ti8\tb",
		"spvc.print\t0\ta\tf32\t%d", "spvc.print\t0\ta\t\t%", "spvc.print\t0\ta\ti65\t%d", "spvc.print\t0\ta\ti08\t%d", "spvc.print\t0\ta\tf16\t%f",
		"spvc.print\t0\ta\t8\t%d", "spvc.print\t0\ta\ti0\t%d", "spvc.print\t0\ta\t" + many + "\t" + strings.Repeat("%d", MaxArgWords+1),
	} {
		if n, p, ok := ParsePrint(text); ok {
			t.Errorf("%q is print %d, %+v", text, n, p)
		}
	}
}

func TestPrinterNames(t *testing.T) {
	if n, ok := PrinterWords(PrinterName(12)); !ok || n != 12 {
		t.Error(n, ok)
	}
	for _, name := range []string{"", "f", PrinterName(-1), PrinterName(1) + "x", "__spvc_printer_01"} {
		if _, ok := PrinterWords(name); ok {
			t.Errorf("%q stands for prints", name)
		}
	}
}

func TestPrints(t *testing.T) {
	one := []uint32{Header(Print, 7), 3, 10, 20, 30, 1, 2}
	none := []uint32{Header(Print, 5), 4, 1, 2, 3}
	data := buffer(slices.Concat([]uint32{6, 100}, one, []uint32{Header(Print, 4), 1, 2, 3}, []uint32{Header(Assert, 5), 0, 0, 0, 0}, none)...)
	got, total := Prints(data)
	want := []Printed{{3, [3]uint32{10, 20, 30}, []uint32{1, 2}}, {4, [3]uint32{1, 2, 3}, []uint32{}}}
	if total != 6 || !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, %d", got, total)
	}
	if got, total := Prints(data[:4]); got != nil || total != 0 {
		t.Errorf("%+v, %d", got, total)
	}
}
