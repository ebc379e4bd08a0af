// Rows of a phone that has been used for long, written directly into its tables.

export type StoredRows = { database: string; tables: { name: string; rows: object[] }[] }

/** Runs in the page. */
export function writeRows({ database, tables }: StoredRows): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database)
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('success', () => {
      const db = opening.result
      const names = tables.map(({ name }) => name)
      const transaction = db.transaction(names, 'readwrite', { durability: 'strict' })
      for (const { name, rows } of tables)
        for (const row of rows) transaction.objectStore(name).put(row)
      transaction.addEventListener('error', () => reject(transaction.error))
      transaction.addEventListener('complete', () => {
        db.close()
        resolve()
      })
    })
  })
}

const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0')

/** An id with the form of a UUIDv7 of this time. */
export function idFor(kind: number, time: number, n: number): string {
  const timeHex = hex(time, 12)
  return `${timeHex.slice(0, 8)}-${timeHex.slice(8)}-7${hex(kind, 3)}-8${hex(n % 4096, 3)}-${hex(n, 12)}`
}

const JOBS = ['Rewire', 'Paint', 'Repair', 'Fit', 'Clean', 'Measure', 'Service', 'Replace']
const OBJECTS = ['two rooms', 'a shop front', 'the pump', 'wardrobes', 'a meter box', 'the gate']
const PLACES = ['Yaba, Lagos', 'Ikeja, Lagos', 'Wuse, Abuja', 'Bodija, Ibadan', 'Aba, Abia']
const INTERVAL_MS = 7 * 60_000

const pick = (list: readonly string[], n: number) => list[n % list.length] ?? ''

/** Each row is older than the one before it. */
export const timeFor = (newest: number, n: number): number => newest - (n + 1) * INTERVAL_MS
export const titleFor = (n: number): string =>
  `${pick(JOBS, n)} ${pick(OBJECTS, n >> 3)} near the ${n}th turning`
export const locationFor = (n: number): string => pick(PLACES, n)
export const descriptionFor = (n: number): string =>
  `Old building, number ${n} on the street behind the market. Cables are exposed near the stairs and the last electrician left the work unfinished. Bring your own tools, come early, and show me first what it will take: I would rather pay ${1000 + n} more than do it twice.`
