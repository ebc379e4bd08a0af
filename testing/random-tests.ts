import { randomInt } from 'node:crypto'

/** `npm test` gives all of its parts one seed and prints it; `SEED=… npm test` repeats it. */
export const SEED = Number(process.env['SEED'] ?? randomInt(1, 1_000_000_000))

/** How much of each random test `npm test` runs. `npm run soak` runs the full numbers. */
export const SIZES = { seeds: 30, histories: 50, marketHistories: 20, operations: 300, kills: 2 }
