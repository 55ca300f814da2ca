package reference

func openclRow(name string) *extendedRow { return nil }
