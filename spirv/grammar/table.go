package grammar

// table holds a number for each id. Ids up to the number of words of the module are in a slice: a header may name a bound
// that is far above what a small module defines.
type table struct {
	dense  []uint32
	sparse map[uint32]uint32
}

func newTable(n int) table { return table{dense: make([]uint32, n), sparse: map[uint32]uint32{}} }

func (t *table) get(id uint32) uint32 {
	if int64(id) < int64(len(t.dense)) {
		return t.dense[id]
	}
	return t.sparse[id]
}

func (t *table) set(id, v uint32) {
	if int64(id) < int64(len(t.dense)) {
		t.dense[id] = v
	} else {
		t.sparse[id] = v
	}
}
