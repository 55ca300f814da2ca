package reference

import "github.com/spvc/spvc/spirv/spec"

type cooperative struct{}

type matrixAccess struct{}

func cooperativeHandlers() map[spec.Opcode]handler { return nil }

func (t *translator) declareCooperative(ty *valueType, in *instruction) {
	refuse(in, "the type is not supported")
}
