// Package cut has a proxy by which tests cut a network.
package cut

import (
	"net"
	"sync/atomic"
	"time"
)

// Proxy passes TCP connections on to a server, or holds back all bytes.
type Proxy struct {
	listener net.Listener
	to       string
	cut      atomic.Bool
}

// New returns a proxy for the server at an address, on a free port of this machine. The caller must Close it.
func New(to string) (*Proxy, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	p := &Proxy{listener: l, to: to}
	go p.serve()
	return p, nil
}

// Address returns the address of the proxy.
func (p *Proxy) Address() string { return p.listener.Addr().String() }

// Cut cuts the network or brings it back. Connections stay, and bytes wait meanwhile.
func (p *Proxy) Cut(cut bool) { p.cut.Store(cut) }

// Close ends the proxy for further connections.
func (p *Proxy) Close() error { return p.listener.Close() }

func (p *Proxy) serve() {
	for {
		a, err := p.listener.Accept()
		if err != nil {
			return
		}
		b, err := net.Dial("tcp", p.to)
		if err != nil {
			a.Close()
			continue
		}
		go p.pass(a, b)
		go p.pass(b, a)
	}
}

// look is the time between two looks whether the network is back.
const look = 10 * time.Millisecond

func (p *Proxy) pass(to, from net.Conn) {
	defer to.Close()
	defer from.Close()
	buf := make([]byte, 32<<10)
	for {
		n, err := from.Read(buf)
		for p.cut.Load() {
			time.Sleep(look)
		}
		if _, failed := to.Write(buf[:n]); failed != nil || err != nil {
			return
		}
	}
}
