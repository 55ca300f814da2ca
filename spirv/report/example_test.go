package report_test

import (
	"fmt"

	"github.com/spvc/spvc/spirv/report"
)

// A host reads what an invocation with the id (12, 0, 0) has written.
func ExampleRecords() {
	_, site, _ := report.ParseSite("spvc.site\t0\ttail.mlir:11:5\tstore to 'tail_arg_0' (set 0, binding 0)")
	buffer := []byte{
		1, 0, 0, 0, 8, 0, 0, 0, // one record, of 8 words
		8, 0, 1, 0, 0, 0, 0, 0, // its size and kind; the site
		12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, // the invocation
		12, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, // the index, and the number of elements
	}
	records, total := report.Records(buffer)
	fmt.Println(total, site.Place, site.What, records[0].Invocation, records[0].Index)
	// Output: 1 tail.mlir:11:5 store to 'tail_arg_0' (set 0, binding 0) [12 0 0] 12
}
