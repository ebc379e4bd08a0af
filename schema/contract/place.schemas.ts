import * as v from 'valibot'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { AREAS_MAX, isPlaceId, PLACE_ID, PLACE_ID_MAX } from '#schema/domain/places/reach.ts'
import { described, nameList } from './values.schemas.ts'

const STATE_OR_PLACE = /^[a-z]+(?:-[a-z]+)*$/

/** The id of a local government area; empty for none. Whether it exists, the worker checks (schema/domain/places). */
export const PlaceInput = v.pipe(
  v.string(messages.unknownPlace),
  v.trim(),
  v.check((id) => id === '' || isPlaceId(id), messages.unknownPlace),
  described({
    type: 'string',
    pattern: `^$|${PLACE_ID.source}`,
    maxLength: PLACE_ID_MAX,
    description: 'A local government area, as `lagos-ikeja`; empty for none.',
  }),
)

/** A state or a local government area, for filters of administrators. */
export const StateOrPlaceInput = v.pipe(
  v.string(messages.unknownPlace),
  v.trim(),
  v.maxLength(PLACE_ID_MAX, messages.unknownPlace),
  v.regex(STATE_OR_PLACE, messages.unknownPlace),
  described({
    type: 'string',
    pattern: STATE_OR_PLACE.source,
    maxLength: PLACE_ID_MAX,
    description: 'A state, as `lagos`, or a local government area, as `lagos-ikeja`.',
  }),
)

/** Where a professional works beside the place of the profile. */
export const AreasInput = v.pipe(
  nameList(messages.unknownPlace),
  v.maxLength(AREAS_MAX, messages.areas(AREAS_MAX)),
  v.check((ids) => ids.every(isPlaceId), messages.unknownPlace),
  described({
    type: ['array', 'string'],
    items: { type: 'string', pattern: PLACE_ID.source, maxLength: PLACE_ID_MAX },
    maxItems: AREAS_MAX,
    description: 'Local government areas, as a list or joined by commas.',
  }),
)

type Located = { projectType: string; location: string }
/** Checked beside other errors, so that a form shows all of them at once. */
// @__NO_SIDE_EFFECTS__
export const requireLocation = <T extends Located>() =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    const input = dataset.value as Located
    const value = input.location
    if (input.projectType === 'Remote' || value !== '') return
    const path = { type: 'object', origin: 'value', key: 'location', input, value } as const
    addIssue({ message: messages.locationRequired, path: [path] })
  })
