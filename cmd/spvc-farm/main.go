// Command spvc-farm runs the cases of spvc conform on many machines.
package main

import "github.com/spvc/spvc/cmd/spvc-farm/cli"

func main() { cli.Main() }
