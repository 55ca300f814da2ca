package spirvtools

import "testing"

// TestSay checks what is read from messages of SPIRV-Tools.
func TestSay(t *testing.T) {
	for _, c := range []struct {
		message, vuid, rule string
		capability          uint32
	}{
		{"", "", "", 0},
		{"Expected input", "", "Expected input", 0},
		{"[VUID-StandaloneSpirv-Flat-04744] In entry point", "VUID-StandaloneSpirv-Flat-04744", "In entry point", 0},
		{"[VUID-StandaloneSpirv-Flat-04744", "", "[VUID-StandaloneSpirv-Flat-04744", 0},
		{"[a] VUID-b] c", "", "[a] VUID-b] c", 0},
		{"In Vulkan,\n it is\n\nnot allowed\n  %1 = OpLoad %2 %3\nmore", "", "In Vulkan, it is not allowed", 0},
		{"Type <id> '7[%float]' and <id> '12' of <id> 'x", "", "Type 'float' and '12' of x", 0},
		{"Invalid capability operand: 5361", "", "Invalid capability operand: 5361", 5361},
		{"Invalid capability operand: many", "", "Invalid capability operand: many", 0},
		{"Invalid capability operand: 4294967296", "", "Invalid capability operand: 4294967296", 0},
		{"An Invalid capability operand: 7", "", "An Invalid capability operand: 7", 0},
	} {
		var e Error
		e.setMessage(c.message)
		if e.Message != c.message || e.VUID != c.vuid || e.Rule != c.rule || e.Capability != c.capability {
			t.Errorf("%q: %+v", c.message, e)
		}
	}
}
