/** What may stand open over the landing page. */
export const DOORS = ['login', 'register', 'account-type'] as const
export type LandingDoor = (typeof DOORS)[number]
