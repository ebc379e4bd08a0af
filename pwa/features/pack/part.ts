import type { QueryClient } from '@tanstack/react-query'
import type { Session } from '#pwa/session/session.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import type { messages } from './messages.ts'

export type Phone = { session: Session; queries: QueryClient }

/** `isOld`: it can be used, and is fetched again when there is a network. */
type Stored = { bytes: number; isOld?: boolean }

export type Piece = {
  /** Null when it is not on the phone, or what is there is no longer true. */
  look: () => Promise<Stored | null>
  fetch: () => Promise<unknown>
}

/** Something that a professional needs of each task of the pack. */
export type PackPart = {
  name: keyof typeof messages.parts
  /** Pictures and recordings, which wait for a tap with the data saver, and on a phone that is nearly full. */
  isHeavy: boolean
  /** In which the part before may have brought more. */
  piecesOf: (phone: Phone, task: Task) => Promise<Piece[]>
}
