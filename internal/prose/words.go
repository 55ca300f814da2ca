package prose

import "strings"

// stems is British stems and their American spelling. A word that begins with a stem is
// British.
var stems = []struct{ british, american string }{
	{"armour", "armor"}, {"behaviour", "behavior"}, {"colour", "color"}, {"favour", "favor"}, {"flavour", "flavor"}, {"honour", "honor"},
	{"humour", "humor"}, {"labour", "labor"}, {"neighbour", "neighbor"}, {"rumour", "rumor"}, {"harbour", "harbor"},
	{"analyse ", "analyze"}, {"analysed", "analyzed"}, {"analyser", "analyzer"}, {"analysing", "analyzing"}, {"catalogue", "catalog"}, {"centre", "center"}, {"centring", "centering"}, {"defence", "defense"},
	{"licence", "license"}, {"offence", "offense"}, {"pretence", "pretense"}, {"metre", "meter"}, {"fibre", "fiber"}, {"theatre", "theater"},
	{"cancelled", "canceled"}, {"cancelling", "canceling"}, {"labelled", "labeled"}, {"labelling", "labeling"}, {"modelled", "modeled"},
	{"modelling", "modeling"}, {"travelled", "traveled"}, {"travelling", "traveling"}, {"signalled", "signaled"}, {"signalling", "signaling"},
	{"channelled", "channeled"}, {"levelled", "leveled"}, {"marshalled", "marshaled"}, {"marshalling", "marshaling"}, {"initialled", "initialed"},
	{"grey", "gray"}, {"whilst", "while"}, {"amongst", "among"}, {"learnt", "learned"}, {"spelt", "spelled"}, {"burnt", "burned"},
	{"judgement", "judgment"}, {"acknowledgement", "acknowledgment"}, {"programme ", "program"}, {"sceptic", "skeptic"}, {"artefact", "artifact"},
	{"mould", "mold"}, {"plough", "plow"}, {"storey", "story"}, {"tyre", "tire"}, {"cheque", "check"}, {"enrol ", "enroll"}, {"fulfil ", "fulfill"},
}

// endings is the endings of verbs and nouns whose American spelling has a z.
var endings = []struct{ british, american string }{
	{"isation", "ization"}, {"isations", "izations"}, {"ise", "ize"}, {"ised", "ized"}, {"ises", "izes"}, {"iser", "izer"}, {"isers", "izers"},
	{"ising", "izing"}, {"isable", "izable"},
}

// verbs is stems of the verbs that take these endings. A list is needed: exercise,
// precise, otherwise and raise are American, too.
var verbs = []string{
	"alphabet", "apolog", "author", "canonical", "capital", "categor", "character", "critic", "custom", "deserial", "devirtual", "emphas", "equal", "factor",
	"final", "fraction", "general", "global", "harmon", "immun", "initial", "internal", "item", "legal", "linear", "local", "magnet", "material", "maxim", "memo",
	"memor", "minim", "mobil", "modern", "modular", "neutral", "normal", "optim", "organ", "parallel", "parameter", "parametr", "polar", "prior", "privat",
	"quant", "random", "real", "recogn", "reorgan", "sanit", "scalar", "serial", "special", "stabil", "standard", "structur", "summar", "symbol", "synchron",
	"synthes", "token", "uninitial", "unrecogn", "util", "vector", "virtual", "visual",
}

// American returns the American spelling of a British word in lower case, "" for other
// words.
func American(word string) string {
	for _, s := range stems {
		if rest, ok := strings.CutPrefix(word+" ", s.british); ok {
			return strings.TrimSpace(s.american + rest)
		}
	}
	for _, e := range endings {
		stem, ok := strings.CutSuffix(word, e.british)
		if !ok {
			continue
		}
		for _, v := range verbs {
			if stem == v || strings.HasSuffix(stem, v) && prefixes(strings.TrimSuffix(stem, v)) {
				return stem + e.american
			}
		}
	}
	return ""
}

// prefixes reports whether p is what words of the list of verbs are joined with.
func prefixes(p string) bool {
	switch p {
	case "re", "de", "un", "non", "pre", "over", "under", "mis":
		return true
	}
	return false
}
