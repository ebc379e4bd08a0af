import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** The lines of a file that a kill may have torn: what cannot be read any more was never answered for. */
function linesOf(path) {
  if (!path || !existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line ? [JSON.parse(line)] : []
      } catch {
        return []
      }
    })
}

/**
 * What outlives a restart: rows by kind and key, in memory, and every change a line in one file, so that even a killed
 * process has lost nothing it told anybody. Without a path it is memory alone.
 *
 * @param {string} [path]
 */
export function openKept(path) {
  const kinds = new Map()
  const rowsOf = (kind) => {
    if (!kinds.has(kind)) kinds.set(kind, new Map())
    return kinds.get(kind)
  }
  const apply = (changes) => {
    for (const [kind, key, row] of changes) {
      if (row === null) rowsOf(kind).delete(key)
      else rowsOf(kind).set(key, row)
    }
  }
  linesOf(path).forEach(apply)
  if (path) {
    mkdirSync(dirname(path), { recursive: true })
    const all = [...kinds].flatMap(([kind, rows]) =>
      [...rows].map(([key, row]) => [kind, key, row]),
    )
    writeFileSync(`${path}.new`, all.map((change) => `${JSON.stringify([change])}\n`).join(''))
    renameSync(`${path}.new`, path)
  }

  return {
    find: (kind, key) => rowsOf(kind).get(key),
    all: (kind) => [...rowsOf(kind).values()],
    /** All of them or none, whenever the process ends: `[kind, key, row]` each, null where the row goes. */
    write(...changes) {
      if (path) appendFileSync(path, `${JSON.stringify(changes)}\n`)
      apply(changes)
    },
  }
}
