/*
 * Ids of the topics of an enquiry, by which the page (components/contact/sections.tsx) and its script
 * (pages/contact/+client.ts) find them.
 */

/** Id of the group of topics. */
export const topicsId = 'topics'

/** Id of the choice of a topic. */
export const topicId = (topic: string): string => `topic-${topic}`
