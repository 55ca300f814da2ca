package browser

import (
	"context"
	"errors"
	"fmt"
	"net/http/httptest"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"github.com/spvc/spvc/runner/conform"
	"github.com/spvc/spvc/runner/farm"
	"github.com/spvc/spvc/runner/farmpage"
)

// board runs the cases of a farm without a device. The first cases run at once, and each other one when the test lets it.
type board struct{ next chan struct{} }

// RunBatches implements farm.Executor. Two cases fail: one reads a scalar from a wrong place.
func (b *board) RunBatches(ctx context.Context, work <-chan conform.Batch) error {
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case x, ok := <-work:
			if !ok {
				return nil
			}
			for i := range x.Cases {
				id := x.Cases[i].ID()
				r := &conform.Result{Attempts: 1, Seconds: 0.001}
				switch id {
				case wrong:
					r.Verdict, r.Detail, r.Wrong, r.As = conform.WrongRead, "b[1][0]: expected 0x20, driver read 0x18 </script><b>", 1, "ArrayStride 8 of b"
					r.Mismatches = []conform.Mismatch{{Path: "b[1][0]", Expected: 0x20, Actual: 0x18}}
				case late:
					r.Verdict, r.Detail = conform.Crash, "exit status 3"
				}
				if r.Verdict != conform.WrongRead {
					select {
					case <-b.next:
					case <-ctx.Done():
						return ctx.Err()
					}
				}
				x.Done(i, r)
			}
		}
	}
}

// late is a case that crashes while the page is open.
const late = "v1/Uniform/std140/copy/{f}"

// campaign starts a farm with a board and submits a run of 300 cases and one on a device that no board has. It returns the
// address of the page, and the board, which has run the first case.
func campaign(t *testing.T) (url string, b *board) {
	t.Helper()
	s, err := farm.Start(farm.ServerOptions{Dir: t.TempDir(), Listen: "127.0.0.1:0", Lease: time.Minute})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	nc, err := farm.Connect(s.URL(), "", "")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(nc.Close)
	b = &board{next: make(chan struct{}, 1000)}
	w, err := farm.NewWorker(nc, farm.WorkerOptions{
		Name: "shelf-3", Host: "rack", Home: t.TempDir(), Device: device(1), Serves: func(s string) bool { return s == "tester" },
		Open: func(time.Duration) (farm.Executor, error) { return b, nil },
	})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- w.Run(ctx) }()
	stop := sync.OnceFunc(func() {
		cancel()
		if err := <-ended; err != nil && !errors.Is(err, context.Canceled) {
			t.Errorf("the worker: %v", err)
		}
	})
	t.Cleanup(stop)
	t.Cleanup(func() { close(b.next) }) // the worker ends when the cases at hand have
	c, err := farm.NewClient(nc)
	if err != nil {
		t.Fatal(err)
	}
	ids := []string{wrong, late}
	for i := range 298 {
		ids = append(ids, fmt.Sprintf("v1/PushConstant/std430/read/{[%d]f}", i+1))
	}
	lanes := []farm.Lane{{Selector: "tester", Folder: "tester"}, {Selector: "absent", Folder: "absent"}}
	if err := c.Submit(t.Context(), &farm.Run{ID: "nightly", Start: time.Now(), Lanes: lanes, Timeout: time.Second}, ids, &conform.Expectations{}); err != nil {
		t.Fatal(err)
	}
	h := httptest.NewServer(farmpage.Handler(s))
	t.Cleanup(h.CloseClientConnections)
	t.Cleanup(func() { go h.Close() })
	return h.URL + "/", b
}

// TestLive watches a run in progress, at two widths, light and dark.
func TestLive(t *testing.T) {
	for _, c := range []struct {
		width int64
		dark  bool
	}{{375, false}, {375, true}, {1400, false}, {1400, true}} {
		t.Run(fmt.Sprintf("%d dark=%v", c.width, c.dark), func(t *testing.T) {
			t.Parallel()
			url, b := campaign(t)
			ctx := visit(t, url, c.width, c.dark)
			watches(t, ctx, b)
			opensFailure(t, ctx)
			fits(t, ctx, c.width)
			expect(t, ctx, `getComputedStyle(document.body).backgroundColor`, map[bool]string{false: "rgb(255, 255, 255)", true: "rgb(13, 17, 23)"}[c.dark])
		})
	}
}

const (
	lane     = `document.querySelector('#lanes li [role=progressbar]')`
	laneText = `document.querySelector('#lanes li').textContent`
	rows     = `[...document.querySelectorAll('.failure .id')].map(e => e.textContent).join()`
)

// becomes waits until an expression is true.
func becomes(t *testing.T, ctx context.Context, expression string) {
	t.Helper()
	run(t, ctx, chromedp.Poll[bool](expression))
}

// shows waits until the text of an expression is what it must be: the page receives failures and states apart.
func shows(t *testing.T, ctx context.Context, expression, want string) {
	t.Helper()
	becomes(t, ctx, fmt.Sprintf("String(%s) === %q", expression, want))
}

// watches sees the run go on.
func watches(t *testing.T, ctx context.Context, b *board) {
	t.Helper()
	becomes(t, ctx, rows+fmt.Sprintf(" === %q", wrong))
	shows(t, ctx, `document.getElementById('run').value`, "nightly")
	shows(t, ctx, `document.querySelectorAll('#lanes li').length`, "2")
	shows(t, ctx, `[...document.querySelectorAll('#matrix thead th')].map(e => e.textContent).join()`, "cases,tester,absent")
	shows(t, ctx, `[...document.querySelectorAll('#matrix tbody th')].map(e => e.textContent).join()`, "std140 Uniform,std430 PushConstant,std430 StorageBuffer")
	shows(t, ctx, `[...document.querySelectorAll('#matrix tbody td .number')].map(e => e.textContent).join()`, "0 %,0 %,0 %,0 %,1 ✗,0 %")
	for range 100 {
		b.next <- struct{}{}
	}
	becomes(t, ctx, lane+`.getAttribute('aria-valuenow') === '101'`)
	becomes(t, ctx, rows+fmt.Sprintf(" === %q", late+","+wrong))
	shows(t, ctx, `document.getElementById('count').textContent`, "2 failures")
	becomes(t, ctx, laneText+`.includes('101 of 300 cases')`)
	becomes(t, ctx, laneText+`.includes('a second') && `+laneText+`.includes(' left')`)
	shows(t, ctx, `[...document.querySelectorAll('#legend li')].map(e => e.textContent).join()`, "Pass 99,Fail 1,Crash 1")
	shows(t, ctx, `document.querySelector('#boards tbody').textContent.includes('shelf-3') && document.querySelector('#boards tbody').textContent.includes('rack')`, "true")
	for range 400 {
		b.next <- struct{}{}
	}
	becomes(t, ctx, lane+`.getAttribute('aria-valuenow') === '300'`)
	becomes(t, ctx, laneText+`.includes('100 %')`)
	shows(t, ctx, `document.querySelector('#lanes li a').getAttribute('href')`, "runs/nightly/tester/results.jsonl")
	shows(t, ctx, `document.querySelectorAll('#lanes li')[1].querySelectorAll('a').length`, "0")
	shows(t, ctx, `document.getElementById('connection').className`, "")
}

// opensFailure opens a failure by the keyboard and closes it.
func opensFailure(t *testing.T, ctx context.Context) {
	t.Helper()
	const open = `document.getElementById('case').open`
	run(t, ctx, chromedp.Focus("#failures"))
	press(t, ctx, "Home")
	press(t, ctx, "ArrowDown")
	expect(t, ctx, `document.querySelector('.failure[aria-selected=true] .id').textContent`, wrong)
	press(t, ctx, "Enter")
	expect(t, ctx, open, "true")
	expect(t, ctx, `document.getElementById('case-title').textContent`, wrong)
	expect(t, ctx, `document.getElementById('command').textContent`, "spvc conform --device='tester' --case='"+wrong+"'")
	expect(t, ctx, `document.querySelector('#result p').textContent`, "b[1][0]: expected 0x20, driver read 0x18 </script><b>")
	expect(t, ctx, `[...document.querySelectorAll('.actual-cell title')].map(e => e.textContent).join()`, "the device used these bytes for b[1][0]")
	expect(t, ctx, `document.querySelectorAll('.scalar-cell').length`, "13")
	press(t, ctx, "ArrowLeft")
	expect(t, ctx, `document.getElementById('case-title').textContent`, late)
	press(t, ctx, "Escape")
	becomes(t, ctx, "!"+open+` && document.activeElement.id === 'failures'`)
}
