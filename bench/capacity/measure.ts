import { loadavg } from 'node:os'
import { measureStoredBytes, sumOf } from './stored-bytes.ts'
import { measureWriterTime } from './writer-time.ts'

const SIZE = { pairs: 250, works: 1000, messages: 12 }
const COMMANDS = { commands: 96, rounds: 5 }
const LARGE = 10

/** Prints what inputs.ts has of each command: how long it holds the writer, and how many bytes it leaves where. */
export async function measure(): Promise<void> {
  const load = () => loadavg()[0]?.toFixed(1)
  console.log(`Load at the start: ${load()}`)
  console.table(Object.fromEntries(await measureWriterTime(COMMANDS)))
  console.log(`Load at the end: ${load()}`)
  const bytes = await measureStoredBytes(SIZE)
  console.table(Object.fromEntries([...bytes].map(([name, parts]) => [name, sumOf(parts)])))
  for (const [name, parts] of bytes) {
    const large = parts.filter(({ bytes: each }) => each >= LARGE)
    const list = large.toSorted((a, b) => b.bytes - a.bytes)
    const texts = list.map(
      ({ table, bytes: each, keptFor }) => `${table} ${each.toFixed(0)} (${keptFor})`,
    )
    console.log(`${name}: ${texts.join(', ')}`)
  }
}
