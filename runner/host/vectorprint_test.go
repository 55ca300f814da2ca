package host

import "testing"

func TestVectorPrint(t *testing.T) {
	const text = `func.func @f() {
  %c1 = arith.constant 1 : index
  %two = arith.constant 2.0 : f32
  %a = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : vector<2x3xf32>
  %row = vector.extract %a[%c1] : vector<3xf32> from vector<2x3xf32>
  %x = vector.extract %a[0, %c1] : f32 from vector<2x3xf32>
  %b = vector.insert %row, %a[0] : vector<3xf32> into vector<2x3xf32>
  %c = vector.insert %two, %b[%c1, 2] : f32 into vector<2x3xf32>
  vector.print %c : vector<2x3xf32>
  vector.print %x : f32
  %cols = vector.broadcast %row : vector<3xf32> to vector<2x3xf32>
  vector.print %cols : vector<2x3xf32>
  %column = arith.constant dense<[[7], [8]]> : vector<2x1xi32>
  %rows = vector.broadcast %column : vector<2x1xi32> to vector<2x2xi32>
  vector.print %rows : vector<2x2xi32>
  %splat = vector.splat %two : vector<2xf32>
  %fma = vector.fma %splat, %splat, %splat : vector<2xf32>
  vector.print %fma : vector<2xf32>
  %s = vector.shuffle %a, %b [3, 0] : vector<2x3xf32>, vector<2x3xf32>
  vector.print %s : vector<2x3xf32>
  %e = vector.extractelement %row[%c1 : index] : vector<3xf32>
  %i = vector.insertelement %e, %row[%c1 : index] : vector<3xf32>
  %sum = vector.reduction <add>, %i : vector<3xf32> into f32
  %more = vector.reduction <mul>, %i, %sum : vector<3xf32> into f32
  %elements = vector.from_elements %sum, %more : vector<2xf32>
  vector.print %elements : vector<2xf32>
  %flat = vector.shape_cast %rows : vector<2x2xi32> to vector<4xi32>
  %max = vector.reduction <maxsi>, %flat : vector<4xi32> into i32
  vector.print %max : i32
  %low = arith.cmpi eq, %flat, %flat : vector<4xi32>
  vector.print %low : vector<4xi1> punctuation <comma>
  vector.print str "end"
  vector.print punctuation <newline>
  return
}`
	_, got, err := call(t, text)
	const want = `( ( 4, 5, 6 ), ( 4, 5, 2 ) )
2
( ( 4, 5, 6 ), ( 4, 5, 6 ) )
( ( 7, 7 ), ( 8, 8 ) )
( 6, 6 )
( ( 4, 5, 6 ), ( 1, 2, 3 ) )
( 15, 1800 )
8
( 1, 1, 1, 1 ), end
`
	if err != nil || got != want {
		t.Errorf("%v, printed\n%s\nwant\n%s", err, got, want)
	}
}
