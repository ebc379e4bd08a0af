import { createInProcessDatabase } from '#testing/in-process-libsql.ts'
import { runSeed } from './simulation/run-seed.ts'
for (let s = 1; s <= 15; s++) await runSeed(s, createInProcessDatabase())
console.log(process.cpuUsage())
process.exit()
