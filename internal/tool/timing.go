package tool

import (
	"errors"

	"github.com/spvc/spvc/ir/pass"
)

// timingFlags holds the --mlir-timing flags.
type timingFlags struct{ on, list, json bool }

func (t *timingFlags) define(s *flagSet) {
	s.boolean("mlir-timing", &t.on, "Display execution times")
	s.addYesNo("mlir-timing-display", &t.list, "list", []string{"tree"}, "Display method for timing data")
	s.addYesNo("mlir-output-format", &t.json, "json", []string{"text"}, "Output format for timing data")
}

// timer returns the timer that the flags ask for, or nil for none.
func (t *timingFlags) timer() *pass.Timer {
	if !t.on {
		return nil
	}
	timer := pass.NewTimer()
	timer.List, timer.JSON = t.list, t.json
	return timer
}

// addYesNo adds a flag that sets p for the value yes, and clears p for each value in no.
func (s *flagSet) addYesNo(name string, p *bool, yes string, no []string, help string) {
	s.add(&flag{name: name, mode: requiredValue, meta: yes + "|" + no[0], help: help, set: func(v string, _ bool) error {
		*p = v == yes
		for _, n := range no {
			if v == n {
				return nil
			}
		}
		if !*p {
			return errors.New("Cannot find option named '" + v + "'!")
		}
		return nil
	}})
}
