/** What no text of the site may say: a question that only the owner can answer is in docs/open-claims.md. */
export const openQuestions = new RegExp(
  [
    'not published yet|yet published|not here yet|by our own count|outside Canada|the contract names|asked for since',
    '"(?:status|evidence|scope)": ?(?:\\{ ?"kind"|"(?:contract|target|stated|certified|attested|aligned|asked))',
    'encore publiée?s?\\b|pas encore ici|selon notre (?:propre )?décompte|hors du Canada|extérieur du Canada|le contrat nomme',
    '613-555-|\\+1613555',
  ].join('|'),
  'i',
)
