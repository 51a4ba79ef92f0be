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
    <dl className="font-mono text-note">
      {events.map(({ time, text, hot }) => (
        <div
          className={
            hot
              ? 'grid grid-cols-[4rem_1fr] border-t border-rule py-1 text-burnt'
              : 'grid grid-cols-[4rem_1fr] border-t border-rule py-1'
          }
          key={time}
        >
          <dt className={hot ? undefined : 'text-mute'}>{time}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
