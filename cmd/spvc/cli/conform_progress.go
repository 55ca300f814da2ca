package cli

import (
	"fmt"
	"io"
	"time"
)

// progress says on w how far a run is: on a terminal in one line that changes, elsewhere in
// a line now and then.
type progress struct {
	w        io.Writer
	terminal bool
	clock    func() time.Time
	// total and done count cases, before those that earlier runs did.
	total, earlier, done, failed int
	begin, last                  time.Time
}

// These are the times between two messages.
const (
	terminalPause = 100 * time.Millisecond
	plainPause    = 30 * time.Second
)

// start sets the time from which rates count.
func (p *progress) start() {
	p.begin = p.clock()
	p.last = p.begin
}

// add counts a case and says so if enough time has passed.
func (p *progress) add(failed bool) {
	if p.done++; failed {
		p.failed++
	}
	now := p.clock()
	switch pause := now.Sub(p.last); {
	case p.terminal && pause >= terminalPause:
		fmt.Fprintf(p.w, "\r\x1b[K%s", p.text(now))
	case !p.terminal && pause >= plainPause:
		fmt.Fprintf(p.w, "spvc: %s\n", p.text(now))
	default:
		return
	}
	p.last = now
}

// text describes the state.
func (p *progress) text(now time.Time) string {
	s := fmt.Sprintf("%d of %d cases, %d failed", p.earlier+p.done, p.total, p.failed)
	spent := now.Sub(p.begin)
	if spent <= 0 || p.done == 0 {
		return s
	}
	left := time.Duration(float64(spent) / float64(p.done) * float64(p.total-p.earlier-p.done))
	return s + fmt.Sprintf(", %.1f cases/s, %s left", float64(p.done)/spent.Seconds(), left.Round(time.Second))
}

// end removes the line from a terminal.
func (p *progress) end() {
	if p.terminal {
		fmt.Fprint(p.w, "\r\x1b[K")
	}
}
