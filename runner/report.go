package runner

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/internal/sorted"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/report"
)

// reportBytes is the size of the report buffer of a launch: room for about 1,000 records.
const reportBytes = 32 << 10

// Run executes launches on a device, as [Device.Run] says. Launches of kernels with hidden
// buffers for reports, prints and the memory of their module, which the caller has not bound, get them for the time of
// the Run; [Globals] keeps the memory of modules longer.
// What kernels print is written in the order of the launches, in a launch in the order of the global
// ids (z, y, x), and for each invocation in its order. If a kernel writes other records, the error is
// a *ReportError, after all launches have ended.
func Run(ctx context.Context, d Device, launches ...*Launch) (Timing, error) {
	var globals Globals
	defer globals.Close()
	return globals.Run(ctx, d, launches...)
}

// run executes launches, with hidden buffers for reports and prints.
func run(ctx context.Context, d Device, launches []*Launch) (Timing, error) {
	var attached hiddenBuffers
	defer attached.close()
	launches, err := attached.attach(d, withSizes(launches))
	if err != nil {
		return Timing{}, err
	}
	t, err := d.Run(ctx, launches...)
	for i := range attached.prints {
		if failed := attached.prints[i].print(); err == nil {
			err = failed
		}
	}
	if err != nil {
		return t, err
	}
	for i := range attached.reports {
		if err := attached.reports[i].check(); err != nil {
			return t, err
		}
	}
	return t, nil
}

// hiddenBuffers are the buffers that Run provides.
type hiddenBuffers struct {
	reports []attachedReport
	prints  []attachedPrints
}

// attach binds hidden buffers to launches. It copies the launches that it changes.
func (h *hiddenBuffers) attach(d Device, launches []*Launch) ([]*Launch, error) {
	copied := false
	for i, l := range launches {
		reports, prints := l.reportBuffer(), l.printBuffer()
		if reports == nil && prints == nil {
			continue
		}
		bound := *l
		bound.Bindings = slices.Clip(l.Bindings)
		if !copied {
			launches, copied = slices.Clone(launches), true
		}
		launches[i] = &bound
		if reports != nil {
			b, err := bound.bindNew(d, reports, reportBytes)
			if err != nil {
				return nil, err
			}
			h.reports = append(h.reports, attachedReport{l, b})
		}
		if prints != nil {
			b, err := bound.bindNew(d, prints, printBytes)
			if err != nil {
				return nil, err
			}
			h.prints = append(h.prints, attachedPrints{l, b})
		}
	}
	return launches, nil
}

// bindNew binds a new buffer.
func (l *Launch) bindNew(d Device, at *reflect.Resource, size int) (Buffer, error) {
	b, err := d.NewBuffer(size)
	if err == nil {
		l.Bindings = append(l.Bindings, Binding{Set: at.Set, Binding: at.Binding, Buffer: b})
	}
	return b, err
}

// close closes the buffers, which cannot fail: no other goroutine has them.
func (h *hiddenBuffers) close() {
	for i := range h.reports {
		h.reports[i].buffer.Close()
	}
	for i := range h.prints {
		h.prints[i].buffer.Close()
	}
}

// withSizes sets the constants of the workgroup size for entry points that state their size
// in a module where others leave theirs to the host.
func withSizes(launches []*Launch) []*Launch {
	copied := false
	for i, l := range launches {
		if l == nil || l.Module == nil {
			continue
		}
		e := l.Module.EntryPoint(l.Entry)
		if e == nil {
			continue
		}
		size := e.StatedSize()
		if size == nil {
			continue
		}
		sized := *l
		sized.SpecConstants = append(slices.Clip(l.SpecConstants), size...)
		if !copied {
			launches, copied = slices.Clone(launches), true
		}
		launches[i] = &sized
	}
	return launches
}

// reportBuffer returns the descriptor for which Run must provide a report buffer, or nil.
func (l *Launch) reportBuffer() *reflect.Resource {
	if l == nil || l.Module == nil || len(l.Module.Sites) == 0 {
		return nil
	}
	return l.unbound(report.BufferName)
}

// printBuffer returns the descriptor for which Run must provide a buffer of prints, or nil.
func (l *Launch) printBuffer() *reflect.Resource {
	if l == nil || l.Module == nil || len(l.Module.Prints) == 0 {
		return nil
	}
	return l.unbound(report.PrintName)
}

// unbound returns the descriptor of that name if nothing is bound to it, or nil.
func (l *Launch) unbound(name string) *reflect.Resource {
	e := l.Module.EntryPoint(l.Entry)
	if e == nil {
		return nil
	}
	for _, r := range e.Resources {
		if r.Name == name && l.Bound(r.Set, r.Binding, 0) == nil {
			return r
		}
	}
	return nil
}

// attachedReport is the report buffer of a launch.
type attachedReport struct {
	launch *Launch
	buffer Buffer
}

// check returns an error if the kernel wrote a record.
func (a *attachedReport) check() error {
	data := make([]byte, reportBytes)
	if err := a.buffer.Read(0, data); err != nil {
		return err
	}
	records, total := report.Records(data)
	if total == 0 && len(records) == 0 {
		return nil
	}
	e := &ReportError{Entry: a.launch.Entry, Total: total, Sites: a.launch.Module.Sites, Records: make([]Record, len(records))}
	for i, r := range records {
		e.Records[i] = Record{Assert: r.Kind == report.Assert, Site: r.Site, Invocation: r.Invocation, Index: r.Index, Count: r.Count}
	}
	sorted.Stable(e.Records, func(x, y Record) int {
		return cmp.Or(cmp.Compare(x.Site, y.Site), cmp.Compare(x.Invocation[2], y.Invocation[2]),
			cmp.Compare(x.Invocation[1], y.Invocation[1]), cmp.Compare(x.Invocation[0], y.Invocation[0]), cmp.Compare(x.Index, y.Index))
	})
	return e
}

// ReportError says that assertions of a kernel failed, or that invocations had to leave out
// accesses, because their indices were out of bounds.
type ReportError struct {
	// Entry is the entry point.
	Entry string
	// Total is the number of failed assertions and of accesses that were left out.
	Total uint32
	// Records has the first of them, sorted by site and invocation, and Sites their places.
	Records []Record
	Sites   []reflect.Site
}

// A Record is a failed assertion, or an access that an invocation left out.
type Record struct {
	// Assert is set for failed assertions. They have no Index and Count.
	Assert bool
	// Site is the number of the place in the source.
	Site uint32
	// Invocation is the number of the invocation in the launch: x, y and z.
	Invocation [3]uint32
	// Index is out of bounds of Count elements.
	Index int64
	Count uint32
}

// maxReportLines bounds the lines of a ReportError.
const maxReportLines = 8

// Error has a line for each place in the source, with the first invocation that failed there.
func (e *ReportError) Error() string {
	var s strings.Builder
	fmt.Fprintf(&s, "kernel %q: ", e.Entry)
	s.WriteString(e.headline())
	lines := 0
	for i := 0; i < len(e.Records); {
		r, n := &e.Records[i], 1
		for i+n < len(e.Records) && e.Records[i+n].Site == r.Site {
			n++
		}
		i += n
		if lines++; lines > maxReportLines {
			s.WriteString("\n  …")
			break
		}
		site := report.Site{Place: "?", What: "access"}
		if r.Assert {
			site.What = "assertion failed"
		}
		if int(r.Site) < len(e.Sites) {
			site = report.Site(e.Sites[r.Site])
		}
		fmt.Fprintf(&s, "\n  %s: %s", site.Place, site.What)
		if !r.Assert {
			s.WriteString(": " + site.Beyond(r.Index, r.Count))
		}
		fmt.Fprintf(&s, "; invocation (%d, %d, %d)", r.Invocation[0], r.Invocation[1], r.Invocation[2])
		if n > 1 {
			fmt.Fprintf(&s, " and %d more", n-1)
		}
	}
	if e.lost() {
		fmt.Fprintf(&s, "\n  the report holds %d of the %d, and the lines above count only these", len(e.Records), e.Total)
	}
	return s.String()
}

// lost reports whether the buffer had no room for some records.
func (e *ReportError) lost() bool { return e.Total > uint32(len(e.Records)) }

// headline says how many assertions failed and how many accesses were left out. Records that
// did not fit are of an unknown kind if the kernel can write both kinds.
func (e *ReportError) headline() string {
	asserts := uint32(0)
	for i := range e.Records {
		if e.Records[i].Assert {
			asserts++
		}
	}
	lost := e.lost()
	if lost && asserts == uint32(len(e.Records)) && e.onlyAsserts() {
		asserts = e.Total
	}
	switch accesses := e.Total - min(asserts, e.Total); {
	case lost && asserts > 0 && accesses > 0:
		return fmt.Sprintf("%d assertions failed or accesses out of bounds were left out", e.Total)
	case accesses == 0:
		return failed(asserts)
	case asserts == 0:
		return leftOut(accesses)
	default:
		return failed(asserts) + ", and " + leftOut(accesses)
	}
}

// onlyAsserts reports whether all sites are those of assertions.
func (e *ReportError) onlyAsserts() bool {
	for i := range e.Sites {
		if (*report.Site)(&e.Sites[i]).Kind() != report.Assert {
			return false
		}
	}
	return len(e.Sites) > 0
}

func failed(n uint32) string {
	if n == 1 {
		return "an assertion failed"
	}
	return strconv.FormatUint(uint64(n), 10) + " assertions failed"
}

func leftOut(n uint32) string {
	if n == 1 {
		return "an access out of bounds was left out"
	}
	return strconv.FormatUint(uint64(n), 10) + " accesses out of bounds were left out"
}
