package reference

func glslRow(name string) *extendedRow   { return nil }
func openclRow(name string) *extendedRow { return nil }
func (e *CheckError) Error() string      { return ErrChecks.Error() }
func (p *Place) String() string          { return p.File }
