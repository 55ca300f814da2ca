// Package report is the protocol between compiled kernels and the host for report buffers:
// hidden storage to which kernels write what goes wrong, such as accesses out of bounds.
// docs/report-buffer.md describes it.
package report

import (
	"strconv"
	"strings"
)

// BufferName is the name of the variable that is a report buffer.
const BufferName = "__spvc_report__"

// Words of a report buffer, in 32-bit words.
const (
	// WordCount is the word that counts the records that were to be written.
	WordCount = 0
	// WordUsed is the word that counts the words of records that are reserved.
	WordUsed = 1
	// WordRecords is where the records begin.
	WordRecords = 2
)

// A Kind is what a record reports. It is the upper half of the record's first word; the lower
// half is the number of words of the record.
type Kind uint16

// Bounds is the kind of records of accesses out of bounds, which have BoundsWords words: the
// first word, the number of the site, the invocation's global id (3 words), the index (lower
// and upper half), and the number of elements.
const Bounds Kind = 1

// CheckName is the name of the function that does nothing, whose calls tell a device that checks kernels of indices
// and the sizes of their dimensions. Its parameters are those of the record of kind Bounds: the number of the site, the
// lower and the upper half of the index, and the size.
const CheckName = "__spvc_check_index"

// BoundsWords is the size of a record of kind Bounds, in words.
const BoundsWords = 8

// Assert is the kind of records of failed assertions, which have AssertWords words: the first
// word, the number of the site, and the invocation's global id (3 words).
const Assert Kind = 2

// AssertWords is the size of a record of kind Assert, in words.
const AssertWords = 5

// assertPrefix begins the descriptions of the sites of assertions.
const assertPrefix = "assertion failed: "

// AssertText returns the description of the site of an assertion with a message.
func AssertText(message string) string { return assertPrefix + message }

// Literal returns a text as OpString can have it: in UTF-8, without a zero.
func Literal(text string) string {
	return strings.ReplaceAll(strings.ToValidUTF8(text, "\uFFFD"), "\x00", "\uFFFD")
}

// Header returns the first word of a record.
func Header(k Kind, words uint32) uint32 { return uint32(k)<<16 | words }

// A Site is a place in the source that records refer to by number.
type Site struct {
	// Place is "file:line:column", or "?" if it is not known.
	Place string
	// What describes the operation, such as "store to 'copy_arg_1' (set 0, binding 1)".
	What string
	// Dimension names what has the elements that an index of the record counts, such as "dimension 1". It is
	// empty for indices into buffers.
	Dimension string
}

// Kind returns the kind of the records that refer to the site.
func (s *Site) Kind() Kind {
	if strings.HasPrefix(s.What, assertPrefix) {
		return Assert
	}
	return Bounds
}

// Beyond says which index is out of bounds, such as "index 7, but dimension 1 has 4 elements".
func (s *Site) Beyond(index int64, count uint32) string {
	text := "index " + strconv.FormatInt(index, 10) + ", but "
	n := strconv.FormatUint(uint64(count), 10) + " elements"
	if count == 1 {
		n = "1 element"
	}
	switch {
	case s.Dimension == "" && count == 1:
		return text + "there is " + n
	case s.Dimension == "":
		return text + "there are " + n
	}
	return text + s.Dimension + " has " + n
}

// sitePrefix begins the OpString of a site.
const sitePrefix = "spvc.site\t"

// SiteText returns the text of the OpString for site n. Description is the site's place and
// description, with a tab between them.
func SiteText(n int, description string) string {
	return sitePrefix + strconv.Itoa(n) + "\t" + description
}

// ParseSite returns what the text of an OpString says of a site. Other texts are not ok.
func ParseSite(text string) (n int, s Site, ok bool) {
	rest, ok := strings.CutPrefix(text, sitePrefix)
	if !ok {
		return 0, s, false
	}
	number, rest, _ := strings.Cut(rest, "\t")
	n, err := strconv.Atoi(number)
	if err != nil || n < 0 {
		return 0, s, false
	}
	s.Place, s.What, _ = strings.Cut(rest, "\t")
	if s.Kind() == Bounds {
		s.What, s.Dimension, _ = strings.Cut(s.What, "\t")
	}
	return n, s, true
}

// A Record is a record of kind Bounds or Assert.
type Record struct {
	// Kind is Bounds or Assert.
	Kind Kind
	// Site is the number of the site.
	Site uint32
	// Invocation is the global id.
	Invocation [3]uint32
	// Index is the index, Count the number of elements. Both are 0 in records of kind Assert.
	Index int64
	Count uint32
}

// Records returns the records in a buffer, and the number of those that were to be written:
// records that do not fit are counted only. Records of unknown kinds are left out.
func Records(data []byte) (records []Record, total uint32) {
	total = eachRecord(data, func(kind Kind, word func(i int) uint32, size int) {
		if kind != Bounds && kind != Assert || kind == Bounds && size != BoundsWords || kind == Assert && size != AssertWords {
			return
		}
		r := Record{Kind: kind, Site: word(1), Invocation: [3]uint32{word(2), word(3), word(4)}}
		if kind == Bounds {
			r.Index, r.Count = int64(uint64(word(6))<<32|uint64(word(5))), word(7)
		}
		records = append(records, r)
	})
	return records, total
}

// IsRecordFunction reports whether a function of that name writes records to hidden buffers.
func IsRecordFunction(name string) bool { return strings.HasPrefix(name, FunctionPrefix) }
