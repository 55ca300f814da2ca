// Attention answers questions about a text by the attention of neural networks, on the best Vulkan device.
//
// Each word is a vector of random numbers. The text says what color each animal has: the animals are keys, and the colors values. A
// question is the vector of an animal with noise. Attention compares it with all keys, and what it returns resembles the color of the
// right animal most.
//
//	go run ./examples/attention
package main

import (
	"context"
	_ "embed"
	"fmt"
	"io"
	"log"
	"math"
	"math/rand/v2"
	"os"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/compute"
)

//go:embed attention.mlir
var source []byte

var (
	animals   = []string{"frog", "raven", "swan", "fox", "whale", "canary"}
	colors    = []string{"green", "black", "white", "red", "blue", "yellow"}
	questions = []string{"swan", "frog", "canary", "fox"}
)

// size is the number of elements of a vector.
const size = 32

func main() {
	if _, err := run(os.Stdout); err != nil {
		log.Fatal(err)
	}
}

// run asks the questions and returns the answers.
func run(out io.Writer) (answers []string, err error) {
	r := rand.New(rand.NewPCG(5, 0))
	vectors := map[string][]float32{}
	for _, word := range append(animals, colors...) {
		vectors[word] = randomVector(r)
	}
	k, v := rows(vectors, animals), rows(vectors, colors)
	q := rows(vectors, questions)
	for i := range q {
		q[i] += float32(r.NormFloat64() / 2)
	}

	means, weights, err := attend(q, k, v)
	if err != nil {
		return nil, err
	}
	if d := difference(means, weights, q, k, v); d > 1e-5 {
		return nil, fmt.Errorf("the results differ from those of Go by up to %g", d)
	}

	fmt.Fprintf(out, "%-10s", "")
	for _, animal := range animals {
		fmt.Fprintf(out, "%7s", animal)
	}
	for i, question := range questions {
		answer := closest(means[i*size:(i+1)*size], vectors, colors)
		answers = append(answers, answer)
		fmt.Fprintf(out, "\n%6s is  ", question)
		for _, w := range weights[i*len(animals) : (i+1)*len(animals)] {
			fmt.Fprintf(out, "%6.1f%%", 100*w)
		}
		fmt.Fprintf(out, "   %s", answer)
	}
	fmt.Fprintln(out)
	return answers, nil
}

// attend calls the function of attention.mlir.
func attend(q, k, v []float32) (means, weights []float32, err error) {
	ctx := context.Background()
	program, err := spvc.Compile(ctx, source, spvc.Options{Name: "attention.mlir"})
	if err != nil {
		return nil, nil, err
	}
	device, err := compute.OpenDevice(os.Getenv("SPVC_DEVICE"))
	if err != nil {
		return nil, nil, err
	}
	defer device.Close()
	session, err := program.NewSession(device, spvc.SessionOptions{})
	if err != nil {
		return nil, nil, err
	}
	defer session.Close()
	matrix := func(rows []float32) spvc.Tensor { return spvc.NewTensor(rows, len(rows)/size, size) }
	err = session.CallInto(ctx, "attend", []any{&means, &weights}, matrix(q), matrix(k), matrix(v))
	return means, weights, err
}

// difference returns the largest difference of the results from those that a plain program computes in float64.
func difference(means, weights, q, k, v []float32) float64 {
	worst, keys := 0.0, len(k)/size
	for i := range len(q) / size {
		sum, want := 0.0, make([]float64, size)
		e := make([]float64, keys)
		for j := range e {
			e[j] = math.Exp(dot(q[i*size:(i+1)*size], k[j*size:(j+1)*size]) / math.Sqrt(size))
			sum += e[j]
		}
		for j := range e {
			worst = max(worst, math.Abs(float64(weights[i*keys+j])-e[j]/sum))
			for c := range want {
				want[c] += e[j] / sum * float64(v[j*size+c])
			}
		}
		for c, x := range want {
			worst = max(worst, math.Abs(float64(means[i*size+c])-x))
		}
	}
	return worst
}

// closest returns the word whose vector has the largest product with v.
func closest(v []float32, vectors map[string][]float32, words []string) string {
	best := words[0]
	for _, w := range words {
		if dot(v, vectors[w]) > dot(v, vectors[best]) {
			best = w
		}
	}
	return best
}

func dot(a, b []float32) (sum float64) {
	for i := range a {
		sum += float64(a[i]) * float64(b[i])
	}
	return sum
}

// rows returns the vectors of words one after the other.
func rows(vectors map[string][]float32, words []string) (all []float32) {
	for _, w := range words {
		all = append(all, vectors[w]...)
	}
	return all
}

func randomVector(r *rand.Rand) []float32 {
	v := make([]float32, size)
	for i := range v {
		v[i] = float32(r.NormFloat64())
	}
	return v
}
