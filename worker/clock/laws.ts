import { checkLaws } from '../books/laws.ts'
import type { Job } from './job.ts'

/** MONEY 1.3: every five minutes. */
export const laws: Job = { name: 'laws', turn: ({ errand }) => checkLaws(errand) }
