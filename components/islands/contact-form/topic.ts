/** Id of the choice of a topic. */
export const topicId = (topic: string): string => `topic-${topic}`
