const NAMES = [
  'Photograph',
  'Furniture',
  'Barber',
  'Electrician',
  'Painter',
  'Baker',
  'Cleaning',
  'Tutoring',
  'Makeup and Beauty',
  'Plumbing',
  'Fashion',
  'Welding',
  'Vulcanizer',
] as const

/** One of the 13 trades; the API calls it `field`. Their skills are in trades.ts. */
export type Trade = (typeof NAMES)[number]
export const TRADE_NAMES: Trade[] = [...NAMES]
