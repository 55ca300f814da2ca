package reference

import (
	"math"

	"github.com/spvc/spvc/runner/reference/libm"
)

func vectorDistance(x, y, _, out []float64) {
	var difference [16]float64
	for i := range x {
		difference[i] = x[i] - y[i]
	}
	out[0] = libm.Hypotenuse(difference[:len(x)])
}

func crossProduct(x, y, _, out []float64) {
	for i := range 3 {
		j, k := (i+1)%3, (i+2)%3
		out[i] = libm.DotProduct([]float64{x[j], -x[k]}, []float64{y[k], y[j]})
	}
}

// glslNormalize divides a vector by its length. The result for a vector of zeros is NaNs.
func glslNormalize(x, _, _, out []float64) {
	length, exponent := libm.ScaledLength(x)
	for i := range x {
		out[i] = math.Ldexp(x[i], -exponent) / length
	}
}

// faceForward returns n if the dot product of reference and incident is negative, and -n
// otherwise.
func faceForward(n, incident, reference, out []float64) {
	sign := -1.0
	if libm.DotProduct(reference, incident) < 0 {
		sign = 1
	}
	for i := range n {
		out[i] = sign * n[i]
	}
}

func reflectVector(incident, n, _, out []float64) {
	d := 2 * libm.DotProduct(n, incident)
	for i := range n {
		out[i] = incident[i] - float64(d*n[i])
	}
}

// refractVector has the ratio of indices of refraction as its third operand, a scalar. The
// result is zeros if there is total reflection.
func refractVector(incident, n, eta, out []float64) {
	e, d := eta[0], libm.DotProduct(n, incident)
	k := 1 - float64(e*e)*(1-float64(d*d))
	if k < 0 {
		clear(out)
		return
	}
	factor := float64(e*d) + math.Sqrt(k)
	for i := range n {
		out[i] = float64(e*incident[i]) - float64(factor*n[i])
	}
}

// matrixSize returns the number of columns of a square matrix.
func matrixSize(m []float64) int {
	n := 2
	for n*n < len(m) {
		n++
	}
	return n
}

// matrixMinor copies a matrix of n columns without a column and a row.
func matrixMinor(m []float64, n, column, row int, out *[9]float64) []float64 {
	rest := out[:0]
	for c := range n {
		for r := range n {
			if c != column && r != row {
				rest = append(rest, m[c*n+r])
			}
		}
	}
	return rest
}

// determinant returns the determinant of a matrix of up to 4 columns.
func determinant(m []float64) float64 {
	if len(m) == 1 {
		return m[0]
	}
	if len(m) == 4 {
		return libm.DotProduct(m[:2], []float64{m[3], -m[2]})
	}
	n := matrixSize(m)
	var cofactors [4]float64
	for r := range n {
		cofactors[r] = cofactor(m, n, 0, r)
	}
	return libm.DotProduct(m[:n], cofactors[:n])
}

// cofactor returns the determinant without a column and a row, with its sign.
func cofactor(m []float64, n, column, row int) float64 {
	var buf [9]float64
	d := determinant(matrixMinor(m, n, column, row, &buf))
	if (column+row)%2 != 0 {
		return -d
	}
	return d
}

// invertMatrix divides the adjugate by the determinant. The result for a singular matrix is
// infinities and NaNs.
func invertMatrix(m, out []float64) {
	n, d := matrixSize(m), determinant(m)
	for c := range n {
		for r := range n {
			out[c*n+r] = cofactor(m, n, r, c) / d
		}
	}
}
