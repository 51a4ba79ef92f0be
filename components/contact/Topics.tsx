import { formId } from '#components/islands/contact-form/fields.ts'
import { topicId, topicsId } from '#components/islands/contact-form/topic.ts'
import { type Topic, topics } from '#content/schema/topic.ts'
import { contact } from '#words/pages/contact.ts'

const words = contact.topics

/**
 * The topics of an enquiry: the four option cards, then the others. They are choices of the form below them, and work
 * without scripts. The chosen one sends the subject of the enquiry.
 */
export function Topics() {
  const isCard = (topic: Topic) => words.texts[topic] !== undefined
  return (
    <fieldset className="options topics" id={topicsId}>
      <legend>{words.legend}</legend>
      {topics.filter(isCard).map((topic, index) => (
        <div className="topic" key={topic}>
          <Choice topic={topic} isFirst={index === 0} />
          <Name topic={topic} />
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
    </fieldset>
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
