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
//	  %2 = arith.constant dense<true> : tensor<0xi1>
//	  return
//	}
var written = map[int]string{
	3: "TUzvUgdNTElSMjIuMS44AAEtCwEFCQ0RAQMLAwUDDQUDDwcDEQkDEwNPMxEBMwsTGwsLCwsTExMbCzMLMxMTC1MTEwsTExMBEQcTDxMXBw8LAjYCBRUXAQEB" +
		"AwUHCQsNBRcNCQUZBRsXAQMDFwEDHRcBAzMDBRcZGx0FHSMNBRECAAAAAAAAAAUfIwUDEQIAAAAAAAAAFwEFEQMDIyUFISMFBSEAAAAAAAAAAP//////////" +
		"FwEHEQMDKy0FIyUHA/8XAQkRFwELBwMnAwkLAQIEGwMBDwUFAQMBCwECAgEJBGsFARADBwRdAwEFAxEPBQcESQMLEwUBEQMTAAcHHxUDAQUBAQkHJyEDAwUD" +
		"AwsDLykDBwUAMQYDAQUBAPoCJQ0LGykFEx0tExEhDw8NDw8LEWJ1aWx0aW4AZnVuYwBhZmZpbmUAdmVjdG9yAGFyaXRoAG1vZHVsZQByZXR1cm4AbGluZWFy" +
		"aXplX2luZGV4AHNodWZmbGUAY29uc3RhbnQAL3RtcC9uY29yZTIyL20yMy5tbGlyAGZ1bmN0aW9uX3R5cGUAc3ltX25hbWUAZgBvcGVyYW5kU2VnbWVudFNp" +
		"emVzAHN0YXRpY19iYXNpcwBtYXNrAHZhbHVlAA==",
	5: "TUzvUgtNTElSMjIuMS44AAEvCwEFCQ0RDQEDFwMFBxsFAx8HAyMJAycDOx8RAR8LEwsLExMTMzMTUxMTExMBEQcTDxMXBw8LAtsFFRcBAQENCQUXFwEDAxcB" +
		"Ax0XAQMzIw0FEQIAAAAAAAAAIwUDEQIAAAAAAAAAFwEFESMFBSEAAAAAAAAAAP//////////FwEHESUHA/8XAQkRFwELBwMnAwkLAQIEGwMBDwUFAQMBCwEC" +
		"AgEJBG0FAVADAQcEXQMBBQNQCQMHBEkDCxMFAwsHDQAHRhMFAwEFAQEJRhcHAwMFAwMLQhsJAwcFAB0GAwEFAQDrGQUtExEhDw8NDw8LEWJ1aWx0aW4AZnVu" +
		"YwBhZmZpbmUAdmVjdG9yAGFyaXRoAG1vZHVsZQByZXR1cm4AbGluZWFyaXplX2luZGV4AHNodWZmbGUAY29uc3RhbnQAL3RtcC9uY29yZTIyL20yMy5tbGly" +
		"AGYACCcLBQEBDQEFAQEHAQcPEQEDFQMZ",
	6: "TUzvUg1NTElSMjIuMS44AAEvCwEFCQ0RDQEDFwMFBxsFAx8HAyMJAycDNx0PAR0LEwsLExMTMxNTExMTEwEPBxMPExcHCwK9BRUXAQEBDQkFFxcBAwMXAQMd" +
		"FwEDMyMFAxECAAAAAAAAABcBBREjBQUhAAAAAAAAAAD//////////xcBBxElBwP/FwEJERcBCwcDJwMJCwECBBsDAQ0FBQEDAQsBCQRtBQFQAwEHBF0DAQUD" +
		"UAkDBwRJAwsTBQMLBw0AB0YRBQMBBQEBCUYVBwMDBQMDC0IZCQMHBQAbBgMBBQEA6xkFLRMRIQ8PDQ8PCxFidWlsdGluAGZ1bmMAYWZmaW5lAHZlY3RvcgBh" +
		"cml0aABtb2R1bGUAcmV0dXJuAGxpbmVhcml6ZV9pbmRleABzaHVmZmxlAGNvbnN0YW50AC90bXAvbmNvcmUyMi9tMjMubWxpcgBmAAgrCwUBAQ0BBQEBBwEL" +
		"DwEHAQUDEwMX",
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
			for _, want := range []string{want, "[0, -1] : vector<2xf32>", "dense<true> : tensor<0xi1>"} {
				if !strings.Contains(text, want) {
					t.Errorf("version %d lacks %q in\n%s", version, want, text)
				}
			}
			data = bytecodeOf(t, top, version)
		}
	}
}
