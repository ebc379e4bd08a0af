import './mark.css'

const PETAL = 'M24 22.8c-6.6-4.3-6.6-11 0-15.6 6.6 4.6 6.6 11.3 0 15.6z'
const DOTS = [
  [32, 16],
  [32, 32],
  [16, 32],
  [16, 16],
] as const
const TURNS = ['rotate(90 24 24)', 'rotate(180 24 24)', 'rotate(270 24 24)']

/** Onise's mark: an O drawn as an adire dyer would, four leaves meeting in a ring, one of them lit. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 48 48" fill="none" aria-hidden>
      <circle className="mark-ring" cx="24" cy="24" r="20.6" strokeWidth="4" />
      <path className="mark-spark" d={PETAL} />
      {TURNS.map((turn) => (
        <path key={turn} className="mark-petal" d={PETAL} transform={turn} />
      ))}
      {DOTS.map(([x, y]) => (
        <circle key={`${x},${y}`} className="mark-petal" cx={x} cy={y} r="1.5" />
      ))}
    </svg>
  )
}

/** The mark with the name beside it. */
export function Wordmark() {
  return (
    <span className="wordmark">
      <Mark />
      Onise
    </span>
  )
}

/** A small piece of cloth, for where there is nothing yet. */
export function Motif() {
  return (
    <svg className="motif" viewBox="0 0 88 88" aria-hidden>
      <rect className="motif-ground" x="2" y="2" width="84" height="84" rx="26" />
      <g className="motif-line">
        <circle cx="44" cy="44" r="30" strokeDasharray=".1 7" />
        <circle cx="44" cy="44" r="21" />
      </g>
      <g transform="translate(20 20)">
        <path className="motif-spark" d={PETAL} />
        <g fill="currentColor">
          {TURNS.map((turn) => (
            <path key={turn} d={PETAL} transform={turn} />
          ))}
        </g>
      </g>
    </svg>
  )
}
