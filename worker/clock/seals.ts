import { sql } from 'drizzle-orm'
import { keepItem, settleItems } from '../books/items.ts'
import {
  begin,
  beginDay,
  dayDue,
  goOn,
  keepSeal,
  standing,
  FIRST_SEAL,
  type Reckoning,
} from '../books/seals.ts'
import { keepPlace, placeOf, type Job, type Turn } from './job.ts'

/** Blocks that one turn reckons: ten thousand entries. */
export const BLOCKS_AT_ONCE = 20

/** `looked`: the day whose seal was reckoned anew before the next one is set on it. */
type Place = { looked?: string; at?: Reckoning }

async function keptPlace({ read }: Turn): Promise<Place> {
  const [rows] = await read(sql`SELECT ${placeOf('seals')} AS place`)
  const text = String(rows?.[0]?.['place'] ?? '')
  return text === '' ? {} : (JSON.parse(text) as Place)
}

/** What to reckon next: the last seal once more before a new one stands on it, then the day that is due. */
async function nextOf(
  { errand, now }: Turn,
  looked: string | undefined,
): Promise<Reckoning | null> {
  const { last, before, firstDay } = await standing(errand)
  const day = dayDue(last, firstDay, now)
  if (!day) return null
  if (!last || looked === last.day) return beginDay(errand, day, last)
  const prev = before?.sha256 ?? FIRST_SEAL
  return begin({ day: last.day, prev }, before?.lastEntryId ?? 0, last.lastEntryId, last.sha256)
}

/** MONEY 1.3, law 10: each finished day of Lagos is sealed, a few blocks at a time; nothing is due most of the day. */
export const seals: Job = {
  name: 'seals',
  async turn(turn) {
    const { errand, now, write } = turn
    const did = { sealed: 0, verified: 0, broken: 0 }
    const place = await keptPlace(turn)
    for (let block = 0; block < BLOCKS_AT_ONCE; block++) {
      const at = place.at ?? (await nextOf(turn, place.looked))
      if (!at) break
      const { done, ...reached } = await goOn(errand, at)
      place.at = reached
      if (!done) continue

      delete place.at
      const { day, wanted, hash } = reached
      const id = `seal:${day}`
      const isBroken = wanted !== null && wanted !== hash
      if (isBroken) errand.deps.log({ level: 'error', law: 'M10: a seal is broken', rows: [day] })
      const words = `M10: the entries of ${day} are not those that were sealed`
      place.looked = wanted === null ? '' : day
      await write(
        ...(wanted === null ? [keepSeal(reached, now)] : []),
        isBroken
          ? keepItem({ id, kind: 'law', ours: null, theirs: null, words }, now)
          : settleItems([id], now),
        keepPlace('seals', JSON.stringify(place)),
      )
      did[isBroken ? 'broken' : wanted === null ? 'sealed' : 'verified']++
    }
    if (place.at) await write(keepPlace('seals', JSON.stringify(place)))
    return did
  },
}
