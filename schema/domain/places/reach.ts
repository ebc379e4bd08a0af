/** How far a professional goes from each of the places: kilometres, in the whole state, or anywhere. */
export const REACHES = ['5', '10', '25', '50', '100', 'state', 'anywhere'] as const
export type Reach = (typeof REACHES)[number]
/** Of who has not said it: across most towns. Without a place it has no effect. */
export const DEFAULT_REACH: Reach = '25'

/** Beside the place of the profile. */
export const AREAS_MAX = 5

/** The shape of a place's id, for those who have no table: whether the place exists, the worker and the form know. */
export const PLACE_ID = /^[a-z]+(?:-[a-z]+)+$/
export const PLACE_ID_MAX = 40

export const isPlaceId = (text: string): boolean =>
  text.length <= PLACE_ID_MAX && PLACE_ID.test(text)
