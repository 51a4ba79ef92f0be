# What all adapters of `npm run readers` in Python share: the records of the site, and the form of their output.

import json
import sys

program = sys.argv[1]
with open(sys.argv[2], encoding="utf-8") as file:
    records = json.load(file)
root = records["root"]
pages = records["pages"]


def built(name):
    with open(f"{root}/{name}", encoding="utf-8") as text:
        return text.read()


def each(read):
    """What a function reads of each page, by its path."""
    return {page["path"]: read(built(page["file"]), page) for page in pages}


def show(readers):
    """Prints what the program of the command line reads, as JSON in the last line."""
    print("\n" + json.dumps(readers[program](), default=str))
