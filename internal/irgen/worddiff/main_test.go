package main

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/spirv/words"
)

func TestModulesOf(t *testing.T) {
	const text = "#a = affine_map<()[s0] -> (s0)>\nmodule {\n  spirv.module @x Logical GLSL450 {\n    spirv.func @f() \"None\" {\n    }\n  }\n  gpu.module @k {\n  }\n  spirv.module @y Logical GLSL450 {\n  }\n}\n"
	got := modulesOf(text)
	if len(got) != 2 || !strings.HasPrefix(got[0], "#a = ") || !strings.Contains(got[0], "@f") || strings.Contains(got[1], "@f") || !strings.HasSuffix(got[1], "@y Logical GLSL450 {\n  }\n") {
		t.Errorf("modules %q", got)
	}
}

func TestDifference(t *testing.T) {
	binary := func(generator, bound, id uint32) string {
		return string(serialize.Bytes([]uint32{words.Magic, 0x10000, generator, bound, 0, 2<<16 | 19, id}))
	}
	for _, c := range []struct {
		a, b string
		want string
	}{
		{binary(0, 2, 1), binary(22, 2, 1), ""},
		{binary(0, 2, 1), binary(0, 3, 1), "bound 2 for 3"},
		{binary(0, 3, 1), binary(0, 3, 2), "OpTypeVoid [1] for OpTypeVoid [2]"},
		{binary(0, 3, 1), binary(0, 3, 1)[:20], "OpTypeVoid [1] for nothing"},
	} {
		if got := difference(c.a, c.b); got != c.want {
			t.Errorf("difference %q, want %q", got, c.want)
		}
	}
}
