import type { PartOfDay } from './app.ts'

/** All bytes that the data meter has counted. Runs in the page. */
export async function readMeter(): Promise<number> {
  const complete = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)))
  const database = await complete(indexedDB.open('onise-meter'))
  const days = database.transaction('days').objectStore('days').getAll()
  const totals = (await complete(days)) as number[]
  database.close()
  return totals.reduce((sum, total) => sum + total, 0)
}

/** The parts of the same name as one. */
export function joinParts(parts: readonly PartOfDay[]): PartOfDay[] {
  const names = [...new Set(parts.map(({ name }) => name))]
  return names.map((name) => {
    const same = parts.filter((part) => part.name === name)
    const total = (key: Exclude<keyof PartOfDay, 'name'>) =>
      same.reduce((sum, part) => sum + part[key], 0)
    return {
      name,
      requests: total('requests'),
      bytes: total('bytes'),
      files: total('files'),
      sockets: total('sockets'),
      meter: total('meter'),
    }
  })
}
