package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"path/filepath"
	"time"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc/runner/farm"
	"github.com/spvc/spvc/runner/farmpage"
	"github.com/spvc/spvc/runner/history"
)

func serveCommand() *cobra.Command {
	var o farm.ServerOptions
	var reserve int64
	var page string
	cmd := &cobra.Command{
		Use:   "serve --out DIR",
		Short: "Keep the queue of runs and collect their results",
		Long: `Serve keeps runs and their cases, hands out cases to workers and writes the results. DIR/runs/RUN/DEVICE is a folder
as that of spvc conform --out for each device of each run, which spvc conform report, compare and merge read. The state is
on the disk: a server that is killed goes on when it starts again with the same folder. Runs that end go to DIR/history.db, see spvc-farm history.

Without --nats, the server has an embedded NATS server. --nats-config is a configuration file of NATS for it, with TLS, users
and accounts. --http serves a page that shows runs, boards and failures while they go on, to everybody who reaches the address.`,
		Example: "  spvc-farm serve --out=farm --listen=0.0.0.0:4222 --http=localhost:8080\n  spvc-farm serve --out=farm --nats-config=nats.conf\n  spvc-farm serve --out=farm --nats=tls://nats.example.com --creds=farm.creds",
		Args:    cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			switch {
			case o.Dir == "":
				return errors.New("serve needs --out=DIR")
			case o.Lease < time.Second:
				return fmt.Errorf("--lease=%s: a lease lasts at least 1s", o.Lease)
			case reserve < 0 || o.Keep < 0:
				return errors.New("--reserve and --keep must not be negative")
			case o.URL == "" && o.CA != "":
				return errors.New("--tls-ca is for --nats; the embedded server has its certificates by --nats-config")
			case o.URL != "" && (o.Config != "" || cmd.Flags().Changed("listen")):
				return errors.New("--listen and --nats-config are for the embedded server; --nats joins another")
			}
			if o.Config != "" && !cmd.Flags().Changed("listen") {
				o.Listen = ""
			}
			o.Reserve = reserve << 20
			o.Ended = func(run, folder, dir string) error { return remember(cmd.Context(), o.Dir, run+"-"+folder, dir) }
			s, err := farm.Start(o)
			if err != nil {
				return failure(err)
			}
			fmt.Fprintf(cmd.OutOrStdout(), "serving %s at %s\n", o.Dir, s.URL())
			closePage, err := servePage(cmd.OutOrStdout(), page, s)
			if err != nil {
				return failure(errors.Join(err, s.Close()))
			}
			return failure(errors.Join(s.Wait(cmd.Context()), closePage(), s.Close()))
		},
	}
	fs := cmd.Flags()
	fs.StringVar(&o.Dir, "out", "", "folder for the state and the results")
	fs.StringVar(&o.Listen, "listen", "127.0.0.1:4222", "address of the embedded server; the port 0 is a free one")
	fs.StringVar(&page, "http", "", "`address` of the page, such as localhost:8080 (default: no page); the port 0 is a free one")
	fs.StringVar(&o.Config, "nats-config", "", "configuration `file` of NATS for the embedded server: TLS, users, accounts")
	fs.StringVar(&o.Account, "account", "", "account of --nats-config that has the streams (default: the global account)")
	fs.StringVar(&o.URL, "nats", "", "`URL` of a NATS server with JetStream to use in place of the embedded one")
	fs.StringVar(&o.Creds, "creds", "", "`file` with the credentials of a user of NATS")
	fs.StringVar(&o.CA, "tls-ca", "", "`file` with the certificates that sign those of --nats")
	fs.DurationVar(&o.Lease, "lease", time.Minute, "time after which the cases of a silent worker go to others")
	fs.IntVar(&o.Keep, "keep", 0, "`number` of ended runs beyond which the oldest are removed, as by spvc-farm remove (default: none are)")
	fs.Int64Var(&reserve, "reserve", 256, "free space in MiB on the disk below which no work is handed out")
	return cmd
}

// servePage serves the page of the server at an address, if there is one, and says where. It returns a function that ends it.
func servePage(out io.Writer, address string, s *farm.Server) (end func() error, err error) {
	if address == "" {
		return func() error { return nil }, nil
	}
	l, err := net.Listen("tcp", address)
	if err != nil {
		return nil, fmt.Errorf("--http: %w", err)
	}
	h := &http.Server{Handler: farmpage.Handler(s), ReadHeaderTimeout: 10 * time.Second, IdleTimeout: time.Minute}
	ended := make(chan error, 1)
	go func() { ended <- h.Serve(l) }()
	fmt.Fprintf(out, "page at http://%s/\n", l.Addr())
	return func() error {
		// Pages hold their connections open, so an orderly end would wait for them.
		err := h.Close()
		if served := <-ended; !errors.Is(served, http.ErrServerClosed) {
			err = errors.Join(err, served)
		}
		return err
	}, nil
}

// remember adds the results of a run that ended to the history of the server.
func remember(ctx context.Context, server, name, dir string) error {
	d, err := history.Open(filepath.Join(server, "history.db"))
	if err != nil {
		return err
	}
	_, _, err = d.Add(ctx, dir, name)
	return errors.Join(err, d.Close())
}
