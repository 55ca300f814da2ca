//go:build cgo

package serialize_test

import (
	"testing"

	"github.com/spvc/spvc/serialize/spirvtools"
)

// refusal is what SPIRV-Tools has against words, under the rules of their version.
func refusal(words []uint32) error {
	return spirvtools.Validate(words, spirvtools.Options{Env: spirvtools.UniversalEnv(byte(words[1]>>16), byte(words[1]>>8))})
}

// validate puts words through SPIRV-Tools under the rules of their version.
func validate(t *testing.T, words []uint32) {
	t.Helper()
	env := spirvtools.UniversalEnv(byte(words[1]>>16), byte(words[1]>>8))
	if err := spirvtools.Validate(words, spirvtools.Options{Env: env}); err != nil {
		t.Error(err)
	}
}
