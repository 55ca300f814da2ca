//go:build race

package spvc_test

const raceEnabled = true
