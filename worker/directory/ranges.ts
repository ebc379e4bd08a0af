import { firstSpotOf, SPOT_DIGITS, TIERS, type ByTier } from '#schema/domain/directory.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import type { DirectoryArea } from '#schema/domain/places/directory-areas.ts'

/** Of the last professional of a group that a page has shown or passed over: the range, and the spot on the circle. */
export type Position = { at: number; spot: string }
export type DirectoryCursor = { dayNumber: number; positions: ByTier<Position | null> }

const CURSOR = /^(\d+)\.([^_]*)_([^_]*)_([^_]*)$/
const PART = new RegExp(`^(\\d{1,4})-([0-9a-f]{${SPOT_DIGITS}})$`)
const NONE = '-'

/** The day is that of the first page, so that a list stays in its order at midnight. */
export function encodeCursor({ dayNumber, positions }: DirectoryCursor): string {
  const parts = TIERS.map((tier) => {
    const position = positions[tier]
    return position ? `${position.at}-${position.spot}` : NONE
  })
  return `${dayNumber}.${parts.join('_')}`
}

function invalidCursor(): DomainError {
  return new DomainError('invalid_input', messages.cursor, { fields: { cursor: messages.cursor } })
}

function positionOf(text: string | undefined): Position | null {
  if (text === NONE) return null
  const [, at, spot] = PART.exec(text ?? '') ?? []
  if (at === undefined || spot === undefined) throw invalidCursor()
  return { at: Number(at), spot }
}

export function decodeCursor(cursor: string): DirectoryCursor {
  const [, dayNumber, best, proven, fresh] = CURSOR.exec(cursor) ?? []
  if (dayNumber === undefined) throw invalidCursor()
  const positions = { best: positionOf(best), proven: positionOf(proven), new: positionOf(fresh) }
  return { dayNumber: Number(dayNumber), positions }
}

/** Behind every spot. */
const END = 'g'

/** What is left of the list after a position: in each area once around the circle, from the first spot of the day. */
export function rangesOf(
  areas: readonly DirectoryArea[],
  dayNumber: number,
  after: Position | null,
): string {
  const start = firstSpotOf(dayNumber)
  const all = areas.flatMap(({ area, km, reaches }, position) =>
    [
      { from: start, to: END },
      { from: '', to: start },
    ].map(({ from, to }, lap) => ({
      index: 2 * position + lap,
      area,
      from,
      to,
      km,
      position,
      reaches: `|${reaches.join('|')}|`,
    })),
  )
  const rest = after ? all.slice(after.at) : all
  const [first] = rest
  // No spot is between another one and the same with a further sign.
  if (after && first) first.from = `${after.spot}!`
  return JSON.stringify(rest)
}

/** Of each area near, its position; a professional who goes as far as the state goes from those of the state alone. */
export const positionsOf = (areas: readonly DirectoryArea[]): string =>
  JSON.stringify(
    Object.fromEntries(
      areas.flatMap(({ area, reaches }, position) => [
        [area, position],
        ...(reaches.includes('state') ? [[`state:${area}`, position]] : []),
      ]),
    ),
  )
