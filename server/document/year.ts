/**
 * Script that corrects the footer's year, which is the build's, when the visitor's year is later. It is inline, because a
 * request for it would cost more than its bytes; the content policy names its hash.
 */
export const yearScript =
  "{const e=document.getElementById('year'),y=new Date().getFullYear();if(e&&y>+e.textContent)e.textContent=y}"
