package ir

// ValueNames returns the names that the text of root has for the values below root, with the character %.
func ValueNames(root *Operation) map[*Value]string {
	n := &nameState{saved: make([]uint32, 0, 64)}
	n.number(root, &PrintOptions{})
	names := map[*Value]string{}
	add := func(v *Value) { names[v] = string(n.appendName(nil, v, true)) }
	root.Walk(func(op *Operation) {
		for _, r := range op.Results() {
			add(r)
		}
		for i := range op.NumRegions() {
			for b := op.Region(i).First(); b != nil; b = b.Next() {
				for _, a := range b.Args() {
					add(a)
				}
			}
		}
	})
	n.restore()
	return names
}
