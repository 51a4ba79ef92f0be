import { topicId } from './topic.ts'

/**
 * Chooses the topic that the page's address names, and takes it out of the address: a reload then keeps what the visitor
 * has chosen since. An unknown topic chooses nothing.
 */
export function takeTopic(): void {
  const topic = new URLSearchParams(location.search).get('topic')
  if (topic === null) return
  // A click reports the change to the draft.
  document.getElementById(topicId(topic))?.click()
  history.replaceState(null, '', location.pathname)
}
