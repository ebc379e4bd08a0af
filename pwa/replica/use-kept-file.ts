import { useEffect, useState } from 'react'
import { useReplica } from './use-view.ts'

/** A picture's address for an <img>: bytes that wait on this phone (`kept:…`) get an address of their own. */
export function useKeptFile(url: string | null): string | undefined {
  const kept = url?.startsWith('kept:') ? url.slice('kept:'.length) : null
  const row = useReplica(async ({ replica }) => (kept ? await replica.files.get(kept) : undefined), [kept])
  const [local, setLocal] = useState<string>()
  useEffect(() => {
    if (!row) return setLocal(undefined)
    const address = URL.createObjectURL(new Blob([row.bytes], { type: row.type }))
    setLocal(address)
    return () => URL.revokeObjectURL(address)
  }, [row])
  return kept ? local : (url ?? undefined)
}
