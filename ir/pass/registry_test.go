package pass

import (
	"slices"
	"testing"
)

// TestNames adds passes and pipelines of names that are taken.
func TestNames(t *testing.T) {
	p, q := func() *Pass { return &Pass{Name: "p"} }, &Pipeline{Name: "q"}
	for name, add := range map[string]func(r *Registry){
		"a pass called p":     func(r *Registry) { r.Add(p) },
		"a pass called q":     func(r *Registry) { r.Add(func() *Pass { return &Pass{Name: "q"} }) },
		"a pipeline called p": func(r *Registry) { r.AddPipeline(&Pipeline{Name: "p"}) },
		"a pipeline called q": func(r *Registry) { r.AddPipeline(q) },
	} {
		t.Run(name, func(t *testing.T) {
			r := NewRegistry()
			r.Add(p)
			r.AddPipeline(q)
			defer func() {
				if recover() == nil || !slices.Equal(r.Names(), []string{"p", "q"}) {
					t.Errorf("the second one is added: %v", r.Names())
				}
			}()
			add(r)
		})
	}
}

// TestLazyRegistry uses each method of a registry first. All must see the passes that come later.
func TestLazyRegistry(t *testing.T) {
	for name, use := range map[string]func(r *Registry) bool{
		"Names":    func(r *Registry) bool { return slices.Equal(r.Names(), []string{"p", "q"}) },
		"New":      func(r *Registry) bool { return r.New("p") != nil && r.New("x") == nil },
		"Pipeline": func(r *Registry) bool { return r.Pipeline("q") != nil && r.Pipeline("p") == nil },
		"AddNamed": func(r *Registry) bool {
			return r.AddNamed(NewManager("any"), "q", "") == nil && r.AddNamed(NewManager("any"), "p", "") == nil
		},
		"ParsePipeline": func(r *Registry) bool {
			_, err := r.ParsePipeline("any(p,q)")
			return err == nil
		},
		"Add": func(r *Registry) bool {
			r.Add(func() *Pass { return &Pass{Name: "z"} })
			return slices.Equal(r.Names(), []string{"p", "q", "z"})
		},
		"AddPipeline": func(r *Registry) bool {
			r.AddPipeline(&Pipeline{Name: "z"})
			return slices.Equal(r.Names(), []string{"p", "q", "z"})
		},
	} {
		fills := 0
		r := NewLazyRegistry(func(r *Registry) {
			fills++
			r.Add(func() *Pass { return &Pass{Name: "p"} })
			r.AddPipeline(&Pipeline{Name: "q", New: func() ([]Option, func(*Manager) error) { return nil, func(*Manager) error { return nil } }})
		})
		if fills != 0 {
			t.Errorf("%s: the passes come before the first use", name)
		}
		if !use(r) || !use(NewLazyRegistry(r.fill)) || fills != 2 {
			t.Errorf("%s does not see the passes of a lazy registry, which were added %d times", name, fills)
		}
	}
}
