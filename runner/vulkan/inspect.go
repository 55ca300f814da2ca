package vulkan

import (
	"errors"

	"github.com/spvc/spvc/runner"
)

// ErrNoStatistics says that a driver does not say what it made of kernels, or was not asked to.
var ErrNoStatistics = errors.New("the driver offers no statistics of pipelines (VK_KHR_pipeline_executable_properties)")

// Inspector is a runner.Device that says what its compiler made of kernels.
type Inspector interface {
	// Executables builds the pipeline of a launch, of which only Module, Entry and SpecConstants
	// count, and returns what the driver made of it. The error is ErrNoStatistics if the driver
	// has no statistics, or the device was opened without them.
	Executables(l *runner.Launch) ([]Executable, error)
}

// Executable is a program that a driver made of an entry point; there may be several.
type Executable struct {
	// Name and Description are the driver's.
	Name        string `json:"name"`
	Description string `json:"description"`
	// SubgroupSize is the number of invocations of a subgroup, or 0 if the driver does not say it.
	SubgroupSize uint32      `json:"subgroupSize"`
	Statistics   []Statistic `json:"statistics"`
}

// Statistic is a number that a driver states of an executable, such as its registers.
type Statistic struct {
	// Name and Description are the driver's.
	Name        string `json:"name"`
	Description string `json:"description"`
	// Value is a bool, int64, uint64 or float64, or nil if its format is not known.
	Value any `json:"value"`
}
