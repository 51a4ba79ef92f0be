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
    <dl>
      {events.map(({ time, text, hot }) => (
        <div
          className={
            hot
              ? 'grid grid-cols-[4rem_1fr] items-baseline border-t border-rule py-1 text-burnt'
              : 'grid grid-cols-[4rem_1fr] items-baseline border-t border-rule py-1'
          }
          key={time}
        >
          <dt className={hot ? 'data' : 'data text-mute'}>{time}</dt>
          <dd className="text-ui">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
