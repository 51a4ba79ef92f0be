/** What happened, a line each, by the time of day. */
export interface LoggedEvent {
  time: string
  text: string
  /** The line that the rest leads to. */
  hot: boolean
}

/** What happened, a line for each event, in the order of time. */
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
