func.func @casts(%x: f4E2M1FN, %s: f8E8M0FNU, %y: vector<2xf32>, %t: vector<2xf16>) -> (f32, vector<2xf6E3M2FN>) {
  %0 = arith.scaling_extf %x, %s : f4E2M1FN, f8E8M0FNU to f32
  %1 = arith.scaling_truncf %y, %t to_nearest_even fastmath<fast> : vector<2xf32>, vector<2xf16> to vector<2xf6E3M2FN>
  return %0, %1 : f32, vector<2xf6E3M2FN>
}
