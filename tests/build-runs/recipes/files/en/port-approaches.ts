import { typeset } from '#content/en/language/typography.ts'
import type { Service } from '#content/schema/service.ts'

export const portApproaches = typeset<Service>({
  slug: 'port-approaches',
  number: '2.7',
  icon: 'transit',
  ground: 'paper',
  title: 'Port Approach Reading',
  pageTitle: 'Port approaches: who waits and who drifts',
  subject: 'port approaches',
  description: 'Which vessel waits, which one drifts, and which one has stopped saying where it is.',
  summary: 'Vessel tracks at anchorages and in narrows, read as stays and trips, with the gaps of each receiver drawn.',
  intro: 'Ships keep to lanes as drivers keep to roads, and a harbour master reads both for the pause.',
  give: 'AIS messages and charts',
  get: 'Waits, drift, shared silences',
  fullDescription: [
    'A vessel reports its place by radio every few seconds under way and every few minutes at anchor. Between two reports lies a distance that depends on speed, so the detector of stays takes its threshold from the vessel’s own rhythm. What comes out is a list of waits with a place, a length and a confidence, in the same record as the stays of a truck or a bus.',
    'Reports can be switched off, and receivers on shore have shadows behind islands. A silence is therefore compared with the silences of other vessels on the same water in the same hour. If all of them fall quiet, the receiver has a problem; if one does, you may want to ask it why. We print both counts beside every gap, because the difference is the whole finding.',
  ],
  leads: {
    features: 'You get the waits of every berth, and the silences that no receiver explains.',
    capabilities: 'You plan the coming shift, and can replay the hour before an incident.',
  },
  features: [
    { name: 'Waits by berth', text: 'How long each class of vessel lies off a berth, by tide and by weekday.' },
    { name: 'Lane keeping', text: 'The width of a lane as it is sailed, drawn over the lane as it was charted.' },
    { name: 'Shared silence', text: 'Gaps that many vessels have in common are charged to the receiver.' },
    { name: 'Drift at anchor', text: 'A circle that grows faster than the chain allows is named while it is small.' },
    { name: 'Tugs and pilots', text: 'The helper’s track is joined to the track of the vessel that it helps.' },
  ],
  capabilities: [
    { name: 'Berth planning', text: 'Arrivals for the coming shift, each with a window instead of a minute.' },
    { name: 'Watch handover', text: 'What was quiet, what was not, and who had been told when the watch changed.' },
    { name: 'After an incident', text: 'The hour before, replayed from every receiver that could have heard it.' },
    {
      name: 'Shadow maps',
      text: 'Where a receiver hears nothing in calm weather, so that silence there stays silent.',
    },
    {
      name: 'Weather set apart',
      text: 'Delay that the wind explains is taken off before anyone is blamed for the rest.',
    },
  ],
  technologies: [
    'AIS messages (ITU-R M.1371)',
    'S-57 and S-100 charts',
    'Tidal constituents by harbour',
    'Receiver coverage by ray tracing',
    'Interacting motion models for turns',
    'Time-aware clustering of anchorages',
  ],
  scenario: {
    title: 'Nine hulls off one berth',
    paragraphs: [
      'Asked: is the queue off a grain berth caused by the berth or by the tide? An example with invented figures: nine vessels waited, and the log gave a mean of fourteen hours.',
      'Done: for example, the waits were split at high water. Six of the nine had missed one tide by less than an hour, which is a matter of the pilots’ rota and of nothing else.',
    ],
  },
  sectors: {
    government: { mark: 'leans-on', reason: 'A coast is a border that no fence follows.' },
    publicSafety: { mark: 'adds', reason: 'Search areas shrink when the last honest report is known.' },
    urbanPlanning: { mark: 'none', reason: 'Ferries are in the timetable already.' },
    retail: { mark: 'none', reason: 'A shelf waits for the truck and never for the ship.' },
    healthcare: { mark: 'none', reason: 'Crews are seen by a doctor whose records stay ashore.' },
    telecommunications: { mark: 'none', reason: 'No mast is planned by where an anchor falls.' },
    emergency: { mark: 'adds', reason: 'Supplies come by water once the bridges are closed.' },
  },
  closing: {
    title: 'Which hull has gone quiet?',
    text: 'Name a stretch of water and a week. We list its silences and say which of them were the receiver’s.',
  },
})
