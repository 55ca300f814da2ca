package shape

import "testing"

func TestClamp(t *testing.T) {
	for n, want := range map[int]int{-1: 9, 0: 0, 8: 8, 9: 9, 10: 9} {
		if got := Clamp(n); got != want {
			t.Errorf("Clamp(%d) = %d", n, got)
		}
	}
}

func TestCheck(t *testing.T) {
	if Check(1) != nil {
		t.Error("1 fails")
	}
	_ = Check(6)
}

func TestStrict(t *testing.T) {
	if Strict(3) == nil {
		t.Error("3 passes")
	}
}

func TestCount(t *testing.T) {
	if Count(3) != 3 {
		t.Error("3")
	}
}

func TestEven(t *testing.T) {
	if !even(2) || even(3) {
		t.Error("2 or 3")
	}
}

func TestFails(t *testing.T) {
	t.Error("it always fails")
}
