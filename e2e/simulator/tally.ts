import type { Played } from './player.ts'

export type Tally = ReturnType<typeof newTally>

const figure = (n: number) => n.toLocaleString('en')

type Counts = Record<string, number>
function count(sum: Counts, more: Counts) {
  for (const [name, times] of Object.entries(more)) sum[name] = (sum[name] ?? 0) + times
}

/** What came of many seeds, as one table. */
export function newTally() {
  const faults: Counts = {}
  const answers: Counts = {}
  const sum = { seeds: 0, said: 0, lost: 0, duplicated: 0, diverged: 0, failed: 0 }
  return {
    sum,
    faults,
    add(played: Played) {
      count(faults, played.faults)
      count(answers, played.answers)
      for (const name of ['said', 'lost', 'duplicated', 'diverged'] as const)
        sum[name] += played[name]
      sum.seeds++
      if (played.problems.length > 0) sum.failed++
    },
    lines(): string[] {
      const entries = Object.entries(faults).toSorted(([, a], [, b]) => b - a)
      const got = Object.entries(answers).toSorted(([a], [b]) => a.localeCompare(b))
      const all = entries.reduce((total, [, times]) => total + times, 0)
      const row = (name: string, n: number) => `  ${name.padEnd(26)}${figure(n).padStart(11)}`
      return [
        row('seeds', sum.seeds),
        row('said on phones', sum.said),
        row('faults', all),
        ...entries.map(([name, times]) => row(`  ${name}`, times)),
        ...got.map(([name, times]) => row(name, times)),
        row('lost', sum.lost),
        row('duplicated', sum.duplicated),
        row('diverged', sum.diverged),
        row('seeds with any problem', sum.failed),
      ]
    },
  }
}
