// Reads "+pid" and "-pid" lines from whoever started it. When that process is gone, however it went, the pipe ends,
// and the process groups still on the list go too: a killed terminal leaves no server behind.
import { createInterface } from 'node:readline'

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
      // Already gone, which is what we wanted.
    }
  }
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
