package campaign

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/pflag"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/conform"
	"github.com/spvc/spvc/runner/conform/cts"
)

// Selection holds the flags that select cases.
type Selection struct {
	types, rules, classes, probes []string
	options                       []string
	ids, lists, include, exclude  []string
	seed                          uint64
	cases                         int
	// named is true if a list that --types names says how many cases there are.
	named bool
	// list is such a list, or nil.
	list *caseList
	// names are the names of the CTS in the lists, or nil if there are none.
	names *Names
	// Shard is i/n for the i-th of n parts of the cases, or "" for all.
	Shard string
}

// generating are the names of flags that say which cases to make.
var generating = []string{"types", "rules", "classes", "probes", "options", "seed"}

// Selecting returns the names of all flags that select cases.
func Selecting() []string {
	return append([]string{"case", "caselist", "include", "exclude", "cases", "shard"}, generating...)
}

// Register adds the flags to fs.
func (f *Selection) Register(fs *pflag.FlagSet) {
	var classes, probes []string
	for _, c := range conform.DefaultClasses() {
		classes = append(classes, c.String())
	}
	for _, p := range conform.Probes() {
		probes = append(probes, p.String())
	}
	fs.StringSliceVar(&f.types, "types", []string{"100"}, "block types: a number of random types, systematic (every basic type in every kind of position), default (the systematic and 100 random types with all options, "+strconv.Itoa(caseLists["default"].cases)+" cases of them, and the same share of those with newer options), quick ("+strconv.Itoa(caseLists["quick"].cases)+" cases of this kind), newer ("+strconv.Itoa(caseLists["newer"].cases)+" cases of the options that need extensions of 2024 and later, which default and quick do not have), stages ("+strconv.Itoa(caseLists["stages"].cases)+" cases of kernels that are stages of draws, of interfaces between stages, and of images and texels, which the others do not have), narrow (types with bf16 and floats of 8 bits), matrices (types with the cooperative matrices of the device), a file with a !spirv.struct, or a type as identifiers spell it, on each line; or several of these")
	fs.StringSliceVar(&f.rules, "rules", conform.DefaultRules(), "rule sets; custom keeps the layout of a type, or generates a legal layout that no rule set assigns; target, target-base and target-least choose the rule set by storage class, with all features of the device, without scalar block layout, and with no features")
	fs.StringSliceVar(&f.classes, "classes", classes, "storage classes of the block; there is also Workgroup, for devices with explicit layouts of Workgroup memory")
	fs.StringSliceVar(&f.probes, "probes", probes, "probes: what kernels do with the block")
	fs.StringSliceVar(&f.options, "options", nil, "options of cases, which say how and where kernels access blocks: adds cases with each value of these options ("+strings.Join(conform.Dimensions(), ", ")+", or all)")
	fs.Uint64Var(&f.seed, "seed", 1, "seed of random types and custom layouts")
	fs.StringSliceVar(&f.ids, "case", nil, "identifier of a case to run, or several")
	fs.StringArrayVar(&f.lists, "caselist", nil, "file with an identifier on each line, alone or before a comma, as in failures.csv, or a name of a case of the Vulkan CTS (dEQP-VK.…), which stands for the cases that do the same")
	fs.StringArrayVar(&f.include, "include", nil, "regular expression: run only cases whose identifiers match it or another --include")
	fs.StringArrayVar(&f.exclude, "exclude", nil, "regular expression: run no case whose identifier matches it")
	fs.IntVar(&f.cases, "cases", 0, "number of cases to run, spread evenly over all (default: all)")
	fs.StringVar(&f.Shard, "shard", "", "i/n: run the i-th of n parts of the cases")
}

// caseList is a list that --types names: an even sample of the cases with all options of
// the systematic types and of random ones. The seed determines its cases. cases is their number without
// those of options that came later, of which the list has the same share. only, if set, reports whether a case is in the list, and
// else the list has no newer cases. narrow adds the types of narrowTypes.
type caseList struct {
	cases, random int
	only          func(c *conform.Case) bool
	narrow        bool
}

var caseLists = map[string]caseList{
	"default": {cases: 120_000, random: 100},
	"quick":   {cases: 2000, random: 20},
	"newer":   {cases: 20_000, random: 100, narrow: true, only: func(c *conform.Case) bool { return c.IsNewer() && !c.IsStaged() }},
	"stages":  {cases: 20_000, random: 100, only: (*conform.Case).IsStaged},
}

// applyList replaces the name of a list in --types with its types, options and number of
// cases. Options and a number that the user set stay.
func (f *Selection) applyList(fs *pflag.FlagSet) error {
	for _, name := range f.types {
		list, ok := caseLists[name]
		switch {
		case !ok:
			continue
		case len(f.types) > 1:
			return fmt.Errorf("--types=%s is a list of cases and cannot be combined with other types", name)
		}
		f.types = []string{"systematic", strconv.Itoa(list.random)}
		if list.narrow {
			f.types = append(f.types, narrowTypes, matrixTypes)
		}
		if f.list = &list; !fs.Changed("options") {
			f.options = conform.OlderDimensions()
			if list.only != nil {
				f.options = []string{AllOptions}
			}
		}
		if f.named = !fs.Changed("cases"); f.named {
			f.cases = list.cases
		}
	}
	return nil
}

// narrowTypes stands for types with bf16 and floats of 8 bits: the systematic ones and numNarrow random ones. matrixTypes stands for
// those that hold the cooperative matrices of the device.
const (
	narrowTypes = "narrow"
	numNarrow   = 50
	matrixTypes = "matrices"
)

// AllOptions is the value of --options that stands for all options.
const AllOptions = "all"

// FirstSet returns the first of the flags that the user set, or "".
func FirstSet(fs *pflag.FlagSet, names []string) string {
	i := slices.IndexFunc(names, fs.Changed)
	if i < 0 {
		return ""
	}
	return names[i]
}

// Cases returns the cases that the flags select for a device and the judge does not
// skip, and the number of block types that they were made from. An error is one of usage.
func (f *Selection) Cases(fs *pflag.FlagSet, info *runner.DeviceInfo, judge *conform.Judge) (cases []conform.Case, types int, err error) {
	if len(f.ids)+len(f.lists) > 0 {
		if name := FirstSet(fs, generating); name != "" {
			return nil, 0, fmt.Errorf("--case and --caselist say which cases there are; --%s makes others", name)
		}
		if cases, err = f.listed(); err != nil {
			return nil, 0, err
		}
		seen := map[string]bool{}
		for i := range cases {
			seen[cases[i].Type] = true
		}
		types = len(seen)
	} else {
		if err := f.applyList(fs); err != nil {
			return nil, 0, err
		}
		s, err := f.ruleSelection()
		if err != nil {
			return nil, 0, err
		}
		list, err := f.blockTypes(info)
		if err != nil {
			return nil, 0, err
		}
		cases, types = s.Cases(list), len(list)
		cases = slices.DeleteFunc(cases, func(c conform.Case) bool { return !f.has(fs, &c) })
	}
	if cases, err = f.filter(cases, judge); err != nil {
		return nil, 0, err
	}
	cases, err = f.part(f.sample(cases))
	return cases, types, err
}

// has reports whether a case that was made is in the list that --types names, if it names one. Options and probes that the user names
// have newer cases in every list.
func (f *Selection) has(fs *pflag.FlagSet, c *conform.Case) bool {
	switch {
	case f.list == nil:
		return true
	case f.list.only != nil:
		return f.list.only(c)
	}
	return fs.Changed("options") || fs.Changed("probes") || !c.IsNewer()
}

// listed returns the cases of --case and --caselist.
func (f *Selection) listed() (cases []conform.Case, err error) {
	cases, f.names, err = NamedCases(f.ids, f.lists)
	return cases, err
}

// NamedCases returns the cases of identifiers and of files with an identifier or a name of the CTS on each line, alone or
// before a comma, and these names, or nil if there are none. An error is one of usage.
func NamedCases(ids, files []string) (cases []conform.Case, names *Names, err error) {
	var list []conform.Entry
	for _, id := range ids {
		list = append(list, conform.Entry{Text: id, Where: "--case"})
	}
	for _, name := range files {
		entries, err := conform.ReadEntries(name)
		if err != nil {
			return nil, nil, err
		}
		for _, e := range entries {
			e.Text, _, _ = strings.Cut(e.Text, ",")
			if !strings.HasPrefix(e.Text, cts.Prefix) {
				list = append(list, e)
				continue
			}
			if names == nil {
				names = newNames()
			}
			for _, id := range names.add(e.Text) {
				list = append(list, conform.Entry{Text: id, Where: e.Where})
			}
		}
	}
	if names != nil {
		names.count()
	}
	cases, err = conform.ParseCaseList(list)
	return conform.Unique(cases), names, err
}

// Names returns the names of the CTS that the files of --caselist have, or nil if they have none. It is set after Cases.
func (f *Selection) Names() *Names { return f.names }

// filter applies --include, --exclude and --skips.
func (f *Selection) filter(cases []conform.Case, judge *conform.Judge) ([]conform.Case, error) {
	include, err := patterns("--include", f.include)
	if err != nil {
		return nil, err
	}
	exclude, err := patterns("--exclude", f.exclude)
	if err != nil {
		return nil, err
	}
	return slices.DeleteFunc(cases, func(c conform.Case) bool {
		id := c.ID()
		return len(f.include) > 0 && !include.Match(id) || exclude.Match(id) || judge.Skips(id)
	}), nil
}

// patterns compiles the values of a flag.
func patterns(flag string, values []string) (*conform.Patterns, error) {
	var list []conform.Entry
	for _, v := range values {
		list = append(list, conform.Entry{Text: v, Where: flag})
	}
	return conform.NewPatterns(list)
}

// part takes the cases of --shard.
func (f *Selection) part(cases []conform.Case) ([]conform.Case, error) {
	if f.Shard == "" {
		return cases, nil
	}
	first, second, _ := strings.Cut(f.Shard, "/")
	i, err1 := strconv.Atoi(first)
	n, err2 := strconv.Atoi(second)
	if errors.Join(err1, err2) != nil || i < 1 || i > n {
		return nil, fmt.Errorf("--shard=%s is not i/n with i from 1 to n", f.Shard)
	}
	var out []conform.Case
	for k := i - 1; k < len(cases); k += n {
		out = append(out, cases[k])
	}
	return out, nil
}

// ruleSelection returns the rule sets, storage classes and probes to make cases of.
func (f *Selection) ruleSelection() (conform.Selection, error) {
	s := conform.Selection{Rules: f.rules, Classes: f.classes, Seed: f.seed}
	for _, r := range f.rules {
		if !slices.Contains(conform.AllRules(), r) {
			return s, fmt.Errorf("unknown rule set %q (there are %s)", r, strings.Join(conform.AllRules(), ", "))
		}
	}
	for _, c := range f.classes {
		if _, ok := conform.ParseClass(c); !ok {
			return s, fmt.Errorf("storage class %q cannot be probed", c)
		}
	}
	for _, name := range f.options {
		switch {
		case name == AllOptions:
			s.Options = append(s.Options, conform.Dimensions()...)
		case slices.Contains(conform.Dimensions(), name):
			s.Options = append(s.Options, name)
		default:
			return s, fmt.Errorf("unknown option %q of cases (there are %s)", name, strings.Join(conform.Dimensions(), ", "))
		}
	}
	for _, name := range f.probes {
		p, ok := conform.ParseProbe(name)
		if !ok {
			return s, fmt.Errorf("unknown probe %q", name)
		}
		s.Probes = append(s.Probes, p)
	}
	return s, nil
}

// blockTypes makes the types that --types asks for.
func (f *Selection) blockTypes(info *runner.DeviceInfo) ([]string, error) {
	var out []string
	for _, t := range f.types {
		n, err := strconv.Atoi(t)
		switch {
		case err == nil:
			out = append(out, conform.Types(info, false, n, f.seed)...)
		case t == narrowTypes:
			out = append(out, conform.NarrowTypes(info, numNarrow, f.seed)...)
		case t == matrixTypes:
			out = append(out, conform.MatrixTypes(info)...)
		case t == "systematic":
			out = append(out, conform.Types(info, true, 0, f.seed)...)
		default:
			lines, err := readTypes(t)
			if err != nil {
				return nil, err
			}
			out = append(out, lines...)
		}
	}
	return out, nil
}

// readTypes reads a type from each line of a file, except empty lines and comments.
func readTypes(name string) ([]string, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	var out []string
	s := bufio.NewScanner(file)
	s.Buffer(nil, 16<<20)
	for s.Scan() {
		if line := strings.TrimSpace(s.Text()); line != "" && !strings.HasPrefix(line, "//") {
			out = append(out, line)
		}
	}
	return out, s.Err()
}

// sample returns the number of cases that the flags ask for. A list that --types names keeps its cases when there are
// further options.
func (f *Selection) sample(cases []conform.Case) []conform.Case {
	if !f.named || f.list.only != nil {
		return spread(cases, f.cases)
	}
	var first, later []conform.Case
	for i := range cases {
		if cases[i].IsLater() {
			later = append(later, cases[i])
		} else {
			first = append(first, cases[i])
		}
	}
	share := len(later)
	if f.cases < len(first) {
		share = max(1, share*f.cases/len(first))
	}
	return append(spread(first, f.cases), spread(later, share)...)
}

// spread takes n of the cases, or all if n is 0 or there are fewer.
func spread(cases []conform.Case, n int) []conform.Case {
	if n <= 0 || n >= len(cases) {
		return cases
	}
	out := make([]conform.Case, n)
	for i := range out {
		out[i] = cases[i*len(cases)/n]
	}
	return out
}
