# Two commands do everything on a fresh Debian 12 with Go, gcc, git and make:
#   make demo    install what the command needs, build it, run a kernel on a Vulkan device
#   make test    install what the tests need, run the whole suite on software drivers

GO           ?= go
FUZZTIME     ?= 10s
BENCH        ?= .
# What make mutate mutates, how many mutants it takes by which seeds, and which packages'
# tests it runs.
PKG          ?= ./spirv/blocklayout
MUTANTS      ?= 60
SEEDS        ?= 1,2
TESTS        ?= ./...
# What make soundness runs, and further flags of test/soundness/cmd, such as -wide.
SEED         ?= 1
KERNELS      ?= 10000
SOUNDNESS    ?=
# Flags of test/levels/cmd, such as -only gemm.
LEVELS       ?=
# Where Debian's spirv-headers has the machine-readable grammar.
GRAMMAR      ?= /usr/include/spirv/unified1
# The tree of MLIR's tests that make upstream-all runs, and flags of test/upstream/share.
DIR          ?= ../shared/upstream/test
SHARE        ?=
# How many binaries make compilers makes.
BINARIES     ?= 3000
TEST_TIMEOUT ?= 20m
# The version of make release, and the targets, such as linux-arm64; none are all.
VERSION      ?= 0.0.0
TARGETS      ?=
RACE_TIMEOUT ?= 40m
STRESS_RUNS  ?= 20
# The second driver of the tests, where test/drivers/swiftshader.sh puts it.
SWIFTSHADER  ?= $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/spvc/swiftshader/vk_swiftshader_icd.json

# Modules of their own: a dialect that spvc does not know, and the compiler of Toy.
OUTSIDE := examples/outside-dialect examples/toy

# Debian packages: what a program needs to run kernels, and what cgo needs.
RUN_PACKAGES   := libvulkan1 mesa-vulkan-drivers
BUILD_PACKAGES := gcc g++ pkg-config spirv-tools libvulkan-dev
# What the tests need beyond that: the layer behind --validate, a browser for the pages, and to
# compare layouts with, a compiler of GLSL and HLSL, and Python with NumPy. libLLVM compiles and runs LLVM IR.
TEST_PACKAGES  := vulkan-validationlayers glslang-tools chromium python3-numpy libllvm19
# What a target needs; make demo needs less.
PACKAGES       := $(RUN_PACKAGES) $(BUILD_PACKAGES) $(TEST_PACKAGES)
# What make release needs beyond that: compilers for arm64, and an emulator to try the command.
RELEASE_PACKAGES := g++-aarch64-linux-gnu qemu-user

# Drivers compile each kernel afresh, so that runs do not depend on earlier ones.
export MESA_SHADER_CACHE_DISABLE ?= true

# The go command compiles all packages under cmd/spvc a second time where it sees cmd/spvc and its
# profile, and a third time without cgo. Only the command itself needs that.
check vet staticcheck deadcode regenerated layers prose poison test race: export GOFLAGS := $(GOFLAGS) -pgo=off

.DEFAULT_GOAL := help
.PHONY: help setup packages swiftshader build toy release demo check gofmt vet staticcheck deadcode regenerated layers prose poison test validate gpu stress oracle conform campaign farm-test farm-bench backports newest-drivers tools-newest soundness levels lowerings repairs mutants mutate errors race fuzz bench profile opdiff parity bytecodediff generate grammar corpus compilers coverage-run upstream-all

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: packages swiftshader ## install the missing Debian packages (as root, or by sudo), fetch the second driver of the tests

packages:
	@command -v dpkg-query >/dev/null || { \
	  echo 'setup: not a Debian system; it needs a Vulkan driver and what these packages hold: $(PACKAGES)' >&2; exit 0; }; \
	missing=; \
	for p in $(PACKAGES) $(MORE_PACKAGES); do \
	  dpkg-query -W -f '$${Status}' $$p 2>/dev/null | grep -q 'ok installed' || missing="$$missing $$p"; \
	done; \
	[ -n "$$missing" ] || exit 0; \
	echo "setup: installing$$missing"; \
	if [ "$$(id -u)" = 0 ]; then as=; else as=sudo; fi; \
	$$as apt-get update -q && $$as env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $$missing

swiftshader:
	@test/drivers/swiftshader.sh

build: packages ## bin/spvc, and bin/spvc-test with the test dialect and MLIR's test passes
	$(GO) build -o bin/ ./cmd/spvc ./cmd/spvc-test

toy: packages ## bin/toyc, the compiler of examples/toy, and its names toyc-ch1 to toyc-ch8
	$(GO) -C examples/toy build -pgo=off -o ../../bin/ ./cmd/toyc
	for i in 1 2 3 4 5 6 7 8; do ln -sf toyc bin/toyc-ch$$i; done

release: MORE_PACKAGES := $(RELEASE_PACKAGES)
release: packages ## dist: Debian packages and archives of VERSION for TARGETS (all that release.sh knows)
	GO='$(GO)' cmd/spvc/release.sh $(VERSION) $(TARGETS)

demo: PACKAGES := $(RUN_PACKAGES) $(BUILD_PACKAGES)
demo: packages ## build bin/spvc, and run examples/kernels/saxpy.mlir on the best Vulkan device and on the reference device
	$(GO) build -o bin/ ./cmd/spvc
	bin/spvc dispatch examples/kernels/saxpy.mlir --arg a=2 --arg x=[1,2,3,4] --arg y=[10,20,30,40] --threads 4 --table --check

check: setup gofmt vet staticcheck deadcode regenerated layers prose poison ## format, vet and staticcheck with and without cgo, unused functions, generated files, house rules, spelling, use of freed memory

gofmt:
	@out=$$(gofmt -l $$(git ls-files --cached --others --exclude-standard '*.go')); \
	[ -z "$$out" ] || { echo "gofmt needed:"; echo "$$out"; exit 1; }

vet:
	$(GO) vet ./...
	CGO_ENABLED=0 $(GO) vet ./...
	@set -e; for m in $(OUTSIDE); do (set -x; $(GO) -C $$m vet ./...); done

# The programs of tools.mod; no package of the module depends on them.
TOOL := $(GO) tool -modfile=tools.mod

# Without cgo, only packages that have other files then are checked once more.
staticcheck:
	$(TOOL) staticcheck ./...
	@files() { $(GO) list -f '{{.ImportPath}} {{.GoFiles}} {{.TestGoFiles}} {{.XTestGoFiles}}' ./... | sort; }; \
	export CGO_ENABLED; without=$$(CGO_ENABLED=0; files) && with=$$(CGO_ENABLED=1; files) && \
	CGO_ENABLED=0 $(TOOL) staticcheck $$(printf '%s\n' "$$without" | grep -vxF "$$with" | cut -d' ' -f1)

# Functions that no program, test or example reaches. deadcode knows a function by its
# file and line, and -trimpath names the files that cgo writes otherwise than the others.
# It exits with 0 whatever it finds.
deadcode:
	@out=$$(GOFLAGS="$$GOFLAGS -trimpath=false" $(TOOL) deadcode -test ./...) || exit 1; \
	[ -z "$$out" ] || { echo "$$out"; exit 1; }

# Compares by content, so that it also works in a tree with changes.
regenerated:
	@sums() { git ls-files --cached --others --exclude-standard '*.go' | xargs grep -l '^// Code generated .* DO NOT EDIT\.$$' | sort | xargs -r sha256sum; }; \
	before=$$(sums); $(GO) generate ./... || exit 1; after=$$(sums); \
	[ "$$before" = "$$after" ] || { echo 'generated files were out of date; they have been regenerated:'; git status --short; exit 1; }

# With the flags of make test, which then finds their results in the cache.
layers:
	$(GO) test -vet=off -timeout $(TEST_TIMEOUT) ./internal/layers

prose:
	$(GO) test -vet=off -timeout $(TEST_TIMEOUT) ./internal/prose

# Freed operations are filled with the address of a guarded page (internal/slab).
poison: setup ## passes, conversions and the reader of binaries in a build that stops at each use of freed memory
	$(GO) test -tags poison ./internal/slab ./ir ./ir/rewrite ./serialize ./test/quality

corpus: ## compile the shaders and kernels of test/serialize/corpus afresh (needs glslang-tools, clang-14, llvm-spirv-14, naga-cli)
	test/serialize/corpus/build.sh

compilers: ## round trips of BINARIES binaries of the sources in test/serialize/corpus/more, compiled in many ways (needs glslang-tools, clang-14, llvm-spirv-14)
	$(GO) test -count=1 -timeout 3h -v ./test/serialize/corpus -run 'TestCompiled$$' -compiled $(BINARIES)

# make check vets; go test would vet each package again, with other options.
test: setup ## the whole test suite; SPVC_UPSTREAM=required makes it fail where MLIR's tests are not beside the project
	$(GO) test -vet=off -timeout $(TEST_TIMEOUT) ./...
	@set -e; for m in $(OUTSIDE); do (set -x; $(GO) -C $$m test -vet=off -timeout $(TEST_TIMEOUT) ./...); done
	@$(GO) run ./test/upstream/notrun

# The packages whose tests use devices.
DEVICE_TESTS := . ./runner/... ./test/... ./examples/...

upstream-all: packages ## which share of the files in DIR, a tree of MLIR's tests, passes, by folder; SHARE=-failing lists those that fail
	$(GO) run -pgo=off ./test/upstream/share $(SHARE) $(DIR)

validate: setup ## the tests that use devices, under the Khronos validation layer
	SPVC_VALIDATE=1 $(GO) test -count=1 -timeout $(TEST_TIMEOUT) $(DEVICE_TESTS)

# The device of make gpu: a name for it and a selector, such as nvidia=driver:nvidia.
GPU         ?= gpu=discrete
GPU_SECONDS ?= 480

gpu: setup ## device tests, examples, benchmarks and a campaign on the device GPU (gpu=discrete), in GPU_SECONDS (480)
	test/gpu/pack.sh build/gpu
	test/gpu/run.sh build/gpu build/gpu-results $(GPU) $(GPU_SECONDS)

stress: setup ## 10,000 launches and 1,000 pipelines under GC stress, STRESS_RUNS (20) times; then under the race detector
	SPVC_STRESS=1 $(GO) test -run '^TestStress$$' -count=$(STRESS_RUNS) -timeout 60m -v ./runner/compute
	$(GO) test -race -run 'Stress|Concurrent|Cancel|Timeout' -count=1 -timeout $(RACE_TIMEOUT) . ./runner/compute ./runner/vulkan

oracle: setup ## block layouts of 20,000 types compared with glslang's, 5,000 with gcc's and Go's, 4,000 mutants with SPIRV-Tools
	SPVC_ORACLE=1 $(GO) test -count=1 -timeout $(TEST_TIMEOUT) -v ./test/layout

conform: setup build ## probe the layout of 1,000 random blocks by all rules in all storage classes on both drivers
	for d in llvmpipe swiftshader; do \
		VK_ADD_DRIVER_FILES="$(SWIFTSHADER)" bin/spvc conform --types=1000 --device=driver:$$d --timeout=60s --out=bin/conform-$$d || exit 1; done

# What make campaign runs: a list of block types or cases for --types, further flags, and the folder.
CAMPAIGN       ?= default
CAMPAIGN_FLAGS ?=
CAMPAIGN_OUT   ?= bin/campaign

campaign: setup build ## all cases of CAMPAIGN once on each driver and on the reference device, and the packets of what fails (half an hour)
	VK_ADD_DRIVER_FILES="$(SWIFTSHADER)" bin/spvc conform --device=all --types=$(CAMPAIGN) $(CAMPAIGN_FLAGS) --timeout=60s --out=$(CAMPAIGN_OUT)
	VK_ADD_DRIVER_FILES="$(SWIFTSHADER)" test/drivers/packets.sh $(CAMPAIGN_OUT)

# The tests that read, write or validate binaries.
TOOL_TESTS := . ./serialize/... ./spirv/... ./runner/conform ./runner/dispatch ./runner/packet ./cmd/spvc/cli ./test ./test/cli ./test/layout ./test/serialize/...

# The cache of the go command tells builds apart by CGO_LDFLAGS, but not by what pkg-config says.
tools-newest: MORE_PACKAGES := cmake ninja-build
tools-newest: packages ## build SPIRV-Tools and glslang of Debian unstable beside the installed ones, and run the tests of binaries with them
	@dir=$$(test/drivers/tools-newest.sh) && PATH="$$dir/bin:$$PATH" PKG_CONFIG_PATH="$$dir/lib/pkgconfig" CGO_LDFLAGS="-L$$dir/lib" \
	  $(GO) test -vet=off -timeout $(TEST_TIMEOUT) $(TOOL_TESTS)

farm-test: setup ## a campaign of 20,000 cases on four boards, one with a lying driver: workers and the server are killed, a network is cut (10 minutes)
	$(GO) test -count=1 -timeout 30m -v ./test/farm -run '^TestCampaign$$' -args -full

farm-bench: setup ## cases a second of one and of two workers with one core each; the queue with 1,000 workers and 10,000,000 cases
	$(GO) test -count=1 -timeout 30m -v ./test/farm -run '^$$' -bench '^BenchmarkScaling$$' -benchtime 1x
	$(GO) test -count=1 -timeout 60m -v ./runner/farm -run '^TestQueue$$' -args -queue-workers=1000 -queue-cases=10000000

backports: ## unpack the lavapipe of Debian's backports beside the other drivers, and say how to use it
	test/drivers/backports.sh

# What make newest-drivers runs there.
NEWEST ?= bin/spvc conform --types=quick --device=llvmpipe

newest-drivers: build ## unpack the lavapipe of Debian unstable in a folder of its own, and run NEWEST (spvc conform --types=quick) with it
	test/drivers/newest.sh
	test/drivers/newest.sh bin/spvc devices
	test/drivers/newest.sh $(NEWEST)

coverage-run: setup ## run each operation of the kernel dialects with each element type for four targets; write docs/kernel-coverage.md
	$(GO) test -count=1 ./test/kernels -args -update

soundness: setup ## KERNELS (10000) random kernels from SEED (1) on both drivers, compared with what MLIR says they compute
	$(GO) run ./test/soundness/cmd -seed $(SEED) -kernels $(KERNELS) $(SOUNDNESS)

levels: ## the programs at each -O, with each --args, for three targets on the reference device: all print what -O0 prints (LEVELS: flags)
	$(GO) run ./test/levels/cmd $(LEVELS)

lowerings: setup ## restore each wrong lowering of MLIR 19, and see that 2,000 random kernels find it
	$(GO) run ./test/soundness/mutants -set lowerings

repairs: setup ## restore each repaired fault of tables, buffers, passes, arguments and checks, and see that 2,000 random kernels find it
	$(GO) run ./test/soundness/mutants -set repairs

mutants: setup ## change each rule of block layout, and see that probes on lavapipe fail
	$(GO) run ./test/layout/mutants

mutate: setup ## make MUTANTS (60) small changes in PKG for each of SEEDS, and report those that no test of TESTS (./...) notices
	$(GO) run ./internal/mutate/cmd -n $(MUTANTS) -seed $(SEEDS) -tests '$(TESTS)' $(MUTATE) $(PKG)

errors: ## what malformed inputs give, beside mlir-opt-19 if installed
	@command -v mlir-opt-19 >/dev/null && command -v mlir-translate-19 >/dev/null || echo 'errors: mlir-opt-19 or mlir-translate-19 is missing; comparing with the record only'
	$(GO) test -count=1 ./test/errors

race: setup ## the whole test suite under the race detector
	$(GO) test -race -timeout $(RACE_TIMEOUT) ./...

fuzz: setup ## every fuzz target for FUZZTIME (10s)
	@set -e; for pkg in $$($(GO) list ./...); do \
	  for target in $$($(GO) test -list '^Fuzz' $$pkg | grep '^Fuzz' || true); do \
	    echo "$$pkg $$target"; \
	    $(GO) test -run '^$$' -fuzz "^$$target\$$" -fuzztime $(FUZZTIME) $$pkg; \
	  done; \
	done

bench: setup ## Go benchmarks matching BENCH (all), then tables beside mlir-opt and mlir-translate of 19 and 22, if installed, and a C program that launches
	$(GO) test -run '^$$' -bench '$(BENCH)' -benchmem ./...
	test/bench/compare.sh
	VK_ADD_DRIVER_FILES='$(SWIFTSHADER)' $(GO) run ./test/bench/dispatch

profile: ## profile the benchmarks of the tools; go build optimizes the command by the result
	$(GO) test -run '^$$' -bench '^BenchmarkTools$$' -benchtime 4s -cpuprofile cmd/spvc/default.pgo -o bin/tool.test ./internal/tool

# Modules to compare on, and where the differences go.
OPDIFF_MODULES ?= 2000
BYTECODE_MODULES ?= 500
BYTECODE_ROOTS   ?= test ../shared/upstream/test
OPDIFF_OUT     ?= opdiff.out
MLIR_VERSION   ?= 22

bytecodediff: ## compare bytecode with mlir-opt of MLIR_VERSION, in both directions, on BYTECODE_MODULES modules of BYTECODE_ROOTS
	$(GO) run ./internal/bytecodediff -mlir-version $(MLIR_VERSION) -n $(BYTECODE_MODULES) $(BYTECODE_ROOTS)

opdiff: ## compare OPDIFF_MODULES generated modules with mlir-opt and mlir-translate of MLIR_VERSION, and on the errors about broken ones
	$(GO) run ./internal/irgen/opdiff -mlir-version $(MLIR_VERSION) -n $(OPDIFF_MODULES) -out $(OPDIFF_OUT)/valid
	$(GO) run ./internal/irgen/opdiff -mlir-version $(MLIR_VERSION) -n $(OPDIFF_MODULES) -out $(OPDIFF_OUT)/invalid -invalid
	$(GO) run ./internal/irgen/opdiff -mlir-version $(MLIR_VERSION) -n $(OPDIFF_MODULES) -out $(OPDIFF_OUT)/syntax -syntax
	$(GO) run ./internal/irgen/opdiff -mlir-version $(MLIR_VERSION) -n $(OPDIFF_MODULES) -out $(OPDIFF_OUT)/translate -at-once 3 -translate

parity: ## ask mlir-opt-19 and mlir-opt-22 anew about the modules of internal/parity and record its answers, which make test compares with
	$(GO) run -pgo=off ./internal/parity/record
	$(GO) test -count=1 ./internal/parity

generate: ## regenerate the generated sources
	$(GO) generate ./...

grammar: ## distil SPIR-V's tables anew from GRAMMAR, then generate
	$(GO) run ./internal/specgen/gen -grammar '$(GRAMMAR)'
	$(GO) generate ./...
