import { useCallback, useRef, useState } from 'react'
import { isFailed } from './entry.ts'
import { newRequestKey } from './request-key.ts'
import { useOutboxEntry } from './use-outbox-entry.ts'

/**
 * The entry of a form. All taps on its button use one key, so that they enqueue one entry; after a rejection the form
 * gets another key. `submit` stores the entry under the key that it is given and returns the key of the entry.
 */
export function useFormEntry() {
  const formKey = useRef<string | null>(null)
  const [submittedKey, setSubmittedKey] = useState<string | null>(null)
  const entry = useOutboxEntry(submittedKey)
  const isRejected = entry !== null && isFailed(entry)

  const submit = useCallback(
    async (store: (key: string) => Promise<string>) => {
      if (isRejected && formKey.current === submittedKey) formKey.current = null
      formKey.current ??= newRequestKey()
      setSubmittedKey(await store(formKey.current))
    },
    [isRejected, submittedKey],
  )
  return { submit, entry }
}
