package cli

import (
	"strings"
	"testing"
	"time"
)

// TestProgress runs 40 cases, one each second, after 10 that an earlier run did.
func TestProgress(t *testing.T) {
	for _, terminal := range []bool{false, true} {
		var out strings.Builder
		now := time.Unix(1000, 0)
		p := &progress{w: &out, terminal: terminal, clock: func() time.Time { return now }, total: 50, earlier: 10}
		p.start()
		for i := range 40 {
			if i%2 == 0 {
				now = now.Add(2 * time.Second)
			}
			p.add(i == 3)
		}
		p.end()
		got := out.String()
		if !terminal {
			const want = "spvc: 39 of 50 cases, 1 failed, 1.0 cases/s, 11s left\n"
			if got != want {
				t.Errorf("got %q, want %q", got, want)
			}
			continue
		}
		line := "\r\x1b[K49 of 50 cases, 1 failed, 1.0 cases/s, 1s left\r\x1b[K"
		if n := strings.Count(got, "\r\x1b[K"); n != 21 || !strings.HasSuffix(got, line) {
			t.Errorf("%d lines: %q", n, got)
		}
	}
	p := &progress{clock: func() time.Time { return time.Unix(1, 0) }, total: 2}
	if p.start(); p.text(p.begin) != "0 of 2 cases, 0 failed" {
		t.Errorf("at the start: %q", p.text(p.begin))
	}
}
