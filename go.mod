module github.com/spvc/spvc

go 1.26
