import { sweepLetters } from '../mail/letters.ts'
import type { Job } from './job.ts'

/** DESIGN 3: what was written in a batch and not sent after it. */
export const letters: Job = { name: 'letters', turn: ({ errand }) => sweepLetters(errand) }
