import { claim } from '#content/en/claims.ts'
import type { Sector } from '#content/schema/sector.ts'

export const healthcare: Sector = {
  slug: 'healthcare',
  icon: 'social',
  title: 'Healthcare & Epidemiology',
  pageTitle: 'Healthcare and epidemiology: contact data',
  description: 'Who was near whom, for how long? Contact structure without a name in the data.',
  summary:
    'Contact matrices, mobility matrices and demand forecasts for public health and hospitals, de-identified before analysis, with the bias of the data stated.',
  intro:
    'Get contact and mobility matrices for transmission models, and forecasts of hospital arrivals, from data that is de-identified before analysis.',
  fullDescription: [
    'Mobility is not contact, and a model that confuses the two can be far off. Suppose that trips fall by 30%. If each person simply meets 30% fewer others, a reproduction number of 1.3 becomes 0.91. If meetings need two people who both went out, contacts fall by 51% (1 − 0.7 × 0.7) and the number becomes 0.64. Trip counts cannot say which; co-presence by place, hour and duration can, and we deliver it.',
    'Matrices of flow between districts come with the population of the origin, the share of devices and the weeks they rest on, in the form that metapopulation models take. Wesolowski and colleagues (2012) traced the import of malaria in Kenya from such flows, and in the next year found them robust to uneven phone ownership there. Elsewhere that has to be tested, so we supply device shares with the flow, for a modeller to put into the likelihood.',
    'Limits: two phones in one ward say nothing of masks, air or walls. Groups that matter most, such as the very young and people in care, carry the fewest devices. And an association by area is not a risk for a person. Data about individuals enters only with consent or under a public health order. Data for research, and data of a custodian, arrives de-identified. Results leave as counts.',
  ],
  benefits: [
    {
      name: 'Inputs, ready to run',
      text: 'Contact and flow matrices in the shape your model expects, dated and versioned, with a covariance as well as a mean.',
    },
    {
      name: 'Early signals, before cases',
      text: 'A change in contacts shows before it shows in cases. The lead varies by disease; we report it from your own past waves.',
    },
    {
      name: `Emergency arrivals, ${claim('forecastWindow')} ahead`,
      text: 'Arrivals by the quarter-hour, so that you can call staff in on Thursday for Saturday.',
    },
    {
      name: 'De-identified before analysis',
      text: 'Direct identifiers are stripped on arrival, and small cells are masked before a model sees them. We measure the risk of re-identification.',
    },
    {
      name: 'Open to a second opinion',
      text: 'Code and settings come with each matrix, so that a reviewer can reproduce a figure without our help.',
    },
  ],
  useCases: [
    {
      name: 'Contact matrices',
      text: 'Co-presence by place type, duration and hour, joined to a survey for age; the join is marked as an assumption.',
    },
    {
      name: 'Importation risk',
      text: 'Expected arrivals from an affected region by district and week, to decide where screening is worth its staff.',
    },
    {
      name: 'Source of a cluster',
      text: 'With consent or under an order, places shared by cases in the incubation window, ranked against places shared by controls. A cooling tower reaches further than a room, so distance is part of the model.',
    },
    {
      name: 'Emergency department arrivals',
      text: 'By quarter-hour and acuity group, with the range that a charge nurse can staff to.',
    },
    {
      name: 'Where to put a clinic',
      text: 'Travel time by the modes that people in that block actually use, and how often the bus comes.',
    },
    {
      name: 'Wastewater, per person present',
      text: 'A downtown sewershed is fullest on weekdays. Dividing a viral load by those present, not by residents, removes a weekly wave that was never in the disease.',
    },
    {
      name: 'Heat and smoke',
      text: 'Who can reach a cool room within fifteen minutes on foot, and in which blocks people stopped going out at all.',
    },
    {
      name: 'Flow inside a hospital',
      text: 'Beds, porters and equipment by BLE tag: the wait for a lift or a scanner, by ward and hour, with staff tags pooled.',
    },
  ],
  technologies: [
    'Metapopulation inputs: gravity model, radiation model (Simini et al. 2012)',
    'Contact matrices in the POLYMOD layout',
    'Case-control ranking of shared places',
    'Negative binomial and hierarchical forecasts',
    'Differential privacy for published tables (Dwork et al. 2006)',
    'k-anonymity and minimum-count masking',
    'HL7 FHIR Location and Encounter, for hospital flow',
    'Privacy-preserving linkage by keyed hashes, run by the custodian',
  ],
  compliance: [
    {
      name: 'PHIPA',
      text: 'In Ontario a custodian decides; we act as its agent or receive de-identified data. Use for research goes through section 44, with a research plan and a research ethics board.',
    },
    {
      name: 'HIPAA/HITECH',
      text: 'Safe harbour removes nearly all geography below a state, three ZIP digits at most. Spatial work therefore goes by expert determination, 45 CFR 164.514(b)(1), or under a business associate agreement.',
    },
    {
      name: 'TCPS 2',
      text: 'Canada’s policy on research with people. The ethics board receives the re-identification test and the data flow, in plain language.',
    },
    {
      name: 'OCAP',
      text: 'First Nations principles of ownership, control, access and possession. Maps that show a community are shown to that community first, and it decides what leaves.',
    },
    {
      name: 'GDPR',
      text: 'Health data is a special category under Article 9. European projects name their exception before design, and data stays in region.',
    },
    {
      name: '21 CFR Part 11',
      text: 'For trials: electronic records with audit trails and attributable signatures. The log shows who changed a threshold, when, and what it was before.',
    },
  ],
  keyFeatures: [
    {
      name: 'Duration and distance kept apart',
      text: 'Fifteen minutes at two metres and three hours across a hall are separate columns, because which one matters depends on the pathogen.',
    },
    {
      name: 'Bias beside the number',
      text: 'Device share, age skew where known, and coverage gaps, per district and week, delivered as data.',
    },
    {
      name: 'Custodian keeps the key',
      text: 'Linkage runs on your side. We receive linked rows without identifiers and without the key.',
    },
    {
      name: 'Retrospective scoring',
      text: 'Each forecast is scored by CRPS or weighted interval score against what happened, and misses stay in the list as long as hits do.',
    },
    {
      name: 'An end date',
      text: 'Every project has an end: matrices stay, rows are destroyed, and a certificate says when.',
    },
  ],
  closing: {
    title: 'Bring your model.',
    text: 'Tell us which inputs are assumptions today. We replace one with measured data and rerun the model with you. No names are needed.',
  },
  sources: ['dwork2006', 'gdpr', 'hipaa', 'mossong2008', 'phipa', 'simini2012', 'wesolowski2012', 'wesolowski2013'],
}
