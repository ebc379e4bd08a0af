import type { Locks } from '#pwa/sync/leader.ts'
import type { Channel } from '#pwa/sync/runner.ts'
import type { KeyStore } from '#pwa/session/token.ts'
import type { Clock } from './clock.ts'

type Standing = { tab: number; begin: () => void; fail: (why: Error) => void }

/** Web Locks of one browser: who comes first holds, the others stand in line; a dead tab lets go. */
export function newLocks() {
  const lines = new Map<string, Standing[]>()

  function leave(name: string, standing: Standing) {
    const line = lines.get(name) ?? []
    const place = line.indexOf(standing)
    if (place < 0) return
    line.splice(place, 1)
    if (place === 0) line[0]?.begin()
  }

  const of = (tab: number): Locks => ({
    request: ((name: string, { signal }: { signal?: AbortSignal }, work: () => Promise<unknown>) =>
      new Promise<unknown>((resolve, reject) => {
        const line = lines.get(name) ?? []
        lines.set(name, line)
        const standing: Standing = {
          tab,
          begin() {
            signal?.removeEventListener('abort', calledOff)
            // As the Web Locks API has it: who was called off before its turn came is passed over.
            const isOff = () => signal?.aborted ?? false
            const given = Promise.resolve().then(() => (isOff() ? undefined : work()))
            void given
              .then(resolve as (value: unknown) => void, reject)
              .finally(() => leave(name, standing))
          },
          fail: reject,
        }
        const calledOff = () => {
          leave(name, standing)
          reject(new DOMException('aborted', 'AbortError'))
        }
        signal?.addEventListener('abort', calledOff, { once: true })
        line.push(standing)
        if (line.length === 1) standing.begin()
      })) as Locks['request'],
  })

  return {
    of,
    dropTab(tab: number) {
      for (const [name, line] of lines)
        for (const standing of line.filter((each) => each.tab === tab).toReversed()) {
          leave(name, standing)
          standing.fail(new DOMException('the tab is gone', 'AbortError'))
        }
    },
  }
}

type Word = Parameters<Channel['say']>[0]
type Ear = { tab: number; name: string; heard: (word: Word) => void }

/** BroadcastChannel of one browser. */
export function newChannels(clock: Clock) {
  const ears = new Set<Ear>()
  const of =
    (tab: number) =>
    (name: string): Channel => {
      const own: Ear = { tab, name, heard: () => {} }
      ears.add(own)
      return {
        say(word) {
          for (const ear of [...ears].filter((each) => each !== own && each.name === name))
            clock.later(5, `channel: ${word}`, () => ears.has(ear) && ear.heard(word))
        },
        hear: (heard) => void (own.heard = heard),
        close: () => void ears.delete(own),
      }
    }
  return {
    of,
    dropTab(tab: number) {
      for (const ear of ears) if (ear.tab === tab) ears.delete(ear)
    },
  }
}

/** localStorage of one browser; every other tab is told of a change. */
export function newStorage(clock: Clock) {
  const kept = new Map<string, string>()
  const ears = new Map<number, (key: string | null) => void>()
  const tell = (from: number, key: string) => {
    for (const [tab] of ears)
      if (tab !== from) clock.later(5, `storage: ${key}`, () => ears.get(tab)?.(key))
  }
  const of = (tab: number): KeyStore => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (kept.get(key) === value) return
      kept.set(key, value)
      tell(tab, key)
    },
    removeItem: (key) => {
      if (kept.delete(key)) tell(tab, key)
    },
  })
  return {
    of,
    listen: (tab: number, heard: (key: string | null) => void) => void ears.set(tab, heard),
    dropTab: (tab: number) => void ears.delete(tab),
    clear: () => kept.clear(),
  }
}
