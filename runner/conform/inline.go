package conform

import (
	"fmt"
	"math"

	"github.com/spvc/spvc/runner"
)

// The bytes of an inline uniform block are in its descriptor. A device keeps them in memory of its own, and so has to find
// where those of each descriptor begin and end.

// maxInlineBytes and maxInlineBlocks are the size and the number of inline uniform blocks that every device has
// (maxInlineUniformBlockSize and maxPerStageDescriptorInlineUniformBlocks).
const (
	maxInlineBytes  = 256
	maxInlineBlocks = 4
)

// inlineSizes sets the size of the memory from which the bytes of inline blocks are copied.
func (t *trial) inlineSizes() error {
	if t.span > maxInlineBytes {
		return &featureError{"maxInlineUniformBlockSize for a block that large"}
	}
	t.bytes = (t.access.copies()-1)*t.pitch() + t.inlineBytes()
	t.otherBytes = beyond(max(t.otherSpan, t.minBytes(otherBinding)))
	return nil
}

// inlineBytes returns the number of bytes in the descriptor of a block: those of the block, and without range=tight some
// behind it.
func (t *trial) inlineBytes() int64 {
	n := max(t.span, t.minBytes(blockBinding))
	if t.access.ends == tightRange {
		return roundUp(n, 4)
	}
	return min(beyond(n), maxInlineBytes)
}

// addInline adds a descriptor for each block to a launch. They take their bytes from data.
func (t *trial) addInline(l *runner.Launch, data []byte) {
	for i := range t.access.copies() {
		b := runner.Binding{Binding: blockBinding, Inline: data[i*t.pitch():][:t.inlineBytes()]}
		if i > 0 {
			b.Binding = uint32(blocksBinding(i))
		}
		l.Bindings = append(l.Bindings, b)
	}
}

// explainEnd explains scalars at the end of inline blocks that are nowhere, if all others are right: the descriptor ends before
// them.
func (t *trial) explainEnd(all []seen) string {
	if !t.access.inline {
		return ""
	}
	right, wrong := int64(0), int64(math.MaxInt64) // ends of scalars
	for i := range all {
		s := &all[i]
		l := &t.leaves[s.leaf]
		end := l.at(s.instance) + l.size
		switch {
		case s.actual == nowhere || s.torn > 0 && s.tornAt == nowhere:
			wrong = min(wrong, end)
		case s.actual != l.at(s.instance) || s.torn > 0:
			return ""
		default:
			right = max(right, end)
		}
	}
	if wrong <= right || wrong == math.MaxInt64 || right == 0 {
		return ""
	}
	return fmt.Sprintf("less than %d bytes in the binding", wrong)
}
