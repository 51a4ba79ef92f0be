/*
 * `npm run readers`: static servers, and what they should find in the built site. adapters/hosts.mjs and hosts.py run them.
 */

import type { Kind } from '../kind.ts'
import { byPath, mapped, picked, text } from '../printed-readings.ts'

export const hosts: Kind = {
  name: 'hosts',
  title: 'Static servers and readers of hosts’ files',
  programs: [
    { name: 'serve', version: '14.2.7', registry: 'npm' },
    {
      name: 'http-server',
      version: '14.1.1',
      registry: 'npm',
      reasons: {
        'each page at its address':
          'It shows a list of the folder where a page has a folder of its name: findings/http-server-page-beside-folder.sh.',
      },
    },
    { name: 'sirv-cli', version: '3.0.1', registry: 'npm' },
    {
      name: '@netlify/headers-parser',
      version: '10.1.1',
      registry: 'npm',
      reasons: { _headers: 'The file is for Cloudflare Pages, where a rule may begin with a host name.' },
    },
    { name: '@netlify/redirect-parser', version: '16.1.1', registry: 'npm' },
    {
      name: 'starlette',
      version: '1.10.0',
      registry: 'PyPI',
      needs: ['httpx2'],
      reasons: { 'each page at its address': 'It adds no .html: /about is the file about.html, and is not found.' },
    },
    {
      name: 'whitenoise',
      version: '6.12.0',
      registry: 'PyPI',
      reasons: {
        'each page at its address': 'It adds no .html: /about is the file about.html, and is not found.',
        'fixes.csv': 'Its own list of media types has no CSV, and it asks no other.',
      },
    },
  ],
  expected: ({ pages }) => ({
    'each page at its address': byPath(pages, ({ title }) => title),
    'an unknown address': 404,
    'fixes.csv': 'text/csv',
    _headers: 'read without error',
    _redirects: 'read without error',
  }),
  judged: (printed) => ({
    ...printed,
    ...picked(printed, 'each page at its address', (value) => mapped(value, text)),
  }),
}
