// Package farm runs a campaign of spvc-farm while workers and the server are killed and a network is cut, and compares it with
// an undisturbed run of spvc conform.
package farm

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/spvc/spvc/runner/conform"
	"github.com/spvc/spvc/runner/farm"
	"github.com/spvc/spvc/test/cut"
)

// Plan says what to run and what to disturb.
type Plan struct {
	// Program returns a command of spvc-farm or spvc. Dir is a folder for everything.
	Program func(name string, args ...string) *exec.Cmd
	Dir     string
	// Cases are the flags of submit that select cases.
	Cases []string
	// Boards are the workers.
	Boards []Board
	// Lease is the lease of the server. Workers are killed in turns: Kills of them spread over the results, and in any case
	// one after each time of Kill, if that is not 0. ServerKills is the number of kills of the server, and Cut the time for
	// which the network of the first board is cut once.
	Lease, Kill time.Duration
	Kills       int
	ServerKills int
	Cut         time.Duration
	// Measure ends the campaign with its time, without the undisturbed run.
	Measure bool
	// Limit bounds the time of the campaign.
	Limit time.Duration
	// Log takes lines about what happens.
	Log func(format string, args ...any)
}

// Board is a worker of a plan.
type Board struct {
	Name, Device string
	Env          []string
	// CPU is the number of the only processor of the worker and of its processes, or empty.
	CPU string
}

// Outcome is what a campaign came to.
type Outcome struct {
	// Cases is the number of results, and Failed that of cases which failed.
	Cases, Failed int
	// Twice is the number of cases that the journals of workers have more than once, and Duplicates the number of results
	// that the server dropped.
	Twice, Duplicates int
	// Killed counts the workers and servers that were killed. PeakKB is the most memory of a server in KiB.
	Killed, Servers int
	PeakKB          int64
	// Took is the time from the first result to the last.
	Took time.Duration
	// Different are the cases whose verdicts differ from those of the undisturbed runs.
	Different []string
}

// chaos is a campaign at work.
type chaos struct {
	Plan
	url, addr string
	server    *exec.Cmd
	workers   []*process
	proxy     *cut.Proxy
	client    *farm.Client
	out       Outcome
	// progress is the share of cases that have results, first the time when some had, and last that when all had.
	progress    float64
	first, last time.Time
}

// process is a worker that runs.
type process struct {
	*exec.Cmd
	ended chan struct{} // closed when it has ended
}

// Run runs a plan.
func Run(ctx context.Context, p Plan) (*Outcome, error) {
	ctx, cancel := context.WithTimeout(ctx, p.Limit)
	defer cancel()
	c := &chaos{Plan: p, workers: make([]*process, len(p.Boards))}
	defer c.stop()
	if err := c.start(ctx); err != nil {
		return nil, err
	}
	if err := c.disturb(ctx); err != nil {
		return nil, err
	}
	if c.out.Took = c.last.Sub(c.first); c.Measure {
		return &c.out, nil
	}
	if err := c.compare(); err != nil {
		return nil, err
	}
	return &c.out, c.journals()
}

// start starts the server, submits the run and starts the workers.
func (c *chaos) start(ctx context.Context) error {
	// The port stays the same when the server starts again.
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	c.addr = l.Addr().String()
	l.Close()
	c.url = "nats://" + c.addr
	if err := c.serve(ctx); err != nil {
		return err
	}
	var devices []string
	for _, b := range c.Boards {
		if !strings.Contains(","+strings.Join(devices, ",")+",", ","+b.Device+",") {
			devices = append(devices, b.Device)
		}
	}
	args := append([]string{"submit", "--server=" + c.url, "--name=chaos", "--timeout=60s", "--device=" + strings.Join(devices, ",")}, c.Cases...)
	if out, err := c.Program("spvc-farm", args...).CombinedOutput(); err != nil {
		return fmt.Errorf("submit: %w: %s", err, out)
	}
	if c.proxy, err = cut.New(c.addr); err != nil {
		return err
	}
	for i := range c.Boards {
		if err := c.work(i); err != nil {
			return err
		}
	}
	nc, err := farm.Connect(c.url, "", "")
	if err != nil {
		return err
	}
	c.client, err = farm.NewClient(nc)
	return err
}

// serve starts the server and waits until it listens.
func (c *chaos) serve(ctx context.Context) error {
	c.server = c.Program("spvc-farm", "serve", "--out="+filepath.Join(c.Dir, "server"), "--listen="+c.addr, "--lease="+c.Lease.String())
	c.server.Stderr = os.Stderr
	out, err := c.server.StdoutPipe()
	if err != nil {
		return err
	}
	if err := c.server.Start(); err != nil {
		return err
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		return fmt.Errorf("the server says %q: %w", line, err)
	}
	return ctx.Err()
}

// home returns the folder of a worker.
func (c *chaos) home(i int) string { return filepath.Join(c.Dir, "board-"+c.Boards[i].Name) }

// work starts a worker. The first one reaches the server through the proxy.
func (c *chaos) work(i int) error {
	url := c.url
	if i == 0 {
		url = "nats://" + c.proxy.Address()
	}
	b := &c.Boards[i]
	log, err := os.OpenFile(c.log(i), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o666)
	if err != nil {
		return err
	}
	defer log.Close()
	cmd := c.Program("spvc-farm", "work", "--server="+url, "--device="+b.Device, "--home="+c.home(i), "--name="+b.Name, "--jobs=1", "--keep-journals")
	cmd.Env = append(append(cmd.Env, "GOMAXPROCS=1"), b.Env...)
	if b.CPU != "" {
		program := cmd.Path
		if cmd.Path, err = exec.LookPath("taskset"); err != nil {
			return err
		}
		cmd.Args = append([]string{"taskset", "--cpu-list", b.CPU, program}, cmd.Args[1:]...)
	}
	cmd.Stdout, cmd.Stderr = log, log
	if err := cmd.Start(); err != nil {
		return err
	}
	w := &process{cmd, make(chan struct{})}
	c.workers[i] = w
	go func() {
		defer close(w.ended)
		cmd.Wait()
	}()
	return nil
}

// alive returns an error if a worker has ended by itself.
func (c *chaos) alive() error {
	for i, w := range c.workers {
		select {
		case <-w.ended:
			text, err := os.ReadFile(c.log(i))
			return errors.Join(fmt.Errorf("the worker %s ended by itself (%s): %s", c.Boards[i].Name, w.ProcessState, text[max(0, len(text)-500):]), err)
		default:
		}
	}
	return nil
}

// log returns the name of the file with the words of a worker.
func (c *chaos) log(i int) string { return filepath.Join(c.Dir, c.Boards[i].Name+".log") }

// disturb kills workers and the server and cuts the network, until the run is complete.
func (c *chaos) disturb(ctx context.Context) error {
	begin, next := time.Now(), 0
	isCut, healed := c.Cut == 0, c.Cut == 0
	var since time.Time // when the network was cut
	for kill := begin.Add(c.Kill); ; {
		select {
		case <-ctx.Done():
			return fmt.Errorf("the run does not end: %w", ctx.Err())
		case <-time.After(c.pause()):
		}
		c.watchMemory()
		if done, err := c.complete(ctx); err != nil {
			return err
		} else if done {
			return nil
		}
		if err := c.alive(); err != nil {
			return err
		}
		now := time.Now()
		switch {
		case !isCut && now.Sub(begin) > c.Kill/2 && c.progress > 0:
			isCut, since = true, now
			c.proxy.Cut(true)
			c.Log("the network of %s is cut", c.Boards[0].Name)
		case isCut && !healed && now.Sub(since) > c.Cut:
			healed = true
			c.proxy.Cut(false)
			c.Log("the network of %s is back", c.Boards[0].Name)
		case c.Kill > 0 && now.After(kill), next < c.Kills && c.progress*float64(c.Kills+1) > float64(next+1):
			kill = now.Add(c.Kill)
			if err := c.kill(ctx, next); err != nil {
				return err
			}
			next++
		}
	}
}

// pause returns the time until the next look at the run. The server works for each, so there are few while a campaign is measured,
// until the end is near.
func (c *chaos) pause() time.Duration {
	if c.Measure && c.progress > 0 && c.progress < 0.95 {
		return time.Second
	}
	return 100 * time.Millisecond
}

// kill kills a worker, in turns, and after every second one the server, and starts what it killed.
func (c *chaos) kill(ctx context.Context, n int) error {
	i := n % len(c.workers)
	c.workers[i].end()
	c.out.Killed++
	c.Log("killed %s", c.Boards[i].Name)
	if err := c.work(i); err != nil {
		return err
	}
	if n%2 == 1 && c.out.Servers < c.ServerKills {
		c.endServer()
		c.out.Servers++
		c.Log("killed the server")
		return c.serve(ctx)
	}
	return nil
}

// end kills a worker.
func (p *process) end() {
	if p != nil {
		p.Process.Kill()
		<-p.ended
	}
}

// endServer kills the server.
func (c *chaos) endServer() {
	if c.server != nil && c.server.Process != nil {
		c.server.Process.Kill()
		c.server.Wait()
	}
}

// stop ends all processes.
func (c *chaos) stop() {
	if c.client != nil {
		c.client.Close()
	}
	for _, w := range c.workers {
		w.end()
	}
	c.endServer()
	if c.proxy != nil {
		c.proxy.Close()
	}
}

// complete reports whether the run is complete.
func (c *chaos) complete(ctx context.Context) (bool, error) {
	s, err := c.client.Status(ctx, "")
	if err != nil || len(s.Runs) == 0 {
		return false, nil // the server starts
	}
	r := &s.Runs[0]
	c.out.Duplicates = 0
	done := 0
	for i := range r.Progress {
		c.out.Duplicates += r.Progress[i].Duplicates
		done += r.Progress[i].Done
		for _, x := range r.Progress[i].Refused {
			return false, fmt.Errorf("the board %s is refused: %s", x.Board, x.Why)
		}
	}
	c.progress = float64(done) / float64(r.Cases*len(r.Progress))
	if c.first.IsZero() && done > 0 {
		c.first = time.Now()
	}
	if c.last.IsZero() && c.progress == 1 {
		c.last = time.Now()
	}
	return r.State == farm.Complete, nil
}

// watchMemory notes the peak of the server's memory.
func (c *chaos) watchMemory() {
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", c.server.Process.Pid))
	if err != nil {
		return
	}
	for line := range bytes.Lines(data) {
		var kb int64
		if n, _ := fmt.Sscanf(string(line), "VmHWM: %d kB", &kb); n == 1 {
			c.out.PeakKB = max(c.out.PeakKB, kb)
		}
	}
}

// compare runs the same cases without farm, and compares the verdicts.
func (c *chaos) compare() error {
	seen := map[string]bool{}
	for i := range c.Boards {
		b := &c.Boards[i]
		if seen[b.Device] {
			continue
		}
		seen[b.Device] = true
		lanes, err := filepath.Glob(filepath.Join(c.Dir, "server", "runs", "chaos", "*", "run.json"))
		if err != nil {
			return err
		}
		for _, name := range lanes {
			f, err := conform.ReadFolder(filepath.Dir(name))
			if err != nil {
				return err
			}
			if f.Info.Selector == b.Device {
				if err := c.compareLane(f, b); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// compareLane compares the results of a device with those of spvc conform.
func (c *chaos) compareLane(f *conform.Folder, b *Board) error {
	alone := filepath.Join(c.Dir, "alone-"+b.Name)
	cmd := c.Program("spvc", "conform", "--caselist="+filepath.Join(f.Dir, "caselist.txt"), "--device="+b.Device, "--out="+alone, "--jobs=2", "--timeout=60s")
	cmd.Env = append(cmd.Env, b.Env...)
	var failed *exec.ExitError
	if out, err := cmd.CombinedOutput(); err != nil && !(errors.As(err, &failed) && failed.ExitCode() == 1) {
		return fmt.Errorf("spvc conform: %w: %s", err, out)
	}
	want, err := conform.ReadFolder(alone)
	if err != nil {
		return err
	}
	verdicts := map[string]conform.Status{}
	for i := range want.Records {
		verdicts[want.Records[i].ID] = want.Records[i].Verdict
	}
	if len(f.Records) != len(want.Records) {
		return fmt.Errorf("%s: %d results, not %d", f.Dir, len(f.Records), len(want.Records))
	}
	for i := range f.Records {
		r := &f.Records[i]
		if r.Unexpected {
			c.out.Failed++
		}
		if verdicts[r.ID] != r.Verdict {
			c.out.Different = append(c.out.Different, fmt.Sprintf("%s on %s: %s, not %s (%s)", r.ID, b.Device, r.Verdict, verdicts[r.ID], r.Diagnosis))
		}
	}
	c.out.Cases += len(f.Records)
	return nil
}

// journals counts the cases that workers finished more than once.
func (c *chaos) journals() error {
	ran := map[string][]string{} // the boards by case
	for i := range c.Boards {
		names, err := filepath.Glob(filepath.Join(c.home(i), "journal", "*.jsonl"))
		if err != nil {
			return err
		}
		for _, name := range names {
			data, err := os.ReadFile(name)
			if err != nil {
				return err
			}
			for line := range bytes.Lines(data) {
				var x struct {
					Index  *int            `json:"i"`
					Result json.RawMessage `json:"r"`
				}
				if json.Unmarshal(line, &x) == nil && x.Index != nil {
					id := fmt.Sprint(filepath.Base(name), " ", *x.Index)
					ran[id] = append(ran[id], c.Boards[i].Name)
				}
			}
		}
	}
	if len(ran) != c.out.Cases {
		return fmt.Errorf("the journals have %d cases, the results %d", len(ran), c.out.Cases)
	}
	for id, boards := range ran {
		if len(boards) > 1 && c.out.Twice < 10 {
			c.Log("the case %s ran on %s", id, boards)
		}
		c.out.Twice += len(boards) - 1
	}
	return nil
}
