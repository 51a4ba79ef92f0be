# `npm run readers`: runs one PyPI package of kinds/models.ts (programs that prepare text for language models) on the
# built site, and prints what it read.

import re

from input import built, each, pages, root, show

articles = [page for page in pages if page["group"] == "articles"]


def markdown(page):
    return built(f"{page['path'] or 'index'}.md")


def body(page):
    return re.sub(r"\A---\n.*?\n---\n", "", markdown(page), flags=re.S)


def llms_txt():
    from llms_txt import parse_llms_file

    parsed = parse_llms_file(built("llms.txt"))
    return {"llms.txt: titles": [link.title for links in parsed.sections.values() for link in links]}


def frontmatter():
    import frontmatter as library

    return {
        "front matter: titles": {page["path"]: library.loads(markdown(page))["title"] for page in pages},
        "front matter: days": {page["path"]: str(library.loads(markdown(page))["published"]) for page in articles},
    }


def mistune():
    import mistune as library

    tokens = library.create_markdown(renderer=None, plugins=["table"])

    def text(node):
        return node.get("raw", "") + "".join(text(child) for child in node.get("children", []))

    def headings(page):
        return [text(node) for node in tokens(body(page)) if node["type"] == "heading" and node["attrs"]["level"] <= 2]

    names = "".join(text(node) for node in tokens(built("data.md")))
    return {"Markdown: headings of articles": {page["path"]: headings(page) for page in articles}, "Markdown: names of fields": names}


def markdown_it():
    from markdown_it import MarkdownIt

    def headings(page):
        tokens = MarkdownIt("commonmark").enable("table").parse(body(page))
        return [
            "".join(child.content for child in tokens[at + 1].children)
            for at, token in enumerate(tokens)
            if token.type == "heading_open" and token.tag in ("h1", "h2")
        ]

    return {"Markdown: headings of articles": {page["path"]: headings(page) for page in articles}}


def markitdown():
    from markitdown import MarkItDown

    convert = MarkItDown(enable_plugins=False)
    return {"HTML: titles and leads": {page["path"]: convert.convert_local(f"{root}/{page['file']}").markdown for page in pages}}


def html2text():
    from html2text import HTML2Text

    return {"HTML: titles and leads": each(lambda html, _: HTML2Text(bodywidth=0).handle(html))}


show(
    {
        "llms-txt": llms_txt,
        "python-frontmatter": frontmatter,
        "mistune": mistune,
        "markdown-it-py": markdown_it,
        "markitdown": markitdown,
        "html2text": html2text,
    }
)
