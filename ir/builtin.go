package ir

func builtinDialect() *Dialect { return &Dialect{Name: "builtin"} }
