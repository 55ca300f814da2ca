func.func @dynamic(%t: tensor<?xf32>) -> tensor<?xi1> {
  %0 = math.isinf %t : tensor<?xf32>
  return %0 : tensor<?xi1>
}
