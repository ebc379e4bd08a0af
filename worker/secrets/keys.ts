import { createHash, hkdfSync } from 'node:crypto'

/** What is computed of the few secrets of an isolate is computed once. */
function memoize<A extends string[]>(compute: (...args: A) => string): (...args: A) => string {
  const results = new Map<string, string>()
  return (...args) => {
    const key = args.join('\n')
    const result = results.get(key) ?? compute(...args)
    results.set(key, result)
    return result
  }
}

/** Names a secret without revealing it, so that what was made with it says so. */
export const keyIdOf = memoize((secret: string) =>
  createHash('sha256').update(secret).digest('hex').slice(0, 6),
)

type Purpose =
  | 'password'
  | 'code'
  | 'second factor'
  | 'fingerprint'
  | 'log address'
  | 'unsubscribe'
  | 'arrival'

/** A key for one purpose (RFC 5869): what is learned of it says nothing about the secret or its other keys. */
export const deriveKey = memoize((secret: string, purpose: Purpose) =>
  Buffer.from(hkdfSync('sha256', secret, '', `onise ${purpose}`, 32)).toString('hex'),
)

/** The current secret and, during a rotation, the one before it. */
export const withOld = (current: string, old: string): string[] =>
  old === '' ? [current] : [current, old]
