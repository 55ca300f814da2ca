// Package use has tests of another package.
package use
