import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#tools/common/paths.ts'
import type { SeedReport } from './seed-worker.ts'

/** Stores the log of a seed that failed. Returns what failed and the command that repeats it. */
export function reportFailure({ seed, problems, log }: SeedReport): string {
  const folder = join(ROOT, 'test-results')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `seed-${seed}.log`)
  writeFileSync(path, `${log.join('\n')}\n`)
  const reasons = problems.map((each) => each.slice(0, 300)).join('\n  ')
  return `seed ${seed}: ${reasons}\n  log: ${path}; to repeat: npm run simulate -- --seed ${seed}`
}
