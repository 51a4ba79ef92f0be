import type { foreignLaws } from './laws/abroad.ts'
import type { canadianLaws } from './laws/canada.ts'
import type { provincialLaws } from './laws/provinces.ts'
import type { LocalizedTitle } from './localized-title.ts'
import type { SourceKey } from './sources.ts'

/** Laws of the United States and an English judgment have no French title. */
type LawWithoutFrenchTitle = 'ccpa' | 'hipaa' | 'cmmc' | 'rogers2016'

/** Every other law has an official one; a law without it does not compile. */
type Law = Exclude<
  keyof typeof canadianLaws | keyof typeof provincialLaws | keyof typeof foreignLaws,
  LawWithoutFrenchTitle
>

const justice = 'https://laws-lois.justice.gc.ca/fra'

/** French titles of sources, by their keys in content/sources. */
export const frenchTitles: Readonly<Record<Law, LocalizedTitle> & Partial<Record<SourceKey, LocalizedTitle>>> = {
  charter: {
    title: 'Charte canadienne des droits et libertés',
    name: 'Charte',
    number: 'partie I de la Loi constitutionnelle de 1982',
    url: `${justice}/const/page-12.html`,
  },
  criminalcode: { title: 'Code criminel', number: 'L.R.C. 1985, ch. C-46', url: `${justice}/lois/C-46/` },
  entitylist: {
    title: 'Règlement établissant une liste d’entités',
    number: 'DORS/2002-284',
    url: `${justice}/reglements/DORS-2002-284/`,
  },
  privacyact: {
    title: 'Loi sur la protection des renseignements personnels',
    number: 'L.R.C. 1985, ch. P-21',
    url: `${justice}/lois/P-21/`,
  },
  pipeda: {
    title: 'Loi sur la protection des renseignements personnels et les documents électroniques',
    name: 'LPRPDE',
    number: 'L.C. 2000, ch. 5',
    url: `${justice}/lois/P-8.6/`,
  },
  quebecexemption: {
    title: 'Décret d’exclusion visant des organisations de la province de Québec',
    number: 'DORS/2003-374',
    url: `${justice}/reglements/DORS-2003-374/`,
  },
  sema: {
    title: 'Loi sur les mesures économiques spéciales',
    number: 'L.C. 1992, ch. 17',
    url: `${justice}/lois/S-14.5/`,
  },
  jvcfoa: {
    title: 'Loi sur la justice pour les victimes de dirigeants étrangers corrompus',
    number: 'L.C. 2017, ch. 21',
    url: `${justice}/lois/J-2.3/`,
  },
  facfoa: {
    title: 'Loi sur le blocage des biens de dirigeants étrangers corrompus',
    number: 'L.C. 2011, ch. 10',
    url: `${justice}/lois/F-31.6/`,
  },
  unact: { title: 'Loi sur les Nations Unies', number: 'L.R.C. 1985, ch. U-2', url: `${justice}/lois/U-2/` },
  eipa: {
    title: 'Loi sur les licences d’exportation et d’importation',
    number: 'L.R.C. 1985, ch. E-19',
    url: `${justice}/lois/E-19/`,
  },
  defenceproductionact: {
    title: 'Loi sur la production de défense',
    number: 'L.R.C. 1985, ch. D-1',
    url: `${justice}/lois/D-1/`,
  },
  crtc2022238: {
    title:
      'Centre pour la défense de l’intérêt public – Demande de définition des exigences en matière de protection de la vie privée pour les fournisseurs de services de télécommunication dans le contexte de toute application technologique numérique de recherche des contacts',
    number: 'Décision de télécom CRTC 2022-238',
    url: 'https://crtc.gc.ca/fra/archive/2022/2022-238.htm',
  },
  ohrc: {
    title: 'Code des droits de la personne',
    number: 'L.R.O. 1990, chap. H.19',
    url: 'https://www.ontario.ca/fr/lois/loi/90h19',
  },
  phipa: {
    title: 'Loi de 2004 sur la protection des renseignements personnels sur la santé',
    name: 'LPRPS',
    number: 'L.O. 2004, chap. 3, annexe A',
    url: 'https://www.ontario.ca/fr/lois/loi/04p03',
  },
  mfippa: {
    title: 'Loi sur l’accès à l’information municipale et la protection de la vie privée',
    name: 'LAIMPVP',
    number: 'L.R.O. 1990, chap. M.56',
    url: 'https://www.ontario.ca/fr/lois/loi/90m56',
  },
  law25: {
    title: 'Loi modernisant des dispositions législatives en matière de protection des renseignements personnels',
    name: 'Loi 25',
    number: 'L.Q. 2021, c. 25',
  },
  privatesectoract: {
    title: 'Loi sur la protection des renseignements personnels dans le secteur privé',
    number: 'RLRQ, c. P-39.1',
    url: 'https://www.legisquebec.gouv.qc.ca/fr/document/lc/P-39.1',
  },
  quebecanonymization: {
    title: 'Règlement sur l’anonymisation des renseignements personnels',
    name: 'règlement sur l’anonymisation',
    number: 'RLRQ, c. A-2.1, r. 0.1',
  },
  nationalholiday: {
    title: 'Loi sur la fête nationale',
    number: 'RLRQ, c. F-1.1',
    url: 'https://www.legisquebec.gouv.qc.ca/fr/document/lc/F-1.1',
  },
  gdpr: {
    title: 'Règlement général sur la protection des données',
    name: 'RGPD',
    number: 'Règlement (UE) 2016/679',
  },
  eprivacy: {
    title: 'Directive vie privée et communications électroniques',
    name: 'directive vie privée et communications électroniques',
    number: 'Directive 2002/58/CE',
  },
  adequacy2002: {
    title:
      'Décision de la Commission constatant le niveau de protection adéquat des données à caractère personnel assuré par la loi canadienne sur la protection des renseignements personnels et les documents électroniques',
    name: 'décision d’adéquation',
    number: '2002/2/CE',
  },
  timhortons2022: {
    title: 'Enquête conjointe sur le suivi de localisation par l’application de Tim Hortons',
    number: 'Conclusions en vertu de la LPRPDE no 2022-001',
    issuer: 'Commissariat à la protection de la vie privée du Canada et trois autorités provinciales',
    url: 'https://www.priv.gc.ca/fr/mesures-et-decisions-prises-par-le-commissariat/enquetes/enquetes-visant-les-entreprises/2022/lprpde-2022-001/',
  },
  cpcsc: {
    title: 'Programme canadien de certification en cybersécurité',
    name: 'PCCC',
    issuer: 'Services publics et Approvisionnement Canada',
  },
  itsg33: {
    title:
      'La gestion des risques liés à la sécurité des TI\u00a0: une méthode axée sur le cycle de vie, annexe\u00a03\u00a0: Catalogue des contrôles de sécurité',
    issuer: 'Centre de la sécurité des télécommunications',
  },
}
