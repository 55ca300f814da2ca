// Package other has no tests.
package other
