//go:build !cgo

package spirvtools

import (
	"errors"
	"testing"
)

func TestStub(t *testing.T) {
	_, errA := Assemble("", Vulkan11)
	_, errD := Disassemble(nil, TextOptions{})
	_, errO := Optimize(nil, Vulkan11)
	for _, err := range []error{Validate(nil, Options{}), Parse(nil), errA, errD, errO} {
		if !errors.Is(err, ErrUnavailable) {
			t.Errorf("got %v", err)
		}
	}
}
