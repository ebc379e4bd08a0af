import { useLiveQuery } from 'dexie-react-hooks'
import { reopening } from './database.ts'
import type { Phone } from './write.ts'
import { usePhone } from './phone.ts'
import { unsentOn, type Unsent } from './unsent.ts'
import { View } from './view.ts'

/** Something live from this phone's memory, whatever it is made of. `undefined` only while looking. */
export function useReplica<T>(ask: (phone: Phone) => Promise<T>, deps: unknown[]): T | undefined {
  const phone = usePhone()
  return useLiveQuery(() => reopening(phone.replica, () => ask(phone)), [phone, ...deps])
}

/** What a person sees: base plus what is unsaid, live. `undefined` only while looking. */
export const useView = <T>(ask: (view: View) => Promise<T>, deps: unknown[]): T | undefined =>
  useReplica(async (phone) => ask(await View.of(phone)), deps)

const NOTHING: Unsent[] = []

export const useUnsent = (): Unsent[] => useReplica(unsentOn, []) ?? NOTHING

/** The unsent thing about one row, the latest if there are more. */
export function useWaiting(ref: string): Unsent | null {
  return useUnsent().findLast((unsent) => unsent.ref === ref) ?? null
}
