/**
 * Bytes that this app transferred, by day. A database of its own, because pages and the service worker both write to
 * it, and it belongs to the phone, not to a user.
 */
const NAME = 'onise-meter'
const DAYS = 'days'
const DAY_MS = 24 * 60 * 60_000
const LAGOS_OFFSET_MS = 60 * 60_000
/** This month and the one before. */
const MAX_DAYS = 62

/** The calendar day in Lagos, counted from 1970. */
export const meterDay = (at: number): number => Math.floor((at + LAGOS_OFFSET_MS) / DAY_MS)

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

async function inTransaction<T>(
  mode: IDBTransactionMode,
  work: (days: IDBObjectStore) => Promise<T>,
) {
  const request = indexedDB.open(NAME, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(DAYS))
  const database = await resultOf(request)
  try {
    return await work(database.transaction(DAYS, mode).objectStore(DAYS))
  } finally {
    database.close()
  }
}

/** Adds to a day and deletes old days. */
export const countBytes = (bytes: number, at: number): Promise<void> =>
  inTransaction('readwrite', async (days) => {
    const day = meterDay(at)
    const total = (await resultOf(days.get(day))) as number | undefined
    await resultOf(days.put((total ?? 0) + bytes, day))
    await resultOf(days.delete(IDBKeyRange.upperBound(day - MAX_DAYS)))
  })

/** Bytes by day, from `firstDay` on. */
export const bytesSince = (firstDay: number): Promise<ReadonlyMap<number, number>> =>
  inTransaction('readonly', async (days) => {
    const range = IDBKeyRange.lowerBound(firstDay)
    const [keys, values] = await Promise.all([
      resultOf(days.getAllKeys(range)),
      resultOf(days.getAll(range)),
    ])
    return new Map(keys.map((day, index) => [Number(day), Number(values[index])]))
  })

type Transfer = {
  transferSize?: number
  encodedBodySize?: number
  responseStatus?: number
  connectStart?: number
  connectEnd?: number
}

// Browsers do not measure these, so they are estimates, both directions together.
/** TCP and TLS with a certificate chain. */
const CONNECTION_BYTES = 3500
/** A request without an answer. */
const REQUEST_BYTES = 150
/** What `transferSize` has for the headers of every response (Resource Timing, section 3.3). */
const TIMED_HEADER_BYTES = 300
/** Headers of request and response on an open connection, compressed, with TLS: 165 for a quiet poll, 240 for a list. */
const HEADER_BYTES = 200
/**
 * The request for a WebSocket and its answer, HTTP/1.1 without compression, with TLS (`npm run bench:phone`, 2026-11-28).
 */
const UPGRADE_BYTES = 1000
/** Header of a short frame, half of them masked (RFC 6455, section 5.2), and the TLS record around it. */
const FRAME_BYTES = 4 + 22
/** So much is lost at most when the page ends, instead of opening the database for each frame. */
const UNSAVED_BYTES = 500
/** A question about a newer service worker, answered with 304. */
export const UPDATE_CHECK_BYTES = 200

/**
 * Bytes on the network; 0 for a response from the phone's own cache. A request that failed was sent all the same, and
 * has status 0.
 */
export function networkBytes(entry: Transfer): number {
  const { transferSize, encodedBodySize, responseStatus, connectStart = 0, connectEnd = 0 } = entry
  const timed = transferSize ?? encodedBodySize ?? 0
  if (timed === 0 && responseStatus !== 0) return 0
  const received = timed < TIMED_HEADER_BYTES ? timed : timed - TIMED_HEADER_BYTES + HEADER_BYTES
  const connection = connectEnd > connectStart ? CONNECTION_BYTES : 0
  return (received || REQUEST_BYTES) + connection
}

/**
 * Counts a WebSocket, about which browsers report nothing: a connection of its own, also when it was refused, and its frames.
 * `save` when it has opened, and when it has closed.
 */
export function createSocketMeter(now: () => number) {
  let unsaved = CONNECTION_BYTES + UPGRADE_BYTES
  const save = () => {
    if (unsaved > 0) void countBytes(unsaved, now()).catch(() => {})
    unsaved = 0
  }
  return {
    save,
    count(frame: string) {
      unsaved += FRAME_BYTES + frame.length
      if (unsaved >= UNSAVED_BYTES) save()
    },
  }
}

/** Counts everything that this page or worker fetches, including what it fetched before. */
export function watchBytes(now: () => number): void {
  if (!('PerformanceObserver' in globalThis)) return
  const count = (list: { getEntries: () => PerformanceEntry[] }) => {
    const bytes = list.getEntries().reduce((sum, entry) => sum + networkBytes(entry as Transfer), 0)
    if (bytes > 0) void countBytes(bytes, now()).catch(() => {})
  }
  for (const type of ['navigation', 'resource'])
    if (PerformanceObserver.supportedEntryTypes?.includes(type))
      new PerformanceObserver(count).observe({ type, buffered: true })
}
