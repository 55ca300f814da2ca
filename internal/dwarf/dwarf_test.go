package dwarf

import "testing"

// TestNames checks names at the ends of runs of numbers, and that each name and number leads to the other.
func TestNames(t *testing.T) {
	for _, c := range []struct {
		table  *Table
		name   string
		number uint32
	}{
		{&Tags, "DW_TAG_null", 0}, {&Tags, "DW_TAG_array_type", 1}, {&Tags, "DW_TAG_base_type", 0x24}, {&Tags, "DW_TAG_BORLAND_Delphi_variant", 0xb004},
		{&Operations, "DW_OP_addr", 3}, {&Operations, "DW_OP_stack_value", 0x9f}, {&Operations, "DW_OP_LLVM_fragment", 0x1000},
		{&Operations, "DW_OP_LLVM_extract_bits_zext", 0x1007},
		{&Languages, "DW_LANG_C99", 12}, {&Languages, "DW_LANG_BORLAND_Delphi", 0xb000},
		{&Encodings, "DW_ATE_signed", 5}, {&Conventions, "DW_CC_normal", 1}, {&Conventions, "DW_CC_LLVM_DeviceKernel", 0xc7},
	} {
		if n, ok := c.table.Number(c.name); !ok || n != c.number {
			t.Errorf("%s: %#x, %v; want %#x", c.name, n, ok, c.number)
		}
		if s := c.table.Name(c.number); s != c.name {
			t.Errorf("%#x: %q, want %q", c.number, s, c.name)
		}
	}
	if n, ok := Conventions.Number("DW_CC_LLVM_OpenCLKernel"); !ok || n != 0xc7 {
		t.Error("the older name of a convention is unknown")
	}
	for _, name := range []string{"", "DW_TAG_", "DW_TAG_0x1", "DW_TAG_foo", "array_type", "DW_OP_addr"} {
		if n, ok := Tags.Number(name); ok {
			t.Errorf("%q is tag %#x", name, n)
		}
	}
	if s := Tags.Name(0xffff); s != "" {
		t.Errorf("tag 0xffff is %q", s)
	}
}
