import { claim } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import type { Sector } from '#content/schema/sector.ts'

export const healthcare = typeset<Sector>({
  slug: 'healthcare',
  icon: 'mixing',
  ground: 'deep',
  title: 'Healthcare & Epidemiology',
  pageTitle: 'Healthcare and epidemiology: contact patterns',
  description: 'How often do people meet, where and for how long? Meetings as counts, without names.',
  summary:
    'Contact matrices, mobility matrices and demand forecasts for public health and hospitals, de-identified before analysis, with the bias of the data stated.',
  intro: `Get contact and mobility matrices for your transmission models, and hospital arrivals forecast ${claim('forecastWindow')} ahead. Data is de-identified before analysis; we use identifying data only with consent or under a public health order.`,
  fullDescription: [
    'You get tables of how often people meet, by place, hour and duration, and of how many travel between districts, ready for your transmission models.',
    'We count co-presence, people at the same place at the same time, because trip counts alone can mislead a model. Suppose that trips fall by 30%. If each person meets 30% fewer others, a reproduction number of 1.3 becomes 0.91. If a meeting needs two people who both went out, contacts fall by 51% (1 − 0.7 × 0.7) and the number becomes 0.64. Trip counts cannot show which case is true; co-presence can.',
    'The flow matrices between districts have the form that metapopulation models use. Each states the population of the origin, the share of it that the devices represent, and the weeks covered. Wesolowski and colleagues (2012) used such flows to trace imported malaria in Kenya. A year later they found that uneven phone ownership there changed the flows little. Elsewhere this has to be tested, so your modeller gets the shares and can correct for them.',
    'There are limits. That two phones were in one ward says nothing of masks, ventilation or walls. Groups that matter most, such as the very young and people in care, carry the fewest devices. An association found for an area need not apply to each person in it. Results describe groups, not individuals.',
  ],
  specimen: {
    kind: 'contacts',
    title: 'Two districts hardly exchange trips, yet their residents meet.',
    text: `They meet in a third district (${dayWord('mixing.elsewhere.share')}% of their time near each other), which a count of trips does not show. Our sample ends in the two districts to warn of a case in district ${dayWord('mixing.b')}: trips would name another one.`,
    receive: [
      'For each pair of districts: the trips of a day and, of the people near a resident of one, the share from the other with its interval, and by setting.',
      `Here, districts ${dayWord('mixing.a')} and ${dayWord('mixing.b')}: ${dayWord('mixing.hidden.trips')} trips of ${dayWord('mixing.trips')}; ${dayWord('mixing.panel.share')}% (${dayWord('mixing.panel.least.share')}% to ${dayWord('mixing.panel.most.share')}%; in truth ${dayWord('mixing.hidden.share')}%) of the people near a resident of ${dayWord('mixing.b')} live in ${dayWord('mixing.a')}.`,
    ],
  },
  start: { label: 'How a test starts', href: '/data/contacts#start' },
  benefits: [
    {
      name: 'Inputs ready for your models',
      text: 'Contact and flow matrices in the format your model expects, each with a date, a version, a mean and a covariance.',
    },
    {
      name: 'Early signals, before cases',
      text: 'Contacts change before case counts do. The lead varies by disease; we report it from your own past waves.',
    },
    {
      name: `Emergency arrivals, ${claim('forecastWindow')} ahead`,
      text: 'We forecast arrivals by the quarter-hour, so that on Friday morning you can call in staff for Saturday.',
    },
    {
      name: 'De-identified before analysis',
      text: 'Direct identifiers are stripped on arrival, and small cells are masked before any modelling. We measure the risk of re-identification.',
    },
    {
      name: 'Open to review',
      text: 'Code and settings come with each matrix, so that a reviewer can reproduce a figure without our help.',
    },
  ],
  useCases: [
    {
      name: 'Contact matrices',
      text: 'How often people are in the same place at the same time (co-presence), by place type, duration and hour. Age is added from a survey, and marked as an assumption.',
      data: 'Counts of devices by place and hour; an age survey.',
    },
    {
      name: 'Importation risk',
      text: 'We estimate arrivals from an affected region, by district and week, so that you can decide where screening is worth the staff.',
      data: 'Passenger numbers, or counts by region from mobile operators.',
    },
    {
      name: 'Source of a cluster',
      text: 'With consent or under an order, we rank places shared by cases in the incubation window against those shared by people who did not fall ill (controls). A cooling tower can infect people at a greater distance than an indoor source, so the model includes distance.',
      data: 'Places named by the cases and the controls.',
    },
    {
      name: 'Emergency department arrivals',
      text: 'By quarter-hour and acuity group, with a range, so that a charge nurse can plan staff.',
      data: 'Your own arrivals, over a year or more.',
    },
    {
      name: 'Where to put a clinic',
      text: 'Travel time by the modes that people in each block use, and how often the bus comes.',
      data: 'Timetables, streets, and trips by block.',
    },
    {
      name: 'Wastewater, per person present',
      text: 'A downtown sewershed serves the most people on weekdays. If you divide the viral load by the people present, not by residents, a false weekly wave disappears.',
      data: 'Your samples; counts of people present, by hour.',
    },
    {
      name: 'Heat and smoke',
      text: 'How many people can reach a cool room within fifteen minutes on foot, and in which blocks people have stopped going out.',
      data: 'Device counts by block; your list of cool rooms.',
    },
    {
      name: 'Flow inside a hospital',
      text: 'Beds, porters and equipment by BLE tag: the wait for an elevator or a scanner, by ward and hour, with staff tags pooled.',
      data: 'Your own BLE tags.',
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
      text: 'In Ontario the health information custodian decides. We act as its agent, or receive de-identified data. Disclosure for research goes through section 44, with a research plan and a research ethics board.',
    },
    {
      name: 'HIPAA/HITECH',
      text: 'The safe harbour method removes nearly all geography below a state; at most three ZIP digits remain. For spatial work we therefore use expert determination, 45 CFR 164.514(b)(1), or a business associate agreement.',
      register: ['HIPAA/HITECH'],
    },
    {
      name: 'TCPS 2',
      text: 'Canada’s policy on research with people. The ethics board receives the re-identification test and the data flow, in plain language.',
    },
    {
      name: 'OCAP',
      text: 'First Nations principles of ownership, control, access and possession. We show a map of a community to that community first, and the community decides what may be shared.',
    },
    {
      name: 'GDPR',
      text: 'Health data is a special category under Article 9. For European projects, we agree before design on the exception that applies. The data stays in the region.',
      register: ['GDPR'],
    },
    {
      name: '21 CFR Part 11',
      text: 'For trials: electronic records with audit trails and attributable signatures. The log shows who changed a threshold, when, and what it was before.',
      register: ['21 CFR Part 11'],
    },
  ],
  keyFeatures: [
    {
      name: 'Duration and distance kept apart',
      text: 'Fifteen minutes at two metres and three hours across a hall are separate columns. The pathogen decides which one matters.',
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
      text: 'We score each forecast against what happened (CRPS or weighted interval score), and keep the misses for the same time as the hits.',
    },
    {
      name: 'An end date',
      text: 'Every project has an end. You keep the matrices. We destroy the rows, and a certificate gives the date.',
    },
  ],
  test: {
    label: 'Test one model assumption',
    write: 'Which inputs of your model are assumptions today. Send no names.',
    get: 'One of them replaced with measured data, and the model rerun with you.',
  },
  closing: {
    title: 'Test us on your model.',
    text: 'Tell us which inputs are assumptions today. We replace one with measured data and rerun the model with you. We need no names.',
  },
  sources: ['dwork2006', 'gdpr', 'hipaa', 'mossong2008', 'phipa', 'simini2012', 'wesolowski2012', 'wesolowski2013'],
})
