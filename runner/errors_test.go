package runner

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// TestErrorTexts checks the texts of the errors on devices, modules and validation layers.
func TestErrorTexts(t *testing.T) {
	one := ValidationMessage{ID: "VUID-1", Severity: "error", Text: "no"}
	for want, err := range map[string]error{
		`capability Float64: device "d" lacks feature shaderFloat64`:                                   &FeatureError{Device: "d", Capability: spec.CapabilityFloat64, Feature: "shaderFloat64"},
		`capability Kernel, needed by OpLoad in function "f": device "d" has nothing that provides it`: &FeatureError{Device: "d", Capability: spec.CapabilityKernel, Use: `OpLoad in function "f"`},
		`SPIR-V 1.5: device "d" has nothing that provides it`:                                          &FeatureError{Device: "d", Version: "1.5"},
		`a null descriptor: device "d" lacks feature nullDescriptor`:                                   &FeatureError{Device: "d", Descriptor: "a null descriptor", Feature: NullFeature},
		`validation layer: no message`:                                                                 &ValidationError{},
		`validation layer: VUID-1: no`:                                                                 &ValidationError{Messages: []ValidationMessage{one}},
		`validation layer: VUID-1: no (and 1 more)`:                                                    &ValidationError{Messages: []ValidationMessage{one, {ID: "VUID-2"}}},
		`validation layer: VUID-1: no (and 2 more)`:                                                    &ValidationError{Messages: []ValidationMessage{one, {}, {}}},
		`entry point "k": set 1, binding 2: no`:                                                        &BindingError{Entry: "k", Set: 1, Binding: 2, Reason: "no"},
		`malformed SPIR-V at word 7: no`:                                                               &reflect.ModuleError{Word: 7, Reason: "no"},
	} {
		if err.Error() != want {
			t.Errorf("%s, want %s", err, want)
		}
	}
}

// TestEnded checks that only a context whose deadline has passed gives a timeout.
func TestEnded(t *testing.T) {
	late, stop := context.WithDeadline(t.Context(), time.Unix(0, 0))
	defer stop()
	if err := Ended(late); !errors.Is(err, ErrTimeout) || !errors.Is(err, context.DeadlineExceeded) || err.Error() != "launch did not finish in time: context deadline exceeded" {
		t.Error(err)
	}
	canceled, cancel := context.WithCancel(t.Context())
	cancel()
	if err := Ended(canceled); err != context.Canceled {
		t.Error(err)
	}
}
