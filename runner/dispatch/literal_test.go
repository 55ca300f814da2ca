//go:build cgo

package dispatch

import (
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/target"
)

func TestLiterals(t *testing.T) {
	for _, c := range [][2]string{
		{"true", "true"}, {"[1, 2]", "[1, 2]"}, {"1,2,3", "[1,2,3]"}, {" 1 , 2 ", "[1,2]"}, {"true,false", "[true,false]"}, {"-1.5", "-1.5"},
		{"1+2i", "[1,2]"}, {"1-2i", "[1,-2]"}, {"-1e-3+2.5e+1i", "[-1e-3,2.5e+1]"}, {"2i", "[0,2]"}, {"-2i", "[0,-2]"}, {"1+2i,3-4i", "[[1,2],[3,-4]]"}, {`"NaN",1`, `["NaN",1]`},
		{"i", "i"}, {"1+i", "1+i"}, {"(1+2i)", "(1+2i)"}, {"0x1p1+2i", "0x1p1+2i"}, {"1+2", "1+2"}, {"a,b", "a,b"}, {"1,", "1,"}, {"", ""}, {"1+Infi", "1+Infi"},
	} {
		if got := asJSON(c[0]); got != c[1] {
			t.Errorf("%s: got %s, want %s", c[0], got, c[1])
		}
	}
}

// TestFlagsAndVectors launches a kernel with a flag, vectors and a complex number for targets with and without storage of
// 8 bits, with arguments in each form.
func TestFlagsAndVectors(t *testing.T) {
	const text = `gpu.module @m {
  gpu.func @k(%up: i1, %v: vector<4xi32>, %b: vector<3xi8>, %c: complex<f32>, %o: memref<3xvector<3xi8>>, %x: memref<8xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    vector.store %v, %x[%c0] : memref<8xi32>, vector<4xi32>
    %w = arith.extsi %b : vector<3xi8> to vector<3xi32>
    %n = arith.constant 7 : i32
    %z = vector.broadcast %n : i32 to vector<3xi32>
    %s = arith.select %up, %w, %z : vector<3xi32>
    vector.store %s, %x[%c4] : memref<8xi32>, vector<3xi32>
    %re = complex.re %c : complex<f32>
    %im = complex.im %c : complex<f32>
    %d = arith.subf %re, %im : f32
    %i = arith.fptosi %d : f32 to i32
    %c7 = arith.constant 7 : index
    memref.store %i, %x[%c7] : memref<8xi32>
    memref.store %b, %o[%c2] : memref<3xvector<3xi8>>
    gpu.return
  }
}
`
	dev := openReference(t)
	profile := func(name string) *target.Env {
		env, err := target.Profile(name)
		if err != nil {
			t.Fatal(err)
		}
		c := env.Config()
		c.Limits.MaxPerStageStorageBuffers = 8
		return target.New(c)
	}
	for name, o := range map[string]spvc.Options{"vulkan1.1": {Env: profile("vulkan1.1")}, "device": {Env: dev.Info().Env()}, "push": {Env: dev.Info().Env(), PushScalars: true},
		"address": {Env: dev.Info().Env().WithAddresses(), AddressArgs: true}, "O0": {Env: profile("vulkan1.3"), Opt: spvc.O0}} {
		p, err := spvc.Compile(t.Context(), []byte(text), o)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for _, c := range []struct{ args, want string }{
			{"0=true 1=5,6,7,8 2=-1,2,-3 3=1.5-2.5i", "[5,6,7,8,-1,2,-3,4]"}, {"0=0 1=[5,6,7,8] 2=[[-1,2,-3]] 3=[1,2]", "[5,6,7,8,7,7,7,-1]"},
		} {
			args := strings.Fields(c.args + " 4=[[1,2,3],[4,5,6],[7,8,9]] 5=zeros")
			d, err := New(p, Options{Args: settings(t, args...), Outs: []string{"4", "5"}, Groups: "1"})
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			r, err := d.Run(t.Context(), dev, RunOptions{})
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			for i, want := range []string{"[[1,2,3],[4,5,6],[-1,2,-3]]", c.want} {
				if out, err := r.Results[i].Encode("-"); err != nil || strings.TrimSpace(string(out)) != want {
					t.Errorf("%s: %s: got %s, %v; want %s", name, c.args, out, err, want)
				}
			}
		}
	}
}
