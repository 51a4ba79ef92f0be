/** An event with its time of day in words. */
interface LoggedEvent {
  time: string
  text: string
  /** Whether the event is highlighted. */
  hot: boolean
}

/** List of events in the order of time. */
export function EventLog({ events }: { events: readonly LoggedEvent[] }) {
  return (
    <dl className="log">
      {events.map(({ time, text, hot }) => (
        <div className={hot ? 'hot' : undefined} key={time}>
          <dt>{time}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
