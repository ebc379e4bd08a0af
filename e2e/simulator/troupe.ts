import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Part, Played } from './player.ts'

type Made = {
  /** Whose code is played: this one, or a copy with a mutant in it. */
  root: string
  seeds: Iterable<number>
  players: number
  /** A libSQL server to play each seed on as well. */
  server?: string | undefined
  withLog?: boolean
  /** Nothing more is begun once this is true. */
  isEnough?: () => boolean
  heard: (played: Played) => void
}

/** A seed that goes on for this long will never end; how many a player plays before its memory is given back. */
const PATIENCE_MS = 5 * 60_000
const SEEDS_EACH = 250

const hung = (seed: number): Played => ({
  ...{
    seed,
    said: 0,
    faults: {},
    answers: {},
    hash: '',
    log: [],
    lost: 0,
    duplicated: 0,
    diverged: 0,
  },
  ...{ ms: PATIENCE_MS, megabytes: 0, problems: ['it never comes to an end'] },
})

function perform(player: ChildProcess, part: Part): Promise<Played> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer)
      player.off('message', told).off('exit', gone)
    }
    const told = (played: unknown) => {
      settle()
      resolve(played as Played)
    }
    const gone = (code: number | null) => {
      settle()
      reject(new Error(`a player ended by itself (${code}) at seed ${part.seed}`))
    }
    const timer = setTimeout(() => {
      settle()
      player.kill('SIGKILL')
      resolve(hung(part.seed))
    }, PATIENCE_MS)
    player.on('message', told).on('exit', gone)
    player.send(part)
  })
}

/** Plays seeds side by side, a process for each core: what is simulated in one knows of no other. */
export async function playAll({ root, seeds, players, server, withLog, isEnough, heard }: Made) {
  const coming = seeds[Symbol.iterator]()
  const next = () => (isEnough?.() ? undefined : (coming.next().value as number | undefined))

  async function playOn() {
    const path = join(root, 'e2e/simulator/player.ts')
    for (let seed = next(); seed !== undefined;) {
      const player = fork(path, { cwd: root, execArgv: ['--import', 'tsx'] })
      // A connection outlives a kill by a moment.
      const canPlay = () => player.connected && !player.killed
      try {
        for (let left = SEEDS_EACH; left > 0 && seed !== undefined && canPlay(); left--) {
          const part = { seed, server: server ?? null, withLog: withLog ?? false }
          // oxlint-disable-next-line no-await-in-loop -- a player plays one seed at a time
          heard(await perform(player, part))
          seed = next()
        }
      } finally {
        if (player.exitCode === null && player.signalCode === null) {
          const ended = once(player, 'exit')
          player.kill()
          // oxlint-disable-next-line no-await-in-loop
          await ended
        }
      }
    }
  }
  await Promise.all(Array.from({ length: players }, playOn))
}

export function* numbers(from: number, many: number) {
  for (let seed = from; seed < from + many; seed++) yield seed
}
