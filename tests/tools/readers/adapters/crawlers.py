# `npm run readers`: runs one PyPI package of kinds/crawlers.ts (readers of sitemaps) on the built site, and prints what
# it read.

from input import built, pages, records, show

origin, site = records["origin"], records["site"]


def ultimate_sitemap_parser():
    from usp.tree import sitemap_tree_for_homepage

    found = sitemap_tree_for_homepage(f"{origin}/", use_known_paths=False)
    return {"sitemap.xml: addresses": sorted({page.url.replace(origin, site) for page in found.all_pages()})}


def protego():
    from protego import Protego

    robots = Protego.parse(built("robots.txt"))
    return {
        "robots.txt: allowed": sorted(page["address"] for page in pages if robots.can_fetch(page["address"], "Bot")),
        "robots.txt: sitemaps": list(robots.sitemaps),
    }


def scrapy():
    from scrapy.crawler import CrawlerProcess
    from scrapy.spiders import SitemapSpider

    seen = []

    class Spider(SitemapSpider):
        name = "site"
        sitemap_urls = [f"{origin}/robots.txt"]

        def parse(self, response):
            seen.append(response.css("link[rel=canonical]::attr(href)").get())

    process = CrawlerProcess({"LOG_ENABLED": False, "ROBOTSTXT_OBEY": True, "TELNETCONSOLE_ENABLED": False, "DOWNLOAD_DELAY": 0})
    process.crawl(Spider)
    process.start()
    return {"pages followed from the sitemap": sorted(one.replace(origin, site) for one in seen)}


show({"ultimate-sitemap-parser": ultimate_sitemap_parser, "protego": protego, "scrapy": scrapy})
