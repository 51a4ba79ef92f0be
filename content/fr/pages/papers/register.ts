import type * as english from '#content/en/pages/papers/register.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

/** Words of the register of claims and certifications, as programs read it. Its rows are those of the pages. */
export const registerWords = {
  title: 'Registre des affirmations et des certifications',
  note: 'Les portées sont des exemples abrégés\u00a0: le certificat ou le rapport fait foi. Preuve de genre «\u00a0asked\u00a0»\u00a0: le numéro, la portée et les dates ne sont pas publiés; ils figurent depuis ce jour sur la liste des questions auxquelles l’entreprise doit répondre, et rien n’est comblé d’ici là. Preuve de genre «\u00a0none\u00a0»\u00a0: une loi ou un cadre ne délivre aucun document, ou la ligne n’est pas encore obtenue.',
} as const satisfies InLanguage<typeof english.registerWords>
