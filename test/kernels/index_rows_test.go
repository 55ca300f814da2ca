//go:build cgo

package kernels_test

// indexRows are the rows of the index dialect, whose operations take index only.
func indexRows() []row {
	var rows []row
	add := func(r row) {
		r.types = "index"
		rows = append(rows, r)
	}
	up := func(a, b int64) int64 { return (a + b - 1) / b }
	quotient, rest := func(a, b int64) int64 { return a / b }, func(a, b int64) int64 { return a % b }
	largest, least := func(a, b int64) int64 { return max(a, b) }, func(a, b int64) int64 { return min(a, b) }
	right := func(a, b int64) int64 { return a >> b }
	for _, b := range []struct {
		op   string
		want func(a, b int64) int64
	}{
		{"add", func(a, b int64) int64 { return a + b }}, {"mul", func(a, b int64) int64 { return a * b }},
		{"divs", quotient}, {"divu", quotient}, {"ceildivs", up}, {"ceildivu", up}, {"floordivs", quotient}, {"rems", rest}, {"remu", rest},
		{"maxs", largest}, {"maxu", largest}, {"mins", least}, {"minu", least},
		{"shl", func(a, b int64) int64 { return a << b }}, {"shrs", right}, {"shru", right},
		{"and", func(a, b int64) int64 { return a & b }}, {"or", func(a, b int64) int64 { return a | b }}, {"xor", func(a, b int64) int64 { return a ^ b }},
	} {
		add(row{op: "index." + b.op, body: pair + "%r = index." + b.op + " %v, %w", want: func(in []int64, i int) int64 { return b.want(in[i], in[i^3]) }})
	}
	add(row{op: "index.sub", body: pair + "%s = index.add %v, %w\n%r = index.sub %s, %w"})
	add(row{op: "index.constant", body: load + "%three = index.constant 3\n%r = index.add %v, %three", want: func(in []int64, i int) int64 { return in[i] + 3 }})
	add(row{op: "index.bool.constant", body: load + "%yes = index.bool.constant true\n%r = arith.select %yes, %v, %i : index"})
	add(row{op: "index.casts", body: load + "%w = index.casts %v : index to i32\n%r = index.casts %w : i32 to index"})
	add(row{op: "index.castu", body: load + "%w = index.castu %v : index to i8\n%r = index.castu %w : i8 to index"})
	for _, p := range []struct {
		op   string
		want func(a, b int64) bool
	}{{"slt", func(a, b int64) bool { return a < b }}, {"uge", func(a, b int64) bool { return a >= b }}, {"eq", func(a, b int64) bool { return a == b }}} {
		add(row{op: "index.cmp " + p.op, body: pair + "%p = index.cmp " + p.op + "(%v, %w)\n%r = arith.select %p, %v, %w : index", want: func(in []int64, i int) int64 {
			if p.want(in[i], in[i^3]) {
				return in[i]
			}
			return in[i^3]
		}})
	}
	// The size depends on the target: 32 or 64.
	add(row{op: "index.sizeof", body: load + "%n = index.sizeof\n%b = index.constant 32\n%z = index.rems %n, %b\n%r = index.add %v, %z"})
	return rows
}

// ubRows has any number in place of poison, of which a selection takes nothing.
var ubRows = []row{
	{op: "ub.poison", body: load + "%p = ub.poison : T\n%yes = arith.cmpi ult, %i, %c64 : index\n%r = arith.select %yes, %v, %p : T"},
}
