/**
 * The media type of each kind of file, by the ending of its name (RFC 2046; RFC 4180, 7946, 7763, 8081, 9239). nginx sends
 * these; the other hosts have lists of their own, and `npm run deploy:check` compares what arrives.
 */
export const mediaTypes: Readonly<Record<string, string>> = {
  css: 'text/css',
  csv: 'text/csv',
  geojson: 'application/geo+json',
  gpx: 'application/gpx+xml',
  html: 'text/html',
  ico: 'image/x-icon',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  mjs: 'text/javascript',
  // Wrangler replaces the registered application/vnd.apache.parquet by this one, whatever `_headers` says.
  parquet: 'application/octet-stream',
  png: 'image/png',
  py: 'text/plain',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: 'application/xml',
}
