// Reads lines "+<process group>" and "-<process group>" from the process that started it. When that process ends, even
// by SIGKILL, the pipe closes and the process groups that are still listed are killed.
// Plain JavaScript: it starts before every other child and must not wait for a TypeScript loader.
import { createInterface } from 'node:readline'

/** @type {Set<number>} */
const groups = new Set()
const lines = createInterface({ input: process.stdin })
lines.on('line', (line) => {
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
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
