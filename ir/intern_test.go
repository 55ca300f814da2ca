package ir

import (
	"runtime"
	"slices"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
)

// internTogether calls intern with each of n keys from several goroutines, in
// different orders, and checks that all get the same value of a key. n is a power
// of two.
func internTogether(t *testing.T, n int, intern func(k int) *int) {
	t.Helper()
	const workers = 8
	var got [workers][]*int
	var start, done sync.WaitGroup
	start.Add(1)
	for w := range workers {
		got[w] = make([]*int, n)
		done.Go(func() {
			start.Wait()
			for i := range n {
				k := (i*(2*w+1) + w) % n
				got[w][k] = intern(k)
				if i%64 == 0 {
					runtime.Gosched()
				}
			}
		})
	}
	start.Done()
	done.Wait()
	seen := map[*int]bool{}
	for k := range n {
		seen[got[0][k]] = true
		if v := got[0][k]; v == nil || *v != k {
			t.Fatalf("key %d stands for %v", k, v)
		}
		for w := range workers {
			if got[w][k] != got[0][k] {
				t.Fatalf("key %d has two values", k)
			}
		}
	}
	if len(seen) != n {
		t.Errorf("%d values for %d keys", len(seen), n)
	}
}

func TestTableBuildsOncePerKey(t *testing.T) {
	const n = 4096
	var tab table[string, *int]
	var builds [n]atomic.Int32
	internTogether(t, n, func(k int) *int {
		return tab.intern(strconv.Itoa(k), func(string) *int { builds[k].Add(1); return &k })
	})
	for k := range builds {
		if b := builds[k].Load(); b != 1 {
			t.Fatalf("key %d was built %d times", k, b)
		}
		if _, ok := tab.get(strconv.Itoa(k)); !ok {
			t.Fatalf("key %d is lost", k)
		}
	}
	if _, ok := tab.get("x"); ok {
		t.Error("a key that was never interned is there")
	}
}

func TestSeqTableBuildsOncePerKey(t *testing.T) {
	const n = 4096
	for name, hash := range map[string]func(k int) uint64{
		"spread":  func(k int) uint64 { return uint64(NewHash().Add(uint64(k))) },
		"crowded": func(k int) uint64 { return uint64(k % 512) },
	} {
		var tab seqTable[*int]
		var builds [n]atomic.Int32
		internTogether(t, n, func(k int) *int {
			return tab.intern(hash(k), func(v *int) bool { return *v == k }, func() *int { builds[k].Add(1); return &k })
		})
		for k := range builds {
			if b := builds[k].Load(); b != 1 {
				t.Fatalf("%s: key %d was built %d times", name, k, b)
			}
		}
	}
}

func TestInternedTypesAreUnique(t *testing.T) {
	ctx := NewContext(nil)
	var all [8][]Type
	var wg sync.WaitGroup
	for w := range all {
		wg.Go(func() {
			for i := range 1000 {
				elem := ctx.Integer(uint32(i+65), Signless)
				all[w] = append(all[w], elem, ctx.Complex(elem), ctx.Vector([]int64{int64(i)}, elem), ctx.Function([]Type{elem}, nil))
			}
		})
	}
	wg.Wait()
	for w := range all {
		if !slices.Equal(all[w], all[0]) {
			t.Fatalf("worker %d has other types than worker 0", w)
		}
	}
}

func BenchmarkInternHit(b *testing.B) {
	ctx := NewContext(nil)
	b.RunParallel(func(pb *testing.PB) {
		t := ctx.Integer(32, Signless)
		for pb.Next() {
			ctx.Int(t, 7)
			ctx.TypeAttr(t)
		}
	})
}
