package passes

import "github.com/spvc/spvc/ir/pass"

// Register adds the passes over spirv modules to reg.
func Register(reg *pass.Registry) {
	reg.Add(
		NewLaunchSizes,
		NewLowerABIAttrs,
		NewBindHostMemory,
		NewUpdateVCE,
		NewRewriteInserts,
		NewPromoteToReplicated,
		NewCanonicalizeGL,
		NewUnifyAliased,
		NewWebGPUPrepare,
		NewDecorateLayout,
		NewDecorateModule,
		NewFloatControls,
		NewInterfaceVersion,
		NewWorkgroupLayout,
		NewCheckBounds,
		NewReportAsserts,
		NewReportIndices,
		NewReportPrints,
		NewCheckBlockLayout,
		NewCheckLimits,
		NewCheckRules,
	)
}
