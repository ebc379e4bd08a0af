// Rows for a phone that has been in use for long, written straight into its own tables. Run in the page.

/** @param {{ database: string, tables: { name: string, rows?: object[], forget?: string }[] }} store */
export function writeRows({ database, tables }) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database)
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('success', () => {
      const db = opening.result
      const names = tables.map(({ name }) => name)
      const writing = db.transaction(names, 'readwrite', { durability: 'strict' })
      for (const { name, rows = [], forget } of tables) {
        for (const row of rows) writing.objectStore(name).put(row)
        if (forget) writing.objectStore(name).delete(forget)
      }
      writing.addEventListener('error', () => reject(writing.error))
      writing.addEventListener('complete', () => {
        db.close()
        resolve()
      })
    })
  })
}

const hex = (number, digits) => number.toString(16).padStart(digits, '0')
/** Ids that look as UUIDv7 do, older with each. */
export const idFor = (kind, at, n) => {
  const time = hex(at, 12)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(kind, 3)}-8${hex(n % 4096, 3)}-${hex(n, 12)}`
}

const JOBS = ['Rewire', 'Paint', 'Repair', 'Fit', 'Clean', 'Measure', 'Service', 'Replace']
const THINGS = ['two rooms', 'a shop front', 'the pump', 'wardrobes', 'a meter box', 'the gate']
const PLACES = ['Yaba, Lagos', 'Ikeja, Lagos', 'Wuse, Abuja', 'Bodija, Ibadan', 'Aba, Abia']
const pick = (words, n) => words[n % words.length]
const MINUTE = 60_000
export const timesFor = (from, n) => from - (n + 1) * 7 * MINUTE

export const titleFor = (n) => `${pick(JOBS, n)} ${pick(THINGS, n >> 3)} near the ${n}th turning`
export const placeFor = (n) => pick(PLACES, n)
export const descriptionFor = (n) =>
  `Old building, number ${n} on the street behind the market. Cables are exposed near the stairs and the last person left without a word. Bring your own tools, come early, and tell me first what it will take: I would rather pay ${1000 + n} more than do it twice.`
