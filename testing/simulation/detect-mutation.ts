import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '#tools/common/paths.ts'
import { applyPatch, type Mutation } from './mutations.ts'
import type { SeedReport } from './seed-worker.ts'
import { runSeeds } from './worker-pool.ts'

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

/** In a run that must detect a mutation; a few seconds. */
const MESSAGES_PER_SEED = 60

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

/** Runs seeds on a copy of the source with the mutation. The report of the first that fails, or null. */
export async function detectMutation(
  mutation: Mutation,
  seeds: Iterable<number>,
): Promise<SeedReport | null> {
  const root = await copySource(mutation)
  let first: SeedReport | null = null
  try {
    await runSeeds({
      root,
      seeds,
      workers: 1,
      messages: mutation.inMessages ? MESSAGES_PER_SEED : null,
      isDone: () => first !== null,
      onReport(report) {
        if (report.problems.length > 0) first ??= report
      },
    })
  } finally {
    await rm(root, { recursive: true, force: true })
  }
  return first
}
