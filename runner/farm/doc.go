// Package farm runs campaigns of [conform] cases on many machines. A [Server] keeps the cases of runs and a queue of
// grains, which are ranges of cases, in the streams of NATS JetStream. A [Worker] on each board leases grains, runs their
// cases and sends the results. The server writes each result once to the folder of its run and device.
//
// A case is finished when its result is stored: in the journal of the worker at the moment the case ends, and then in the
// stream of results. The queue may deliver a grain again at any time. Before a worker runs cases, it asks the server for a
// lease, and the server answers which of the cases have no result. So nothing depends on a message that arrives exactly
// once, and a finished case does not run again.
package farm
