package rewrite

import (
	"fmt"
	"strings"
	"testing"
)

// TestSimplifyRegionGolden records what SimplifyRegion makes of the functions of
// testdata/regions.txtar without and with merging of blocks.
func TestSimplifyRegionGolden(t *testing.T) {
	goldenCases(t, "regions.txtar", func(t *testing.T, text string) string {
		var sb strings.Builder
		for _, merge := range []bool{false, true} {
			c := parseOdd(t, function(text))
			fn := c.module.Region(0).First().First()
			changed := simplifyRegion(fn.Region(0), merge)
			fmt.Fprintf(&sb, "merge %t: changed %t\n%s", merge, changed, c.body())
			c.checkUses(t)
		}
		return sb.String()
	})
}
