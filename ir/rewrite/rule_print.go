package rewrite

import "strconv"

// String returns the rule as text, for documents and debugging: its name and benefit, what it matches, its conditions,
// and what it makes.
func (r Rule) String() string {
	dst := append([]byte(r.Name), ':')
	if r.Benefit != 0 {
		dst = append(append(dst, " benefit +"...), strconv.Itoa(r.Benefit)...)
	}
	if r.Match != nil {
		dst = r.Match.appendText(append(dst, "\n  "...))
	}
	for i := range r.Where {
		w := &r.Where[i]
		dst = appendList(append(append(dst, "\n  where "...), w.name...), w.args)
	}
	for _, n := range r.Build {
		dst = n.appendText(append(dst, "\n  => "...))
	}
	for _, n := range r.Then {
		dst = n.appendText(append(dst, "\n  then "...))
	}
	return string(append(dst, '\n'))
}

// nodeText returns n as text.
func nodeText(n Node) string {
	if n == nil {
		return "nothing"
	}
	return string(n.appendText(nil))
}

// appendList appends the nodes, in parentheses.
func appendList(dst []byte, ns []Node) []byte {
	dst = append(dst, '(')
	for i, n := range ns {
		if i > 0 {
			dst = append(dst, ", "...)
		}
		if n == nil {
			dst = append(dst, "nothing"...)
			continue
		}
		dst = n.appendText(dst)
	}
	return append(dst, ')')
}

func (c Capture) appendText(dst []byte) []byte {
	if c == Any {
		return append(dst, '_')
	}
	return append(append(dst, '$'), c...)
}

// appendAs appends the name under which a node is captured.
func appendAs(dst []byte, as Capture) []byte {
	if as == "" {
		return dst
	}
	return as.appendText(append(dst, " as "...))
}

func (n *captureNode) appendText(dst []byte) []byte {
	dst = append(n.name.appendText(dst), ": "...)
	if n.types != nil {
		return append(dst, n.types.Summary...)
	}
	for i, k := range n.kinds {
		if i > 0 {
			dst = append(dst, " and "...)
		}
		dst = append(dst, k.Summary...)
	}
	return dst
}

func (n *resultNode) appendText(dst []byte) []byte {
	return strconv.AppendInt(append(n.of.appendText(dst), '#'), int64(n.i), 10)
}

func (o *OpNode) appendText(dst []byte) []byte {
	if o.def == nil {
		return append(dst, "an operation without declaration"...)
	}
	dst = append(dst, o.def.Name...)
	if len(o.args) > 0 || len(o.def.Operands) == 0 {
		dst = appendList(dst, o.args)
	}
	for _, a := range o.named {
		dst = append(append(append(dst, ' '), a.name...), " = "...)
		dst = append(dst, nodeText(a.node)...)
	}
	if o.result >= 0 {
		dst = strconv.AppendInt(append(dst, '#'), int64(o.result), 10)
	}
	dst = appendAs(dst, o.as)
	if o.types != nil {
		dst = appendList(append(dst, " types "...), o.types)
	}
	if o.at != nil {
		dst = append(dst, " at "...)
		if o.at.name != "" {
			dst = strconv.AppendQuote(dst, o.at.name)
		}
		for i, c := range o.at.of {
			if i > 0 || o.at.name != "" {
				dst = append(dst, ' ')
			}
			dst = c.appendText(dst)
		}
	}
	return dst
}

func (n *constantNode) appendText(dst []byte) []byte {
	return appendList(append(dst, "constant"...), []Node{n.value})
}

func (n *eitherNode) appendText(dst []byte) []byte {
	return appendList(append(dst, "either"...), []Node{n.a, n.b})
}

func (g *GroupNode) appendText(dst []byte) []byte {
	return appendAs(appendList(append(dst, "variadic"...), g.elems), g.as)
}

func (n *producerNode) appendText(dst []byte) []byte {
	return appendList(append(dst, n.name...), []Node{n.value})
}

func (absentNode) appendText(dst []byte) []byte { return append(dst, "absent"...) }

func (n *literalNode) appendText(dst []byte) []byte { return append(dst, n.text...) }

func (n *typeNode) appendText(dst []byte) []byte {
	if n.c == nil {
		return append(dst, "no type"...)
	}
	return append(dst, n.c.Summary...)
}

func (c *CallNode) appendText(dst []byte) []byte {
	dst = appendList(append(dst, c.name...), c.args)
	if c.result >= 0 {
		dst = strconv.AppendInt(append(dst, '#'), int64(c.result), 10)
	}
	return appendAs(dst, c.as)
}
