// Package replace writes files that replace others as a whole: by renameio where that package
// works, and by a temporary file and a rename on Windows.
package replace
