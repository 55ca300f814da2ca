package runner

import (
	"testing"

	"github.com/spvc/spvc/spirv/reflect"
)

// TestLaunchAddress checks the addresses that launches have for words of hidden blocks.
func TestLaunchAddress(t *testing.T) {
	w := &reflect.HiddenWord{Kind: reflect.WordAddress, Arg: 2, Binding: 2}
	for want, l := range map[string]*Launch{
		"argument 2, of which the kernel needs the address, is not bound":                                       {},
		"argument 2 is passed by its address, but the device has no addresses of buffers (bufferDeviceAddress)": {Bindings: []Binding{{Binding: 2, Buffer: fakeBuffer(8)}}},
	} {
		if _, err := l.HiddenAddress(w); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
	at, err := (&Launch{Bindings: []Binding{{Binding: 2, Buffer: addressedBuffer{}, Offset: 16}}}).HiddenAddress(w)
	if err != nil || at != 0x1010 {
		t.Errorf("%#x, %v", at, err)
	}
}

type addressedBuffer struct{ fakeBuffer }

func (addressedBuffer) Address() uint64 { return 0x1000 }
