package values

import (
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/layout/block"
)

// put writes the low bits of a scalar to dst.
func put(dst []byte, s *block.Shape, bits uint64) {
	var b [8]byte
	binary.LittleEndian.PutUint64(b[:], bits)
	copy(dst[:s.Size], b[:])
}

// get reads the bits of a scalar.
func get(src []byte, s *block.Shape) uint64 {
	var b [8]byte
	copy(b[:], src[:s.Size])
	return binary.LittleEndian.Uint64(b[:])
}

// semantics returns the format of a float.
func semantics(s *block.Shape) apfloat.Semantics {
	name := "f" + strconv.Itoa(s.Bits)
	if s.Kind == block.BFloat {
		name = "bf16"
	}
	format, _ := apfloat.Named(name)
	return format
}

// isBool reports whether s is a boolean in a byte, as hosts have it.
func isBool(s *block.Shape) bool { return s.Kind == block.Int && s.Bits == 1 && s.Size == 1 }

func isFloat(s *block.Shape) bool { return s.Kind == block.Float || s.Kind == block.BFloat }

// floatOf returns the value of a float.
func floatOf(s *block.Shape, bits uint64) float64 {
	switch {
	case s.Kind == block.BFloat:
		return float64(apfloat.F32FromBF16(uint16(bits)))
	case s.Bits == 16:
		return float64(apfloat.F32FromF16(uint16(bits)))
	case s.Bits == 32:
		return float64(math.Float32frombits(uint32(bits)))
	}
	return math.Float64frombits(bits)
}

// floatBits returns the bits of the float nearest to v.
func floatBits(s *block.Shape, v float64) uint64 {
	f, _ := apfloat.FromFloat64(semantics(s), v)
	return f.Bits64()
}

// intOf returns the value of an integer. Integers of 64 bits without a sign wrap around.
func intOf(s *block.Shape, bits uint64, signed bool) int64 {
	if s.Bits < 64 && s.Kind == block.Int && (signed || !s.Unsigned) {
		shift := 64 - s.Bits
		return int64(bits<<shift) >> shift
	}
	return int64(bits)
}

// special are the floats that JSON has no numbers for, by the strings that stand for them.
var special = map[string]float64{
	"nan": math.NaN(), "infinity": math.Inf(1), "inf": math.Inf(1), "-infinity": math.Inf(-1), "-inf": math.Inf(-1),
}

// parse returns the bits of the scalar that a JSON token stands for.
func parse(s *block.Shape, token any) (uint64, error) {
	switch v := token.(type) {
	case json.Number:
		if isFloat(s) {
			return parseFloat(s, string(v))
		}
		return parseInt(s, string(v))
	case string:
		if f, ok := special[strings.ToLower(v)]; ok && isFloat(s) {
			return floatBits(s, f), nil
		}
	case bool:
		// Blocks hold booleans of shaders as integers.
		if s.Kind == block.Int {
			if v {
				return 1, nil
			}
			return 0, nil
		}
	}
	return 0, fmt.Errorf("a number for %s is expected, not %s", TypeName(s), describe(token))
}

// describe returns a text for a JSON token.
func describe(token any) string {
	switch v := token.(type) {
	case json.Delim:
		switch v {
		case '[':
			return "an array"
		case '{':
			return "an object"
		}
		return "the end"
	case string:
		return strconv.Quote(v[:min(len(v), 40)])
	case nil:
		return "null"
	}
	return fmt.Sprint(token)
}

func parseFloat(s *block.Shape, text string) (uint64, error) {
	f, ok := apfloat.ParseDecimal(semantics(s), text)
	switch {
	case !ok:
		return 0, notNumber(s, text)
	case f.IsInf():
		return 0, fmt.Errorf("%s does not fit in %s", shortened(text), TypeName(s))
	}
	return f.Bits64(), nil
}

// parseInt parses an integer. One that is declared as unsigned may be negative, because most modules that
// come from MLIR declare all integers so.
func parseInt(s *block.Shape, text string) (uint64, error) {
	if isBool(s) {
		return Scalar(s, text)
	}
	if _, err := strconv.ParseFloat(text, 64); strings.ContainsAny(text, ".eE") && err == nil {
		return 0, fmt.Errorf("%s is not an integer, but %s is expected", shortened(text), TypeName(s))
	}
	bits := 8 * s.Size
	u, err := strconv.ParseUint(text, 10, int(bits))
	if err == nil && (s.Kind == block.Address || s.Unsigned || u < 1<<(bits-1)) {
		return u, nil
	}
	i, err := strconv.ParseInt(text, 10, int(bits))
	switch {
	case errors.Is(err, strconv.ErrSyntax):
		return 0, notNumber(s, text)
	case err != nil || s.Kind == block.Address:
		return 0, fmt.Errorf("%s does not fit in %s", shortened(text), TypeName(s))
	}
	return uint64(i), nil
}

func notNumber(s *block.Shape, text string) error {
	return fmt.Errorf("a number for %s is expected, not %s", TypeName(s), strconv.Quote(shortened(text)))
}

// shortened bounds the length of a number in a message.
func shortened(text string) string {
	if len(text) > 40 {
		return text[:40] + "…"
	}
	return text
}

// appendScalar appends a scalar as JSON.
func appendScalar(dst []byte, s *block.Shape, bits uint64, signed bool) []byte {
	if isBool(s) {
		return strconv.AppendBool(dst, bits != 0)
	}
	if !isFloat(s) {
		if s.Kind == block.Int && (signed || !s.Unsigned) {
			return strconv.AppendInt(dst, intOf(s, bits, signed), 10)
		}
		return strconv.AppendUint(dst, bits, 10)
	}
	v := floatOf(s, bits)
	switch {
	case math.IsNaN(v):
		return append(dst, `"NaN"`...)
	case math.IsInf(v, 0):
		if v < 0 {
			dst = append(dst, `"-Infinity"`...)
		} else {
			dst = append(dst, `"Infinity"`...)
		}
		return dst
	case s.Bits == 64:
		return strconv.AppendFloat(dst, v, 'g', -1, 64)
	}
	return strconv.AppendFloat(dst, v, 'g', -1, 32)
}

// Scalar returns the bits of the number or boolean that a text stands for. s is a number, or has 1 bit for a boolean.
func Scalar(s *block.Shape, text string) (uint64, error) {
	switch {
	case s.Kind == block.Int && s.Bits == 1:
		switch text {
		case "true", "1":
			return 1, nil
		case "false", "0":
			return 0, nil
		}
		return 0, fmt.Errorf("true or false is expected, not %s", strconv.Quote(text))
	case !known(s):
		return 0, fmt.Errorf("values of the type %s are not supported", s)
	}
	if f, ok := special[strings.ToLower(text)]; ok && isFloat(s) {
		return floatBits(s, f), nil
	}
	return parse(s, json.Number(text))
}
