// Package cli is the command line of spvc-farm: one file per subcommand, flags and printing only.
package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"sync/atomic"
	"syscall"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/spvc/spvc/internal/campaign"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/internal/visible"
	"github.com/spvc/spvc/runner/farm"
)

// Main runs the command with the arguments of the process and exits with its code. The first signal ends the context of
// the command, the second one the process.
func Main() {
	ctx, cancel := context.WithCancel(context.Background())
	var caught atomic.Int32
	tool.OnSignal(func(s syscall.Signal) {
		caught.Store(int32(s))
		cancel()
	})
	code := run(ctx, os.Args[1:], os.Stdout, os.Stderr)
	if s := caught.Load(); s != 0 && code != tool.ExitOK {
		code = tool.ExitSignal + int(s)
	}
	os.Exit(code)
}

// exitCode is the error of a subcommand that has already reported its errors.
type exitCode int

func (e exitCode) Error() string { return fmt.Sprintf("exit code %d", int(e)) }

// operational is an error that is no wrong usage, with the exit code.
type operational struct {
	error
	code int
}

func (o *operational) Unwrap() error { return o.error }

// failure returns err as one that the exit code 1 reports.
func failure(err error) error {
	if err == nil {
		return nil
	}
	return &operational{err, tool.ExitFailed}
}

// noDevice returns err as one that the exit code 3 reports.
func noDevice(err error) error { return &operational{err, tool.ExitNoDevice} }

// run executes the command and returns its exit code.
func run(ctx context.Context, args []string, out, errs io.Writer) int {
	root := rootCommand()
	root.SetArgs(args)
	root.SetOut(out)
	root.SetErr(errs)
	err := root.ExecuteContext(ctx)
	var code exitCode
	var op *operational
	switch {
	case err == nil:
		return tool.ExitOK
	case errors.As(err, &code):
		return int(code)
	}
	fmt.Fprintf(errs, "spvc-farm: %s\n", visible.String(err.Error()))
	if errors.As(err, &op) {
		return op.code
	}
	return tool.ExitUsage
}

func rootCommand() *cobra.Command {
	root := &cobra.Command{
		Use:   "spvc-farm",
		Short: "Run the cases of spvc conform on many machines",
		Long: `spvc-farm runs the cases of spvc conform on many boards. A server keeps the queue and the results,
a worker on each board runs cases, and clients submit runs and watch them.

Exit codes: 0 ok, 1 the server or a check failed, 2 usage, 3 no device or driver, 130 interrupted (Ctrl-C), 143
terminated (SIGTERM). After a signal, serve and work end in order, with 0.`,
		SilenceErrors: true, SilenceUsage: true,
		Version: tool.Version(),
	}
	root.AddCommand(serveCommand(), workCommand(), submitCommand(), statusCommand(), cancelCommand(), removeCommand(), reportCommand(), historyCommand(), campaign.WorkerCommand(noDevice, failure),
		campaign.DriverFailure{Program: "spvc-farm", Stderr: func() io.Writer { return visible.Writer(os.Stderr) }, Failed: failure, Ended: exitCode(tool.ExitNoDevice)}.Command())
	return root
}

// serverFlags are the flags of commands that connect to a server.
type serverFlags struct{ url, creds, ca string }

func (f *serverFlags) register(fs *pflag.FlagSet) {
	fs.StringVar(&f.url, "server", "nats://127.0.0.1:4222", "URL of the server; it may have a user and a password")
	fs.StringVar(&f.creds, "creds", "", "`file` with the credentials of a user of NATS")
	fs.StringVar(&f.ca, "tls-ca", "", "`file` with the certificates that sign the server's")
}

// client connects to the server.
func (f *serverFlags) client() (*farm.Client, error) {
	nc, err := farm.Connect(f.url, f.creds, f.ca)
	if err != nil {
		return nil, failure(err)
	}
	return farm.NewClient(nc)
}
