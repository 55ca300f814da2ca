package cli

import (
	"bufio"
	"context"
	"fmt"
	"net"
	"strings"
	"testing"
	"time"
)

// speak answers a client as a NATS server does, with a text for its first question.
func speak(conn net.Conn, answer string) {
	defer conn.Close()
	fmt.Fprint(conn, `INFO {"server_id":"test","version":"2.10.0","max_payload":1048576}`+"\r\n")
	for in := bufio.NewScanner(conn); in.Scan(); {
		if strings.HasPrefix(in.Text(), "PING") {
			fmt.Fprint(conn, answer+"\r\n")
		}
	}
}

// TestConnect has servers that end while a worker connects, and one that refuses it.
func TestConnect(t *testing.T) {
	t.Parallel()
	for _, row := range []struct{ answer, want string }{
		{"PONG", ""},
		{"-ERR 'Authorization Violation'", "Authorization Violation"},
	} {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		defer l.Close()
		go func() {
			if conn, err := l.Accept(); err == nil {
				conn.Close()
			}
			for {
				conn, err := l.Accept()
				if err != nil {
					return
				}
				go speak(conn, row.answer)
			}
		}()
		ctx, cancel := context.WithTimeout(t.Context(), 30*time.Second)
		defer cancel()
		var said []string
		f := workFlags{serverFlags: serverFlags{url: "nats://" + l.Addr().String()}}
		nc, err := f.connect(ctx, func(line string) { said = append(said, line) })
		if err == nil {
			nc.Close()
		}
		if len(said) != 1 || !strings.HasSuffix(said[0], "; trying again") || (err == nil) != (row.want == "") || err != nil && !strings.Contains(err.Error(), row.want) {
			t.Errorf("%s: %v, after %q", row.answer, err, said)
		}
	}
}
