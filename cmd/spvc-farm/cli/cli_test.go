package cli

import (
	"bytes"
	"context"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/runner/conform"
	"github.com/spvc/spvc/runner/farm"
)

// TestExitCodes has commands that fail, with their exit codes and what they say.
func TestExitCodes(t *testing.T) {
	t.Parallel()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	closed := "--server=nats://" + l.Addr().String()
	l.Close()
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct {
		args string
		code int
		want string
	}{
		{"serve", tool.ExitUsage, "needs --out=DIR"},
		{"serve --out=x --lease=1ms", tool.ExitUsage, "a lease lasts at least 1s"},
		{"serve --out=x --reserve=-1", tool.ExitUsage, "must not be negative"},
		{"serve --out=x --keep=-1", tool.ExitUsage, "must not be negative"},
		{"serve --out=x --tls-ca=y", tool.ExitUsage, "--tls-ca is for --nats"},
		{"serve --out=x --nats=nats://h --listen=:1", tool.ExitUsage, "--nats joins another"},
		{"serve --out=" + file, tool.ExitFailed, "not a directory"},
		{"serve --out=" + t.TempDir() + " --listen=nowhere", tool.ExitFailed, "missing port"},
		{"serve --out=" + t.TempDir() + " --listen=127.0.0.1:70000", tool.ExitFailed, "has no port"},
		{"serve --out=" + t.TempDir() + " --nats-config=" + file + ".no", tool.ExitFailed, "no such file"},
		{"status " + closed, tool.ExitFailed, "no servers available"},
		{"status " + closed + " --creds=" + file + ".no", tool.ExitFailed, "no such file"},
		{"cancel", tool.ExitUsage, "accepts 1 arg"},
		{"remove", tool.ExitUsage, "accepts 1 arg"},
		{"submit", tool.ExitUsage, "needs --device"},
		{"submit --device=x --types=0 --rules=none", tool.ExitUsage, "unknown rule set"},
		{"submit --device=x --baseline=" + file + ".no", tool.ExitUsage, "no such file"},
		{"work --load-limit=0s", tool.ExitUsage, "above 0"},
		{"work --device=no-such-device-anywhere", tool.ExitNoDevice, "no-such-device-anywhere"},
		{"work --device=reference --name=a/b --home=" + t.TempDir() + " --server=http://[::1", tool.ExitFailed, "missing ']'"},
	} {
		var out, errs bytes.Buffer
		code := run(t.Context(), strings.Fields(row.args), &out, &errs)
		if code != row.code || !strings.Contains(errs.String(), row.want) || out.Len() > 0 {
			t.Errorf("%s: exit code %d, not %d; %s%s", row.args, code, row.code, errs.String(), out.String())
		}
	}
}

// TestCommands submits a run to a server, and asks for its state, its end and its report.
func TestCommands(t *testing.T) {
	t.Parallel()
	s, err := farm.Start(farm.ServerOptions{Dir: t.TempDir(), Listen: "127.0.0.1:0", Lease: time.Minute})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	server := " --server=" + s.URL()
	limited, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	command := func(code int, args string) string {
		t.Helper()
		var out, errs bytes.Buffer
		if got := run(limited, strings.Fields(args), &out, &errs); got != code {
			t.Errorf("%s: exit code %d, not %d: %s", args, got, code, errs.String())
		}
		return out.String() + errs.String()
	}
	list := command(tool.ExitOK, "submit --list --types=2 --rules=std430 --classes=Uniform --probes=read")
	if strings.Count(list, "\n") != 2 {
		t.Errorf("--list prints %q", list)
	}
	flags := " --device=reference,REFERENCE --types=2 --rules=std430 --classes=Uniform --probes=read --name="
	if out := command(tool.ExitOK, "submit"+server+flags+"r"); out != "r\n" {
		t.Errorf("submit prints %q", out)
	}
	out := command(tool.ExitOK, "status r"+server)
	for _, want := range []string{"reference", "REFERENCE", "0", "2"} {
		if !strings.Contains(out, want) {
			t.Errorf("status lacks %s: %s", want, out)
		}
	}
	if out := command(tool.ExitUsage, "status x"+server); !strings.Contains(out, `no run "x"`) {
		t.Errorf("status of no run: %s", out)
	}
	if out := command(tool.ExitUsage, "submit"+server+flags+"a.b"); !strings.Contains(out, "1 to 64 letters") {
		t.Errorf("a wrong name: %s", out)
	}
	if out := command(tool.ExitFailed, "report r"+server); !strings.Contains(out, "no board") {
		t.Errorf("report without results: %s", out)
	}
	if out := command(tool.ExitFailed, "remove r"+server); !strings.Contains(out, "has not ended") {
		t.Errorf("remove of a run that goes on: %s", out)
	}
	command(tool.ExitOK, "cancel r"+server)
	if out := command(tool.ExitOK, "status r --watch --json"+server); !strings.Contains(out, `"state":"canceled"`) {
		t.Errorf("status after cancel: %s", out)
	}
	if out := command(tool.ExitFailed, "cancel x"+server); !strings.Contains(out, "no run") {
		t.Errorf("cancel of no run: %s", out)
	}
	command(tool.ExitOK, "remove r"+server)
	if out := command(tool.ExitUsage, "status r"+server); !strings.Contains(out, `no run "r"`) {
		t.Errorf("status after remove: %s", out)
	}
}

// TestLanes has selectors, and the folders of their results.
func TestLanes(t *testing.T) {
	t.Parallel()
	got := lanes([]string{"driver:radv", "driver radv", "llvmpipe", "*"})
	for i, want := range []string{"driver-radv", "driver-radv-2", "llvmpipe", "device"} {
		if got[i].Folder != want {
			t.Errorf("%s has the folder %s, not %s", got[i].Selector, got[i].Folder, want)
		}
	}
}

// TestReportFolder has the exit code of a report by the results.
func TestReportFolder(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		verdict    conform.Verdict
		unexpected bool
	}{{conform.Pass, false}, {conform.WrongRead, true}, {conform.Unsupported, true}} {
		dir := t.TempDir()
		id := "v1/Uniform/std140/read/{f}"
		f, err := conform.CreateFolder(dir, conform.RunInfo{}, []string{id})
		if err != nil {
			t.Fatal(err)
		}
		if err := f.Add(conform.NewRecord(id, &conform.Result{Verdict: row.verdict, Attempts: 1}, nil)); err != nil {
			t.Fatal(err)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		if unexpected, err := reportFolder(&out, dir, false, true); err != nil || unexpected != row.unexpected {
			t.Errorf("%s: %v, %v", row.verdict, unexpected, err)
		}
		if _, err := os.Stat(filepath.Join(dir, "junit.xml")); err != nil {
			t.Error(err)
		}
	}
}
