// Package dispatch runs an entry point of a compute module with data that a user names in text: arguments by the
// names of reflection, as files, JSON or generated numbers; specialization constants; the number of workgroups; and
// expected results. [New] resolves the texts, [Dispatch.Run] launches the kernel, and [Dispatch.Save] writes a folder
// from which the dispatch can be repeated.
package dispatch
