package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/spf13/cobra"

	"github.com/spvc/spvc/internal/campaign"
	"github.com/spvc/spvc/internal/fitted"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

func devicesCommand() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "devices [device]",
		Short: "List the Vulkan devices, or describe one",
		Long: `Devices lists the Vulkan devices. With an argument, it describes one device: its
limits, the block layouts that it allows, the SPIR-V capabilities that modules may
declare, and its features. The argument selects a device like --device of run. The
list does not have the devices of spvc itself: the reference device, which every machine
has, and jit, which compiles kernels by libLLVM.`,
		Example: "  spvc devices\n  spvc devices llvmpipe\n  spvc devices reference\n  spvc devices jit\n  spvc devices --json",
		Args:    takes(0, 1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 1 {
				return describeDevice(cmd.OutOrStdout(), args[0], asJSON)
			}
			return listDevices(cmd.OutOrStdout(), asJSON)
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print all details of each device as JSON")
	return cmd
}

// deviceReport is a device as `spvc devices --json` prints it.
type deviceReport struct {
	Index        int            `json:"index"`
	Name         string         `json:"name"`
	Type         string         `json:"type"`
	DriverID     uint32         `json:"driverID"`
	DriverName   string         `json:"driverName"`
	DriverInfo   string         `json:"driverInfo"`
	VendorID     uint32         `json:"vendorID"`
	DeviceID     uint32         `json:"deviceID"`
	UUID         string         `json:"uuid"`
	API          string         `json:"api"`
	SPIRV        string         `json:"spirv"`
	Limits       limitReport    `json:"limits"`
	Layouts      []layoutReport `json:"layouts"`
	Capabilities []string       `json:"capabilities"`
	Features     []string       `json:"features"`
	Extensions   []string       `json:"extensions"`
}

// limitReport is a JSON object with the limits of a device, in their order.
type limitReport []limitValue

// limitValue is a limit with its value in JSON.
type limitValue struct{ name, value string }

// MarshalJSON returns the object.
func (r limitReport) MarshalJSON() ([]byte, error) {
	b := []byte{'{'}
	for i, l := range r {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(append(strconv.AppendQuote(b, l.name), ':'), l.value...)
	}
	return append(b, '}'), nil
}

// limitsOf lists the limits of a device under their names in Vulkan.
func limitsOf(d *runner.DeviceInfo) limitReport {
	var out limitReport
	fields := target.LimitFields()
	for i := range fields {
		f := &fields[i]
		vs := f.Values(&d.Limits)
		text := make([]string, len(vs))
		for k, v := range vs {
			text[k] = strconv.FormatUint(v, 10)
		}
		value := strings.Join(text, ",")
		if f.Dimensions != 1 {
			value = "[" + value + "]"
		}
		out = append(out, limitValue{f.Name, value})
	}
	return append(out, limitValue{"timestampPeriod", strconv.FormatFloat(d.TimestampPeriod, 'g', -1, 64)},
		limitValue{"timestampBits", strconv.FormatUint(uint64(d.TimestampBits), 10)})
}

// layoutReport lists the layout rules for blocks of a storage class: the rule set that spvc
// chooses, and all rule sets that the device allows.
type layoutReport struct {
	StorageClass string   `json:"storageClass"`
	Chosen       string   `json:"chosen"`
	Allowed      []string `json:"allowed"`
}

func report(d *runner.DeviceInfo) *deviceReport {
	env := d.Env()
	r := &deviceReport{
		Index: d.Index, Name: d.Name, Type: d.TypeName(),
		DriverID: d.DriverID, DriverName: d.DriverName, DriverInfo: d.DriverInfo,
		VendorID: d.VendorID, DeviceID: d.DeviceID, UUID: d.UUIDString(),
		API: apiVersion(d), SPIRV: strings.TrimPrefix(env.Version().String(), "v"),
		Limits: limitsOf(d), Layouts: layouts(env), Features: d.Features, Extensions: d.Extensions,
	}
	for _, c := range d.Capabilities {
		r.Capabilities = append(r.Capabilities, c.String())
	}
	return r
}

func apiVersion(d *runner.DeviceInfo) string {
	return fmt.Sprintf("%d.%d.%d", d.APIMajor, d.APIMinor, d.APIPatch)
}

func layouts(env *target.Env) []layoutReport {
	var out []layoutReport
	for _, sc := range []spec.StorageClass{spec.StorageClassStorageBuffer, spec.StorageClassUniform, spec.StorageClassPushConstant, spec.StorageClassWorkgroup} {
		if sc == spec.StorageClassWorkgroup && !env.Layout().WorkgroupExplicitLayout {
			continue
		}
		l := layoutReport{StorageClass: sc.String(), Allowed: []string{}}
		l.Chosen = chosenRules(env, sc)
		for _, name := range []target.BlockLayout{target.Std140, target.Std430, target.Scalar, target.C} {
			c := env.Config()
			c.Layout.BlockLayout = name
			if _, err := blocklayout.RulesFor(sc, target.New(c), false); err == nil {
				l.Allowed = append(l.Allowed, string(name))
			}
		}
		out = append(out, l)
	}
	return out
}

// chosenRules names the rule set for blocks of a storage class. It is "" if the device does
// not allow the rule set that the target requires.
func chosenRules(env *target.Env, sc spec.StorageClass) string {
	r, err := blocklayout.RulesFor(sc, env, false)
	if err != nil {
		return ""
	}
	return r.String()
}

func listDevices(w io.Writer, asJSON bool) error {
	in, err := vulkan.Open(driverOptions())
	if err != nil {
		return deviceFailure(err)
	}
	defer in.Close()
	devices := in.Devices()
	if asJSON {
		all := make([]*deviceReport, len(devices))
		for i := range devices {
			all[i] = report(&devices[i])
		}
		return printJSON(w, all)
	}
	t := fitted.NewTable(w, "#", "name", "type", "driver", "api", "subgroup", "uuid")
	for i := range devices {
		d := &devices[i]
		t.AppendRow(table.Row{i, d.Name, d.TypeName(), fmt.Sprintf("%d %s %s", d.DriverID, d.DriverName, d.DriverInfo), apiVersion(d), d.Limits.SubgroupSize, d.UUIDString()})
	}
	t.Render()
	return nil
}

func describeDevice(w io.Writer, selector string, asJSON bool) error {
	d, err := campaign.DeviceInfo(selector, driverOptions())
	if err != nil {
		return deviceFailure(err)
	}
	r := report(d)
	if asJSON {
		return printJSON(w, r)
	}
	t := fitted.NewTable(w, "property", "value")
	t.AppendRows([]table.Row{
		{"name", r.Name}, {"type", r.Type}, {"driver", fmt.Sprintf("%d %s %s", r.DriverID, r.DriverName, r.DriverInfo)},
		{"uuid", r.UUID}, {"api", r.API}, {"SPIR-V", r.SPIRV},
	})
	t.AppendSeparator()
	for _, l := range r.Limits {
		t.AppendRow(table.Row{l.name, l.value})
	}
	t.AppendSeparator()
	for _, l := range r.Layouts {
		t.AppendRow(table.Row{"layout in " + l.StorageClass, l.Chosen + " (allowed: " + strings.Join(l.Allowed, ", ") + ")"})
	}
	t.AppendSeparator()
	t.AppendRows([]table.Row{{"capabilities", wrapped(r.Capabilities)}, {"features", wrapped(r.Features)}})
	t.Render()
	return nil
}

// wrapped breaks the list of names into lines of about 80 characters.
func wrapped(names []string) string {
	var b strings.Builder
	line := 0
	for i, n := range names {
		if i > 0 {
			b.WriteByte(',')
			if line++; line+len(n) > 80 {
				b.WriteByte('\n')
				line = 0
			} else {
				b.WriteByte(' ')
			}
		}
		b.WriteString(n)
		line += len(n) + 1
	}
	return b.String()
}

func printJSON(w io.Writer, v any) error {
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	return wrote(enc.Encode(v))
}
