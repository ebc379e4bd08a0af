// Reads lines "+<process group>", "-<process group>" and "directory <path>" from the process that started it. When that
// process ends, even by SIGKILL, the pipe closes: the process groups that are still listed are killed, and the
// directories are deleted.
// Plain JavaScript: it starts before every other child and must not wait for a TypeScript loader.
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'

const DIRECTORY = 'directory '

/** @type {Set<number>} */
const groups = new Set()
/** @type {string[]} */
const directories = []
const lines = createInterface({ input: process.stdin })
lines.on('line', (line) => {
  if (line.startsWith(DIRECTORY)) {
    directories.push(line.slice(DIRECTORY.length))
    return
  }
  const group = Number(line.slice(1))
  if (line.startsWith('+')) groups.add(group)
  else groups.delete(group)
})
lines.on('close', () => {
  for (const group of groups) {
    try {
      process.kill(-group, 'SIGKILL')
    } catch {
      // The group has already ended.
    }
  }
  // Tried again while processes that are ending still write.
  for (const directory of directories)
    rmSync(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
