package farm

import (
	"bytes"
	"strings"

	"github.com/spvc/spvc/runner/conform"
)

// Cell counts the cases of a storage class under a rule set on a device.
type Cell struct {
	Class string `json:"class"`
	Rules string `json:"rules"`
	// Total is the number of cases, and Statuses counts those with result.
	Total    int             `json:"total"`
	Statuses []conform.Count `json:"statuses"`
}

// cells counts the cases of a run by storage class and rule set, in the order in which the list has them first.
type cells struct {
	at    map[string]int // places in list by storage class and rule set, with a slash between
	list  []Cell
	other int // the place of the cases of further storage classes and rule sets, or -1
}

// maxCells bounds the cells of a run. Further storage classes and rule sets count as others.
const maxCells = 128

func newCells() *cells { return &cells{at: map[string]int{}, other: -1} }

// key returns the storage class and the rule set of an identifier, with a slash between, or nothing if it has none.
// A seed after a dot is no part of a rule set.
func key(id []byte) []byte {
	_, rest, _ := bytes.Cut(id, []byte("/"))
	class, tail, _ := bytes.Cut(rest, []byte("/"))
	rules, _, whole := bytes.Cut(tail, []byte("/"))
	if !whole {
		return nil
	}
	rules, _, _ = bytes.Cut(rules, []byte("."))
	return rest[:len(class)+1+len(rules)]
}

// place returns the place of a case of the list.
func (c *cells) place(id []byte) int {
	if at, ok := c.at[string(key(id))]; ok {
		return at
	}
	return c.other
}

// count counts a case of the list.
func (c *cells) count(id []byte) {
	k := key(id)
	at, ok := c.at[string(k)]
	switch {
	case ok:
	case k == nil || len(c.at) == maxCells:
		if c.other < 0 {
			c.other = c.add("other", "other")
		}
		at = c.other
	default:
		class, rules, _ := strings.Cut(string(k), "/")
		at = c.add(class, rules)
		c.at[string(k)] = at
	}
	c.list[at].Total++
}

func (c *cells) add(class, rules string) int {
	c.list = append(c.list, Cell{Class: class, Rules: rules})
	return len(c.list) - 1
}
