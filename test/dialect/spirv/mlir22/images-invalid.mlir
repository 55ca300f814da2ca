// Wrong operands of image ops. The messages are those of mlir-opt 22.1.8; cases without one are accepted.
// RUN: mlir-opt %s --mlir-version=22 --split-input-file --verify-diagnostics

func.func @a(%x: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>, %c: vector<2xi32>) {
  // expected-error@+1 {{'spirv.ImageRead' op failed to verify that the sampled operand of the underlying image must be SamplerUnknown or NoSampler}}
  %0 = spirv.ImageRead %x, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>, vector<2xi32> -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, %c: vector<2xi32>) {
  // expected-error@+1 {{'spirv.ImageRead' op failed to verify that the result component type must match the image sampled type}}
  %0 = spirv.ImageRead %x, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xi32> -> vector<4xi32>
  return
}
// -----
func.func @a(%x: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, %c: vector<2xi32>) {
  %0 = spirv.ImageRead %x, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xi32> -> f32
  return
}
// -----
// expected-error@+1 {{cannot use 'none' to compose SPIR-V types}}
func.func @a(%x: !spirv.image<none, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, %c: vector<2xi32>) {
  %0 = spirv.ImageRead %x, %c : !spirv.image<none, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xi32> -> vector<4xi32>
  return
}
// -----
func.func @a(%x: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, %c: vector<2xi1>) {
  // expected-error@+1 {{'spirv.ImageRead' op operand #1 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16, but got 'vector<2xi1>'}}
  %0 = spirv.ImageRead %x, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xi1> -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, %c: vector<2xi32>, %l: i32) {
  // expected-error@+1 {{the Image Operands should encode what operands follow, as per Image Operands}}
  %0 = spirv.ImageRead %x, %c, %l : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xi32>, i32 -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, %c: vector<2xi32>, %l: i32) {
  // expected-error@+1 {{Lod is only valid with explicit-lod and fetch instructions}}
  %0 = spirv.ImageRead %x, %c ["Lod"], %l : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xi32>, i32 -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, %c: vector<2xi32>, %l: i32) {
  // expected-error@+1 {{too many image operand arguments have been provided}}
  %0 = spirv.ImageRead %x, %c ["Sample"], %l : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xi32>, i32 -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, %c: vector<2xi32>, %l: i32) {
  %0 = spirv.ImageRead %x, %c ["Sample"] : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xi32> -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, %c: vector<2xi32>, %l: f32) {
  // expected-error@+1 {{Bias is only valid with implicit-lod instructions}}
  %0 = spirv.ImageRead %x, %c ["Bias"], %l : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xi32>, f32 -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, %c: vector<2xi32>, %l: f32) {
  // expected-error@+1 {{Grad is only valid with explicit-lod instructions}}
  %0 = spirv.ImageRead %x, %c ["Grad"], %l, %l : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xi32>, f32, f32 -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, %c: vector<2xi32>, %t: f32) {
  // expected-error@+1 {{'spirv.ImageWrite' op failed to verify that the Dim operand of the underlying image must not be SubpassData}}
  spirv.ImageWrite %x, %c, %t : !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xi32>, f32
  return
}
// -----
func.func @a(%x: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>, %c: vector<2xi32>, %t: f32) {
  // expected-error@+1 {{'spirv.ImageWrite' op failed to verify that the sampled operand of the underlying image must be SamplerUnknown or NoSampler}}
  spirv.ImageWrite %x, %c, %t : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>, vector<2xi32>, f32
  return
}
// -----
func.func @a(%x: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, %c: vector<2xi32>, %t: f16) {
  // expected-error@+1 {{'spirv.ImageWrite' op failed to verify that the texel component type must match the image sampled type}}
  spirv.ImageWrite %x, %c, %t : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xi32>, f16
  return
}
// -----
func.func @a(%x: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, %c: vector<2xf32>, %t: vector<4xf32>) {
  spirv.ImageWrite %x, %c, %t : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xf32>, vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, %c: vector<2xf32>, %t: vector<4xf32>) {
  spirv.ImageWrite %x, %c, %t ["NonPrivateTexel"] : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xf32>, vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.image<f32, Cube, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>, %c: vector<3xi32>) {
  // expected-error@+1 {{'spirv.ImageFetch' op failed to verify that the Dim operand of the underlying image must not be Cube}}
  %0 = spirv.ImageFetch %x, %c : !spirv.image<f32, Cube, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>, vector<3xi32> -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, %c: vector<2xi32>) {
  // expected-error@+1 {{'spirv.ImageFetch' op failed to verify that the sampled operand of the underlying image must be NeedSampler}}
  %0 = spirv.ImageFetch %x, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xi32> -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>, %c: vector<2xf32>) {
  // expected-error@+1 {{'spirv.ImageFetch' op operand #1 must be 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16, but got 'vector<2xf32>'}}
  %0 = spirv.ImageFetch %x, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>, vector<2xf32> -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>, %c: vector<2xi32>) {
  // expected-error@+1 {{'spirv.ImageFetch' op failed to verify that the result component type must match the image sampled type}}
  %0 = spirv.ImageFetch %x, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>, vector<2xi32> -> vector<4xi32>
  return
}
// -----
func.func @a(%x: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>, %c: vector<2xi32>) {
  // expected-error@+1 {{'spirv.ImageFetch' op result #0 must be vector of 16/32/64-bit float values of length 4 or vector of 8/16/32/64-bit integer values of length 4, but got 'f32'}}
  %0 = spirv.ImageFetch %x, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>, vector<2xi32> -> f32
  return
}
// -----
func.func @a(%x: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>, %c: vector<2xi32>, %l: i32) {
  // expected-error@+1 {{Lod is only valid with explicit-lod and fetch instructions}}
  %0 = spirv.ImageFetch %x, %c ["Lod"], %l : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>, vector<2xi32>, i32 -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>) {
  // expected-error@+1 {{'spirv.ImageSampleExplicitLod' op requires attribute 'image_operands'}}
  %0 = "spirv.ImageSampleExplicitLod"(%x, %c) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>) -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l: f32) {
  // expected-error@+1 {{'spirv.ImageSampleExplicitLod' op failed to verify that either Lod or Grad image operands must be present}}
  %0 = spirv.ImageSampleExplicitLod %x, %c ["Bias"], %l : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l: f32) {
  // expected-error@+1 {{Bias is only valid with implicit-lod instructions}}
  %0 = spirv.ImageSampleExplicitLod %x, %c ["Bias|Lod"], %l, %l : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32 -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l: f32) {
  // expected-error@+1 {{Lod operand requires 1 argument}}
  %0 = spirv.ImageSampleExplicitLod %x, %c ["Lod"] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l: i32) {
  // expected-error@+1 {{for sampling operations, Lod must be a floating-point type scalar}}
  %0 = spirv.ImageSampleExplicitLod %x, %c ["Lod"], %l : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, i32 -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l: f32) {
  // expected-error@+1 {{it is invalid to set both the Lod and Grad bits}}
  %0 = spirv.ImageSampleExplicitLod %x, %c ["Lod|Grad"], %l, %l, %l : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32, f32 -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l: f32) {
  // expected-error@+1 {{too many image operand arguments have been provided}}
  %0 = spirv.ImageSampleExplicitLod %x, %c ["Lod"], %l, %l : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32 -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l: f32) {
  // expected-error@+1 {{Lod must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube}}
  %0 = spirv.ImageSampleExplicitLod %x, %c ["Lod"], %l : !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l: f32) {
  // expected-error@+1 {{'spirv.ImageSampleExplicitLod' op failed to verify that the MS operand of the underlying image type must be SingleSampled}}
  %0 = spirv.ImageSampleExplicitLod %x, %c ["Lod"], %l : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l: f32) {
  // expected-error@+1 {{Grad operand requires 2 arguments (scalars or vectors)}}
  %0 = spirv.ImageSampleExplicitLod %x, %c ["Grad"], %l : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l: f32) {
  // expected-error@+1 {{number of components of each Grad argument must equal the number of components in coordinate, minus the array layer component, if present}}
  %0 = spirv.ImageSampleExplicitLod %x, %c ["Grad"], %l, %l : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32 -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l: vector<3xf32>) {
  // expected-error@+1 {{number of components of each Grad argument must equal the number of components in coordinate, minus the array layer component, if present}}
  %0 = spirv.ImageSampleExplicitLod %x, %c ["Grad"], %l, %l : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<3xf32>, vector<3xf32> -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l: f32) {
  // expected-error@+1 {{Grad arguments must be a scalar or vector of floating-point type}}
  %0 = spirv.ImageSampleExplicitLod %x, %c ["Grad"], %l, %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, vector<2xf32> -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l: vector<2xi32>) {
  // expected-error@+1 {{Grad arguments must be a vector of floating-point type}}
  %0 = spirv.ImageSampleExplicitLod %x, %c ["Grad"], %l, %l : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xi32>, vector<2xi32> -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l: i32) {
  // expected-error@+1 {{Grad arguments must be a scalar or vector of floating-point type}}
  %0 = spirv.ImageSampleExplicitLod %x, %c ["Grad"], %l, %l : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, i32, i32 -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: f32, %l: f32) {
  %0 = spirv.ImageSampleExplicitLod %x, %c ["Grad"], %l, %l : !spirv.sampled_image<!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, f32, f32, f32 -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<3xf32>, %l: vector<2xf32>) {
  %0 = spirv.ImageSampleExplicitLod %x, %c ["Grad"], %l, %l : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, vector<3xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<3xf32>, %l: vector<3xf32>) {
  // expected-error@+1 {{number of components of each Grad argument must equal the number of components in coordinate, minus the array layer component, if present}}
  %0 = spirv.ImageSampleExplicitLod %x, %c ["Grad"], %l, %l : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, vector<3xf32>, vector<3xf32>, vector<3xf32> -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>) {
  // expected-error@+1 {{'spirv.ImageSampleExplicitLod' op failed to verify that either Lod or Grad image operands must be present}}
  %0 = spirv.ImageSampleExplicitLod %x, %c ["NonPrivateTexel"] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l: f32) {
  // expected-error@+1 {{Lod is only valid with explicit-lod and fetch instructions}}
  %0 = spirv.ImageSampleImplicitLod %x, %c ["Lod"], %l : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l: f32) {
  // expected-error@+1 {{Grad is only valid with explicit-lod instructions}}
  %0 = spirv.ImageSampleImplicitLod %x, %c ["Grad"], %l, %l : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32 -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l: i32) {
  // expected-error@+1 {{Bias must be a floating-point type scalar}}
  %0 = spirv.ImageSampleImplicitLod %x, %c ["Bias"], %l : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, i32 -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>) {
  // expected-error@+1 {{Bias operand requires 1 argument}}
  %0 = spirv.ImageSampleImplicitLod %x, %c ["Bias"] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l: f32) {
  // expected-error@+1 {{Bias must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube}}
  %0 = spirv.ImageSampleImplicitLod %x, %c ["Bias"], %l : !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xi32>) {
  // expected-error@+1 {{'spirv.ImageSampleImplicitLod' op operand #1 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16, but got 'vector<2xi32>'}}
  %0 = spirv.ImageSampleImplicitLod %x, %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xi32> -> vector<4xf32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>) {
  // expected-error@+1 {{'spirv.ImageSampleImplicitLod' op failed to verify that the result component type must match the image sampled type}}
  %0 = spirv.ImageSampleImplicitLod %x, %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xi32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>) {
  // expected-error@+1 {{'spirv.ImageSampleImplicitLod' op result #0 must be vector of 8/16/32/64-bit integer values of length 4 or vector of 16/32/64-bit float values of length 4, but got 'vector<3xf32>'}}
  %0 = spirv.ImageSampleImplicitLod %x, %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<3xf32>
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %p: vector<3xf32>, %f: f32) {
  // expected-error@+1 {{'spirv.ImageSampleProjDrefImplicitLod' op failed to verify that type of 'result' matches image type of 'sampled_image'}}
  %0 = spirv.ImageSampleProjDrefImplicitLod %x, %p, %f : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<3xf32>, f32 -> f16
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %p: vector<3xf32>, %f: f16) {
  // expected-error@+1 {{'spirv.ImageSampleProjDrefImplicitLod' op operand #2 must be Float32, but got 'f16'}}
  %0 = spirv.ImageSampleProjDrefImplicitLod %x, %p, %f : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<3xf32>, f16 -> f32
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, %p: vector<3xf32>, %f: f32) {
  // expected-error@+1 {{'spirv.ImageSampleProjDrefImplicitLod' op failed to verify that the MS operand of the underlying image type must be SingleSampled}}
  %0 = spirv.ImageSampleProjDrefImplicitLod %x, %p, %f : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, vector<3xf32>, f32 -> f32
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %p: vector<3xf32>, %f: f32) {
  // expected-error@+1 {{the Image Operands should encode what operands follow, as per Image Operands}}
  %0 = spirv.ImageSampleProjDrefImplicitLod %x, %p, %f, %f : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<3xf32>, f32, f32 -> f32
  return
}
// -----
func.func @a(%x: !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %p: vector<3xi32>, %f: f32) {
  %0 = spirv.ImageSampleProjDrefImplicitLod %x, %p, %f ["Bias"], %f : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<3xi32>, f32, f32 -> f32
  return
}
