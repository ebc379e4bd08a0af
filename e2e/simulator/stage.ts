import type { Air } from './air.ts'
import type { Clock } from './clock.ts'
import type { Device } from './device.ts'
import type { Dice } from './dice.ts'
import type { Someone } from './people.ts'
import type { Book } from './sayings.ts'
import type { Count, Server } from './server.ts'
import type { Stillness } from './stillness.ts'

/** All that a deed may touch. */
export type Stage = {
  server: Server
  clock: Clock
  /** For what people do; the air and the database have dice of their own. */
  dice: Dice
  stillness: Stillness
  air: Air
  book: Book
  people: readonly Someone[]
  devices: Device[]
  count: Count
  tell: (problem: string) => void
  /** A line of the story, for whoever reads it again. */
  note: (words: string) => void
}
