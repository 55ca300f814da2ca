package main

import (
	"bytes"
	"flag"
	"image"
	"image/color"
	"image/png"
	"math"
	"math/rand/v2"
	"os"
	"testing"
)

var update = flag.Bool("update", false, "write the pictures of the folder again")

// scene draws a house with a tree under a sun, on grainy paper.
func scene() *image.Gray {
	r := rand.New(rand.NewPCG(1, 0))
	picture := image.NewGray(image.Rect(0, 0, 240, 180))
	for y := range 180 {
		for x := range 240 {
			c := float64(brightness(float64(x), float64(y))) + 3*r.NormFloat64()
			picture.SetGray(x, y, color.Gray{Y: uint8(min(max(c, 0), 255))})
		}
	}
	return picture
}

// brightness returns the brightness at a place of the scene, from 0 to 255.
func brightness(x, y float64) int {
	inside := func(left, top, right, bottom float64) bool { return x >= left && x < right && y >= top && y < bottom }
	switch {
	case inside(112, 112, 132, 150): // the door
		return 50
	case inside(82, 100, 100, 118), inside(144, 100, 162, 118): // the windows
		return 240
	case inside(70, 88, 174, 150): // the wall
		return 170
	case y >= 48 && y < 88 && math.Abs(x-122) < 62*(y-48)/40: // the roof
		return 90
	case inside(146, 44, 158, 80): // the chimney
		return 70
	case math.Hypot(x-208, y-96) < 22: // the tree
		return 80
	case inside(204, 110, 212, 152):
		return 50
	case math.Hypot(x-40, y-38) < 20: // the sun
		return 250
	case y > 140+8*math.Sin(x/35): // the meadow
		return 120
	}
	return 215 - int(y/4) // the sky
}

// TestPicture checks that the picture in the folder is the scene.
func TestPicture(t *testing.T) {
	var out bytes.Buffer
	if err := png.Encode(&out, scene()); err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile("house.png", out.Bytes(), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	file, err := os.ReadFile("house.png")
	if err != nil {
		t.Fatal(err)
	}
	picture, err := png.Decode(bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	if got, ok := picture.(*image.Gray); !ok || !bytes.Equal(got.Pix, scene().Pix) {
		t.Error("house.png is not the scene; go test -update writes it")
	}
}
