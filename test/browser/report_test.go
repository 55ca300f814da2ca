// Package browser opens the pages that spvc writes in a browser.
package browser

import (
	"context"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"github.com/spvc/spvc/runner/conform"
)

// device is a device of the test's runs.
func device(version uint32) conform.DeviceCard {
	return conform.DeviceCard{
		Name: "Tester <b>1000</b>", Driver: "test", DriverInfo: fmt.Sprint("v", version), DriverVersion: version, API: "1.3.0",
		Features: []string{"shaderFloat64", "shaderInt16", "shaderInt64", "storageBuffer16BitAccess", "storageBuffer8BitAccess"},
	}
}

// wrong is the case that the test opens: the driver takes the stride of b for 8.
const wrong = "v1/StorageBuffer/std430/read/{i32;[4]v3f;f}"

// record writes a run of many cases to a folder. In run 0 wrong fails, and in run 1 it passes.
func record(t *testing.T, dir string, run int) *conform.Folder {
	t.Helper()
	ids := []string{wrong, "v1/Uniform/std140/copy/{f}", "v1/StorageBuffer/scalar/write/{v3f}"}
	for i := range 3000 {
		ids = append(ids, fmt.Sprintf("v1/PushConstant/std430/read/{[%d]f}", i+1))
	}
	f, err := conform.CreateFolder(dir, conform.RunInfo{Start: time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC), Device: device(uint32(run)), Version: "1"}, ids)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for i, id := range ids {
		r := &conform.Result{Attempts: 1, Seconds: float64(i%7) / 1000}
		switch {
		case i == 0 && run == 0:
			r = &conform.Result{
				Verdict: conform.WrongRead, Detail: "b[1][0]: expected 0x20, driver read 0x18 </script><b>", Attempts: 1, Seconds: 0.5, Wrong: 9, As: "ArrayStride 8 of b",
				Mismatches: []conform.Mismatch{{Path: "b[1][0]", Expected: 0x20, Actual: 0x18}, {Path: "b[3][2]", Expected: 0x48, Actual: -1}},
			}
		case i == 2:
			r = &conform.Result{Verdict: conform.Unsupported, Detail: "shaderFloat16", Attempts: 1}
		}
		if err := f.Add(conform.NewRecord(id, r, nil)); err != nil {
			t.Fatal(err)
		}
	}
	if run == 0 {
		packet := filepath.Join(dir, "packets", "0123456789ab")
		if err := os.MkdirAll(packet, 0o777); err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"report.txt", "case.mlir"} {
			if err := os.WriteFile(filepath.Join(packet, name), []byte("device:   x\ncase:     "+wrong+"\n"), 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
	return f
}

// browse opens a page of two runs in a browser of the width in pixels.
func browse(t *testing.T, width int64, dark bool) context.Context {
	t.Helper()
	dir := t.TempDir()
	data, err := conform.Page(dir, []*conform.Folder{record(t, filepath.Join(dir, "first"), 0), record(t, filepath.Join(dir, "second"), 1)})
	if err != nil {
		t.Fatal(err)
	}
	page := filepath.Join(dir, "page.html")
	if err := os.WriteFile(page, data, 0o666); err != nil {
		t.Fatal(err)
	}
	return visit(t, (&url.URL{Scheme: "file", Path: page}).String(), width, dark)
}

// visit opens a page in a browser of the width in pixels.
func visit(t *testing.T, page string, width int64, dark bool) context.Context {
	t.Helper()
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.NoSandbox)
	if dark {
		options = append(options, chromedp.Flag("blink-settings", "preferredColorScheme=0"))
	}
	ctx, stop := chromedp.NewExecAllocator(t.Context(), options...)
	t.Cleanup(stop)
	ctx, stop = chromedp.NewContext(ctx)
	t.Cleanup(stop)
	ctx, stop = context.WithTimeout(ctx, time.Minute)
	t.Cleanup(stop)
	run(t, ctx, chromedp.EmulateViewport(width, 900))
	run(t, ctx, chromedp.Navigate(page))
	return ctx
}

func run[T any](t *testing.T, ctx context.Context, a chromedp.Action[T]) T {
	t.Helper()
	v, err := chromedp.Run(ctx, a)
	if err != nil {
		_, file, line, _ := runtime.Caller(1)
		t.Fatalf("%s:%d: %v", filepath.Base(file), line, err)
	}
	return v
}

// eval evaluates an expression in the page.
func eval[T any](t *testing.T, ctx context.Context, expression string) T {
	t.Helper()
	return run(t, ctx, chromedp.Evaluate[T](expression))
}

// expect compares the text of an expression with what it must be.
func expect(t *testing.T, ctx context.Context, expression, want string) {
	t.Helper()
	if got := eval[string](t, ctx, "String("+expression+")"); got != want {
		t.Errorf("%s is %q, not %q", expression, got, want)
	}
}

const firstRow = `document.querySelector('#rows .row[aria-posinset="1"] .id').textContent`

// TestReport sorts, filters and opens a case of the page of two runs, at two widths, light and dark.
func TestReport(t *testing.T) {
	for _, c := range []struct {
		width int64
		dark  bool
	}{{375, false}, {375, true}, {1400, false}, {1400, true}} {
		t.Run(fmt.Sprintf("%d dark=%v", c.width, c.dark), func(t *testing.T) {
			ctx := browse(t, c.width, c.dark)
			filters(t, ctx)
			sorts(t, ctx)
			opens(t, ctx)
			fits(t, ctx, c.width)
			expect(t, ctx, `getComputedStyle(document.body).backgroundColor`, map[bool]string{false: "rgb(255, 255, 255)", true: "rgb(13, 17, 23)"}[c.dark])
		})
	}
}

// filters narrows the list down and clears the filters.
func filters(t *testing.T, ctx context.Context) {
	t.Helper()
	const count = `document.getElementById('count').textContent`
	choose := func(id, value string) {
		eval[bool](t, ctx, fmt.Sprintf(`(e => { e.value = %q; e.dispatchEvent(new Event('change')); return e.value === %q })(document.getElementById(%q))`, value, value, id))
	}
	expect(t, ctx, count, "3003 of 3003 cases")
	if n := eval[int](t, ctx, `document.querySelectorAll('.row').length`); n == 0 || n > 100 {
		t.Errorf("%d rows are in the page", n)
	}
	choose("verdict", "Fail")
	expect(t, ctx, count, "1 of 3003 cases")
	choose("verdict", "NotSupported")
	expect(t, ctx, firstRow, "v1/StorageBuffer/scalar/write/{v3f}")
	choose("verdict", "")
	choose("class", "Uniform")
	expect(t, ctx, count, "1 of 3003 cases")
	choose("class", "")
	run(t, ctx, chromedp.Click(`button[aria-label^="std430 StorageBuffer in first: 1 Fail"]`))
	expect(t, ctx, firstRow, wrong)
	expect(t, ctx, count, "1 of 3003 cases")
	choose("class", "")
	choose("probe", "copy")
	expect(t, ctx, count, "0 of 3003 cases")
	run(t, ctx, chromedp.Click("button[type=reset]", chromedp.NodeVisible))
	run(t, ctx, chromedp.Poll[bool](count+` === "3003 of 3003 cases"`))
	run(t, ctx, chromedp.Click("#differs"))
	expect(t, ctx, count, "1 of 3003 cases")
	run(t, ctx, chromedp.Click("#differs"))
	types(t, ctx, `\[7.\]f|0x18`)
	expect(t, ctx, count, "11 of 3003 cases")
	types(t, ctx, "(")
	expect(t, ctx, `document.getElementById('search-error').hidden`, "false")
	run(t, ctx, chromedp.Click("button[type=reset]"))
	run(t, ctx, chromedp.Poll[bool](count+` === "3003 of 3003 cases"`))
	expect(t, ctx, `document.getElementById('search-error').hidden`, "true")
}

// sorts sorts by each kind of column, both ways.
func sorts(t *testing.T, ctx context.Context) {
	t.Helper()
	for _, c := range [][2]string{
		{"id", "v1/PushConstant/std430/read/{[1000]f}"}, {"id", "v1/Uniform/std140/copy/{f}"}, {"run1", wrong}, {"run0", "v1/Uniform/std140/copy/{f}"},
		{"time", "v1/StorageBuffer/scalar/write/{v3f}"}, {"time", wrong},
	} {
		run(t, ctx, chromedp.Click("#heads [data-sort="+c[0]+"]"))
		expect(t, ctx, firstRow, c[1])
	}
	expect(t, ctx, `document.querySelector('#heads [aria-pressed=true]').textContent`, "seconds ▼")
}

// opens opens the failure by the keyboard, goes to the next case and back, and closes it.
func opens(t *testing.T, ctx context.Context) {
	t.Helper()
	const title, open = `document.getElementById('case-title').textContent`, `document.getElementById('case').open`
	run(t, ctx, chromedp.Focus("#list"))
	for _, key := range []string{"End", "Home", "ArrowDown", "ArrowUp"} {
		press(t, ctx, key)
	}
	press(t, ctx, "Enter")
	expect(t, ctx, open, "true")
	expect(t, ctx, title, wrong)
	expect(t, ctx, `document.getElementById('command').textContent`, "spvc conform --case='"+wrong+"'")
	expect(t, ctx, `[...document.querySelectorAll('#results h3')].map(e => e.textContent).join()`, "first: Fail (unexpected),second: Pass")
	expect(t, ctx, `document.querySelector('.diagnosis').textContent`, "b[1][0]: expected 0x20, driver read 0x18 </script><b>")
	expect(t, ctx, `[...document.querySelectorAll('.mismatches td')].map(e => e.textContent).join()`, "b[1][0],0x20,0x18,b[3][2],0x48,nowhere in the block")
	expect(t, ctx, `document.querySelectorAll('.scalar-cell').length`, "12")
	expect(t, ctx, `[...document.querySelectorAll('.expected-cell title')].map(e => e.textContent).join()`,
		"b[1][0]: f32 at 0x20; the device used 0x18,b[3][2]: f32 at 0x48; the device used nowhere in the block")
	expect(t, ctx, `[...document.querySelectorAll('.actual-cell title')].map(e => e.textContent).join()`, "the device used these bytes for b[1][0]")
	expect(t, ctx, `[...document.querySelectorAll('.files a')].map(e => e.getAttribute('href')).join()`, "first/packets/0123456789ab/report.txt,first/packets/0123456789ab/case.mlir")
	expect(t, ctx, `decodeURIComponent(location.hash)`, "#"+wrong)
	press(t, ctx, "ArrowRight")
	if got := eval[string](t, ctx, title); got == wrong || !strings.HasPrefix(got, "v1/PushConstant/") {
		t.Errorf("the next case is %s", got)
	}
	press(t, ctx, "ArrowLeft")
	expect(t, ctx, title, wrong)
	press(t, ctx, "Escape")
	run(t, ctx, chromedp.Poll[bool]("!"+open+` && location.hash === '' && document.activeElement.id === 'list'`))
	eval[bool](t, ctx, fmt.Sprintf(`(location.hash = encodeURIComponent(%q)) !== ''`, wrong))
	run(t, ctx, chromedp.Reload())
	run(t, ctx, chromedp.Poll[bool](open+" && "+title+fmt.Sprintf(" === %q", wrong)))
}

// types writes into the search.
func types(t *testing.T, ctx context.Context, text string) {
	t.Helper()
	run(t, ctx, chromedp.Focus("#search"))
	run(t, ctx, chromedp.KeyEvent(text))
}

// press presses and releases a key.
func press(t *testing.T, ctx context.Context, key string) {
	t.Helper()
	keys := map[string]string{
		"End": kb.End, "Home": kb.Home, "ArrowDown": kb.ArrowDown, "ArrowUp": kb.ArrowUp, "ArrowLeft": kb.ArrowLeft, "ArrowRight": kb.ArrowRight,
		"Enter": kb.Enter, "Escape": kb.Escape,
	}
	run(t, ctx, chromedp.KeyEvent(keys[key]))
}

// fits reports parts of the page that reach beyond the window.
func fits(t *testing.T, ctx context.Context, width int64) {
	t.Helper()
	if got := eval[int64](t, ctx, `document.documentElement.scrollWidth`); got > width {
		t.Errorf("the page is %d pixels wide in a window of %d", got, width)
	}
	if got := eval[float64](t, ctx, `document.getElementById('case').getBoundingClientRect().width`); got > float64(width) {
		t.Errorf("the case is %v pixels wide in a window of %d", got, width)
	}
}
