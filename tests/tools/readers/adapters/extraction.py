# `npm run readers`: runs one PyPI package of kinds/extraction.ts (programs that extract the text of a page) on the built
# site, and prints what it read.

import re

from input import each, show


def plain(html):
    from lxml import html as parser

    return re.sub(r"\s+", " ", " ".join(parser.fromstring(html or "<p></p>").itertext()))


def trafilatura():
    from trafilatura import bare_extraction

    def read(html, page):
        found = bare_extraction(html, url=page["address"])
        return {"title": found.title, "text": found.text} if found else {}

    return each(read)


def readability_lxml():
    from readability import Document

    def read(html, _):
        found = Document(html)
        return {"title": found.title(), "text": plain(found.summary())}

    return each(read)


def newspaper4k():
    from newspaper import Article

    def read(html, page):
        article = Article(page["address"], language=page["language"][:2])
        article.download(input_html=html)
        article.parse()
        return {"title": article.title, "text": article.text}

    return each(read)


def goose3():
    from goose3 import Goose

    with Goose({"enable_image_fetching": False}) as goose:
        return each(lambda html, _: (lambda found: {"title": found.title, "text": found.cleaned_text})(goose.extract(raw_html=html)))


def justext():
    import justext as library

    stop = {"en": library.get_stoplist("English"), "fr": library.get_stoplist("French")}

    def read(html, page):
        parts = library.justext(html.encode(), stop[page["language"][:2]])
        return {"text": " ".join(part.text for part in parts if not part.is_boilerplate)}

    return each(read)


def inscriptis():
    from inscriptis import get_text
    from lxml import html as parser

    def read(html, _):
        main = parser.fromstring(html.encode()).find(".//main")
        return {"text": get_text(parser.tostring(main, encoding="unicode"))}

    return each(read)


show(
    {
        "trafilatura": trafilatura,
        "readability-lxml": readability_lxml,
        "newspaper4k": newspaper4k,
        "goose3": goose3,
        "justext": justext,
        "inscriptis": inscriptis,
    }
)
