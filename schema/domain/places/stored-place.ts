import { DomainError } from '../errors.ts'
import { VALIDATION_FACTS as messages } from '../messages/validation.ts'
import { matchPlace } from './match-place.ts'
import { placeOf, placesOfState, stateOf } from './places.ts'

type Located = { place: string | null; location: string }

/** What was sent: older clients know a location only, and none of both leaves what is stored. */
type Sent = { place?: string | null | undefined; location?: string | undefined }

/**
 * The place that is stored: the one that was chosen, else the one that the location surely means. A location that stays the
 * same keeps its place, unless the place is taken away.
 */
export function storedPlace(sent: Sent, before: Located = { place: null, location: '' }) {
  if (sent.place) {
    assertPlaces('place', [sent.place])
    return sent.place
  }
  const location = sent.location ?? before.location
  const isSame = sent.place === undefined && location === before.location
  if (isSame && before.place !== null) return before.place
  return matchPlace(location)?.id ?? null
}

/** The table of the worker is never older than that of a phone. */
export function assertPlaces(field: string, ids: readonly string[]): void {
  if (ids.every((id) => placeOf(id) !== null)) return
  throw new DomainError('invalid_input', messages.unknownPlace, {
    fields: { [field]: messages.unknownPlace },
  })
}

/** The places of a state, or one place by its own id. An error where there is neither. */
export function placesIn(id: string): string[] {
  if (stateOf(id)) return placesOfState(id).map((place) => place.id)
  assertPlaces('place', [id])
  return [id]
}
