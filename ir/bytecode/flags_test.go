package bytecode_test

import (
	"encoding/base64"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

// written are what mlir-opt 22.1.8 writes in versions of the format for
//
//	func.func @f(%a: index, %v: vector<2xf32>) {
//	  %0 = affine.linearize_index disjoint [%a, %a] by (2) : index
//	  %1 = vector.shuffle %v, %v [0, -1] : vector<2xf32>, vector<2xf32>
//	  %2 = arith.constant dense<> : tensor<0xi1>
//	  return
//	}
var written = map[int]string{
	3: "TUzvUgdNTElSMjIuMS44AAEtCwEFCQ0RAQMLAwUDDQUDDwcDEQkDEwM/IxEBIwcbCwsLCxsLMwszEwtTEwsPAREHEw8TFwcPCwLXHwMFBQcJCwUVDQkFFwUZ" +
		"AwUPERMVBRsjDQURAgAAAAAAAAAFHSMFAxECAAAAAAAAAAMDGRsFHyMFBSEAAAAAAAAAAP//////////AwMfIQUhJQcBAycDCQsBAgQbAwEPBQUBAwELAQIC" +
		"AQkEawUBEAEHBF0DAQUDEQEDBwRJAwsTBQEBAwEABwcBDQMBBQEBCQcBFwMDBQMDCwMBHQMHBQABBgMBBQEAngIjDQsbKQUTHRMRIQ8PDQ8PCxFidWlsdGlu" +
		"AGZ1bmMAYWZmaW5lAHZlY3RvcgBhcml0aABtb2R1bGUAcmV0dXJuAGxpbmVhcml6ZV9pbmRleABzaHVmZmxlAGNvbnN0YW50AGZ1bmN0aW9uX3R5cGUAc3lt" +
		"X25hbWUAZgBvcGVyYW5kU2VnbWVudFNpemVzAHN0YXRpY19iYXNpcwBtYXNrAHZhbHVlAA==",
	5: "TUzvUgtNTElSMjIuMS44AAEvCwEFCQ0RDQEDFwMFBxsFAx8HAyMJAycDKw8RAQ8HCwszM1MPAREHEw8TFwcPCwKXHw0JBRUjDQURAgAAAAAAAAAjBQMRAgAA" +
		"AAAAAAAjBQUhAAAAAAAAAAD//////////yUHAQMnAwkLAQIEGwMBDwUFAQMBCwECAgEJBGkFAVABAQcEWQMBBQNQAQMHBEUDCxMFAQUAB0YBBQMBBQEBCUYB" +
		"BwMDBQMDC0IBCQMHBQABBgMBBQEAvRcFExEhDw8NDw8LEWJ1aWx0aW4AZnVuYwBhZmZpbmUAdmVjdG9yAGFyaXRoAG1vZHVsZQByZXR1cm4AbGluZWFyaXpl" +
		"X2luZGV4AHNodWZmbGUAY29uc3RhbnQAZgAIJwsFAQENAQMBAQUBBwcJAQMLAw0=",
	6: "TUzvUg1NTElSMjIuMS44AAEvCwEFCQ0RDQEDFwMFBxsFAx8HAyMJAycDJw0PAQ0HCwszUw8BDwcTDxMXBwsCeR8NCQUVIwUDEQIAAAAAAAAAIwUFIQAAAAAA" +
		"AAAA//////////8lBwEDJwMJCwECBBsDAQ0FBQEDAQsBCQRpBQFQAQEHBFkDAQUDUAEDBwRFAwsTBQEFAAdGAQUDAQUBAQlGAQcDAwUDAwtCAQkDBwUAAQYD" +
		"AQUBAL0XBRMRIQ8PDQ8PCxFidWlsdGluAGZ1bmMAYWZmaW5lAHZlY3RvcgBhcml0aABtb2R1bGUAcmV0dXJuAGxpbmVhcml6ZV9pbmRleABzaHVmZmxlAGNv" +
		"bnN0YW50AGYACCsLBQEBDQEDAQEFAQsHAQcBBQMJAws=",
}

// TestFlags checks that flags, lists whose class depends on the version and constants without elements are read as MLIR 22 writes
// them, and that what spvc writes is read as the same.
func TestFlags(t *testing.T) {
	for version, encoded := range written {
		data, err := base64.StdEncoding.DecodeString(encoded)
		if err != nil {
			t.Fatal(err)
		}
		for range 2 { // what MLIR writes, and what spvc writes
			ctx := ir.NewContext(registry())
			top, ok := ir.Parse(ctx, ctx.AddFile("a.mlirbc", data))
			if !ok || !ir.Verify(top) {
				t.Fatalf("version %d is not read", version)
			}
			want := "affine.linearize_index disjoint ["
			if version < 5 { // there MLIR drops the flag
				want = "affine.linearize_index ["
			}
			text := top.Text(ir.PrintOptions{})
			for _, want := range []string{want, "[0, -1] : vector<2xf32>", "dense<> : tensor<0xi1>"} {
				if !strings.Contains(text, want) {
					t.Errorf("version %d lacks %q in\n%s", version, want, text)
				}
			}
			data = bytecodeOf(t, top, version)
		}
	}
}
