import { dayOf } from '#schema/domain/days.ts'
import {
  answerTimeOf,
  dayNumberOf,
  isFree,
  mixTiers,
  TIERS,
  type ByTier,
  type Tier,
} from '#schema/domain/directory.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { PAGE_SIZE } from '#schema/domain/limits.ts'
import { directoryAreasNear, type DirectoryArea } from '#schema/domain/places/directory-areas.ts'
import type { Trade } from '#schema/domain/trade-names.ts'
import { presentTrackRecord } from '#worker/accounts/present.ts'
import { first } from '#worker/db/read.ts'
import {
  MAX_CANDIDATES,
  selectLastCandidate,
  selectProfessionals,
  type ProfessionalRow,
} from './queries.ts'
import {
  decodeCursor,
  encodeCursor,
  positionsOf,
  rangesOf,
  type DirectoryCursor,
  type Position,
} from './ranges.ts'

type Yes = 'yes' | undefined
type Wanted = {
  trade: Trade
  /** Those who go to this place. */
  place?: string | undefined
  /** Those who have a place in this state. */
  state?: string | undefined
  skills?: readonly string[] | undefined
  wellRated?: Yes
  verified?: Yes
  free?: Yes
  cursor?: string | undefined
  limit?: number | undefined
}
type Reader = { reader: UserId; now: number }

const areasOf = ({ place, state = '' }: Wanted): DirectoryArea[] =>
  place ? directoryAreasNear(place) : [{ area: state, km: null, reaches: [] }]

const START: DirectoryCursor['positions'] = { best: null, proven: null, new: null }
const flag = (yes: Yes): 1 | undefined => (yes ? 1 : undefined)
/** Fewer than are examined at once, so that a list without filters needs no look further. */
const SIZE_MAX = MAX_CANDIDATES / 2

const presentProfessional = ({ km, user, trade, record, ...row }: ProfessionalRow) => {
  const { takesJobs, ...summary } = user
  return {
    ...summary,
    field: trade as Trade,
    ...presentTrackRecord(record),
    answers: answerTimeOf(row.answers),
    isFree: isFree({ takesJobs, runningJobs: row.runningJobs }),
    km,
    work: row.work,
  }
}

type Results = ByTier<readonly ProfessionalRow[]> & {
  bestLast: Position | null
  provenLast: Position | null
  newLast: Position | null
}

function pageOf(results: Results, from: DirectoryCursor, size: number) {
  const drawn = mixTiers(results, size)
  const last = { best: results.bestLast, proven: results.provenLast, new: results.newLast }
  const counts = { best: 0, proven: 0, new: 0 }
  for (const { tier } of drawn) counts[tier] += 1
  const isLeft = TIERS.some((tier) => counts[tier] < results[tier].length)
  const positionIn = (tier: Tier): Position | null => {
    const isAllShown = counts[tier] === results[tier].length
    if (isAllShown && last[tier]) return last[tier]
    const shown = results[tier][counts[tier] - 1]
    return shown ? { at: shown.at, spot: shown.spot } : from.positions[tier]
  }
  const positions = {
    best: positionIn('best'),
    proven: positionIn('proven'),
    new: positionIn('new'),
  }
  const hasMore = isLeft || TIERS.some((tier) => last[tier] !== null)
  return {
    professionals: drawn.map(({ item }) => presentProfessional(item)),
    nextCursor: hasMore ? encodeCursor({ dayNumber: from.dayNumber, positions }) : null,
  }
}

/** What a page reads, all at once, and the page that these rows are. */
export function directoryPage(wanted: Wanted, { reader, now }: Reader) {
  const { trade, place, skills, wellRated, verified, free, cursor, limit = PAGE_SIZE } = wanted
  const size = Math.min(limit, SIZE_MAX)
  const areas = areasOf(wanted)
  const from = cursor
    ? decodeCursor(cursor)
    : { dayNumber: dayNumberOf(dayOf(now)), positions: START }
  const values = {
    trade,
    reader,
    now,
    max: size + 1,
    positions: place ? positionsOf(areas) : undefined,
    skills: skills?.length ? JSON.stringify(skills) : undefined,
    wellRated: flag(wellRated),
    verified: flag(verified),
    free: flag(free),
  }
  const hasFilters = [place, skills?.length, wellRated, verified, free].some(Boolean)
  const ofTier = (tier: Tier) => {
    const ranges = rangesOf(areas, from.dayNumber, from.positions[tier])
    const rows = selectProfessionals({ ...values, tier, ranges })
    return [rows, first(selectLastCandidate({ trade, tier, ranges, hasFilters }))] as const
  }
  const [best, bestLast] = ofTier('best')
  const [proven, provenLast] = ofTier('proven')
  const [fresh, newLast] = ofTier('new')
  return {
    queries: { best, bestLast, proven, provenLast, new: fresh, newLast },
    present: (results: Results) => pageOf(results, from, size),
  }
}
