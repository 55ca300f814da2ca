package kernelgen

import (
	"regexp"
	"testing"
)

// TestExtras makes programs with extras: each of them occurs, and on targets that lack it none.
func TestExtras(t *testing.T) {
	for _, c := range []struct {
		feature, text string
		host          bool
	}{
		{"dynamic i8", `%b\d: memref<\?xi8>`, false}, {"dynamic i1", `%b\d: memref<\?xi1>`, false}, {"dynamic bf16", `memref<\?xbf16>`, false},
		{"dynamic f8E4M3FN", `memref<\?xf8E4M3FN>`, false}, {"dynamic f8E5M2", `memref<\?xf8E5M2>`, false},
		{"table i32", `constant @t\d : memref<[\dx]+xi32>`, true}, {"table f16", `constant @t\d : memref<[\dx]+xf16>`, true},
		{"argument index", `%s\d: index`, false}, {"argument f32", `%s\d: f32`, false}, {"argument i64", `%s\d: i64`, false},
		{"unreachable", `\^dead\d:`, true}, {"unreachable region", `\^dead\d:(\n.*){1,60}\^in\d:`, true},
		{"launch", `gpu.launch_func`, false}, {"size at launch", `kernel \{|entry_point_abi<>`, false},
		{"gpu.dynamic_shared_memory", `gpu.dynamic_shared_memory`, false},
		{"carry vector<2xi32>", `scf.while .* : \(i32, vector<2xi32>\) -> i32 \{`, true},
		{"arith.select f32", `arith.select %\w+, %\w+, %\w+ : f32\n.* = arith.m(ax|in)(num|imum)f`, true},
		{"scf.for i6", `scf.for .* : i6 \{`, true}, {"scf.for i33", `scf.for .* : i33 \{`, true}, {"scf.for i63", `scf.for .* : i63 \{`, true},
	} {
		has := regexp.MustCompile(c.text)
		for _, host := range []bool{false, true} {
			if host && !c.host {
				continue
			}
			all := NewGenerator(Options{SubgroupSize: 4, Host: host})
			without := NewGenerator(Options{SubgroupSize: 4, Host: host, Can: func(f string) bool { return f != c.feature }})
			found := false
			for seed := uint64(0); seed < 1500 && (!found || seed < 60); seed++ {
				found = found || has.MatchString(all.Generate(seed).Text)
				if k := without.Generate(seed); has.MatchString(k.Text) {
					t.Errorf("seed %d has %s on a target that lacks %q\n%s", seed, c.text, c.feature, k.Text)
					break
				}
			}
			if !found {
				t.Errorf("no program has %s (host: %v)", c.text, host)
			}
		}
	}
}

// TestTables checks that tables are read by constants only, by loops only, and by values only.
func TestConstantTables(t *testing.T) {
	m, uses := NewGenerator(Options{SubgroupSize: 4}), map[[3]bool]int{}
	get, load := regexp.MustCompile(`(%v\d+) = memref.get_global @(t\d)`), regexp.MustCompile(`memref.load (%v\d+)\[(%\w+)`)
	constant := regexp.MustCompile(`(%v\d+) = arith.constant \d+ : index`)
	counter := regexp.MustCompile(`scf.for (%\w+) =`)
	for seed := range uint64(400) {
		text := m.Generate(seed).Text
		kinds := map[string]int{} // of values: 1 is a constant, 2 a counter
		for _, s := range constant.FindAllStringSubmatch(text, -1) {
			kinds[s[1]] = 1
		}
		for _, s := range counter.FindAllStringSubmatch(text, -1) {
			kinds[s[1]] = 2
		}
		tables, read := map[string]string{}, map[string][3]bool{}
		for _, s := range get.FindAllStringSubmatch(text, -1) {
			tables[s[1]] = s[2]
		}
		for _, s := range load.FindAllStringSubmatch(text, -1) {
			if name := tables[s[1]]; name != "" {
				r := read[name]
				r[kinds[s[2]]] = true
				read[name] = r
			}
		}
		for _, r := range read {
			uses[r]++
		}
	}
	for _, want := range [][3]bool{{false, true, false}, {false, false, true}, {true, false, false}, {true, true, true}} {
		if uses[want] == 0 {
			t.Errorf("no table has the uses %v (values, constants, counters): %v", want, uses)
		}
	}
}

// TestIndexOf64Bits evaluates programs whose index has 64 bits: buffers and arguments of index have
// eight bytes.
func TestIndexOf64Bits(t *testing.T) {
	m, buffers, scalars := NewGenerator(Options{SubgroupSize: 4, IndexBits: 64}), 0, 0
	for seed := range uint64(200) {
		k := m.Generate(seed)
		for _, b := range k.Buffers {
			if b.Type == "index" {
				buffers++
				if b.Part != 8 || len(b.Data) != 8*b.Count {
					t.Errorf("seed %d: an index has %d bytes", seed, b.Part)
				}
			}
		}
		for _, s := range k.Scalars {
			if s.Type == "index" {
				scalars++
				if len(s.Data) != 8 {
					t.Errorf("seed %d: an argument of index has %d bytes", seed, len(s.Data))
				}
			}
		}
		if _, err := Evaluate(k, EvalOptions{SubgroupSize: 4}); err != nil {
			t.Errorf("seed %d: %v\n%s", seed, err, k.Text)
		}
	}
	if buffers == 0 || scalars == 0 {
		t.Errorf("%d buffers and %d arguments of index", buffers, scalars)
	}
}

// TestWrongArguments evaluates kernels whose arguments do not fit what the host passes.
func TestWrongArguments(t *testing.T) {
	k := onGrid("")
	k.Scalars = []Scalar{{Type: "i32", Bits: 7}}
	from := "%b: memref<64xi32>"
	for args, ok := range map[string]bool{
		"%b: memref<64xi32>, %s: i32": true, "%b: memref<?xi32>, %s: i32": true, "%b: memref<64xi32>, %s: f32": false,
		"%b: memref<?x2xi32>, %s: i32": false, "%b: memref<64xi32>, %s: i32, %r: i32": false,
	} {
		c := *k
		c.Text = regexp.MustCompile(regexp.QuoteMeta(from)).ReplaceAllLiteralString(k.Text, args)
		if _, err := Evaluate(&c, EvalOptions{}); (err == nil) != ok {
			t.Errorf("arguments %s: error %v", args, err)
		}
	}
}

// TestSharedAtLaunch evaluates views of workgroup memory whose size the launch sets.
func TestSharedAtLaunch(t *testing.T) {
	const space = ", #gpu.address_space<workgroup>>"
	body := func(offset, count string) string {
		return "%o = arith.constant " + offset + " : index\n%n = arith.constant " + count + " : index\n" +
			"%d = gpu.dynamic_shared_memory : memref<?xi8" + space + "\n%v = memref.view %d[%o][%n] : memref<?xi8" + space + " to memref<?xi32" + space + "\n"
	}
	for _, c := range []struct {
		offset, count string
		ok            bool
	}{{"0", "4", true}, {"0", "5", false}, {"4", "3", false}, {"0", "-1", false}} {
		k := onGrid(body(c.offset, c.count))
		k.SharedBytes = 16
		if _, err := Evaluate(k, EvalOptions{}); (err == nil) != c.ok {
			t.Errorf("%s elements at byte %s of 16: error %v", c.count, c.offset, err)
		}
	}
}
