import { useRef, useState } from 'react'
import { newId } from '#schema/domain/ids.ts'
import { Refused, wordsFor } from '#pwa/api/failures.ts'
import { toast } from '../../ui/toast-store.ts'

type Failure = { words: string | null; fields: Record<string, string> }
const NONE: Failure = { words: null, fields: {} }

/** Asks the server at the door and tells what it said: beside the field, over the form, and as a toast (SPEC 8). */
export function useKnock() {
  const [failure, setFailure] = useState<Failure>(NONE)
  const [isAsking, setIsAsking] = useState(false)
  const wish = useRef({ text: '', key: '' })

  /** The same wish after a lost answer goes under the same key, so it is granted once. */
  const keyFor = (input: object): string => {
    const text = JSON.stringify(input)
    if (wish.current.text !== text) wish.current = { text, key: newId('journal') }
    return wish.current.key
  }

  const fail = (words: string, fields: Record<string, string> = {}) => {
    const isTold = Object.keys(fields).length > 0
    setFailure({ words: isTold ? null : words, fields })
    toast(words, 'bad')
  }

  async function knock<A>(ask: () => Promise<A>): Promise<A | null> {
    setFailure(NONE)
    setIsAsking(true)
    try {
      return await ask()
    } catch (error) {
      if (error instanceof Refused) wish.current = { text: '', key: '' }
      fail(wordsFor(error), error instanceof Refused ? error.fields : undefined)
      return null
    } finally {
      setIsAsking(false)
    }
  }
  return { failure, isAsking, fail, knock, keyFor }
}
