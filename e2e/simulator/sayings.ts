import type { UserId } from '#schema/domain/ids.ts'
import type { OutboxEntry, TableName } from '#pwa/replica/database.ts'
import { numberIn } from './effects.ts'

export type Verb = 'create' | 'edit' | 'apply' | 'edit proposal' | 'withdraw' | 'submit' | 'profile'

/** Something a person said on a phone: what must become of it is what the simulator is about. */
export type Saying = {
  n: number
  verb: Verb
  device: number
  person: UserId
  /** The row it makes or changes, and where its text then shows. */
  row: string
  table: TableName
  field: 'description' | 'submissionNotes' | 'location' | 'status'
  key: string | null
  /** Its place in the outbox once it was seen there: what it is sent in the order of. */
  place: number | null
  lane: string
  /** Key of the entry it waited for when it was last seen. */
  after: string | null
  /** It was acknowledged to the person, or it stood in the outbox: from here on it counts. */
  isSaid: boolean
  /** The person took it back, or is doing so; it may have been heard before. */
  isLetGo: boolean
  /** Replaced by another text before it was ever tried. */
  isRevised: boolean
  isRefused: boolean
  /** The server has been seen to have it. */
  isKnownThere: boolean
}

/** Nothing more is known to be wrong with it: its effect is what the screen must show. */
export const stands = ({ isSaid, isLetGo, isRevised, isRefused }: Saying) =>
  isSaid && !isLetGo && !isRevised && !isRefused

export const SLOT: Record<Verb, Pick<Saying, 'table' | 'field'>> = {
  create: { table: 'tasks', field: 'description' },
  edit: { table: 'tasks', field: 'description' },
  apply: { table: 'proposals', field: 'description' },
  'edit proposal': { table: 'proposals', field: 'description' },
  withdraw: { table: 'proposals', field: 'status' },
  submit: { table: 'tasks', field: 'submissionNotes' },
  profile: { table: 'me', field: 'location' },
}

/** More than a phone is ever told between two times that it is wiped. */
const A_LIFE = 1_000_000

export type Book = ReturnType<typeof newBook>

/** All that was said in one story. */
export function newBook() {
  const all: Saying[] = []
  const numbered = new Map<number, Saying>()

  /** A new number for something that is about to be said. */
  function begin(verb: Verb, who: { device: number; person: UserId; row: string }): Saying {
    const saying: Saying = {
      ...{ n: all.length + 1, verb, ...who, ...SLOT[verb] },
      ...{ key: null, place: null, lane: '', after: null, isSaid: false, isLetGo: false },
      ...{ isRevised: false, isRefused: false, isKnownThere: false },
    }
    all.push(saying)
    numbered.set(saying.n, saying)
    return saying
  }

  /** Which saying an entry of an outbox is: by the number in its text, or for want of one by its key or its row. */
  function of(entry: OutboxEntry, device: number): Saying | undefined {
    const { description, submissionNotes, location } = entry.input as Record<string, string>
    const n = numberIn(description) ?? numberIn(submissionNotes) ?? numberIn(location)
    if (n !== null) return numbered.get(n)
    const mine = all.filter((each) => each.verb === 'withdraw' && each.device === device)
    const isNamed = ({ key, row, isLetGo }: Saying) => key === null && row === entry.ref && !isLetGo
    return mine.find(({ key }) => key === entry.key) ?? mine.find(isNamed)
  }

  /** Words that stand under another key now were folded into what was refused, over all that stood between the two. */
  function folded({ after }: Saying, into: string) {
    for (let key = after; key !== null && key !== into;) {
      const between = all.filter((each) => each.key === key)
      for (const each of between) each.isRevised = true
      key = between[0]?.after ?? null
    }
  }

  /** What stands in an outbox now. */
  function saw(device: number, entries: readonly OutboxEntry[]) {
    for (const entry of entries) {
      const saying = of(entry, device)
      if (!saying) continue
      const { key, lane, after, n: place } = entry
      if (saying.key !== null && saying.key !== key) folded(saying, key)
      for (const other of all) if (other.key === key && other !== saying) other.isRevised = true
      Object.assign(saying, {
        key,
        lane,
        place,
        after,
        isSaid: true,
        isRevised: false,
        isLetGo: false,
      })
      if (entry.state === 'failed' || entry.state === 'conflict') saying.isRefused = true
    }
  }

  /** A phone came back empty: what nobody had heard is gone with it, and what it keeps is counted anew. */
  function wiped(device: number, heard: Set<number | null>) {
    for (const saying of all.filter((each) => each.device === device)) {
      saying.place = (saying.place ?? 0) - A_LIFE
      if (!heard.has(saying.n)) saying.isLetGo = true
    }
  }

  return { all, begin, of, saw, wiped, get: (n: number) => numbered.get(n) }
}
