package ir

// SymbolTables caches symbol lookups.
type SymbolTables struct{}
