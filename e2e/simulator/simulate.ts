// `npm run simulate -- [--seeds n] [--from n] [--seed n] [--players n] [--sqld]`: what it is, decisions/ tells.
import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startDatabase } from '../../local/database.mjs'
import { migrate } from '../../local/migrate.mjs'
import type { Played } from './player.ts'
import { newTally } from './tally.ts'
import { numbers, playAll } from './troupe.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const RESULTS = join(ROOT, 'test-results')
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    players: { type: 'string', default: String(Math.min(availableParallelism(), 8)) },
    sqld: { type: 'boolean', default: false },
  },
})
const one = values.seed === undefined ? null : Number(values.seed)
const [from, many] = one === null ? [Number(values.from), Number(values.seeds)] : [one, 1]

async function openDatabase() {
  const dir = await mkdtemp(join(tmpdir(), 'onise-simulator-'))
  const database = await startDatabase({
    dir,
    prepare: (url: string) => migrate({ url, authToken: undefined }),
  })
  const stop = async () => {
    await database.stop()
    await rm(dir, { recursive: true, force: true })
  }
  return { url: database.url, stop }
}

function tellFailure({ seed, problems, log }: Played) {
  const path = join(RESULTS, `seed-${seed}.log`)
  writeFileSync(path, `${log.join('\n')}\n`)
  console.log(`seed ${seed}: ${problems.map((each) => each.slice(0, 300)).join('\n  ')}`)
  console.log(`  its story: ${path}; again: npm run simulate -- --seed ${seed}`)
}

const began = performance.now()
const tally = newTally()
mkdirSync(RESULTS, { recursive: true })
const database = values.sqld ? await openDatabase() : null
try {
  await playAll({
    ...{ root: ROOT, seeds: numbers(from, many), server: database?.url, withLog: one !== null },
    players: Math.min(Number(values.players), many),
    heard(played) {
      tally.add(played)
      if (one !== null) console.log(played.log.join('\n'))
      if (played.problems.length > 0) tellFailure(played)
      else if (tally.sum.seeds % 1000 === 0) console.log(`${tally.sum.seeds} seeds …`)
    },
  })
} finally {
  await database?.stop()
}
const seconds = (performance.now() - began) / 1000
console.log(`${tally.lines().join('\n')}\n  in ${seconds.toFixed(1)} s`)
const { seeds, failed } = tally.sum
const counted = { ...tally.sum, passed: seeds - failed, seconds, faults: tally.faults }
writeFileSync(join(RESULTS, 'simulator.json'), `${JSON.stringify(counted, null, 2)}\n`)
process.exitCode = failed > 0 || seeds === 0 ? 1 : 0
