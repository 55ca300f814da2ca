package spirv

import "github.com/spvc/spvc/ir"

// argumentName is the key in the metadata of locations that say which arguments of inlined calls a value was.
const argumentName = "spirv.argument"

// maxArgumentLocs is the number of arguments that WithArgument adds to a location.
const maxArgumentLocs = 8

// WithArgument returns loc, the location of a value, with the note that the value was argument number, from 1, of an inlined
// call. arg is the location of the argument, in a callsite location if the function has one around the call. It returns loc
// if that or arg is not known, or if loc has notes of maxArgumentLocs calls.
func WithArgument(c *ir.Context, loc, arg ir.Location, number int) ir.Location {
	if loc == ir.UnknownLoc || arg == ir.UnknownLoc {
		return loc
	}
	notes := 0
	for at := loc; ArgumentNumber(c.LocInfo(at)) > 0; at = c.LocInfo(at).Children[0] {
		if notes += len(c.LocInfo(at).Children) - 1; notes >= maxArgumentLocs {
			return loc
		}
	}
	return c.FusedLoc([]ir.Location{loc, arg}, c.Dictionary([]ir.NamedAttribute{ir.Named(argumentName, c.Int(c.I32(), int64(number)))}))
}

// ArgumentNumber returns the number that WithArgument got if li is of such a location, whose children are that of the
// value and those of arguments. Otherwise it returns 0.
func ArgumentNumber(li ir.LocInfo) uint32 {
	d, ok := li.Metadata.(*ir.DictionaryAttr)
	if !ok || li.Kind != ir.LocFused || len(li.Children) < 2 {
		return 0
	}
	n, ok := d.Get(argumentName).(*ir.IntegerAttr)
	if !ok {
		return 0
	}
	return uint32(max(0, min(n.Int64Or(0), 1<<31)))
}
