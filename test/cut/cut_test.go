package cut

import (
	"errors"
	"io"
	"net"
	"os"
	"testing"
	"time"
)

// TestProxy sends bytes by a proxy to a server that sends them back: before, while and after the network is cut.
func TestProxy(t *testing.T) {
	t.Parallel()
	server, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer server.Close()
	go func() {
		if c, err := server.Accept(); err == nil {
			io.Copy(c, c)
		}
	}()
	p, err := New(server.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	c, err := net.Dial("tcp", p.Address())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	echo := func(wait time.Duration) error {
		c.SetReadDeadline(time.Now().Add(wait))
		_, err := c.Read(make([]byte, 1))
		return err
	}
	c.Write([]byte("a"))
	if err := echo(10 * time.Second); err != nil {
		t.Error(err)
	}
	p.Cut(true)
	c.Write([]byte("b"))
	if err := echo(100 * time.Millisecond); !errors.Is(err, os.ErrDeadlineExceeded) {
		t.Errorf("a byte through a cut network: %v", err)
	}
	p.Cut(false)
	if err := echo(10 * time.Second); err != nil {
		t.Errorf("a byte that waited: %v", err)
	}
	if err := p.Close(); err != nil {
		t.Error(err)
	}
	if _, err := net.Dial("tcp", p.Address()); err == nil {
		t.Error("a proxy that is closed takes connections")
	}
}
