// Digits reads handwritten digits with a neural network on the best Vulkan device. The digits are drawn by the program, so that the
// example needs no data. The network is in digits.mlir, with the weights that the program trained.
//
//	go run ./examples/digits            # classifies drawings that the training did not see
//	go run ./examples/digits -train     # trains the network again, on the CPU, and writes its weights to digits.mlir
package main

import (
	"context"
	_ "embed"
	"flag"
	"fmt"
	"io"
	"log"
	"os"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/compute"
)

//go:embed digits.mlir
var source []byte

// The drawings of the training and those of the test have different seeds.
const (
	trainingSeed = 1
	testSeed     = 2
)

func main() {
	learn := flag.Bool("train", false, "train the network and write its weights to examples/digits/digits.mlir")
	flag.Parse()
	var err error
	if *learn {
		err = train(drawings(6000, trainingSeed), 30).write("examples/digits/digits.mlir")
	} else {
		_, err = run(os.Stdout)
	}
	if err != nil {
		log.Fatal(err)
	}
}

// run classifies the test's drawings and returns how many of them are right, from 0 to 1.
func run(out io.Writer) (accuracy float64, err error) {
	ctx := context.Background()
	program, err := spvc.Compile(ctx, source, spvc.Options{Name: "digits.mlir"})
	if err != nil {
		return 0, err
	}
	device, err := compute.OpenDevice(os.Getenv("SPVC_DEVICE"))
	if err != nil {
		return 0, err
	}
	defer device.Close()
	session, err := program.NewSession(device, spvc.SessionOptions{})
	if err != nil {
		return 0, err
	}
	defer session.Close()

	// The first call has a batch of 4 images, the second one of 1,000. Both use the same kernels.
	for _, n := range []int{4, 1000} {
		test := drawings(n, testSeed)
		var answers []int32
		var probabilities []float32
		err := session.CallInto(ctx, "classify", []any{&answers, &probabilities}, spvc.NewTensor(test.images, n, size, size))
		if err != nil {
			return 0, err
		}
		if n == 4 {
			show(out, test, answers, probabilities)
			continue
		}
		right := 0
		for i, digit := range test.digits {
			if answers[i] == digit {
				right++
			}
		}
		accuracy = float64(right) / float64(n)
		fmt.Fprintf(out, "%.1f %% of %d drawings are read as what they show, on %s\n", 100*accuracy, n, device.Info().Name)
	}
	return accuracy, nil
}

// show prints drawings next to each other, and below what the network says that they are.
func show(out io.Writer, s sample, answers []int32, probabilities []float32) {
	for row := range size {
		for i := range answers {
			for _, ink := range s.image(i)[row*size : (row+1)*size] {
				shade := " .+#@"[int(ink*4.99)]
				fmt.Fprintf(out, "%c%c", shade, shade)
			}
			fmt.Fprint(out, "   ")
		}
		fmt.Fprintln(out)
	}
	for i, digit := range answers {
		fmt.Fprintf(out, "%-*s", 2*size+3, fmt.Sprintf("%d (%.1f %%)", digit, 100*probabilities[i*10+int(digit)]))
	}
	fmt.Fprintln(out)
}
