import type { UserId } from '#schema/domain/ids.ts'
import { View } from '#pwa/replica/view.ts'
import type { Device } from './device.ts'
import { effectsOn, numberIn, type Effect } from './effects.ts'
import { stands, type Book, type Saying } from './sayings.ts'
import type { Server } from './server.ts'

type Made = { server: Server; book: Book; tell: (problem: string) => void }

const placeOf = (effects: readonly Effect[], n: number | null) =>
  effects.findLast(({ said }) => said === n && n !== null)?.n ?? null

/** In the order it was said on this phone; what was never seen in the outbox counts as the newest. */
const byPlace = (a: Saying, b: Saying) => (a.place ?? Infinity) - (b.place ?? Infinity) || a.n - b.n

/** What shows in one place of the screen, together. */
function slotsOf(sayings: readonly Saying[]): Saying[][] {
  const slots = new Map<string, Saying[]>()
  for (const saying of sayings) {
    const slot = `${saying.table} ${saying.row} ${saying.field}`
    slots.set(slot, [...(slots.get(slot) ?? []), saying])
  }
  return [...slots.values()]
}

/** Looks at the screens after each step: what a person said must be shown, until something newer is. */
export function newWatch({ server, book, tell }: Made) {
  const fillings = new Map<string, number | undefined>()

  /** A row may be gone for a reason: removed by its owner, or the phone is being filled anew. */
  async function isExcused(saying: Saying, isFilling: boolean, isWaiting: boolean) {
    const makes = saying.verb === 'create' || saying.verb === 'apply'
    if (isFilling && !(makes && isWaiting)) return true
    if (saying.table === 'me') return false
    if (makes && isWaiting) return false
    const effects = await effectsOn(server)
    const has = (what: string) =>
      effects.some((each) => each.what === what && each.row === saying.row)
    // Its parent was taken back, and heard all the same: it is here again with the next pull.
    const isParentGone = book.all.some(({ row, isLetGo }) => row === saying.row && isLetGo)
    return has('remove') || (!makes && (isParentGone || (!has('create') && !has('apply'))))
  }

  async function checkSlot(
    view: View,
    sayings: Saying[],
    isFilling: boolean,
    waiting: Set<string>,
  ) {
    const last = sayings.filter(stands).toSorted(byPlace).at(-1)
    if (!last) return
    const { n, verb, table, row, field, device } = last
    const shown = await view.one(table, table === 'me' ? last.person : row)
    const isWaiting = last.key !== null && waiting.has(last.key)
    const say = (what: string) => tell(`${what}: ${verb} ${n} of phone ${device}`)
    if (!shown) {
      if (!(await isExcused(last, isFilling, isWaiting))) say('not shown')
      return
    }
    const fields = (table === 'me' ? (shown as { user: object }).user : shown) as Record<
      string,
      string | null
    >
    if (verb === 'withdraw') {
      if (fields[field] !== 'withdrawn' && !isFilling) say('shown as not withdrawn')
      return
    }
    const seen = numberIn(fields[field])
    if (seen !== n) {
      const effects = await effectsOn(server)
      const [mine, other] = [placeOf(effects, n), placeOf(effects, seen)]
      if (mine === null || other === null || other < mine)
        say(`shown is ${seen ?? 'nothing'} instead`)
      return
    }
    if (table === 'me' || last.isKnownThere || shown.delivery.state !== 'sent') return
    last.isKnownThere = placeOf(await effectsOn(server), n) !== null
    if (!last.isKnownThere) say('shown as sent and never heard')
  }

  async function look(device: Device, me: UserId) {
    const phone = device.watch(me)
    const { replica } = phone
    const entries = await replica.outbox.orderBy('n').toArray()
    book.saw(device.n, entries)
    const mine = book.all.filter((each) => each.device === device.n && each.person === me)
    if (mine.length === 0) return
    const cursor = await replica.fact('cursor')
    const lastPullAt = await replica.fact('lastPullAt')
    const whose = `${device.n} ${me}`
    if (cursor === undefined || cursor.includes('-')) fillings.set(whose, lastPullAt)
    // Until a pull says that it is done.
    const isFilling = fillings.has(whose) && fillings.get(whose) === lastPullAt
    if (!isFilling) fillings.delete(whose)
    const waiting = new Set(entries.map(({ key }) => key))
    const view = await View.of(phone)
    for (const sayings of slotsOf(mine)) await checkSlot(view, sayings, isFilling, waiting)
  }

  return async (device: Device) => {
    if (!device.takeTouched()) return
    for (const me of device.people.keys()) await look(device, me)
  }
}
