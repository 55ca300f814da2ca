package ir

import "testing"

func BenchmarkOpInfoOf(b *testing.B) {
	f := newFixture()
	b.Run("def", func(b *testing.B) {
		for b.Loop() {
			f.OpInfoOf(tAdd)
		}
	})
	b.Run("name", func(b *testing.B) {
		for b.Loop() {
			f.OpInfo(tAdd.Name)
		}
	})
}
