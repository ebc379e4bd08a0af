import type { Settings } from '../env.ts'

export type Link = { key: string; reader: string; until: number }

const text = (value: string) => new TextEncoder().encode(value)
const SHAPE = { name: 'HMAC', hash: 'SHA-256' }

const secretOf = ({ FILES_SECRET }: Pick<Settings, 'FILES_SECRET'>) =>
  crypto.subtle.importKey('raw', text(FILES_SECRET), SHAPE, false, ['sign', 'verify'])
const wordsOf = ({ key, reader, until }: Link) => text(`${key}\n${reader}\n${until}`)

const toText = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

function fromText(signature: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]{43}$/.test(signature)) return null
  const bytes = atob(signature.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))
}

type Secret = Pick<Settings, 'FILES_SECRET'>

export const signatureOf = async (settings: Secret, link: Link): Promise<string> =>
  toText(await crypto.subtle.sign('HMAC', await secretOf(settings), wordsOf(link)))

/** Compared in constant time by the platform. */
export async function opens(settings: Secret, link: Link, signature: string): Promise<boolean> {
  const given = fromText(signature)
  return (
    given !== null && crypto.subtle.verify('HMAC', await secretOf(settings), given, wordsOf(link))
  )
}
