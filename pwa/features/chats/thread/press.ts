/** A finger or the mouse on the button for voice notes. A keyboard's press is released at once. */
export type Press = {
  fromX: number
  x: number
  isDown: boolean
  /** The button was pressed again, which ends the recording. */
  isStopped: boolean
}

export const KEY_PRESS: Press = { fromX: 0, x: 0, isDown: false, isStopped: false }

/** What the user has begun to add to a message. */
export type Pending = { kind: 'picture'; file: File } | { kind: 'voice'; press: Press }
