package farm

import "time"

// rate measures how many cases end in a second, over about a minute.
type rate struct {
	slots [rateSlots]slot
}

type slot struct {
	at int64 // the time of the slot in units of rateSlot since 1970
	n  int
}

const (
	rateSlot  = 5 * time.Second
	rateSlots = 13
)

// add counts cases.
func (r *rate) add(now time.Time, n int) {
	at := now.UnixNano() / int64(rateSlot)
	s := &r.slots[at%rateSlots]
	if s.at != at {
		*s = slot{at: at}
	}
	s.n += n
}

// perSecond returns the cases in a second in the last minute, or since the first of them.
func (r *rate) perSecond(now time.Time) float64 {
	at, n, first := now.UnixNano()/int64(rateSlot), 0, int64(0)
	for _, s := range r.slots {
		if s.n > 0 && at-s.at < rateSlots {
			if n += s.n; first == 0 || s.at < first {
				first = s.at
			}
		}
	}
	if n == 0 {
		return 0
	}
	return float64(n) / max(now.Sub(time.Unix(0, first*int64(rateSlot))).Seconds(), 1)
}
