package vulkan

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Manifest is a file that tells the Vulkan loader about a driver.
type Manifest struct {
	// Path is the file's name.
	Path string
	// Library is the driver's shared library: a path, or a name that the system's search finds.
	Library string
	// Err says why the loader cannot use the file, or is nil.
	Err error
}

// Manifests returns the manifests of the drivers that the Vulkan loader would load, in its order: those that
// VK_DRIVER_FILES or else VK_ICD_FILENAMES names; or else those of VK_ADD_DRIVER_FILES and of the folders
// vulkan/icd.d of the user and the system, as the loader's document LoaderDriverInterface says.
func Manifests() []Manifest {
	var out []Manifest
	for _, name := range []string{"VK_DRIVER_FILES", "VK_ICD_FILENAMES"} {
		if list := os.Getenv(name); list != "" {
			return appendManifests(out, filepath.SplitList(list))
		}
	}
	out = appendManifests(out, filepath.SplitList(os.Getenv("VK_ADD_DRIVER_FILES")))
	for _, folder := range manifestFolders() {
		out = appendManifests(out, []string{filepath.Join(folder, "vulkan", "icd.d")})
	}
	return out
}

// manifestFolders returns the folders that have folders of manifests.
func manifestFolders() []string {
	home, _ := os.UserHomeDir()
	list := func(name, otherwise string) []string {
		if v := os.Getenv(name); v != "" {
			otherwise = v
		}
		return filepath.SplitList(otherwise)
	}
	return slices.Concat(list("XDG_CONFIG_HOME", filepath.Join(home, ".config")), list("XDG_CONFIG_DIRS", "/etc/xdg"), []string{"/etc"},
		list("XDG_DATA_HOME", filepath.Join(home, ".local/share")), list("XDG_DATA_DIRS", "/usr/local/share:/usr/share"))
}

// appendManifests appends the manifests among paths, which are files, and folders of files. Only files named outright must
// exist.
func appendManifests(out []Manifest, paths []string) []Manifest {
	for _, path := range paths {
		files := []string{path}
		info, err := os.Stat(path)
		switch {
		case err == nil && info.IsDir():
			files, _ = filepath.Glob(filepath.Join(path, "*.json"))
		case err != nil && !strings.HasSuffix(path, ".json"):
			continue
		}
		for _, f := range files {
			if !slices.ContainsFunc(out, func(m Manifest) bool { return m.Path == f }) {
				out = append(out, readManifest(f))
			}
		}
	}
	return out
}

// maxManifest bounds the size of a manifest in bytes.
const maxManifest = 1 << 20

func readManifest(path string) Manifest {
	m := Manifest{Path: path}
	var text struct {
		ICD struct {
			Library string `json:"library_path"`
		} `json:"ICD"`
	}
	info, err := os.Stat(path)
	if err == nil && (!info.Mode().IsRegular() || info.Size() > maxManifest) {
		err = errors.New("it is no file of a manifest's size")
	}
	var data []byte
	if err == nil {
		data, err = os.ReadFile(path)
	}
	if err == nil {
		if err = json.Unmarshal(data, &text); err != nil {
			err = fmt.Errorf("it is not JSON of a manifest: %w", err)
		}
	}
	m.Library, m.Err = text.ICD.Library, err
	switch {
	case err != nil:
	case m.Library == "":
		m.Err = errors.New("it has no ICD.library_path")
	case strings.ContainsRune(m.Library, '/'):
		library := m.Library
		if !filepath.IsAbs(library) {
			library = filepath.Join(filepath.Dir(path), library)
		}
		if _, err := os.Stat(library); err != nil {
			m.Err = fmt.Errorf("its library does not exist: %w", err)
		}
	}
	return m
}
