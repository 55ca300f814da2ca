//go:build cgo && !race

package compute_test

const raceEnabled = false
