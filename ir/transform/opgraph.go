package transform

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// GraphOptions are the options of the pass view-op-graph.
type GraphOptions struct {
	// MaxLabel is the number of bytes at which labels of attributes and result types
	// are cut off.
	MaxLabel                                  int
	Attrs, ControlFlow, DataFlow, ResultTypes bool
}

// maxGraphElements is the number of elements from which the graph elides an attribute.
const maxGraphElements = 16

// OpGraph returns a Graphviz graph of op. Operations with regions are clusters,
// data-flow edges are solid, and edges for the order in a block are dashed.
func OpGraph(op *ir.Operation, o GraphOptions) string {
	g := &opGraph{GraphOptions: o, nodes: map[*ir.Value]graphNode{}, colors: map[string]string{}}
	g.assignColors(op)
	g.line("digraph G {")
	g.indent++
	g.line("compound = true;")
	g.operation(op)
	for _, f := range g.flows {
		g.edge(g.nodes[f.from], f.to, f.label, "solid")
	}
	for _, e := range g.edges {
		g.line(e)
	}
	g.indent--
	g.line("}")
	return g.out.String()
}

type opGraph struct {
	GraphOptions
	out    strings.Builder
	indent int
	ids    int
	nodes  map[*ir.Value]graphNode
	colors map[string]string // by name of operation
	flows  []dataFlow
	edges  []string
}

// graphNode is a node. For a cluster it is the anchor of the cluster.
type graphNode struct{ id, cluster int }

type dataFlow struct {
	from  *ir.Value
	to    graphNode
	label string
}

func (g *opGraph) line(s string) {
	for range g.indent {
		g.out.WriteString("  ")
	}
	g.out.WriteString(s)
	g.out.WriteByte('\n')
}

// assignColors distributes hues over the kinds of operations.
func (g *opGraph) assignColors(root *ir.Operation) {
	var names []string
	root.Walk(func(op *ir.Operation) {
		if _, ok := g.colors[op.Name()]; !ok {
			g.colors[op.Name()] = ""
			names = append(names, op.Name())
		}
	})
	for i, n := range names {
		g.colors[n] = fmt.Sprintf("%f 1.0 1.0", float64(i)/float64(len(names)))
	}
}

func (g *opGraph) node(label, shape, color string) graphNode {
	g.ids++
	attrs := "label = " + quoteLabel(label) + ", shape = " + shape
	if color != "" {
		attrs = `fillcolor = "` + color + `", ` + attrs + ", style = filled"
	}
	g.line("v" + strconv.Itoa(g.ids) + " [" + attrs + "];")
	return graphNode{id: g.ids}
}

func (g *opGraph) cluster(label string, content func()) graphNode {
	g.ids++
	id := g.ids
	g.line("subgraph cluster_" + strconv.Itoa(id) + " {")
	g.indent++
	anchor := g.node(" ", "plain", "")
	g.line("label = " + quoteLabel(label) + ";")
	content()
	g.indent--
	g.line("}")
	return graphNode{anchor.id, id}
}

// edge records an edge. An edge from or to a cluster has no label, because the label would
// float.
func (g *opGraph) edge(from, to graphNode, label, style string) {
	var attrs []string
	if from.cluster == 0 && to.cluster == 0 {
		attrs = append(attrs, "label = "+quoteLabel(label))
	}
	if to.cluster != 0 {
		attrs = append(attrs, "lhead = cluster_"+strconv.Itoa(to.cluster))
	}
	if from.cluster != 0 {
		attrs = append(attrs, "ltail = cluster_"+strconv.Itoa(from.cluster))
	}
	attrs = append(attrs, "style = "+style)
	g.edges = append(g.edges, "v"+strconv.Itoa(from.id)+" -> v"+strconv.Itoa(to.id)+" ["+strings.Join(attrs, ", ")+"];")
}

func (g *opGraph) operation(op *ir.Operation) graphNode {
	var n graphNode
	if op.NumRegions() > 0 {
		n = g.cluster(g.label(op), func() {
			for i := range op.NumRegions() {
				for b := op.Region(i).First(); b != nil; b = b.Next() {
					g.block(b)
				}
			}
		})
	} else {
		n = g.node(g.label(op), "ellipse", g.colors[op.Name()])
	}
	if g.DataFlow {
		for i, v := range op.Operands() {
			label := ""
			if op.NumOperands() > 1 {
				label = strconv.Itoa(i)
			}
			g.flows = append(g.flows, dataFlow{v, n, label})
		}
	}
	for _, r := range op.Results() {
		g.nodes[r] = n
	}
	return n
}

func (g *opGraph) block(b *ir.Block) {
	g.cluster("", func() {
		for i, a := range b.Args() {
			g.nodes[a] = g.node("arg"+strconv.Itoa(i), "ellipse", "")
		}
		var before graphNode
		for op := b.First(); op != nil; op = op.Next() {
			n := g.operation(op)
			if g.ControlFlow && before.id != 0 {
				g.edge(before, n, "", "dashed")
			}
			before = n
		}
	})
}

func (g *opGraph) label(op *ir.Operation) string {
	s := op.Name()
	if g.ResultTypes {
		types := make([]string, op.NumResults())
		for i := range types {
			types[i] = ir.TypeString(op.Result(i).Type())
		}
		s += " : (" + g.cut(strings.Join(types, ", ")) + ")"
	}
	if g.Attrs {
		s += "\n"
		for _, a := range op.Attrs() {
			s += "\n" + a.Name + ": " + g.attr(a.Value)
		}
	}
	return s
}

func (g *opGraph) attr(a ir.Attribute) string {
	switch a := a.(type) {
	case *ir.DenseElementsAttr:
		if a.Splat {
			return ir.AttrString(a)
		}
		if a.NumElements() > maxGraphElements {
			rank := len(a.ShapedType().Shape())
			return strings.Repeat("[", rank) + "..." + strings.Repeat("]", rank) + " : " + g.cut(ir.TypeString(a.ShapedType()))
		}
	case *ir.ArrayAttr:
		if len(a.Elements) > maxGraphElements {
			return "[...]"
		}
	}
	return g.cut(ir.AttrString(a))
}

func (g *opGraph) cut(s string) string {
	if len(s) > g.MaxLabel {
		return s[:g.MaxLabel] + "..."
	}
	return s
}

var labelEscapes = strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`, "\t", `\t`)

func quoteLabel(s string) string { return `"` + labelEscapes.Replace(s) + `"` }

// NewOpGraph returns the pass view-op-graph, which writes to the standard error.
func NewOpGraph() *pass.Pass {
	o := GraphOptions{MaxLabel: 20, Attrs: true, DataFlow: true, ResultTypes: true}
	return &pass.Pass{
		Name: "view-op-graph", Class: "ViewOpGraph", Summary: "Print Graphviz visualization of an operation",
		Options: []pass.Option{
			pass.Uint("max-label-len", &o.MaxLabel, "Limit attribute/type length to number of chars"),
			pass.Bool("print-attrs", &o.Attrs, "Print attributes of operations"),
			pass.Bool("print-control-flow-edges", &o.ControlFlow, "Print control flow edges"),
			pass.Bool("print-data-flow-edges", &o.DataFlow, "Print data flow edges"),
			pass.Bool("print-result-types", &o.ResultTypes, "Print result types of operations"),
		},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			if _, err := r.Err.Write([]byte(OpGraph(op, o))); err != nil {
				return op.EmitError("cannot write the graph: " + err.Error())
			}
			return true
		},
	}
}
