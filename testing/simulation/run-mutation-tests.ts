// npm run mutants -- [--seeds n] [--only text]: runs seeds on a copy of the source with each mutation, until one fails.
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '#tools/common/paths.ts'
import { applyPatch, MUTATIONS, type Mutation } from './mutations.ts'
import type { SeedReport } from './seed-worker.ts'
import { runSeeds, seedRange } from './worker-pool.ts'

/** What the copied simulation imports. */
const COPIED = [
  'schema',
  'worker',
  'pwa',
  'testing',
  'tools',
  'sandbox',
  'package.json',
  'tsconfig.base.json',
]
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '500' },
    only: { type: 'string', default: '' },
    workers: { type: 'string', default: String(Math.min(availableParallelism(), 8)) },
  },
})

async function copySource({ patches }: Mutation): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'onise-mutation-'))
  for (const name of COPIED) await cp(join(ROOT, name), join(dir, name), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(dir, 'node_modules'))
  for (const patch of patches) {
    const path = join(dir, patch.file)
    await writeFile(path, applyPatch(await readFile(path, 'utf8'), patch))
  }
  return dir
}

/** The report of the first seed that fails, or null. */
async function findFailingSeed(mutation: Mutation): Promise<SeedReport | null> {
  const root = await copySource(mutation)
  let first: SeedReport | null = null
  try {
    await runSeeds({
      root,
      seeds: seedRange(1, Number(values.seeds)),
      workers: Number(values.workers),
      isDone: () => first !== null,
      onReport(report) {
        if (report.problems.length > 0 && (!first || report.seed < first.seed)) first = report
      },
    })
  } finally {
    await rm(root, { recursive: true, force: true })
  }
  return first
}

let undetected = 0
for (const mutation of MUTATIONS.filter(({ name }) => name.includes(values.only))) {
  const report = await findFailingSeed(mutation)
  if (!report) undetected++
  const outcome = report
    ? `seed ${String(report.seed).padStart(3)}: ${report.problems[0]?.slice(0, 110)}`
    : 'NOT DETECTED'
  console.log(`  ${mutation.name.padEnd(48)}${outcome}`)
}
console.log(
  undetected === 0
    ? 'All were detected.'
    : `${undetected} were not detected by ${values.seeds} seeds.`,
)
process.exitCode = undetected > 0 ? 1 : 0
