/**
 * How many bytes this app cost, day by day, on this device: what a page fetches the page counts, what the service
 * worker fetches for it (the app itself, pictures) only the worker sees. A small database of its own, since both
 * write to it and it belongs to the phone, whoever is signed in.
 */
const NAME = 'onise-meter'
const DAYS = 'days'
const DAY_MS = 24 * 60 * 60_000
const LAGOS_MS = 60 * 60_000
/** Enough to tell this month from the one before. */
const KEPT_DAYS = 62

/** The calendar day in Lagos, counted from 1970. */
export const meterDay = (at: number): number => Math.floor((at + LAGOS_MS) / DAY_MS)

const asked = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

async function within<T>(mode: IDBTransactionMode, work: (days: IDBObjectStore) => Promise<T>) {
  const opening = indexedDB.open(NAME, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(DAYS))
  const meter = await asked(opening)
  try {
    return await work(meter.transaction(DAYS, mode).objectStore(DAYS))
  } finally {
    meter.close()
  }
}

/** Adds to a day; what is two months old goes. */
export const countBytes = (bytes: number, at: number): Promise<void> =>
  within('readwrite', async (days) => {
    const day = meterDay(at)
    const before = (await asked(days.get(day))) as number | undefined
    await asked(days.put((before ?? 0) + bytes, day))
    await asked(days.delete(IDBKeyRange.upperBound(day - KEPT_DAYS)))
  })

/** Bytes by day, of the days from `first` on. */
export const bytesSince = (first: number): Promise<ReadonlyMap<number, number>> =>
  within('readonly', async (days) => {
    const range = IDBKeyRange.lowerBound(first)
    const [keys, values] = await Promise.all([
      asked(days.getAllKeys(range)),
      asked(days.getAll(range)),
    ])
    return new Map(keys.map((day, n) => [Number(day), Number(values[n])]))
  })

type Fetched = { transferSize?: number; encodedBodySize?: number }

/** What came over the air; what came from this phone counts as nothing. */
const costOf = ({ transferSize, encodedBodySize }: Fetched) => transferSize ?? encodedBodySize ?? 0

/** Counts all that is fetched here, what was fetched before we listened included. */
export function watchBytes(now: () => number): void {
  if (!('PerformanceObserver' in globalThis)) return
  const count = (list: { getEntries: () => PerformanceEntry[] }) => {
    const bytes = list.getEntries().reduce((sum, entry) => sum + costOf(entry as Fetched), 0)
    if (bytes > 0) void countBytes(bytes, now()).catch(() => {})
  }
  for (const type of ['navigation', 'resource'])
    if (PerformanceObserver.supportedEntryTypes?.includes(type))
      new PerformanceObserver(count).observe({ type, buffered: true })
}
