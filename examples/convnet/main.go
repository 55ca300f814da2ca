// Convnet draws the outlines of a picture with a convolution network, on the best Vulkan device.
//
//	go run ./examples/convnet                       # draws house.png, and writes edges.png
//	go run ./examples/convnet photo.png lines.png
package main

import (
	"bytes"
	"context"
	_ "embed"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"log"
	"os"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/compute"
)

var (
	//go:embed edges.mlir
	source []byte
	//go:embed house.png
	house []byte
)

func main() {
	input, out := house, "edges.png"
	var err error
	if len(os.Args) == 3 {
		out = os.Args[2]
		input, err = os.ReadFile(os.Args[1])
	}
	if err == nil {
		err = run(input, out)
	}
	if err != nil {
		log.Fatal(err)
	}
}

// run writes the outlines of a picture to the file called name. Both are in the format PNG.
func run(input []byte, name string) error {
	picture, err := png.Decode(bytes.NewReader(input))
	if err != nil {
		return err
	}
	gray := image.NewGray(picture.Bounds())
	draw.Draw(gray, gray.Rect, picture, gray.Rect.Min, draw.Src)
	lines, err := edges(gray)
	if err != nil {
		return err
	}
	if err := check(gray, lines); err != nil {
		return err
	}
	var file bytes.Buffer
	if err := png.Encode(&file, lines); err != nil {
		return err
	}
	return os.WriteFile(name, file.Bytes(), 0o666)
}

// edges calls the network.
func edges(picture *image.Gray) (*image.Gray, error) {
	ctx := context.Background()
	program, err := spvc.Compile(ctx, source, spvc.Options{Name: "edges.mlir"})
	if err != nil {
		return nil, err
	}
	device, err := compute.OpenDevice(os.Getenv("SPVC_DEVICE"))
	if err != nil {
		return nil, err
	}
	defer device.Close()
	session, err := program.NewSession(device, spvc.SessionOptions{})
	if err != nil {
		return nil, err
	}
	defer session.Close()
	height, width := picture.Rect.Dy(), picture.Rect.Dx()
	if height < 6 || width < 6 {
		return nil, fmt.Errorf("the picture has %d x %d pixels, and the network needs 6 x 6", width, height)
	}
	out := image.NewGray(image.Rect(0, 0, (width-4)/2, (height-4)/2))
	err = session.CallInto(ctx, "edges", []any{&out.Pix}, spvc.NewTensor(picture.Pix, height, width))
	return out, err
}

// check compares the outlines with those that a plain program computes.
func check(picture, lines *image.Gray) error {
	width, height := picture.Rect.Dx()-2, picture.Rect.Dy()-2
	smooth := make([]float64, width*height)
	for at := range smooth {
		x, y := at%width, at/width
		for j, row := range [3][3]float64{{1, 2, 1}, {2, 4, 2}, {1, 2, 1}} {
			for i, weight := range row {
				smooth[at] += weight / 16 * float64(picture.Pix[(y+j)*picture.Stride+x+i])
			}
		}
	}
	// The eight filters are rings of numbers around a center of zero, each turned by an eighth.
	ring := [8][2]int{{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 2}, {0, 1}}
	weights := [8]float64{1, 2, 1, 0, -1, -2, -1, 0}
	steepest := func(x, y int) (most float64) {
		for turn := range 8 {
			sum := 0.0
			for i, at := range ring {
				sum += weights[(i+turn)%8] * smooth[(y+at[1])*width+x+at[0]]
			}
			most = max(most, sum)
		}
		return most
	}
	for y := range lines.Rect.Dy() {
		for x := range lines.Rect.Dx() {
			most := max(steepest(2*x, 2*y), steepest(2*x+1, 2*y), steepest(2*x, 2*y+1), steepest(2*x+1, 2*y+1))
			want, got := 255-min(most, 255), float64(lines.GrayAt(x, y).Y)
			if got > want+.01 || got < want-1.01 {
				return fmt.Errorf("the pixel at (%d, %d) has the brightness %v, want %v rounded down", x, y, got, want)
			}
		}
	}
	return nil
}
