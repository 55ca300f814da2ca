package bigmath

import (
	"math"
	"math/big"
	"testing"
)

// TestDigits compares results with digits from tables.
func TestDigits(t *testing.T) {
	for _, c := range []struct {
		name string
		got  *big.Float
		want string
	}{
		{"pi", Pi(), "3.14159265358979323846264338327950288419716939937510"},
		{"ln 2", Ln2(), "0.693147180559945309417232121458176568075500134360255"},
		{"exp", Exp(One()), "2.71828182845904523536028747135266249775724709369995"},
		{"exp2", Exp2(Of(0.5)), "1.41421356237309504880168872420969807856967187537694"},
		{"expm1", Expm1(One()), "1.71828182845904523536028747135266249775724709369995"},
		{"log", Log(Of(10)), "2.302585092994045684017991454684364207601101488628772"},
		{"log2", Log2(Of(10)), "3.321928094887362347870319429489390175864831393024580"},
		{"log10", Log10(Of(2)), "0.301029995663981195213738894724493026768189881462108"},
		{"log1p", Log1p(One()), "0.693147180559945309417232121458176568075500134360255"},
		{"sin", Sin(One()), "0.841470984807896506652502321630298999622563060798371"},
		{"cos", Cos(One()), "0.540302305868139717400936607442976603732310420617922"},
		{"tan", Tan(One()), "1.557407724654902230506974807458360173087250772381520"},
		{"atan", Atan(One()), "0.785398163397448309615660845819875721049292349843776"},
		{"asin", Asin(Of(0.5)), "0.523598775598298873077107230546583814032861566562518"},
		{"acos", Acos(Of(-0.5)), "2.094395102393195492308428922186335256131446266250071"},
		{"atan2", Atan2(Of(-1), Of(-1)), "-2.356194490192344928846982537459627163147877049531329"},
		{"atan2 of an axis", Atan2(Of(-2), New()), "-1.570796326794896619231321691639751442098584699687553"},
		{"atan2 of -0", Atan2(Of(math.Copysign(0, -1)), Of(-2)), "-3.141592653589793238462643383279502884197169399375106"},
		{"atan2 of +0", Atan2(New(), Of(-2)), "3.141592653589793238462643383279502884197169399375106"},
		{"sinh", Sinh(One()), "1.175201193643801456882381850595600815155717981334095"},
		{"cosh", Cosh(One()), "1.543080634815243778477905620757061682601529112365863"},
		{"tanh", Tanh(One()), "0.761594155955764888119458282604793590412768597257936"},
		{"asinh", Asinh(Of(-1)), "-0.881373587019543025232609324979792309028160328261635"},
		{"acosh", Acosh(Of(3)), "1.762747174039086050465218649959584618056320656523271"},
		{"atanh", Atanh(Of(0.5)), "0.549306144334054845697622618461262852323745278911375"},
		{"erf", Erf(One()), "0.842700792949714869341220635082609259296066997966302"},
		{"erfc", Erfc(One()), "0.157299207050285130658779364917390740703933002033698"},
		{"cbrt", Cbrt(Of(2)), "1.259921049894873164767210607278228350570251464701507"},
		{"cbrt of a negative number", Cbrt(Of(-1024)), "-10.07936839915898531813768485822582680456201171761206"},
		{"pow", Pow(Of(2), Of(-1.5)), "0.353553390593273762200422181052424519642417968844237"},
	} {
		want, _, err := big.ParseFloat(c.want, 10, Digits, big.ToNearestEven)
		if err != nil {
			t.Fatal(err)
		}
		// The digits of the tables end after 2^-164.
		if e, _ := Quo(Sub(c.got, want), want).Float64(); math.Abs(e) > 0x1p-158 {
			t.Errorf("%s is %.50f, want %s", c.name, c.got, c.want)
		}
	}
}

// TestSmallAndLarge checks results whose digits another way of computing would lose.
func TestSmallAndLarge(t *testing.T) {
	tiny := Of(0x1p-900)
	for name, f := range map[string]func(*big.Float) *big.Float{
		"expm1": Expm1, "log1p": Log1p, "sinh": Sinh, "asinh": Asinh, "atanh": Atanh, "tanh": Tanh, "sin": Sin, "tan": Tan, "asin": Asin, "atan": Atan,
	} {
		if e, _ := Quo(Sub(f(tiny), tiny), tiny).Float64(); math.Abs(e) > 0x1p-200 {
			t.Errorf("%s of 2^-900 differs from it by %g", name, e)
		}
	}
	if e, _ := Sub(Mul(Gamma(Of(0.5)), Gamma(Of(0.5))), Pi()).Float64(); math.Abs(e) > 0x1p-120 {
		t.Errorf("the square of gamma(1/2) differs from pi by %g", e)
	}
	// An angle next to a multiple of pi/2, and a large one.
	for x, want := range map[float64]float64{6381956970095103 * 0x1p797: -4.68716592425462761112e-19, 1e22: 0.52321478539513894549759442588} {
		if got, _ := Cos(Of(x)).Float64(); math.Abs(got-want) > 1e-15*math.Abs(want) {
			t.Errorf("cos(%g) is %g, want %g", x, got, want)
		}
	}
}
