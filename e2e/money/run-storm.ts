// `npm run faults -- 10000 [--seed n] [--sqld]`: a storm of as many operations as one likes; decisions/ tells what it is.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startDatabase } from '../../local/database.mjs'
import { migrate } from '../../local/migrate.mjs'
import { linesOf, storm } from './storm.ts'

const { values, positionals } = parseArgs({
  options: {
    /** On the libSQL server itself instead of its engine in this process. */
    sqld: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
  allowPositionals: true,
})
async function openServer() {
  const dir = await mkdtemp(join(tmpdir(), 'onise-storm-'))
  const prepare = (url: string) => migrate({ url, authToken: undefined })
  const database = await startDatabase({ dir, prepare })
  const stop = async () => {
    await database.stop()
    await rm(dir, { recursive: true, force: true })
  }
  return { engineOf: (seed: number) => ({ wire: fetch, url: database.urlOf(`s${seed}`) }), stop }
}
const server = values.sqld ? await openServer() : null
/** One house fills; a long storm is several. */
const A_HOUSE = 2000
const wanted = Number(positionals[0] ?? 1000)
const began = performance.now()
const sum = { operations: 0, faults: 0, lost: 0, doubled: 0, differences: 0, laws: 0 }

for (let seed = Number(values.seed); sum.operations < wanted; seed++) {
  const found = await storm({
    ...{ operations: Math.min(A_HOUSE, wanted - sum.operations), seed },
    ...(server && { engine: server.engineOf(seed) }),
  })
  console.log(`seed ${seed}: ${linesOf(found).join('\n  ')}`)
  for (const each of [found.lost, found.doubled, found.differences, found.laws].flat())
    console.log(`  ! ${each}`)
  sum.operations += found.promised.operations
  sum.faults += found.injected
  for (const name of ['lost', 'doubled', 'differences', 'laws'] as const)
    sum[name] += found[name].length
}
await server?.stop()
const { operations, faults, lost, doubled, differences, laws } = sum
console.log(
  `${operations} operations, ${faults} faults in ${((performance.now() - began) / 1000).toFixed(0)} s: ` +
    `lost ${lost}, doubled ${doubled}, differences ${differences}, broken laws ${laws}`,
)
process.exitCode = lost + doubled + differences + laws === 0 ? 0 : 1
