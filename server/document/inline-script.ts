/**
 * Corrects the footer's year, which is the build's, when the visitor's is later. A global of its name leads to the element
 * with the id `year` (HTML Living Standard, named access on the Window object).
 */
const year = 'year.textContent=Math.max(year.textContent,new Date().getFullYear())'

/**
 * Keeps the reader's place in the page when a click leads to the other language: sections have one id in both. Without
 * the script the page opens at its beginning. Only links to the other language have `hreflang`.
 */
const place = "onclick=e=>(e=e.target.closest('[hreflang]'))&&(e.hash=location.hash)"

/**
 * The script of every page. It is inline, because a request for it would cost more than its bytes; the content policy
 * names its hash.
 */
export const inlineScript = `${year};${place}`
