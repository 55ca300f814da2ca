//go:build cgo && !race

package spvc_test

const raceEnabled = false
