package soundness

import (
	"regexp"
	"strings"
)

// What a kernel has that an error under repair needs.
var (
	constantTables = regexp.MustCompile(`memref\.global "private" constant`)
	narrowDynamic  = regexp.MustCompile(`memref<\?x(vector<\dx)?(i1|i8|i16|f16|bf16|f8\w+)>`)
	rangePasses    = regexp.MustCompile(`int-range-optimizations|arith-unsigned-when-equivalent`)
	lostArguments  = regexp.MustCompile(`has no descriptor|is not set|the host provides|does not fit|members`)
	takenPlaces    = regexp.MustCompile(`the block has \d+ bytes at least|is not set|hidden block`)
)

// underRepair are errors of this project that others repair at present. A repair removes its row.
func underRepair() []knownDefect {
	return []knownDefect{{
		name: "repair 1a: constant tables read as 0",
		matches: func(o *Outcome) bool {
			return (o.Kind == Wrong || o.Kind == Failed && strings.Contains(o.Detail, "the variable was not written")) && o.Level != "0" && o.Target != Host &&
				constantTables.MatchString(o.Text)
		},
	}, {
		name: "repair 1b: buffers of narrow elements of unknown number lose their last bytes",
		matches: func(o *Outcome) bool {
			return (o.Kind == Wrong || o.Kind == Failed) && o.Target != Host && narrowDynamic.MatchString(o.Text)
		},
	}, {
		name: "repair 1c: passes that use ranges take a counter beside a carried vector for a constant",
		matches: func(o *Outcome) bool {
			return o.Kind == Wrong && rangePasses.MatchString(o.Pipeline)
		},
	}, {
		name: "repair 1d: -O2 and -Os drop scalars that the host then misses",
		matches: func(o *Outcome) bool {
			return o.Kind == Failed && (o.Level == "2" || o.Level == "s") && o.Args != "buffer" && lostArguments.MatchString(o.Detail)
		},
	}, {
		name: "repair 1d: arguments of index have 64 bits, and their buffers 32",
		matches: func(o *Outcome) bool {
			return o.Kind == Failed && o.IndexWidth == 64 && strings.Contains(o.Detail, "the buffer has 4")
		},
	}, {
		name: "repair 1e: --check takes a NaN that minima and maxima hide for an error",
		matches: func(o *Outcome) bool {
			return o.Kind == Failed && strings.Contains(o.Detail, "but --check") && strings.Contains(o.Detail, "is a NaN")
		},
	}, {
		name: "repair: a hidden buffer has the place of a scalar in push constants",
		matches: func(o *Outcome) bool {
			return o.Kind == Failed && o.Args != "buffer" && takenPlaces.MatchString(o.Detail)
		},
	}}
}
