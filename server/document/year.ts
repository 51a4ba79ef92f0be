/**
 * Corrects the footer's year, which is the build's, in a browser of a later year.
 * Inline, because a request for a number would cost more than the number; the policy names its hash.
 */
export const yearScript =
  "{const e=document.getElementById('year'),y=new Date().getFullYear();if(e&&y>+e.textContent)e.textContent=y}"
