package farm

import (
	"crypto/rand"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"time"

	natsserver "github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
)

// startLimit bounds the time in which the embedded server starts. It reads its streams then.
const startLimit = 2 * time.Minute

// syncInterval is the time after which the embedded server writes its streams to the disk. What a process writes survives
// its end at once; the interval matters when a machine loses its power. The server then puts the cases whose results are
// lost into the queue again.
const syncInterval = 10 * time.Second

// Connect connects to a server. creds is a file with credentials and ca one with the certificates to trust, or empty. The
// connection comes back by itself when it is lost, and keeps nothing back meanwhile.
func Connect(url, creds, ca string, more ...nats.Option) (*nats.Conn, error) {
	options := []nats.Option{
		nats.MaxReconnects(-1), nats.ReconnectWait(200 * time.Millisecond), nats.ReconnectJitter(200*time.Millisecond, time.Second), nats.ReconnectBufSize(-1),
		nats.PingInterval(5 * time.Second), nats.MaxPingsOutstanding(2), nats.Timeout(5 * time.Second),
		// Without a handler the library prints what happens to subscriptions while a connection is lost. They come back by themselves.
		nats.ErrorHandler(func(*nats.Conn, *nats.Subscription, error) {}),
	}
	for _, name := range []string{creds, ca} {
		if name == "" {
			continue
		}
		if _, err := os.Stat(name); err != nil {
			return nil, err
		}
	}
	if creds != "" {
		options = append(options, nats.UserCredentials(creds))
	}
	if ca != "" {
		options = append(options, nats.RootCAs(ca))
	}
	nc, err := nats.Connect(url, append(options, more...)...)
	if err != nil {
		return nil, fmt.Errorf("the server %s: %w", url, err)
	}
	return nc, nil
}

// embed starts the embedded server, and returns the options of a connection to it in this process.
func (s *Server) embed() ([]nats.Option, error) {
	o := &natsserver.Options{}
	if s.opt.Config != "" {
		if err := o.ProcessConfigFile(s.opt.Config); err != nil {
			return nil, fmt.Errorf("%s: %w", s.opt.Config, err)
		}
	}
	if s.opt.Listen != "" {
		host, port, err := net.SplitHostPort(s.opt.Listen)
		if err != nil {
			return nil, err
		}
		n, err := strconv.Atoi(port)
		if err != nil || n < 0 || n > 65535 {
			return nil, fmt.Errorf("the address %s has no port", s.opt.Listen)
		}
		if o.Host, o.Port = host, n; n == 0 {
			o.Port = natsserver.RANDOM_PORT
		}
	}
	o.JetStream, o.NoSigs = true, true
	o.NoLog = o.LogFile == ""
	if o.StoreDir == "" {
		o.StoreDir = filepath.Join(s.opt.Dir, "nats")
	}
	if o.SyncInterval == 0 {
		o.SyncInterval = syncInterval
	}
	own, err := s.ownUser(o)
	if err != nil {
		return nil, err
	}
	if s.engine, err = natsserver.NewServer(o); err != nil {
		return nil, err
	}
	s.engine.ConfigureLogger()
	s.engine.Start()
	if !s.engine.ReadyForConnections(startLimit) {
		return nil, fmt.Errorf("the server does not listen at %s", net.JoinHostPort(o.Host, strconv.Itoa(o.Port)))
	}
	return append(own, nats.InProcessServer(s.engine)), nil
}

// ownUser adds a user for the server itself if the configuration has users. Its password lasts as long as the process.
func (s *Server) ownUser(o *natsserver.Options) ([]nats.Option, error) {
	var account *natsserver.Account
	for _, a := range o.Accounts {
		if a.Name == s.opt.Account {
			account = a
		}
	}
	switch {
	case s.opt.Account != "" && account == nil:
		return nil, fmt.Errorf("%s has no account %q", s.opt.Config, s.opt.Account)
	case s.opt.Creds != "" || len(o.Users)+len(o.Nkeys) == 0 && o.Username == "" && o.Authorization == "":
		return nil, nil
	case o.Username != "":
		return []nats.Option{nats.UserInfo(o.Username, o.Password)}, nil
	case o.Authorization != "":
		return []nats.Option{nats.Token(o.Authorization)}, nil
	}
	const name = "spvc-farm-serve"
	password := rand.Text()
	o.Users = append(o.Users, &natsserver.User{Username: name, Password: password, Account: account})
	return []nats.Option{nats.UserInfo(name, password)}, nil
}
