# `npm run readers`: runs one PyPI package of kinds/previews.ts (makers of link previews) on the built site, and prints
# what it read.

from input import each, show


def extruct():
    import extruct as library

    def read(html, page):
        (graph,) = library.extract(html, base_url=page["address"], syntaxes=["opengraph"])["opengraph"]
        found = dict(reversed(graph["properties"]))
        return {
            "title": found.get("og:title"),
            "description": found.get("og:description"),
            "image": found.get("og:image"),
            "language": found.get("og:locale"),
        }

    return each(read)


show({"extruct": extruct})
