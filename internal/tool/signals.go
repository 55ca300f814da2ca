package tool

import (
	"os"
	"os/signal"
	"syscall"
)

// OnSignal calls end in a new goroutine when the first SIGINT, SIGTERM or SIGHUP
// arrives. A second signal kills the process. A signal stays ignored if the parent
// process, such as nohup, ignores it.
func OnSignal(end func(s syscall.Signal)) {
	var sigs []os.Signal
	for _, s := range []os.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP} {
		if !signal.Ignored(s) {
			sigs = append(sigs, s)
		}
	}
	if len(sigs) == 0 {
		return // with no signals, Notify would catch all of them
	}
	caught := make(chan os.Signal, 1)
	signal.Notify(caught, sigs...)
	go func() {
		s := <-caught
		signal.Reset(sigs...) // the next signal kills the process
		end(s.(syscall.Signal))
	}()
}
