// A process of its own, so that its work does not delay the user that floods.ts measures. Its arguments: address of the
// app, token, number of the flood, duration. It reports how often each status was received.
import { listFloods } from './list.ts'
import { send } from './send.ts'

const SENDERS = 10
const [url = '', token = '', index = '', durationMs = ''] = process.argv.slice(2)
const floods = await listFloods(token)
const flood = floods[Number(index)]
if (!flood) throw new Error(`There is no flood ${index}.`)

process.send?.({ isReady: true })
await new Promise((resolve) => process.once('message', resolve))
const endsAt = performance.now() + Number(durationMs)
const statuses = new Map<number, number>()
// A number that no earlier flood has used.
let sent = Number(index) * 1_000_000
async function sendUntilEnd(next: (n: number) => ReturnType<NonNullable<typeof flood>['send']>) {
  while (performance.now() < endsAt) {
    const { path, ...init } = next(sent++)
    const { status } = await send(url, path, init)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
}
await Promise.all(Array.from({ length: SENDERS }, () => sendUntilEnd(flood.send)))
process.send?.({ statuses: [...statuses] })
process.disconnect()
