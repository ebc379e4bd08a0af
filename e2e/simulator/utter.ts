import { say, type Write } from '#pwa/replica/outbox.ts'
import type { Session } from '#pwa/session/door.ts'
import type { Device } from './device.ts'
import type { Saying, Verb } from './sayings.ts'
import type { Stage } from './stage.ts'

/** Who does something, on which phone. */
export type Actor = { stage: Stage; device: Device; session: Session }

type Words = {
  write: Write
  input: Record<string, unknown>
  clears?: string
  after?: string | undefined
  seen?: Record<string, unknown> | undefined
}

/** Says it as a screen would, and writes down that it was said. */
export async function utter(actor: Actor, saying: Saying, { write, input, ...how }: Words) {
  const { session, stage } = actor
  const { n, verb, device, row } = saying
  stage.note(
    `phone ${device} says ${n}: ${verb} ${row} ${JSON.stringify({ ...how, seen: how.seen && 'something' })}`,
  )
  saying.key = await say(session, write, input, how)
  saying.isSaid = true
}

/** A number for what is about to be said. */
export const begin = ({ stage, device, session }: Actor, verb: Verb, row: string) =>
  stage.book.begin(verb, { device: device.n, person: session.me, row })
