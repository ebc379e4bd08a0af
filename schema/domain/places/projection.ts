/** Of the drawing of Nigeria, in its units: about 5.6 km each. */
export const DRAWING = { width: 240, height: 196 } as const

const WEST = 2.6
const NORTH = 13.95
const UNITS_PER_DEGREE = 20
/** A degree of longitude is shorter than one of latitude: the cosine of Nigeria's middle. */
const NARROWING = 0.987

export const projectPlace = (at: {
  latitude: number
  longitude: number
}): readonly [x: number, y: number] => [
  (at.longitude - WEST) * UNITS_PER_DEGREE * NARROWING,
  (NORTH - at.latitude) * UNITS_PER_DEGREE,
]
