// `tsx simulate.ts <first seed> <seeds> [until-killed | log]`
import { engineWire } from './libsql.ts'
import { play } from './story.ts'

const [from = '1', many = '1', how] = process.argv.slice(2)
const began = performance.now()
const cpu = process.cpuUsage()
const faults: Record<string, number> = {}
const sum = { seeds: 0, said: 0, lost: 0, doubled: 0, diverged: 0, failed: 0 }

for (let seed = Number(from); seed < Number(from) + Number(many); seed++) {
  const story = await play(seed, { ...engineWire(), url: 'http://localhost/' })
  for (const [name, times] of Object.entries(story.faults))
    faults[name] = (faults[name] ?? 0) + times
  sum.seeds++
  sum.said += story.said
  sum.lost += story.lost
  sum.doubled += story.doubled
  sum.diverged += story.diverged
  if (how === 'log') console.log(story.log.join('\n'))
  if (story.problems.length === 0) continue
  sum.failed++
  if (how === 'until-killed') {
    console.log(`killed by seed ${seed}: ${story.problems[0]}`)
    process.exit(0)
  }
  console.log(
    `seed ${seed} ${story.hash}: ${story.problems.map((each) => each.slice(0, 200)).join('\n  ')}`,
  )
}
const { user, system } = process.cpuUsage(cpu)
if (how === 'until-killed') console.log(`NOT killed in ${sum.seeds} seeds`)
else console.log(sum, faults)
console.error(
  `${Math.round((performance.now() - began) / sum.seeds)} ms a seed, ${Math.round((user + system) / 1000 / sum.seeds)} ms of processor`,
)
