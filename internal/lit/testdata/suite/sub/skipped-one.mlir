This file has no RUN line: the suite must leave it out.
