package notes

import "github.com/spvc/spvc/ir"

// DeviceAdvice is the Detail of a note that advises, among other things, to compile for a device. Otherwise is the rest of
// the note, for compilations whose target is a device already.
type DeviceAdvice struct{ Otherwise string }

// OrDevice returns a note about loc with a DeviceAdvice. Before and after are the text about devices around the rest.
func OrDevice(loc ir.Location, before, otherwise, after string) ir.Diagnostic {
	n := ir.Note(loc, before+otherwise+after)
	n.Detail = &DeviceAdvice{Otherwise: otherwise}
	return n
}
