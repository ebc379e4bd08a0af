import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** One write: the row of this kind and key, or null to delete it. */
export type Change<Rows> = {
  [Kind in keyof Rows]: readonly [kind: Kind, key: string, row: Rows[Kind] | null]
}[keyof Rows]

/** The file refuses a write, which has no effect then; it may succeed later. */
export class StorageError extends Error {}

type Tables<Rows> = { [Kind in keyof Rows]?: Map<string, Rows[Kind]> }

/** A line that a kill has cut off cannot be parsed; its write was never acknowledged. */
function readChanges<Rows>(path: string): Change<Rows>[] {
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line): Change<Rows>[] => {
      try {
        return line ? JSON.parse(line) : []
      } catch {
        return []
      }
    })
}

/**
 * Rows by kind and key, in memory. With a path, each write appends one line to a file before it is visible, so that a
 * killed process has lost nothing that it acknowledged.
 */
export class JsonlStore<Rows extends object> {
  readonly #path: string | undefined
  readonly #tables: Tables<Rows> = {}
  #isCut = false

  constructor(path?: string) {
    this.#path = path
    if (!path) return
    for (const change of readChanges<Rows>(path)) this.#apply(change)
    mkdirSync(dirname(path), { recursive: true })
    this.#compact(path)
  }

  #table<Kind extends keyof Rows>(kind: Kind): Map<string, Rows[Kind]> {
    const existing = this.#tables[kind]
    if (existing) return existing
    const created = new Map<string, Rows[Kind]>()
    this.#tables[kind] = created
    return created
  }

  #apply([kind, key, row]: Change<Rows>): void {
    if (row === null) this.#table(kind).delete(key)
    else this.#table(kind).set(key, row)
  }

  #compact(path: string): void {
    const kinds = Object.keys(this.#tables) as (keyof Rows)[]
    const lines = kinds.flatMap((kind) =>
      [...this.#table(kind)].map(([key, row]) => `${JSON.stringify([[kind, key, row]])}\n`),
    )
    try {
      writeFileSync(`${path}.new`, lines.join(''))
      renameSync(`${path}.new`, path)
    } catch {
      // A full disk: the longer file has the same rows.
      rmSync(`${path}.new`, { force: true })
    }
  }

  /** A failed append may have left half a line; the next one begins on a line of its own. */
  #append(path: string, line: string): void {
    try {
      appendFileSync(path, `${this.#isCut ? '\n' : ''}${line}\n`)
      this.#isCut = false
    } catch (cause) {
      this.#isCut = true
      throw new StorageError(`${path} cannot be written.`, { cause })
    }
  }

  find<Kind extends keyof Rows>(kind: Kind, key: string): Rows[Kind] | undefined {
    return this.#table(kind).get(key)
  }

  all<Kind extends keyof Rows>(kind: Kind): Rows[Kind][] {
    return [...this.#table(kind).values()]
  }

  /** Writes all changes or none, whenever the process ends. Throws a `StorageError` when the disk is full. */
  write(...changes: Change<Rows>[]): void {
    if (this.#path) this.#append(this.#path, JSON.stringify(changes))
    for (const change of changes) this.#apply(change)
  }
}
