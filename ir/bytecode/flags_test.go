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
//	  %2 = arith.constant dense<[1.0, -2.5]> : tensor<2xtf32>
//	  %3 = arith.constant dense<true> : tensor<0xi1>
//	  return
//	}
var written = map[int]string{
	3: "TUzvUgdNTElSMjIuMS44AAEtCwEFCQ0RAQMLAwUDDQUDDwcDEQkDEwNZORUBOQsLExsLCwsLExMTGwszCzMTEwtTExMnExMTExMBFQcTDxMTFwcPFQsCngIF" +
		"FQUXFwEBAQMFCQsNDwUZDQsFGwUdFwEDAxcBAx0XAQMzAwUZGx0fBR8jDwURAgAAAAAAAAAFISMFAxECAAAAAAAAABcBBREDAyUnBSMjBQUhAAAAAAAAAAD/" +
		"/////////xcBBxEDAwMtJQcNAPwBAAEGFwEJEQMDAzMlCQP/FwELERcBDQcDJwMJDQECBBsDCREbAwETBQUBAwELAQICdGYzMgABCQR3BQEQBQcEaQMBBQMR" +
		"EQcHBFUDDRcFARMDFQAHByEXAwEFAQEJBykjAwMFAwMLAy8rAwcLAzUxAwkFADcGAwEFAQD6AiULGykFEx0NLRMRIQ8PDQ8PCxFidWlsdGluAGZ1bmMAYWZm" +
		"aW5lAHZlY3RvcgBhcml0aABtb2R1bGUAcmV0dXJuAGxpbmVhcml6ZV9pbmRleABzaHVmZmxlAGNvbnN0YW50AC90bXAvbmNvcmUyMi9tMjQubWxpcgB2YWx1" +
		"ZQBmdW5jdGlvbl90eXBlAHN5bV9uYW1lAGYAb3BlcmFuZFNlZ21lbnRTaXplcwBzdGF0aWNfYmFzaXMAbWFzawA=",
	5: "TUzvUgtNTElSMjIuMS44AAEvCwEFCQ0RDQEDFwMFBxsFAx8HAyMJAycDQyMVASMLEwsLExMTMzMTUxMnExMTEwEVBxMPExMXBw8VCwIOAgUVFwEBAQ0LBRcX" +
		"AQMDFwEDHRcBAzMjDwURAgAAAAAAAAAjBQMRAgAAAAAAAAAXAQURIwUFIQAAAAAAAAAA//////////8XAQcRJQcNAPwBAAEGFwEJESUJA/8XAQsRFwENBwMn" +
		"AwkNAQIEGwMJERsDARMFBQEDAQsBAgJ0ZjMyAAEJBHkFAVADAQcEaQMBBQNQCQMHBFUDDRcFAwsHDQAHRhMFAwEFAQEJRhcHAwMFAwMLQhsJAwcLQh8LAwkF" +
		"ACEGAwEFAQDrGQUtExEhDw8NDw8LEWJ1aWx0aW4AZnVuYwBhZmZpbmUAdmVjdG9yAGFyaXRoAG1vZHVsZQByZXR1cm4AbGluZWFyaXplX2luZGV4AHNodWZm" +
		"bGUAY29uc3RhbnQAL3RtcC9uY29yZTIyL20yNC5tbGlyAGYACCsNBQEBDQEFAQEHAQcPEQEDFQMZAx0=",
	6: "TUzvUg1NTElSMjIuMS44AAEvCwEFCQ0RDQEDFwMFBxsFAx8HAyMJAycDPyETASELEwsLExMTMxNTEycTExMTARMHEw8TExcHFQsC6QUVFwEBAQ0LBRcXAQMD" +
		"FwEDHRcBAzMjBQMRAgAAAAAAAAAXAQURIwUFIQAAAAAAAAAA//////////8XAQcRJQcNAPwBAAEGFwEJESUJA/8XAQsRFwENBwMnAwkNAQIEGwMJDxsDAREF" +
		"BQEDAQt0ZjMyAAEJBHkFAVADAQcEaQMBBQNQCQMHBFUDDRcFAwsHDQAHRhEFAwEFAQEJRhUHAwMFAwMLQhkJAwcLQh0LAwkFAB8GAwEFAQDrGQUtExEhDw8N" +
		"Dw8LEWJ1aWx0aW4AZnVuYwBhZmZpbmUAdmVjdG9yAGFyaXRoAG1vZHVsZQByZXR1cm4AbGluZWFyaXplX2luZGV4AHNodWZmbGUAY29uc3RhbnQAL3RtcC9u" +
		"Y29yZTIyL20yNC5tbGlyAGYACC8NBQEBDQEFAQEHAQsPAQcBBQMTAxcDGw==",
}

// TestFlags checks that flags, lists whose class depends on the version constants without elements and tf32 are read as MLIR 22 writes
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
			for _, want := range []string{want, "[0, -1] : vector<2xf32>", "dense<true> : tensor<0xi1>", "dense<[1.000000e+00, -2.500000e+00]> : tensor<2xtf32>"} {
				if !strings.Contains(text, want) {
					t.Errorf("version %d lacks %q in\n%s", version, want, text)
				}
			}
			data = bytecodeOf(t, top, version)
		}
	}
}
