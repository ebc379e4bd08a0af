import { createHmac } from 'node:crypto'
import { arrivalDays } from '#schema/domain/arrival.ts'
import type { Day } from '#schema/domain/days.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import type { Settings } from '#worker/env.ts'
import { deriveKey, withOld } from '#worker/secrets/keys.ts'
import type { TaskRow } from './queries.ts'

type Keys = Pick<Settings, 'FILES_SECRET' | 'FILES_SECRET_OLD'>

/** Derived, so that no row has it, and the same whenever it is asked for. */
function digitsOf(secret: string, id: TaskId, day: Day): string {
  const hash = createHmac('sha256', deriveKey(secret, 'arrival')).update(`${id} ${day}`).digest()
  return String(hash.readUInt32BE() % 10_000).padStart(4, '0')
}

/** For the client alone: of the days to come, because a phone may have no network then. */
export const presentArrivalCodes = (
  { FILES_SECRET }: Keys,
  { id, status, agreedDate }: Pick<TaskRow, 'id' | 'status' | 'agreedDate'>,
  now: number,
) =>
  arrivalDays({ status, agreedDate }, now).map((day) => ({
    day,
    digits: digitsOf(FILES_SECRET, id, day),
  }))

/** Also by the key of before, which the client's phone may still have. */
export const isArrivalCode = (
  { FILES_SECRET, FILES_SECRET_OLD }: Keys,
  { id, digits, days }: { id: TaskId; digits: string; days: readonly Day[] },
): boolean =>
  withOld(FILES_SECRET, FILES_SECRET_OLD).some((secret) =>
    days.some((day) => digitsOf(secret, id, day) === digits),
  )
