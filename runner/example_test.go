package runner_test

import (
	"fmt"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/target"
)

// The empty selector takes the best device.
func ExampleSelect() {
	devices := []runner.DeviceInfo{{Index: 0, Name: "software", Type: target.CPU}, {Index: 1, Name: "card", Type: target.DiscreteGPU}}
	for _, selector := range []string{"", "cpu"} {
		d, err := runner.Select(devices, selector)
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println(d.Name)
	}
	// Output:
	// card
	// software
}
