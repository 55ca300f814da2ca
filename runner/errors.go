package runner

import (
	"context"
	"errors"
	"fmt"
	"strconv"

	"github.com/spvc/spvc/spirv/spec"
)

var (
	// ErrUnavailable says that this build or machine has no way to reach
	// devices of a kind: no cgo, or no loader library.
	ErrUnavailable = errors.New("no device support available")
	// ErrNoDevice says that the loader works but no device was found, or none
	// that was asked for.
	ErrNoDevice = errors.New("no device")
	// ErrDeviceLost says that the driver gave up the device. The caller can only close it.
	ErrDeviceLost = errors.New("device lost")
	// ErrTimeout says that a launch did not end before the deadline of its context;
	// the kernel may still be running. A canceled launch is not a timeout: its error is
	// context.Canceled only.
	ErrTimeout = errors.New("launch did not finish in time")
	// ErrClosed says that a device or buffer was used after Close.
	ErrClosed = errors.New("used after close")
)

// FeatureError refuses a module that needs a capability or version that the device does not
// have, or a descriptor that needs a feature.
type FeatureError struct {
	// Device is the device's name.
	Device string
	// Capability is the SPIR-V capability of the module that needs the feature. It has no
	// meaning if Version is set.
	Capability spec.Capability
	// Version is the module's version of SPIR-V, such as "1.5", if the device refuses the
	// version. Otherwise it is empty.
	Version string
	// Descriptor says what the host binds or draws that needs the feature, such as "a null descriptor". It is empty
	// if the module needs it. Otherwise Capability has no meaning.
	Descriptor string
	// Feature is the device feature that is missing ("shaderFloat64"), or
	// empty where no feature of the API provides the capability.
	Feature string
	// Use says what in the module needs the capability (`OpFMul in function
	// "main"`), or is empty if only the declaration does.
	Use string
	// Launch is the number of the launch that is refused among those of the Run.
	Launch int
}

// Demand returns the thing that needs the feature: "capability Int8", "SPIR-V 1.5", or a descriptor.
func (e *FeatureError) Demand() string {
	if e.Version != "" {
		return "SPIR-V " + e.Version
	}
	if e.Descriptor != "" {
		return e.Descriptor
	}
	return "capability " + e.Capability.String()
}

// Ended returns the error for work that was abandoned because ctx has ended: ErrTimeout if
// its deadline has passed, with the context's error in both cases.
func Ended(ctx context.Context) error {
	err := ctx.Err()
	if errors.Is(err, context.DeadlineExceeded) {
		return fmt.Errorf("%w: %w", ErrTimeout, err)
	}
	return err
}

// Error names the capability or version, the instruction that needs it, the device and the feature.
func (e *FeatureError) Error() string {
	s := e.Demand()
	if e.Use != "" {
		s += ", needed by " + e.Use
	}
	s += ": device " + strconv.Quote(e.Device)
	if e.Feature == "" {
		return s + " has nothing that provides it"
	}
	return s + " lacks feature " + e.Feature
}

// BindingError refuses the buffer or range that the host binds to one descriptor.
type BindingError struct {
	// Entry is the entry point that uses the descriptor.
	Entry string
	// Set and Binding are the descriptor's place.
	Set, Binding uint32
	// Reason says what is wrong with it.
	Reason string
}

// Error names entry point, set and binding.
func (e *BindingError) Error() string {
	return "entry point " + strconv.Quote(e.Entry) + ": set " + strconv.FormatUint(uint64(e.Set), 10) +
		", binding " + strconv.FormatUint(uint64(e.Binding), 10) + ": " + e.Reason
}

// LimitError refuses a launch that exceeds a limit of the device.
type LimitError struct {
	// Device is the device's name.
	Device string
	// Limit is the limit's name in the API ("maxComputeWorkGroupInvocations").
	Limit string
	// Value is the amount that the launch needs, Max the most that the device allows.
	Value, Max uint64
}

// Error names limit, need and device.
func (e *LimitError) Error() string {
	return fmt.Sprintf("%s of device %q is %d, the launch needs %d", e.Limit, e.Device, e.Max, e.Value)
}

// ValidationError holds what an API's validation layer complained about during
// a launch.
type ValidationError struct {
	Messages []ValidationMessage
}

// ValidationMessage is one complaint of a validation layer.
type ValidationMessage struct {
	// ID is the rule's name ("VUID-vkCmdDispatch-None-02697").
	ID string
	// Severity is "error", "warning", "info" or "verbose".
	Severity string
	// Text is the layer's explanation.
	Text string
}

// Error returns the first message and the number of the others.
func (e *ValidationError) Error() string {
	if len(e.Messages) == 0 {
		return "validation layer: no message"
	}
	m := e.Messages[0]
	s := "validation layer: " + m.ID + ": " + m.Text
	if n := len(e.Messages) - 1; n > 0 {
		s += " (and " + strconv.Itoa(n) + " more)"
	}
	return s
}
