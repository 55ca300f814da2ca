package spirvtools

import "testing"

// TestSay checks what is read from messages of SPIRV-Tools.
func TestSay(t *testing.T) {
	for _, c := range []struct {
		message, vuid, rule string
	}{
		{"", "", ""},
		{"Expected input", "", "Expected input"},
		{"[VUID-StandaloneSpirv-Flat-04744] In entry point", "VUID-StandaloneSpirv-Flat-04744", "In entry point"},
		{"[VUID-StandaloneSpirv-Flat-04744", "", "[VUID-StandaloneSpirv-Flat-04744"},
		{"[a] VUID-b] c", "", "[a] VUID-b] c"},
		{"In Vulkan,\n it is\n\nnot allowed\n  %1 = OpLoad %2 %3\nmore", "", "In Vulkan, it is not allowed"},
		{"Type <id> '7[%float]' and <id> '12' of <id> 'x", "", "Type 'float' and '12' of x"},
	} {
		var e Error
		e.setMessage(c.message)
		if e.Message != c.message || e.VUID != c.vuid || e.Rule != c.rule {
			t.Errorf("%q: %+v", c.message, e)
		}
	}
}
