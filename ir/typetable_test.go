package ir

import "testing"

// TestTypeTable checks types of two contexts, whose numbers are equal, more of them than the
// first table has room for.
func TestTypeTable(t *testing.T) {
	var m TypeTable[int]
	if _, ok := m.Get(NewContext(nil).I32()); ok {
		t.Error("an empty table has a value")
	}
	const n = 500
	contexts := [2]*Context{NewContext(nil), NewContext(nil)}
	for k, c := range contexts {
		for i := range n {
			if v := m.Put(c.I(uint32(i+1)), k*n+i); v != k*n+i {
				t.Fatalf("a new type has the value %d", v)
			}
		}
	}
	for k, c := range contexts {
		for i := range n {
			typ := c.I(uint32(i + 1))
			if v, ok := m.Get(typ); !ok || v != k*n+i {
				t.Errorf("i%d of context %d has the value %d, %v", i+1, k, v, ok)
			}
			if v := m.Put(typ, -1); v != k*n+i {
				t.Errorf("i%d of context %d has the value %d after a second one", i+1, k, v)
			}
		}
		if _, ok := m.Get(c.I(n + 1)); ok {
			t.Errorf("i%d has a value", n+1)
		}
	}
}
