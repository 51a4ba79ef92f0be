# `npm run readers`: runs one PyPI package of kinds/structured.ts (readers of structured data) on the built site, and
# prints what it read.

from input import built, pages, show

articles = [page for page in pages if page["group"] == "articles"]
kinds = {"BlogPosting", "Article", "TechArticle", "NewsArticle"}


def nodes(page):
    """The nodes of a page's JSON-LD, as extruct finds them."""
    import extruct

    (block,) = extruct.extract(built(page["file"]), syntaxes=["json-ld"])["json-ld"]
    return block["@graph"]


def local(block):
    """JSON-LD with the vocabulary alone as context: that of schema.org is in the network."""
    return {"@context": {"@vocab": "https://schema.org/"}, "@graph": block}


def days(found):
    return {path: value[:10] if value else None for path, value in found.items()}


def extruct():
    posts = {page["path"]: next(node for node in nodes(page) if kinds & set([node["@type"]])) for page in articles}
    return {
        "articles: days of publication": days({path: post["datePublished"] for path, post in posts.items()}),
        "articles: days of revision": days({path: post.get("dateModified", post["datePublished"]) for path, post in posts.items()}),
        "pages that describe themselves": sorted(page["address"] for page in pages if any(node.get("url") == page["address"] for node in nodes(page))),
    }


def rdflib():
    import json

    from rdflib import Graph, Namespace

    schema = Namespace("https://schema.org/")

    def graph(page):
        return Graph().parse(data=json.dumps(local(nodes(page))), format="json-ld")

    def first(page, name):
        return next((str(value) for value in graph(page).objects(None, schema[name]) if "T" in str(value)), None)

    return {
        "articles: days of publication": days({page["path"]: first(page, "datePublished") for page in articles}),
        "pages that describe themselves": sorted(
            page["address"] for page in pages if page["address"] in {str(url) for url in graph(page).objects(None, schema["url"])}
        ),
    }


def pyld():
    from pyld import jsonld

    def urls(page):
        return {
            value["@value"]
            for node in jsonld.flatten(local(nodes(page)))
            for value in node.get("https://schema.org/url", [])
            if "@value" in value
        }

    return {"pages that describe themselves": sorted(page["address"] for page in pages if page["address"] in urls(page))}


def htmldate():
    from htmldate import find_date

    return {
        "articles: days of publication": {page["path"]: find_date(built(page["file"]), original_date=True) for page in articles},
        "articles: days of revision": {page["path"]: find_date(built(page["file"])) for page in articles},
    }


show({"extruct": extruct, "rdflib": rdflib, "pyld": pyld, "htmldate": htmldate})
