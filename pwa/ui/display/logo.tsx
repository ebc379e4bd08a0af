import './logo.css'

/** An O in the style of an adire pattern: four leaves in a ring, one of them highlighted. */
export const Logo = () => (
  <svg className="mark" fill="none" aria-hidden>
    <use href="#mark" />
  </svg>
)

/** The logo with the name beside it. */
export const Wordmark = () => (
  <span className="wordmark">
    <Logo />
    Onise
  </span>
)

/** A small patterned square for empty lists. */
export const Motif = () => (
  <svg className="motif" fill="none" aria-hidden>
    <use href="#motif" />
  </svg>
)
