//go:build linux && cgo

package farm

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	farmcli "github.com/spvc/spvc/cmd/spvc-farm/cli"
	"github.com/spvc/spvc/cmd/spvc/cli"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/test/cut"
	"github.com/spvc/spvc/test/drivers"
)

var full = flag.Bool("full", false, "20,000 results, with 12 kills and one at least every 10 seconds")

// programVariable makes the test binary one of the programs. Its value is the name.
const programVariable = "SPVC_TEST_PROGRAM"

func TestMain(m *testing.M) {
	switch os.Getenv(programVariable) {
	case "spvc":
		cli.Main(tool.DefaultSetup)
	case "spvc-farm":
		farmcli.Main()
	}
	os.Exit(m.Run())
}

// program returns a command of one of the programs.
func program(name string, args ...string) *exec.Cmd {
	cmd := exec.Command(os.Args[0], args...)
	cmd.Env = append(os.Environ(), programVariable+"="+name)
	return cmd
}

// liar returns the environment of a board whose driver lies: members of some blocks are elsewhere.
func liar(t *testing.T) []string {
	t.Helper()
	folder, source := t.TempDir(), filepath.Join("..", "drivers", "liar")
	if out, err := exec.Command("gcc", "-shared", "-fPIC", "-O1", "-o", filepath.Join(folder, "libliar.so"), filepath.Join(source, "liar.c")).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	manifest, err := os.ReadFile(filepath.Join(source, "liar.json"))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "liar.json"), manifest, 0o666); err != nil {
		t.Fatal(err)
	}
	driver, err := drivers.Manifest()
	if err != nil {
		t.Fatal(err)
	}
	return []string{"VK_DRIVER_FILES=" + driver, "VK_LAYER_PATH=" + folder, "VK_INSTANCE_LAYERS=VK_LAYER_SPVC_liar", "SPVC_LIAR=offset", "SPVC_LIAR_DIR=" + folder}
}

// caseList writes a list of the cases that flags select, and of 100 cases about which the driver of liar lies.
func caseList(t testing.TB, flags ...string) string {
	t.Helper()
	list, err := program("spvc-farm", append([]string{"submit", "--list"}, flags...)...).Output()
	if err != nil {
		t.Fatal(err)
	}
	for n := range 100 {
		list = fmt.Appendf(list, "v1/StorageBuffer/std140/read/{f;[%d]s32}\n", n+2)
	}
	name := filepath.Join(t.TempDir(), "cases.txt")
	if err := os.WriteFile(name, list, 0o666); err != nil {
		t.Fatal(err)
	}
	return "--caselist=" + name
}

// TestCampaign disturbs a campaign on four boards: workers and the server are killed, and a network is cut. Each case has the
// verdict of an undisturbed run, and none that was finished ran again.
func TestCampaign(t *testing.T) {
	t.Parallel()
	// The lease is longer than a process needs to start on a busy machine.
	p := Plan{
		Program: program, Dir: t.TempDir(), Lease: 15 * time.Second, Kills: 6, ServerKills: 2, Cut: 1500 * time.Millisecond, Limit: 2 * time.Minute, Log: t.Logf,
		Boards: []Board{{Name: "a", Device: "reference"}, {Name: "b", Device: "reference"}, {Name: "c", Device: "reference"}, {Name: "liar", Device: drivers.SwiftShader, Env: liar(t)}},
	}
	memory := int64(256 << 10)
	if *full {
		p.Kills, p.Kill, p.Cut, p.Limit, memory = 12, 10*time.Second, 4*time.Second, 15*time.Minute, 512<<10
		p.Cases = []string{caseList(t, "--types=default", "--cases=9900")}
	} else {
		p.Cases = []string{caseList(t, "--types=systematic,20", "--options=all", "--probes=read,write,size", "--cases=900")}
	}
	out, err := Run(t.Context(), p)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d cases in %s, of which %d failed; %d workers and %d servers killed; %d duplicates; at most %d MiB", out.Cases, out.Took.Round(time.Second), out.Failed, out.Killed, out.Servers, out.Duplicates, out.PeakKB>>10)
	for i, d := range out.Different {
		if i < 10 {
			t.Error(d)
		}
	}
	if out.Twice != 0 || out.Failed == 0 || out.PeakKB > memory || out.Killed < 4 || out.Servers != 2 {
		t.Errorf("%+v", out)
	}
}

// TestAlive has a worker that ends by itself.
func TestAlive(t *testing.T) {
	t.Parallel()
	c := &chaos{Plan: Plan{Dir: t.TempDir(), Boards: []Board{{Name: "a"}}, Program: func(string, ...string) *exec.Cmd {
		return exec.Command("sh", "-c", "read line; echo gone; exit 3")
	}}, workers: make([]*process, 1)}
	var err error
	if c.proxy, err = cut.New("127.0.0.1:1"); err != nil {
		t.Fatal(err)
	}
	defer c.proxy.Close()
	if err := c.work(0); err != nil {
		t.Fatal(err)
	}
	<-c.workers[0].ended
	if err := c.alive(); err == nil || !strings.Contains(err.Error(), "(exit status 3): gone") {
		t.Error(err)
	}
}

// BenchmarkScaling compares the time that two workers with one core each take with that of one, on a machine that does nothing
// else.
func BenchmarkScaling(b *testing.B) {
	list := caseList(b, "--types=default", "--cases=60000")
	boards := []Board{{Name: "a", Device: "reference", CPU: "0"}, {Name: "b", Device: "reference", CPU: "1"}}
	for b.Loop() {
		var took [2]time.Duration
		for i := range took {
			out, err := Run(b.Context(), Plan{
				Program: program, Dir: b.TempDir(), Cases: []string{list}, Boards: boards[:i+1], Lease: time.Minute, Measure: true, Limit: 10 * time.Minute, Log: b.Logf,
			})
			if err != nil {
				b.Fatal(err)
			}
			took[i] = out.Took
		}
		b.Logf("one worker: %s, two: %s", took[0].Round(time.Millisecond), took[1].Round(time.Millisecond))
		b.ReportMetric(took[0].Seconds()/took[1].Seconds(), "times-one")
	}
}
