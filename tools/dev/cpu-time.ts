import { readFileSync } from 'node:fs'
import { run } from '#tools/common/processes.ts'

/** Linux counts in hundredths of a second on every architecture that sqld is published for. */
const TICK_MS = 10

/** `[[dd-]hh:]mm:ss[.cc]`, as `ps` prints it. */
const msOf = (text: string): number =>
  1000 *
  text
    .trim()
    .split(/[-:]/)
    .reduce((total, part, index, parts) => {
      const isDays = parts.length === 4 && index === 1
      return total * (isDays ? 24 : 60) + Number(part)
    }, 0)

/** How long a process has used a processor, in ms; null when that is unknown. */
export async function cpuTimeMs(pid: number): Promise<number | null> {
  try {
    if (process.platform !== 'linux')
      return msOf(await run('ps', ['-o', 'time=', '-p', String(pid)]))
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may contain spaces; utime and stime are fields 14 and 15.
    const fields = stat.slice(stat.lastIndexOf(')')).split(' ')
    return (Number(fields[12]) + Number(fields[13])) * TICK_MS
  } catch {
    return null
  }
}
