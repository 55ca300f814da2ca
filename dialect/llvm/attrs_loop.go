package llvm

import "github.com/spvc/spvc/ir"

// loopClasses are the classes of the annotations of loops, which refer to each other: what remains of a loop has annotations of its own.
type loopClasses struct {
	annotation, vectorize, interleave, unroll, unrollAndJam, licm, distribute, pipeline, peeled, unswitch *ir.AttrClass
}

var loops = makeLoops()

// The classes of the annotations of loops.
var (
	LoopAnnotationDef   = loops.annotation
	LoopVectorizeDef    = loops.vectorize
	LoopInterleaveDef   = loops.interleave
	LoopUnrollDef       = loops.unroll
	LoopUnrollAndJamDef = loops.unrollAndJam
	LoopLICMDef         = loops.licm
	LoopDistributeDef   = loops.distribute
	LoopPipelineDef     = loops.pipeline
	LoopPeeledDef       = loops.peeled
	LoopUnswitchDef     = loops.unswitch
)

func makeLoops() loopClasses {
	all := aliased(record("loop_annotation", "LoopAnnotationAttr"))
	next := of("LoopAnnotationAttr", all)
	disable, count := opt("disable", boolAttrKind), opt("count", integerKind)
	c := loopClasses{
		annotation: all,
		vectorize: aliased(record("loop_vectorize", "LoopVectorizeAttr", disable, opt("predicateEnable", boolAttrKind), opt("scalableEnable", boolAttrKind),
			opt("width", integerKind), opt("followupVectorized", next), opt("followupEpilogue", next), opt("followupAll", next))),
		interleave: aliased(record("loop_interleave", "LoopInterleaveAttr", need("count", integerKind))),
		unroll: aliased(record("loop_unroll", "LoopUnrollAttr", disable, count, opt("runtimeDisable", boolAttrKind), opt("full", boolAttrKind),
			opt("followupUnrolled", next), opt("followupRemainder", next), opt("followupAll", next))),
		unrollAndJam: aliased(record("loop_unroll_and_jam", "LoopUnrollAndJamAttr", disable, count, opt("followupOuter", next), opt("followupInner", next),
			opt("followupRemainderOuter", next), opt("followupRemainderInner", next), opt("followupAll", next))),
		licm: aliased(record("loop_licm", "LoopLICMAttr", disable, opt("versioningDisable", boolAttrKind))),
		distribute: aliased(record("loop_distribute", "LoopDistributeAttr", disable, opt("followupCoincident", next), opt("followupSequential", next),
			opt("followupFallback", next), opt("followupAll", next))),
		pipeline: aliased(record("loop_pipeline", "LoopPipelineAttr", disable, opt("initiationinterval", integerKind))),
		peeled:   aliased(record("loop_peeled", "LoopPeeledAttr", count)),
		unswitch: aliased(record("loop_unswitch", "LoopUnswitchAttr", opt("partialDisable", boolAttrKind))),
	}
	all.Params = rowsOf([]*ir.ParamDef{
		opt("disableNonforced", boolAttrKind), opt("vectorize", of("LoopVectorizeAttr", c.vectorize)), opt("interleave", of("LoopInterleaveAttr", c.interleave)),
		opt("unroll", of("LoopUnrollAttr", c.unroll)), opt("unrollAndJam", of("LoopUnrollAndJamAttr", c.unrollAndJam)), opt("licm", of("LoopLICMAttr", c.licm)),
		opt("distribute", of("LoopDistributeAttr", c.distribute)), opt("pipeline", of("LoopPipelineAttr", c.pipeline)),
		opt("peeled", of("LoopPeeledAttr", c.peeled)), opt("unswitch", of("LoopUnswitchAttr", c.unswitch)), opt("mustProgress", boolAttrKind),
		opt("isVectorized", boolAttrKind), opt("startLoc", fusedLocKind), opt("endLoc", fusedLocKind),
		opt("parallelAccesses", listOf(of("AccessGroupAttr", AccessGroupDef))),
	})
	return c
}

func (c *loopClasses) all() []*ir.AttrClass {
	return []*ir.AttrClass{c.annotation, c.vectorize, c.interleave, c.unroll, c.unrollAndJam, c.licm, c.distribute, c.pipeline, c.peeled, c.unswitch}
}
