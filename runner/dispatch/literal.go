package dispatch

import (
	"encoding/json"
	"strconv"
	"strings"
)

// asJSON returns a value of the command line as JSON. Values between commas are an array, and a complex number such as
// 1.5-2i is the array of its parts. Other texts stay as they are.
func asJSON(text string) string {
	if json.Valid([]byte(text)) {
		return text
	}
	items := strings.Split(text, ",")
	for i, item := range items {
		item = strings.TrimSpace(item)
		if parts := complexParts(item); parts != "" {
			item = parts
		}
		if !json.Valid([]byte(item)) {
			return text
		}
		items[i] = item
	}
	if len(items) == 1 {
		return items[0]
	}
	return "[" + strings.Join(items, ",") + "]"
}

// complexParts returns the parts of a complex number as an array, or an empty text for other texts.
func complexParts(text string) string {
	digits, ok := strings.CutSuffix(text, "i")
	if !ok || strings.ContainsAny(text, "xX_pP()") {
		return ""
	}
	if _, err := strconv.ParseComplex(text, 128); err != nil {
		return ""
	}
	at := 0 // the offset of the sign of the imaginary part
	for i := 1; i < len(digits); i++ {
		if (digits[i] == '+' || digits[i] == '-') && digits[i-1] != 'e' && digits[i-1] != 'E' {
			at = i
		}
	}
	re, im := digits[:at], strings.TrimPrefix(digits[at:], "+")
	if re == "" {
		re = "0"
	}
	if out := "[" + strings.TrimPrefix(re, "+") + "," + im + "]"; json.Valid([]byte(out)) {
		return out
	}
	return ""
}
