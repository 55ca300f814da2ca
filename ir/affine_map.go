package ir

// String returns m as it prints inside `affine_map<…>`.
func (m *AffineMap) String() string {
	var p Printer
	p.AffineMap(m)
	return string(p.buf)
}

// String returns s as it prints inside `affine_set<…>`.
func (s *IntegerSet) String() string {
	var p Printer
	p.integerSet(s)
	return string(p.buf)
}
