# `npm run readers`: runs one PyPI package of kinds/feeds.ts (feed readers) on the built site, and prints what it read.

import time

from input import built, show
from lxml import html

files = ("rss.xml", "fr/rss.xml", "trust/changes.xml")


def words(text):
    return html.fromstring(text).text_content() if text else ""


def feedparser():
    import feedparser as library

    def iso(moment):
        return time.strftime("%Y-%m-%dT%H:%M:%SZ", moment) if moment else None

    return {
        file: [
            {
                "title": entry.title,
                "link": entry.link,
                "published": iso(entry.get("published_parsed")),
                "updated": iso(entry.get("updated_parsed")),
                "text": words(entry.content[0].value) if "content" in entry else entry.summary,
            }
            for entry in library.parse(built(file).encode()).entries
        ]
        for file in files
    }


def fastfeedparser():
    from fastfeedparser import parse

    return {
        file: [
            {
                "title": entry.title,
                "link": entry.link,
                "published": entry.get("published"),
                "updated": entry.get("updated"),
                "text": words(entry.content[0]["value"]) if entry.get("content") else entry.get("description"),
            }
            for entry in parse(built(file).encode()).entries
        ]
        for file in files
    }


def atoma():
    from atoma import parse_atom_bytes, parse_rss_bytes

    rss = {
        file: [
            {"title": item.title, "link": item.link, "published": item.pub_date.isoformat(), "text": words(item.content_encoded)}
            for item in parse_rss_bytes(built(file).encode()).items
        ]
        for file in files[:2]
    }
    entries = parse_atom_bytes(built(files[2]).encode()).entries
    return rss | {files[2]: [{"title": one.title.value, "published": one.published.isoformat()} for one in entries]}


show({"feedparser": feedparser, "fastfeedparser": fastfeedparser, "atoma": atoma})
