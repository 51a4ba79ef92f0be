import { formId } from '#components/islands/contact-form/fields.ts'
import { topicId } from '#components/islands/contact-form/topic.ts'
import { type Topic, topics } from '#content/schema/topic.ts'
import { contact } from '#words/pages/contact.ts'

const words = contact.topics

/**
 * The topics of an enquiry: the four option cards, then the others. They are choices of the form further down the page, and
 * work without scripts. The chosen one sends the subject of the enquiry.
 */
export function Topics() {
  const isCard = (topic: Topic) => words.texts[topic] !== undefined
  return (
    <div className="options topics" role="radiogroup" aria-label={words.legend}>
      {topics.filter(isCard).map((topic, index) => (
        <div className="topic" key={topic}>
          <Choice topic={topic} isFirst={index === 0} />
          <h2>
            <Name topic={topic} />
          </h2>
          <p id={textId(topic)}>{words.texts[topic]}</p>
        </div>
      ))}
      <div className="further">
        {topics
          .filter((topic) => !isCard(topic))
          .map((topic) => (
            <div className="topic" key={topic}>
              <Choice topic={topic} />
              <Name topic={topic} />
            </div>
          ))}
      </div>
    </div>
  )
}

function Choice({ topic, isFirst = false }: { topic: Topic; isFirst?: boolean }) {
  return (
    <input
      type="radio"
      id={topicId(topic)}
      name="subject"
      form={formId}
      value={`${contact.subject}: ${words.names[topic]}`}
      defaultChecked={isFirst}
      aria-describedby={words.texts[topic] && textId(topic)}
    />
  )
}

const Name = ({ topic }: { topic: Topic }) => <label htmlFor={topicId(topic)}>{words.names[topic]}</label>

const textId = (topic: Topic) => `${topicId(topic)}-text`
