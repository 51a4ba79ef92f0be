import { JSDOM } from 'jsdom'
import { readBuilt } from './built-pages.ts'

/** A built feed, RSS or Atom, by its elements. What feed readers make of it is tested by `npm run readers`. */
export function builtFeed(file: string) {
  const { document } = new JSDOM(readBuilt(file), { contentType: 'application/xml' }).window
  const text = (parent: Element | null, names: string) =>
    [...(parent?.children ?? [])].find(({ tagName }) => names.split(' ').includes(tagName))?.textContent ?? ''
  const channel = document.querySelector('rss > channel, feed')
  return {
    title: text(channel, 'title'),
    description: text(channel, 'description subtitle'),
    items: [...document.querySelectorAll('item, entry')].map((item) => ({
      id: text(item, 'guid id'),
      url: text(item, 'link') || (item.querySelector('link')?.getAttribute('href') ?? ''),
      title: text(item, 'title'),
      description: text(item, 'description summary'),
      content: text(item, 'content:encoded'),
      published: new Date(text(item, 'pubDate published')),
      author: text(item, 'dc:creator'),
      topics: [...item.querySelectorAll('category')].map(({ textContent }) => textContent),
    })),
  }
}
