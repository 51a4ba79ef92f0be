import { fc } from './runs.ts'

/** Texts that are known to break parsers, paths and pages. */
export const hostileTexts = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<iframe src="https://evil.example">',
  '<svg onload=alert(1)>',
  '</textarea><script>',
  '<!--',
  ']]>',
  'javascript:alert(1)',
  'JaVaScRiPt&colon;alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '../../etc/passwd',
  '%2e%2e%2f',
  '%00',
  '%c0%ae',
  '%E0%A4%A',
  '\r\nBcc: all@evil.example',
  '\u0000',
  '\u202Egnp.exe',
  '\u{1F5FB}\u{1F9ED}',
  '\uD800',
  'constructor',
  '__proto__',
  'toString',
  '{{constructor}}',
  '{{day.markup}}',
  '"onmouseover="alert(1)',
  "'; DROP TABLE enquiries; --",
]

/** Any text, and hostile texts between ordinary words. */
export const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 20 }), fc.lorem()), {
    maxLength: 5,
  })
  .map((parts) => parts.join(''))
