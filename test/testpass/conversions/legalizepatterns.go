package conversions

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// legalizations returns the patterns of test-legalize-patterns.
func legalizations(ctx *ir.Context, conv *rewrite.TypeConverter) []*rewrite.Pattern {
	ps := chains()
	ps = append(ps,
		rewrite.ConvertNamed("TestRegionRewriteBlockMovement", nil, "test.region", inlineRegion),
		rewrite.OnNamed("TestRegionRewriteUndo", "test.region_builder", buildRegion),
		newBlock("TestCreateBlock", "test.create_block", false),
		newBlock("TestCreateIllegalBlock", "test.create_illegal_block", true),
		rewrite.ConvertNamed("TestUndoBlockErase", nil, "test.undo_block_erase", eraseSecondBlock),
		rewrite.ConvertNamed("TestSplitReturnType", nil, "test.return", splitReturn),
		produce("TestChangeProducerTypeI32ToF32", func(c *ir.Context, t ir.Type) ir.Type { return onlyIf(isInteger(t, 32), c.F32()) }),
		produce("TestChangeProducerTypeF32ToF64", func(c *ir.Context, t ir.Type) ir.Type { return onlyIf(isFloat(t, ir.F32), c.F64()) }),
		produce("TestChangeProducerTypeF32ToInvalid", func(c *ir.Context, t ir.Type) ir.Type { return c.Float(ir.BF16) }).WithBenefit(10),
		updateConsumer(),
		rewrite.OnNamed("TestNonRootReplacement", "test.replace_non_root", func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			bad := create(rw, op.Loc(), "test.illegal_op_f", nil, op.ResultTypes())
			rw.ReplaceWithOp(bad, create(rw, op.Loc(), "test.legal_op_b", nil, op.ResultTypes()))
			rw.ReplaceWithOp(op, bad)
			return true
		}),
		rewrite.OnNamed("TestBoundedRecursiveRewrite", "test.recursive_rewrite", func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			rw.Modify(op, func() { op.SetAttr("depth", rw.Context().Int(rw.Context().I64(), depthOf(op)-1)) })
			return true
		}).Recursive(),
		rewrite.OnNamed("TestNestedOpCreationUndoRewrite", "test.illegal_op_with_region_anchor", nestOperation),
		rewrite.OnNamed("TestReplaceEraseOp", "test.blackhole", func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			producer := op.Operand(0).DefiningOp()
			rw.Erase(op)
			if producer != nil {
				rw.Erase(producer)
			}
			return true
		}),
		rewrite.OnNamed("TestCreateUnregisteredOp", "test.illegal_op_g", func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			zero := arith.NewInt(&rw.Builder, op.Loc(), rw.Context().I32(), 0)
			return replace(rw, op, "test.legal_op_c", []*ir.Value{zero}, op.ResultTypes())
		}),
		rewrite.ConvertNamed("TestUndoMoveOpBefore", nil, "test.hoist_me", func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			rw.MoveBefore(op, op.Parent())
			rw.SetBefore(op)
			return replace(rw, op, "test.illegal_op_f", nil, []ir.Type{rw.Context().F32()})
		}),
		rewrite.ConvertNamed("TestUndoPropertiesModification", nil, "test.with_properties", modifyProperty),
		rewrite.ConvertNamed("TestDetachedSignatureConversion", nil, "test.detached_signature_conversion", convertDetached),
		erase("TestEraseOp", "test.erase_op"))
	return append(ps, converted(ctx, conv)...)
}

// converted returns the patterns that use the type converter.
func converted(ctx *ir.Context, conv *rewrite.TypeConverter) []*rewrite.Pattern {
	adapting := conv
	if ctx.MLIR() == 19 {
		adapting = nil // the patterns take operands as they are
	}
	return []*rewrite.Pattern{
		rewrite.ConvertNamed("TestDropOpSignatureConversion", conv, "test.drop_region_op", func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			entry := conv.ConvertSignature(op.Region(0).First().ArgTypes())
			if entry == nil || rw.ConvertRegionTypes(op.Region(0), conv, entry) == nil {
				return false
			}
			rw.Erase(op)
			return true
		}),
		rewrite.ConvertNamed("TestPassthroughInvalidOp", adapting, "test.invalid", func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			return replace(rw, op, "test.valid", ad.Operands, nil)
		}),
		rewrite.ConvertNamed("TestDropAndReplaceInvalidOp", adapting, "test.drop_operands_and_replace_with_valid", func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			return replace(rw, op, "test.valid", nil, nil)
		}),
		rewrite.ConvertNamed("TestConvertBlockArgs", conv, "test.convert_block_args", func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			return convertBlockArgs(op, ad, rw, conv)
		}),
		replaceArgument(conv),
		functionTypes(conv, fn.Func), callTypes(conv),
	}
}

// chains returns the patterns that make operations legal over each other.
func chains() []*rewrite.Pattern {
	into := func(from, to, status string) *rewrite.Pattern {
		return rewrite.OnNamed(from+" to "+to, "test."+from, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			var attrs []ir.NamedAttribute
			if status != "" {
				attrs = append(attrs, ir.Named("status", rw.Context().String(status)))
			}
			return replace(rw, op, "test."+to, nil, op.ResultTypes(), attrs...)
		}).GeneratesNames("test." + to)
	}
	return []*rewrite.Pattern{
		into("illegal_op_a", "legal_op_a", "Success"),
		into("illegal_op_a", "illegal_op_b", ""),
		into("illegal_op_b", "legal_op_a", "Failure"),
		into("illegal_op_c", "illegal_op_d", ""),
		into("illegal_op_d", "legal_op_a", "Failure"),
		into("illegal_op_c", "illegal_op_e", "").WithBenefit(11),
		into("illegal_op_e", "legal_op_a", "Success"),
		rewrite.OnNamed("rewrite to operand", "test.rewrite", func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			rw.Replace(op, op.Operand(0))
			return true
		}),
	}
}

func onlyIf(cond bool, t ir.Type) ir.Type {
	if cond {
		return t
	}
	return nil
}

// produce returns a pattern that changes the type of test.type_producer to what change returns, unless that is nil.
func produce(label string, change func(*ir.Context, ir.Type) ir.Type) *rewrite.Pattern {
	return rewrite.ConvertNamed(label, nil, "test.type_producer", func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		t := change(rw.Context(), op.Result(0).Type())
		if t == nil {
			return rw.Fail("expected single f32 operand")
		}
		return replace(rw, op, "test.type_producer", nil, []ir.Type{t})
	})
}

func updateConsumer() *rewrite.Pattern {
	return rewrite.ConvertNamed("TestUpdateConsumerType", nil, "test.type_consumer", func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		if !isFloat(ad.Operand(0).Type(), ir.F64) {
			return false
		}
		return replace(rw, op, "test.type_consumer", ad.Operands[:1], nil)
	})
}

func inlineRegion(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	r, around := op.Region(0), op.ParentRegion()
	if op.Attr("legalizer.should_clone") != nil {
		rw.CloneRegionBefore(r, around, nil, ir.NewMapping())
	} else {
		rw.InlineRegionBefore(r, around, nil)
	}
	if op.Attr("legalizer.erase_old_blocks") != nil {
		for !r.Empty() {
			rw.EraseBlock(r.First())
		}
	}
	rw.Erase(op)
	return true
}

func buildRegion(op *ir.Operation, rw *rewrite.Rewriter) bool {
	region := rw.Build(&ir.OperationState{Loc: op.Loc(), Info: rw.Context().OpInfo("test.region"), Regions: make([]*ir.Region, 1)})
	rw.NewBlockIn(region.Region(0), nil, []ir.Type{rw.Context().I64()}, ir.UnknownLoc)
	create(rw, op.Loc(), "test.illegal_op_f", nil, []ir.Type{rw.Context().I32()})
	create(rw, op.Loc(), "test.valid", nil, nil)
	rw.Erase(op)
	return true
}

func newBlock(label, name string, illegal bool) *rewrite.Pattern {
	return rewrite.OnNamed(label, name, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		i32 := rw.Context().I32()
		rw.NewBlockIn(op.ParentRegion(), nil, []ir.Type{i32, i32}, op.Loc())
		if illegal {
			create(rw, op.Loc(), "test.illegal_op_f", nil, []ir.Type{i32})
		}
		create(rw, op.Loc(), "test.finish", nil, nil)
		rw.Erase(op)
		return true
	})
}

func eraseSecondBlock(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	second := op.Region(0).First().Next()
	rw.SetStart(second)
	create(rw, op.Loc(), "test.illegal_op_f", nil, []ir.Type{rw.Context().F32()})
	rw.EraseBlock(second)
	rw.Modify(op, func() {})
	return true
}

// splitReturn returns the two halves of a split argument.
func splitReturn(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	if op.NumOperands() != 1 || !isFloat(op.Operand(0).Type(), ir.F32) {
		return false
	}
	cast := ad.Operand(0).DefiningOp()
	if cast == nil || !cast.Is(ir.UnrealizedCast) {
		return false
	}
	return replace(rw, op, "test.return", cast.Operands(), nil)
}

func nestOperation(op *ir.Operation, rw *rewrite.Rewriter) bool {
	at := rw.InsertionPoint()
	// The terminator is made before its parent, which is not in a block yet.
	n := rw.Arena().Create(&ir.OperationState{Loc: op.Loc(), Info: rw.Context().OpInfo("test.illegal_op_with_region"), Regions: make([]*ir.Region, 1)})
	rw.NewBlockIn(n.Region(0), nil, nil, op.Loc())
	create(rw, op.Loc(), "test.illegal_op_terminator", nil, nil)
	rw.SetInsertionPoint(at)
	rw.Insert(n)
	rw.ReplaceWithOp(op, n)
	return true
}

func modifyProperty(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	if op.Attr("modify_inplace") == nil {
		return false
	}
	rw.Modify(op, func() { op.SetAttr("a", rw.Context().Int(rw.Context().I32(), 42)) })
	return true
}

func convertDetached(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	if op.NumRegions() != 1 {
		return false
	}
	n := rw.Build(&ir.OperationState{Loc: op.Loc(), Info: rw.Context().OpInfo("test.legal_op"), Operands: ad.Operands, Results: op.ResultTypes(), Regions: make([]*ir.Region, 1)})
	rw.InlineRegionBefore(op.Region(0), n.Region(0), nil)
	entry := n.Region(0).First()
	sig := rewrite.NewSignature(entry.NumArgs())
	for i := range entry.NumArgs() {
		sig.AddInputs(i, rw.Context().F64())
	}
	rw.ConvertBlockArgs(entry, sig, nil)
	rw.ReplaceWithOp(op, n)
	return true
}

func convertBlockArgs(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter, conv *rewrite.TypeConverter) bool {
	if op.Attr("is_legal") != nil {
		return false
	}
	body := op.Region(0).First()
	sig := rewrite.NewSignature(body.NumArgs())
	for i, t := range body.ArgTypes() {
		switch {
		case op.Attr("replace_with_operand") != nil && len(ad.Operands) > 0:
			sig.Remap(i, ad.Operand(0))
		case op.Attr("duplicate") != nil:
			sig.AddInputs(i, t, t)
		default:
			return false
		}
	}
	rw.Modify(op, func() {
		rw.ConvertBlockArgs(body, sig, conv)
		op.SetAttr("is_legal", rw.Context().Unit())
	})
	return true
}

// replaceArgument replaces the first argument of a block by the second.
func replaceArgument(conv *rewrite.TypeConverter) *rewrite.Pattern {
	return rewrite.ConvertNamed("TestBlockArgReplace", conv, "test.block_arg_replace", func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		args := op.Region(0).First().Args()
		rw.ReplaceUses(args[0], args[1])
		rw.Modify(op, func() {
			if op.Attr("trigger_rollback") == nil {
				op.SetAttr("is_legal", rw.Context().Unit())
			}
		})
		return true
	})
}
