package testdialect

// resources is the ir.ResourceModel of a dialect that declares resources of every name,
// or none.
type resources struct{ any bool }

// DeclaresResource implements [ir.ResourceModel].
func (r resources) DeclaresResource(string) bool { return r.any }
