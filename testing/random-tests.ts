import { randomInt } from 'node:crypto'

/** `npm test` gives all of its parts one seed and prints it; `SEED=… npm test` repeats it. */
export const SEED = Number(process.env['SEED'] ?? randomInt(1, 1_000_000_000))

/** How much of each random test `npm test` runs. `npm run soak` runs the full numbers. */
export const SIZES = {
  seeds: 3,
  messages: 25,
  histories: 8,
  walks: 8,
  plans: 6,
  operations: 80,
  kills: 2,
}

/** How many send the same request at once. */
const RACES = {
  confirmations: 12,
  awards: 10,
  approvals: 10,
  awardsAgainstDeletes: 8,
  endings: 12,
  withdrawals: 20,
  rounds: 1,
}
const LARGE_RACES: typeof RACES = {
  confirmations: 60,
  awards: 50,
  approvals: 50,
  awardsAgainstDeletes: 25,
  endings: 50,
  withdrawals: 100,
  rounds: 5,
}
/** `npm run soak -- races` sets it. */
export const RACE_SIZES = process.env['RACES'] === 'large' ? LARGE_RACES : RACES
