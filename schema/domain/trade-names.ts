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

/** One of the 13 trade fields (SPEC 3). Their skills stand in trades.ts: a list of todos can do without them. */
export type Trade = (typeof NAMES)[number]
export const TRADE_NAMES: Trade[] = [...NAMES]
