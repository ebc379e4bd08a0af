// `npm run mutants [-- --seeds n] [--only words]`: puts each mutant into a copy of the source and plays until a seed notices.
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { MUTANTS, mutated, type Mutant } from './mutants.ts'
import type { Played } from './player.ts'
import { numbers, playAll } from './troupe.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const PARTS = ['schema', 'worker', 'pwa', 'e2e', 'local', 'package.json', 'tsconfig.base.json']
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '500' },
    only: { type: 'string', default: '' },
    players: { type: 'string', default: String(Math.min(availableParallelism(), 8)) },
  },
})

async function copyWith({ patches }: Mutant): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'onise-mutant-'))
  for (const part of PARTS) await cp(join(ROOT, part), join(dir, part), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(dir, 'node_modules'))
  for (const patch of patches) {
    const path = join(dir, patch.file)
    await writeFile(path, mutated(await readFile(path, 'utf8'), patch))
  }
  return dir
}

/** The first seed that notices, or null. */
async function killer(mutant: Mutant): Promise<Played | null> {
  const root = await copyWith(mutant)
  let first: Played | null = null
  try {
    await playAll({
      ...{ root, seeds: numbers(1, Number(values.seeds)), players: Number(values.players) },
      isEnough: () => first !== null,
      heard(played) {
        if (played.problems.length > 0 && (!first || played.seed < first.seed)) first = played
      },
    })
  } finally {
    await rm(root, { recursive: true, force: true })
  }
  return first
}

let survived = 0
for (const mutant of MUTANTS.filter(({ name }) => name.includes(values.only))) {
  const by = await killer(mutant)
  if (!by) survived++
  const end = by ? `seed ${String(by.seed).padStart(3)}: ${by.problems[0]?.slice(0, 110)}` : 'LIVES'
  console.log(`  ${mutant.name.padEnd(28)}${end}`)
}
console.log(survived === 0 ? 'None survived.' : `${survived} survived ${values.seeds} seeds.`)
process.exitCode = survived > 0 ? 1 : 0
