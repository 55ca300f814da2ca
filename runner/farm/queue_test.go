package farm

import (
	"context"
	"flag"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/spvc/spvc/runner/conform"
)

var (
	queueWorkers = flag.Int("queue-workers", 8, "workers of TestQueue")
	queueCases   = flag.Int("queue-cases", 3000, "cases of TestQueue")
)

// serverVariable makes the test binary a server in a folder, at an address.
const serverVariable = "SPVC_TEST_FARM_SERVER"

func TestMain(m *testing.M) {
	if dir, address, ok := strings.Cut(os.Getenv(serverVariable), "@"); ok {
		s, err := Start(ServerOptions{Dir: dir, Listen: address, Lease: time.Minute})
		if err == nil {
			err = s.Wait(context.Background())
		}
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	flag.Parse()
	// The tests wait for leases rather than compute, so they wait together.
	if err := flag.Set("test.parallel", "24"); err != nil {
		panic(err)
	}
	os.Exit(m.Run())
}

// pacedDevice runs cases without a device, 16 in a third of a second.
type pacedDevice struct{}

// RunBatches implements Executor.
func (pacedDevice) RunBatches(ctx context.Context, work <-chan conform.Batch) error {
	for b := range work {
		if err := pause(ctx, time.Second/3); err != nil {
			return err
		}
		for i := range b.Cases {
			b.Done(i, &conform.Result{Verdict: conform.Pass, Attempts: 1})
		}
	}
	return ctx.Err()
}

// queueTest is a server in a process of its own.
type queueTest struct {
	t       *testing.T
	dir     string
	address string
	server  *exec.Cmd
}

func (q *queueTest) start() {
	q.server = exec.Command(os.Args[0])
	q.server.Env = append(os.Environ(), serverVariable+"="+q.dir+"@"+q.address)
	q.server.Stderr = os.Stderr
	if err := q.server.Start(); err != nil {
		q.t.Fatal(err)
	}
}

func (q *queueTest) kill() {
	q.server.Process.Kill()
	q.server.Wait()
}

// peak returns the most memory of the server in MiB.
func (q *queueTest) peak() int {
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", q.server.Process.Pid))
	if err != nil {
		q.t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(data), "VmHWM:")
	kb, err := strconv.Atoi(strings.Fields(rest)[0])
	if err != nil {
		q.t.Fatal(err)
	}
	return kb >> 10
}

// await waits until the server answers.
func (q *queueTest) await(url string) {
	for end := time.Now().Add(30 * time.Second); ; time.Sleep(50 * time.Millisecond) {
		if nc, err := Connect(url, "", ""); err == nil {
			c, err := NewClient(nc)
			if err == nil {
				_, err = c.Status(q.t.Context(), "")
			}
			if c.Close(); err == nil {
				return
			}
		}
		if time.Now().After(end) {
			q.t.Fatal("the server does not answer")
		}
	}
}

// done returns the number of results, n when the run is complete, or -1 while the server does not answer.
func (q *queueTest) done(c *Client, n int) int {
	st, err := c.Status(q.t.Context(), "")
	switch {
	case err != nil || len(st.Runs) == 0:
		return -1
	case st.Runs[0].State == Complete:
		return n
	}
	return min(st.Runs[0].Progress[0].Done, n-1)
}

// follow waits until n cases are done, and kills the server at a third of them. It returns the most memory of a server in MiB.
func (q *queueTest) follow(c *Client, n int) (peak int) {
	begin, last, killed, at := time.Now(), time.Now(), time.Time{}, 0
	back := false
	for k := 0; k < n; time.Sleep(200 * time.Millisecond) {
		k = q.done(c, n)
		peak = max(peak, q.peak())
		switch {
		case killed.IsZero() && k > n/3:
			killed, at = time.Now(), k
			q.kill()
			q.start()
		case !killed.IsZero() && !back && k > at+n/1000:
			back = true
			q.t.Logf("results arrive %s after the kill at %d cases", time.Since(killed).Round(time.Millisecond), at)
		}
		if time.Since(last) > 20*time.Second {
			last = time.Now()
			q.t.Logf("%s: %d cases, %d MiB", time.Since(begin).Round(time.Second), k, peak)
		}
	}
	return peak
}

// TestQueue has many workers that execute nothing, and a server that is killed once. It reports the rate of the queue, the
// memory of the server and the time after which results arrive again.
func TestQueue(t *testing.T) {
	t.Parallel()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	q := &queueTest{t: t, dir: t.TempDir(), address: l.Addr().String()}
	l.Close()
	q.start()
	defer func() { q.kill() }()
	url := "nats://" + q.address
	q.await(url)
	n := *queueCases
	begin := time.Now()
	c := submit(t, url, "r", n)
	t.Logf("%d cases submitted in %s", n, time.Since(begin).Round(time.Millisecond))
	ctx, cancel := context.WithCancel(t.Context())
	g := q.workers(ctx, url)
	begin = time.Now()
	peak := q.follow(c, n)
	took := time.Since(begin)
	t.Logf("%d workers: %d cases in %s, %.0f a second; the server had at most %d MiB", *queueWorkers, n, took.Round(time.Millisecond), float64(n)/took.Seconds(), peak)
	cancel()
	if err := g.Wait(); err != nil {
		t.Error(err)
	}
	st, err := c.Status(t.Context(), "")
	if err != nil {
		t.Fatal(err)
	}
	if p := st.Runs[0].Progress[0]; p.Done != n || p.Unexpected != 0 {
		t.Errorf("%+v", p)
	}
	if limit := 200 + *queueWorkers + n/10_000; peak > limit {
		t.Errorf("the server had %d MiB, more than %d", peak, limit)
	}
}

// workers starts the workers. Twenty share a connection.
func (q *queueTest) workers(ctx context.Context, url string) *errgroup.Group {
	g := new(errgroup.Group)
	homes := q.t.TempDir()
	for i := 0; i < *queueWorkers; i += 20 {
		nc, err := Connect(url, "", "")
		if err != nil {
			q.t.Fatal(err)
		}
		q.t.Cleanup(nc.Close)
		for k := i; k < min(i+20, *queueWorkers); k++ {
			name := "w" + strconv.Itoa(k)
			w, err := NewWorker(nc, WorkerOptions{
				Name: name, Home: filepath.Join(homes, name), Device: testCard(), Serves: func(string) bool { return true }, Jobs: 1,
				Open:  func(time.Duration) (Executor, error) { return pacedDevice{}, nil },
				parse: func(ids []string) ([]conform.Case, error) { return make([]conform.Case, len(ids)), nil },
			})
			if err != nil {
				q.t.Fatal(err)
			}
			g.Go(func() error { return w.Run(ctx) })
		}
	}
	return g
}
