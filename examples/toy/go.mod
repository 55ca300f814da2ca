module example.com/toy

go 1.26.0

require (
	github.com/rogpeppe/go-internal v1.16.0
	github.com/spvc/spvc v0.0.0
)

require (
	github.com/ebitengine/purego v0.11.3 // indirect
	github.com/goki/vulkan v1.0.8 // indirect
	golang.org/x/sys v0.49.0 // indirect
	golang.org/x/tools v0.51.0 // indirect
)

replace github.com/spvc/spvc => ../..
