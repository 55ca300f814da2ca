package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
)

// hidden is the number of neurons between the pixels and the scores.
const hidden = 20

// network has the weights of both layers. The rows of a matrix belong to its inputs.
type network struct {
	w1, b1, w2, b2 []float32
}

func newNetwork(r *rand.Rand) *network {
	n := &network{make([]float32, pixels*hidden), make([]float32, hidden), make([]float32, hidden*10), make([]float32, 10)}
	for _, w := range [][]float32{n.w1, n.w2} {
		for i := range w {
			w[i] = float32(r.NormFloat64() * .15)
		}
	}
	return n
}

// train returns a network that learned the drawings of s one by one, several times over.
func train(s sample, epochs int) *network {
	r := rand.New(rand.NewPCG(1, 0))
	n := newNetwork(r)
	for epoch := range epochs {
		rate := .05 * (1 - float32(epoch)/float32(epochs))
		for _, i := range r.Perm(len(s.digits)) {
			n.learn(s.image(i), s.digits[i], rate)
		}
	}
	return n
}

// scores computes the hidden neurons and the scores of one image, as @classify in digits.mlir does.
func (n *network) scores(image []float32) (h, s []float32) {
	h, s = slices.Clone(n.b1), slices.Clone(n.b2)
	addProduct(h, image, n.w1)
	for j := range h {
		h[j] = max(h[j], 0)
	}
	addProduct(s, h, n.w2)
	return h, s
}

// addProduct adds the product of a row and a matrix to y.
func addProduct(y, x, w []float32) {
	for i, xi := range x {
		if xi == 0 {
			continue
		}
		for j, wij := range w[i*len(y) : (i+1)*len(y)] {
			y[j] += xi * wij
		}
	}
}

// learn moves the weights against the gradient of the loss, which is -log of the probability of the right digit.
func (n *network) learn(image []float32, digit int32, rate float32) {
	h, d2 := n.scores(image)
	softmax(d2)
	d2[digit]-- // the gradient by the scores
	d1 := make([]float32, hidden)
	for j := range h {
		if h[j] > 0 {
			for k, d := range d2 {
				d1[j] += d * n.w2[j*10+k]
			}
		}
	}
	descend(n.w2, n.b2, h, d2, rate)
	descend(n.w1, n.b1, image, d1, rate)
}

// descend moves the weights of a layer with the input x, whose output has the gradient d.
func descend(w, b, x, d []float32, rate float32) {
	for k, dk := range d {
		b[k] -= rate * dk
	}
	for i, xi := range x {
		if xi == 0 {
			continue
		}
		row := w[i*len(d) : (i+1)*len(d)]
		for k, dk := range d {
			row[k] -= rate * xi * dk
		}
	}
}

// softmax replaces scores by probabilities.
func softmax(v []float32) {
	most, sum := v[0], float32(0)
	for _, x := range v {
		most = max(most, x)
	}
	for i, x := range v {
		v[i] = float32(math.Exp(float64(x - most)))
		sum += v[i]
	}
	for i := range v {
		v[i] /= sum
	}
}

// resources returns the weights as the text of MLIR has them: the alignment, which is 4, and the bytes.
func (n *network) resources() []byte {
	var text bytes.Buffer
	resource := func(name string, w []float32, end string) {
		data, _ := binary.Append([]byte{4, 0, 0, 0}, binary.LittleEndian, w)
		fmt.Fprintf(&text, "      %s: \"0x%X\"%s\n", name, data, end)
	}
	text.WriteString("{-#\n  dialect_resources: {\n    builtin: {\n")
	resource("w1", n.w1, ",")
	resource("b1", n.b1, ",")
	resource("w2", n.w2, ",")
	resource("b2", n.b2, "")
	text.WriteString("    }\n  }\n#-}\n")
	return text.Bytes()
}

// write replaces the weights in the file called name.
func (n *network) write(name string) error {
	text, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	code, _, found := bytes.Cut(text, []byte("{-#"))
	if !found {
		return fmt.Errorf("%s has no resources", name)
	}
	return os.WriteFile(name, append(code, n.resources()...), 0o666)
}
