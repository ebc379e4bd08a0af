import { existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'

const GENERATED_FOLDERS = new Set([
  'node_modules',
  'dist',
  'test-results',
  '.git',
  '.local',
  '.wrangler',
])

/** Paths relative to `root` of all files below `folder`, without installed and generated ones. */
export function listFiles(root: string, folder = ''): string[] {
  const path = join(root, folder)
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const name = posix.join(folder, entry.name)
    if (!entry.isDirectory()) return [name]
    return GENERATED_FOLDERS.has(entry.name) ? [] : listFiles(root, name)
  })
}

/** The line of a position, counted from 1. */
export const lineOf = (text: string, position: number): number =>
  text.slice(0, position).split('\n').length

export type Violation = { file: string; line: number; message: string }

/** Prints the violations and sets the exit code. */
export function report(violations: readonly Violation[], summary: string): void {
  for (const { file, line, message } of violations) console.error(`${file}:${line}: ${message}`)
  if (violations.length > 0) process.exitCode = 1
  else console.log(summary)
}
