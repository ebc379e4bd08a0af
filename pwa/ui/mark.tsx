import './mark.css'

/** Onise's mark: an O drawn as an adire dyer would, four leaves meeting in a ring, one of them lit. */
export const Mark = () => (
  <svg className="mark" fill="none" aria-hidden>
    <use href="#mark" />
  </svg>
)

/** The mark with the name beside it. */
export const Wordmark = () => (
  <span className="wordmark">
    <Mark />
    Onise
  </span>
)

/** A small piece of cloth, for where there is nothing yet. */
export const Motif = () => (
  <svg className="motif" fill="none" aria-hidden>
    <use href="#motif" />
  </svg>
)
