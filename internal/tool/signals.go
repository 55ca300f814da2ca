package tool

import (
	"os"
	"os/signal"
	"syscall"
)

// OnSignal calls end in a goroutine of its own when the first SIGINT, SIGTERM or SIGHUP comes.
// A second signal kills the process. A signal that the parent of the process has made it
// ignore, as nohup does, stays ignored.
func OnSignal(end func(s syscall.Signal)) {
	var sigs []os.Signal
	for _, s := range []os.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP} {
		if !signal.Ignored(s) {
			sigs = append(sigs, s)
		}
	}
	if len(sigs) == 0 {
		return // Notify would catch all signals
	}
	caught := make(chan os.Signal, 1)
	signal.Notify(caught, sigs...)
	go func() {
		s := <-caught
		signal.Reset(sigs...) // the next one kills
		end(s.(syscall.Signal))
	}()
}
