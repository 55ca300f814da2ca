package main

import (
	"embed"
	"strings"
	"text/template"
)

// sources are the computations, as templates: NAME.mlir on tensors, and NAME.hand.mlir, whose functions are kernels that were written by hand.
//
//go:embed cases
var sources embed.FS

// benchCase is a computation.
type benchCase struct {
	name   string
	source string
	// sizes are what the template needs, and small those for a device that checks each step.
	sizes, small map[string]any
	// shapes returns the shapes of the arguments.
	shapes func(size func(name string) int) [][]int
	// registers and workgroup are the functions by hand: those without and with memory of the workgroup. The table has the best of each.
	registers, workgroup []string
}

func cases() []benchCase {
	square := func(size func(string) int) [][]int { return [][]int{{size("N"), size("N")}, {size("N"), size("N")}} }
	product := benchCase{source: "product", small: map[string]any{"N": 128}, shapes: square,
		registers: []string{"registers4", "registers8"}, workgroup: []string{"workgroup1", "workgroup4"}}
	half, large := product, product
	half.name, half.sizes = "product, 512 x 512", map[string]any{"N": 512}
	large.name, large.sizes, large.small = "product, 1,024 x 1,024", map[string]any{"N": 1024}, nil
	heads := func(size func(string) int) [][]int {
		s := []int{size("B"), size("L"), size("D")}
		return [][]int{s, s, s}
	}
	image := func(size func(string) int) [][]int {
		return [][]int{{1, size("H") + 2, size("H") + 2, size("C")}, {3, 3, size("C"), size("F")}}
	}
	row := func(size func(string) int) [][]int { return [][]int{{size("R"), size("C")}} }
	layer := func(size func(string) int) [][]int {
		return [][]int{{size("R"), size("C")}, {size("C"), size("F")}, {size("F")}}
	}
	return []benchCase{
		half, large,
		{name: "attention, 8 heads of 128 x 64", source: "attention", shapes: heads, registers: []string{"registers4"},
			sizes: map[string]any{"B": 8, "L": 128, "D": 64, "Scale": "0.125", "XS": 16, "XO": 16, "Y": 8},
			small: map[string]any{"B": 2, "L": 64, "D": 16, "Scale": "0.25", "XS": 16, "XO": 4, "Y": 8}},
		{name: "attention, 1 head of 512 x 64", source: "attention", shapes: heads, registers: []string{"registers4"},
			sizes: map[string]any{"B": 1, "L": 512, "D": 64, "Scale": "0.125", "XS": 16, "XO": 16, "Y": 8}},
		{name: "convolution, 64 x 64 x 32, 64 filters of 3 x 3", source: "convolution", shapes: image, registers: []string{"registers4"},
			sizes: map[string]any{"H": 64, "C": 32, "F": 64}, small: map[string]any{"H": 16, "C": 4, "F": 16}},
		{name: "layer, 256 x 784 to 128, bias and ReLU", source: "layer", shapes: layer, registers: []string{"registers4"},
			sizes: map[string]any{"R": 256, "C": 784, "F": 128}, small: map[string]any{"R": 64, "C": 128, "F": 32}},
		{name: "norm of 512 rows of 1,024", source: "norm", shapes: row,
			sizes: map[string]any{"R": 512, "C": 1024, "Inverse": "9.765625e-04"}, small: map[string]any{"R": 64, "C": 256, "Inverse": "3.90625e-03"}},
		{name: "softmax of 512 rows of 1,024", source: "softmax", shapes: row, workgroup: []string{"rows"},
			sizes: map[string]any{"R": 512, "C": 1024}, small: map[string]any{"R": 64, "C": 256}},
	}
}

// text returns a file of sources with the given sizes, or nil if there is none.
func text(name string, sizes map[string]any) ([]byte, error) {
	file, err := sources.ReadFile("cases/" + name)
	if err != nil {
		return nil, nil
	}
	t, err := template.New(name).Funcs(functions()).Parse(string(file))
	if err != nil {
		return nil, err
	}
	var b strings.Builder
	err = t.Execute(&b, sizes)
	return []byte(b.String()), err
}

// functions are what the templates compute with.
func functions() template.FuncMap {
	return template.FuncMap{
		"add":  func(a, b int) int { return a + b },
		"mul":  func(a, b int) int { return a * b },
		"div":  func(a, b int) int { return a / b },
		"list": func(ns ...int) []int { return ns },
		"seq": func(n int) []int {
			list := make([]int, n)
			for i := range list {
				list[i] = i
			}
			return list
		},
		"repeat": func(n int, text string) string { return strings.TrimSuffix(strings.Repeat(text+", ", n), ", ") },
	}
}
