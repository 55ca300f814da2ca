package linalg

import "github.com/spvc/spvc/ir"

// convolutionRows are the convolutions. Their names list the dimensions of the input and of the filter.
var convolutionRows = []*Named{
	{Name: "conv_1d", Summary: "one-dimensional convolution without channels",
		Loops: "w +i", Maps: "w+i; i; w", Body: mulAdd, Convolution: true},
	{Name: "conv_2d", Summary: "two-dimensional convolution without channels",
		Loops: "h w +i +j", Maps: "h+i w+j; i j; h w", Body: mulAdd, Convolution: true},
	{Name: "conv_3d", Summary: "three-dimensional convolution without channels",
		Loops: "d h w +i +j +k", Maps: "d+i h+j w+k; i j k; d h w", Body: mulAdd, Convolution: true},
	{Name: "conv_1d_nwc_wcf", Summary: "one-dimensional convolution",
		Loops: "n w f +i +c", Maps: "n w*s0+i*d0 c; i c f; n w f", Body: mulAdd, Window: 1, Convolution: true},
	{Name: "conv_1d_ncw_fcw", Summary: "one-dimensional convolution",
		Loops: "n f w +c +i", Maps: "n c w*s0+i*d0; f c i; n f w", Body: mulAdd, Window: 1, Convolution: true},
	{Name: "conv_2d_nhwc_hwcf", Summary: "two-dimensional convolution",
		Loops: "n h w f +i +j +c", Maps: "n h*s0+i*d0 w*s1+j*d1 c; i j c f; n h w f", Body: mulAdd, Window: 2, Convolution: true},
	{Name: "conv_2d_nhwc_fhwc", Summary: "two-dimensional convolution",
		Loops: "n h w f +i +j +c", Maps: "n h*s0+i*d0 w*s1+j*d1 c; f i j c; n h w f", Body: mulAdd, Window: 2, Convolution: true},
	{Name: "conv_2d_nhwc_hwcf_q", Summary: "two-dimensional convolution with zero points",
		Loops: "n h w f +i +j +c", Maps: "n h*s0+i*d0 w*s1+j*d1 c; i j c f; ; ; n h w f", Body: mulAddZero, Window: 2, Convolution: true},
	{Name: "conv_2d_nhwc_fhwc_q", Summary: "two-dimensional convolution with zero points",
		Loops: "n h w f +i +j +c", Maps: "n h*s0+i*d0 w*s1+j*d1 c; f i j c; ; ; n h w f", Body: mulAddZero, Window: 2, Convolution: true},
	{Name: "conv_2d_nchw_fchw", Summary: "two-dimensional convolution",
		Loops: "n f h w +c +i +j", Maps: "n c h*s0+i*d0 w*s1+j*d1; f c i j; n f h w", Body: mulAdd, Window: 2, Convolution: true},
	{Name: "conv_2d_ngchw_fgchw", Summary: "grouped two-dimensional convolution",
		Loops: "n g f h w +c +i +j", Maps: "n g c h*s0+i*d0 w*s1+j*d1; f g c i j; n g f h w", Body: mulAdd, Window: 2, Convolution: true},
	{Name: "conv_2d_ngchw_gfchw", Summary: "grouped two-dimensional convolution",
		Loops: "n g f h w +c +i +j", Maps: "n g c h*s0+i*d0 w*s1+j*d1; g f c i j; n g f h w", Body: mulAdd, Window: 2, Convolution: true},
	{Name: "conv_2d_ngchw_gfchw_q", Summary: "grouped two-dimensional convolution with zero points",
		Loops: "n g f h w +c +i +j", Maps: "n g c h*s0+i*d0 w*s1+j*d1; g f c i j; ; ; n g f h w", Body: mulAddZero, Window: 2, Convolution: true},
	{Name: "conv_3d_ndhwc_dhwcf", Summary: "three-dimensional convolution",
		Loops: "n d h w f +i +j +k +c", Maps: "n d*s0+i*d0 h*s1+j*d1 w*s2+k*d2 c; i j k c f; n d h w f", Body: mulAdd, Window: 3, Convolution: true},
	{Name: "conv_3d_ndhwc_dhwcf_q", Summary: "three-dimensional convolution with zero points",
		Loops: "n d h w f +i +j +k +c", Maps: "n d*s0+i*d0 h*s1+j*d1 w*s2+k*d2 c; i j k c f; ; ; n d h w f", Body: mulAddZero, Window: 3, Convolution: true},
	{Name: "conv_3d_ncdhw_fcdhw", Summary: "three-dimensional convolution",
		Loops: "n f d h w +c +i +j +k", Maps: "n c d*s0+i*d0 h*s1+j*d1 w*s2+k*d2; f c i j k; n f d h w",
		OldLast: 21, OldLoops: "n d h w f +i +j +k +c", OldMaps: "n c d*s0+i*d0 h*s1+j*d1 w*s2+k*d2; f c i j k; n f d h w", Body: mulAdd, Window: 3, Convolution: true},
	{Name: "conv_2d_nchw_fchw_q", Summary: "two-dimensional convolution with zero points",
		Loops: "n f h w +c +i +j", Maps: "n c h*s0+i*d0 w*s1+j*d1; f c i j; ; ; n f h w", Body: mulAddZero, Window: 2, Convolution: true, Versions: ir.Since(21)},
	{Name: "conv_2d_nhwgc_gfhwc", Summary: "grouped two-dimensional convolution",
		Loops: "n h w g f +i +j +c", Maps: "n h*s0+i*d0 w*s1+j*d1 g c; g f i j c; n h w g f", Body: mulAdd, Window: 2, Convolution: true, Versions: ir.Since(21)},
	{Name: "conv_2d_nhwgc_gfhwc_q", Summary: "grouped two-dimensional convolution with zero points",
		Loops: "n h w g f +i +j +c", Maps: "n h*s0+i*d0 w*s1+j*d1 g c; g f i j c; ; ; n h w g f", Body: mulAddZero, Window: 2, Convolution: true, Versions: ir.Since(21)},
}

// depthwiseRows are the convolutions that treat each channel apart.
var depthwiseRows = []*Named{
	{Name: "depthwise_conv_1d_nwc_wc", Summary: "one-dimensional depthwise convolution",
		Loops: "n w c +i", Maps: "n w*s0+i*d0 c; i c; n w c", Body: mulAdd, Window: 1, Convolution: true},
	{Name: "depthwise_conv_1d_ncw_cw", Summary: "one-dimensional depthwise convolution",
		Loops: "n w c +i", Maps: "n c w*s0+i*d0; c i; n c w", Body: mulAdd, Window: 1, Convolution: true},
	{Name: "depthwise_conv_1d_nwc_wcm", Summary: "one-dimensional depthwise convolution",
		Loops: "n w c m +i", Maps: "n w*s0+i*d0 c; i c m; n w c m", Body: mulAdd, Window: 1, Convolution: true},
	{Name: "depthwise_conv_2d_nhwc_hwc", Summary: "two-dimensional depthwise convolution",
		Loops: "n h w c +i +j", Maps: "n h*s0+i*d0 w*s1+j*d1 c; i j c; n h w c", Body: mulAdd, Window: 2, Convolution: true},
	{Name: "depthwise_conv_2d_nchw_chw", Summary: "two-dimensional depthwise convolution",
		Loops: "n h w c +i +j", Maps: "n c h*s0+i*d0 w*s1+j*d1; c i j; n c h w", Body: mulAdd, Window: 2, Convolution: true},
	{Name: "depthwise_conv_2d_nhwc_hwc_q", Summary: "two-dimensional depthwise convolution with zero points",
		Loops: "n h w c +i +j", Maps: "n h*s0+i*d0 w*s1+j*d1 c; i j c; ; ; n h w c", Body: mulAddZero, Window: 2, Convolution: true},
	{Name: "depthwise_conv_2d_nhwc_hwcm", Summary: "two-dimensional depthwise convolution",
		Loops: "n h w c m +i +j", Maps: "n h*s0+i*d0 w*s1+j*d1 c; i j c m; n h w c m", Body: mulAdd, Window: 2, Convolution: true},
	{Name: "depthwise_conv_2d_nhwc_hwcm_q", Summary: "two-dimensional depthwise convolution with zero points",
		Loops: "n h w c m +i +j", Maps: "n h*s0+i*d0 w*s1+j*d1 c; i j c m; ; ; n h w c m", Body: mulAddZero, Window: 2, Convolution: true},
	{Name: "depthwise_conv_3d_ndhwc_dhwc", Summary: "three-dimensional depthwise convolution",
		Loops: "n d h w +i +j +k c", Maps: "n d*s0+i*d0 h*s1+j*d1 w*s2+k*d2 c; i j k c; n d h w c", Body: mulAdd, Window: 3, Convolution: true},
	{Name: "depthwise_conv_3d_ncdhw_cdhw", Summary: "three-dimensional depthwise convolution",
		Loops: "n d h w +i +j +k c", Maps: "n c d*s0+i*d0 h*s1+j*d1 w*s2+k*d2; c i j k; n c d h w", Body: mulAdd, Window: 3, Convolution: true},
	{Name: "depthwise_conv_3d_ndhwc_dhwcm", Summary: "three-dimensional depthwise convolution",
		Loops: "n d h w m +i +j +k c", Maps: "n d*s0+i*d0 h*s1+j*d1 w*s2+k*d2 c; i j k c m; n d h w c m", Body: mulAdd, Window: 3, Convolution: true},
}

// poolingRows are the reductions over windows. The second input only has the shape of the window.
var poolingRows = []*Named{
	{Name: "pooling_nhwc_sum", Summary: "sums over windows",
		Loops: "n h w c +i +j", Maps: "n h*s0+i*d0 w*s1+j*d1 c; i j; n h w c", Body: pool(FnAdd), Window: 2, Convolution: true},
	{Name: "pooling_nchw_sum", Summary: "sums over windows",
		Loops: "n c h w +i +j", Maps: "n c h*s0+i*d0 w*s1+j*d1; i j; n c h w", Body: pool(FnAdd), Window: 2, Convolution: true},
	{Name: "pooling_nhwc_max", Summary: "maxima of windows",
		Loops: "n h w c +i +j", Maps: "n h*s0+i*d0 w*s1+j*d1 c; i j; n h w c", Body: pool(FnMaxSigned), Window: 2, Convolution: true},
	{Name: "pooling_nhwc_max_unsigned", Summary: "unsigned maxima of windows",
		Loops: "n h w c +i +j", Maps: "n h*s0+i*d0 w*s1+j*d1 c; i j; n h w c", Body: pool(FnMaxUnsigned), Window: 2, Convolution: true},
	{Name: "pooling_nchw_max", Summary: "maxima of windows",
		Loops: "n c h w +i +j", Maps: "n c h*s0+i*d0 w*s1+j*d1; i j; n c h w", Body: pool(FnMaxSigned), Window: 2, Convolution: true},
	{Name: "pooling_nhwc_min", Summary: "minima of windows",
		Loops: "n h w c +i +j", Maps: "n h*s0+i*d0 w*s1+j*d1 c; i j; n h w c", Body: pool(FnMinSigned), Window: 2, Convolution: true},
	{Name: "pooling_nhwc_min_unsigned", Summary: "unsigned minima of windows",
		Loops: "n h w c +i +j", Maps: "n h*s0+i*d0 w*s1+j*d1 c; i j; n h w c", Body: pool(FnMinUnsigned), Window: 2, Convolution: true},
	{Name: "pooling_nwc_sum", Summary: "sums over windows",
		Loops: "n w c +i", Maps: "n w*s0+i*d0 c; i; n w c", Body: pool(FnAdd), Window: 1, Convolution: true},
	{Name: "pooling_ncw_sum", Summary: "sums over windows",
		Loops: "n c w +i", Maps: "n c w*s0+i*d0; i; n c w", Body: pool(FnAdd), Window: 1, Convolution: true},
	{Name: "pooling_nwc_max", Summary: "maxima of windows",
		Loops: "n w c +i", Maps: "n w*s0+i*d0 c; i; n w c", Body: pool(FnMaxSigned), Window: 1, Convolution: true},
	{Name: "pooling_nwc_max_unsigned", Summary: "unsigned maxima of windows",
		Loops: "n w c +i", Maps: "n w*s0+i*d0 c; i; n w c", Body: pool(FnMaxUnsigned), Window: 1, Convolution: true},
	{Name: "pooling_ncw_max", Summary: "maxima of windows",
		Loops: "n c w +i", Maps: "n c w*s0+i*d0; i; n c w", Body: pool(FnMaxSigned), Window: 1, Convolution: true},
	{Name: "pooling_nwc_min", Summary: "minima of windows",
		Loops: "n w c +i", Maps: "n w*s0+i*d0 c; i; n w c", Body: pool(FnMinSigned), Window: 1, Convolution: true},
	{Name: "pooling_nwc_min_unsigned", Summary: "unsigned minima of windows",
		Loops: "n w c +i", Maps: "n w*s0+i*d0 c; i; n w c", Body: pool(FnMinUnsigned), Window: 1, Convolution: true},
	{Name: "pooling_ndhwc_sum", Summary: "sums over windows",
		Loops: "n d h w c +i +j +k", Maps: "n d*s0+i*d0 h*s1+j*d1 w*s2+k*d2 c; i j k; n d h w c", Body: pool(FnAdd), Window: 3, Convolution: true},
	{Name: "pooling_ndhwc_max", Summary: "maxima of windows",
		Loops: "n d h w c +i +j +k", Maps: "n d*s0+i*d0 h*s1+j*d1 w*s2+k*d2 c; i j k; n d h w c", Body: pool(FnMaxSigned), Window: 3, Convolution: true},
	{Name: "pooling_ndhwc_min", Summary: "minima of windows",
		Loops: "n d h w c +i +j +k", Maps: "n d*s0+i*d0 h*s1+j*d1 w*s2+k*d2 c; i j k; n d h w c", Body: pool(FnMinSigned), Window: 3, Convolution: true},
}

// The convolutions and poolings.
var (
	Conv1D                    = named("conv_1d")
	Conv2D                    = named("conv_2d")
	Conv3D                    = named("conv_3d")
	Conv1DNwcWcf              = named("conv_1d_nwc_wcf")
	Conv1DNcwFcw              = named("conv_1d_ncw_fcw")
	Conv2DNhwcHwcf            = named("conv_2d_nhwc_hwcf")
	Conv2DNhwcFhwc            = named("conv_2d_nhwc_fhwc")
	Conv2DNhwcHwcfQ           = named("conv_2d_nhwc_hwcf_q")
	Conv2DNhwcFhwcQ           = named("conv_2d_nhwc_fhwc_q")
	Conv2DNchwFchw            = named("conv_2d_nchw_fchw")
	Conv2DNgchwFgchw          = named("conv_2d_ngchw_fgchw")
	Conv2DNgchwGfchw          = named("conv_2d_ngchw_gfchw")
	Conv2DNgchwGfchwQ         = named("conv_2d_ngchw_gfchw_q")
	Conv3DNdhwcDhwcf          = named("conv_3d_ndhwc_dhwcf")
	Conv3DNdhwcDhwcfQ         = named("conv_3d_ndhwc_dhwcf_q")
	Conv3DNcdhwFcdhw          = named("conv_3d_ncdhw_fcdhw")
	DepthwiseConv1DNwcWc      = named("depthwise_conv_1d_nwc_wc")
	DepthwiseConv1DNcwCw      = named("depthwise_conv_1d_ncw_cw")
	DepthwiseConv1DNwcWcm     = named("depthwise_conv_1d_nwc_wcm")
	DepthwiseConv2DNhwcHwc    = named("depthwise_conv_2d_nhwc_hwc")
	DepthwiseConv2DNchwChw    = named("depthwise_conv_2d_nchw_chw")
	DepthwiseConv2DNhwcHwcQ   = named("depthwise_conv_2d_nhwc_hwc_q")
	DepthwiseConv2DNhwcHwcm   = named("depthwise_conv_2d_nhwc_hwcm")
	DepthwiseConv2DNhwcHwcmQ  = named("depthwise_conv_2d_nhwc_hwcm_q")
	DepthwiseConv3DNdhwcDhwc  = named("depthwise_conv_3d_ndhwc_dhwc")
	DepthwiseConv3DNcdhwCdhw  = named("depthwise_conv_3d_ncdhw_cdhw")
	DepthwiseConv3DNdhwcDhwcm = named("depthwise_conv_3d_ndhwc_dhwcm")
	Conv2DNchwFchwQ           = named("conv_2d_nchw_fchw_q")
	Conv2DNhwgcGfhwc          = named("conv_2d_nhwgc_gfhwc")
	Conv2DNhwgcGfhwcQ         = named("conv_2d_nhwgc_gfhwc_q")
	PoolingNhwcSum            = named("pooling_nhwc_sum")
	PoolingNchwSum            = named("pooling_nchw_sum")
	PoolingNhwcMax            = named("pooling_nhwc_max")
	PoolingNhwcMaxUnsigned    = named("pooling_nhwc_max_unsigned")
	PoolingNchwMax            = named("pooling_nchw_max")
	PoolingNhwcMin            = named("pooling_nhwc_min")
	PoolingNhwcMinUnsigned    = named("pooling_nhwc_min_unsigned")
	PoolingNwcSum             = named("pooling_nwc_sum")
	PoolingNcwSum             = named("pooling_ncw_sum")
	PoolingNwcMax             = named("pooling_nwc_max")
	PoolingNwcMaxUnsigned     = named("pooling_nwc_max_unsigned")
	PoolingNcwMax             = named("pooling_ncw_max")
	PoolingNwcMin             = named("pooling_nwc_min")
	PoolingNwcMinUnsigned     = named("pooling_nwc_min_unsigned")
	PoolingNdhwcSum           = named("pooling_ndhwc_sum")
	PoolingNdhwcMax           = named("pooling_ndhwc_max")
	PoolingNdhwcMin           = named("pooling_ndhwc_min")
)
