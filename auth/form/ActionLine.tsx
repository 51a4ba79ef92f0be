interface ActionLineProps {
  label: string
  onAct: () => void
}

/** A line below a form that is an action in words: the way back, or to another screen. */
export function ActionLine({ label, onAct }: ActionLineProps) {
  return (
    <p className="sm">
      <button type="button" className="text-button" onClick={onAct}>
        {label}
      </button>
    </p>
  )
}
