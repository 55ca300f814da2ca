package describe

import (
	"math"
	"strconv"
	"strings"
)

// hues are the hues of the members, in degrees. Neighbors differ clearly.
var hues = [...]int{212, 32, 150, 335, 268, 60, 188, 4, 105, 300, 236, 170}

// shades is the number of shades of each color.
const shades = 3

// These are the lightness values of the shades, in percent.
var (
	lightShades = [shades]int{84, 75, 90}
	darkShades  = [shades]int{31, 38, 24}
)

// colorClass returns the CSS class of a leaf of a member.
func colorClass(member, nth int) string {
	return "m" + strconv.Itoa(member%len(hues)) + " s" + strconv.Itoa(member%len(hues)) + "-" + strconv.Itoa(nth%shades)
}

// pictureStyle returns the style sheet of pictures that use the given color classes.
func pictureStyle(used map[string]bool) string {
	var b strings.Builder
	b.WriteString(`
text{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;font-size:11px}
.title{font-size:18px;font-weight:600}.name{font-size:15px;font-weight:600}.muted{font-size:12px}
.small,.sum,.remark,.address{font-size:10.5px}.tick{font-size:9px}.offset{font-size:9px}.badgetext{font-size:10px}
.pad{fill:none}.stripe{stroke-width:2.2}.tear{fill:none;stroke-width:1.2}.part{stroke-width:1}
`)
	b.WriteString(theme(used, lightShades, 60, 45, 46, "#ffffff", "#1f2328", "#636c76", "#d0d7de", "#0969da", "#cf222e", "#ffebe9"))
	b.WriteString("@media (prefers-color-scheme:dark){\n")
	b.WriteString(theme(used, darkShades, 42, 45, 62, "#0d1117", "#e6edf3", "#8d96a0", "#343b44", "#4493f8", "#ff7b72", "#67060c"))
	b.WriteString("}\n")
	return b.String()
}

// theme returns the style rules for a light or dark background. lightness holds the
// lightness of the shades and saturation their saturation, edge and edgeLight those of
// edges; the remaining arguments are single colors.
func theme(used map[string]bool, lightness [shades]int, saturation, edge, edgeLight int, back, text, muted, stripe, accent, alarm, overlap string) string {
	var b strings.Builder
	b.WriteString(".bg{fill:" + back + "}text{fill:" + text + "}.muted,.small,.tick,.address,.offset{fill:" + muted + "}.badge,.used{fill:" + accent + "}.badgetext{fill:" + back +
		"}.remark{fill:" + alarm + "}.stripe{stroke:" + stripe + "}.tear{stroke:" + muted + "}.part{stroke:" + text + ";stroke-opacity:.35}.offset{fill:" + text + ";fill-opacity:.66}" +
		".overlap{fill:" + overlap + ";stroke:" + alarm + "}\n")
	for m, h := range hues {
		var rules []string
		for s := range shades {
			if used["m"+strconv.Itoa(m)+" s"+strconv.Itoa(m)+"-"+strconv.Itoa(s)] {
				rules = append(rules, ".s"+strconv.Itoa(m)+"-"+strconv.Itoa(s)+"{fill:"+hsl(h, saturation, lightness[s])+"}")
			}
		}
		if rules != nil {
			b.WriteString(".m" + strconv.Itoa(m) + "{stroke:" + hsl(h, edge, edgeLight) + "}" + strings.Join(rules, "") + "\n")
		}
	}
	b.WriteString(".mark{stroke:" + alarm + ";stroke-width:2.5}\n")
	return b.String()
}

// hsl returns a color in hexadecimal. saturation and lightness are in percent.
func hsl(hue, saturation, lightness int) string {
	s, l := float64(saturation)/100, float64(lightness)/100
	c := (1 - math.Abs(2*l-1)) * s
	h := float64(hue) / 60
	x := c * (1 - math.Abs(math.Mod(h, 2)-1))
	rgb := [...][3]float64{{c, x, 0}, {x, c, 0}, {0, c, x}, {0, x, c}, {x, 0, c}, {c, 0, x}}[int(h)%6]
	out := "#"
	for _, v := range rgb {
		n := int(math.Round(255 * (v + l - c/2)))
		out += hex(int64(n), 2)
	}
	return out
}
