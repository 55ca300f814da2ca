package reflect

import (
	"strconv"

	"github.com/spvc/spvc/spirv/words"
)

// Generator is the word of a module's header that names the tool that wrote it: a
// registered number in the upper half, the tool's own version in the lower.
type Generator uint32

// Version returns the tool's version.
func (g Generator) Version() uint16 { return uint16(g) }

// Tool returns the tool's registered name, or its number as "tool 99" if it has none.
func (g Generator) Tool() string {
	if name, ok := words.Tool(uint32(g)); ok {
		return name
	}
	return "tool " + strconv.Itoa(int(g>>16))
}

// String returns the name and the version.
func (g Generator) String() string { return g.Tool() + ", version " + strconv.Itoa(int(g.Version())) }

// mlirSerializer is the number of MLIR's serializer.
const mlirSerializer = 22

// Signless reports whether the integers of the module have no sign, because it comes from MLIR: the binary declares all of
// them as unsigned. The generator of spvc is 0.
func (m *Module) Signless() bool {
	return m.Generator == 0 || m.Generator>>16 == mlirSerializer
}
