/** Id of the group of topics. */
export const topicsId = 'topics'

/** Id of the choice of a topic. */
export const topicId = (topic: string): string => `topic-${topic}`
