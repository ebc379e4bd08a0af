import type { UserId } from '#schema/domain/ids.ts'
import { PICTURE_LINK_MS } from '#schema/domain/limits.ts'
import { Refusal } from '#schema/domain/refusal.ts'
import type { Deps } from '../context.ts'
import { cleaned, type FileType } from './clean.ts'
import { signatureOf } from './links.ts'

type Store = Pick<Deps, 'files' | 'settings'>
export const PICTURES_PATH = '/api/files/'
export const PRIVATE_PATH = '/api/files/private/'
/** Where they lie in the store. */
export const PICTURES_FOLDER = 'pictures/'
export const PRIVATE_FOLDER = 'private/'

const hex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

async function put({ files }: Store, key: string, bytes: Uint8Array, { mime }: FileType) {
  try {
    await files.put(key, bytes, { httpMetadata: { contentType: mime } })
  } catch (error) {
    throw Object.assign(new Refusal('unavailable', undefined, { retryAfter: 5 }), { cause: error })
  }
}

/**
 * Keeps a picture for everybody to see, under its content's own name, and answers its address.
 * The same picture twice is one file, so a retry leaves nothing behind.
 */
export async function storePicture(store: Store, file: Blob): Promise<string> {
  const { bytes, type } = cleaned(new Uint8Array(await file.arrayBuffer()), ['jpg', 'png', 'webp'])
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const name = `${hex(digest)}.${type.ending}`
  await put(store, PICTURES_FOLDER + name, bytes, type)
  return PICTURES_PATH + name
}

export type Stored = { key: string; type: string }

/** Keeps a file for the people a link is made for, under a name nobody can guess. */
export async function storePrivate(store: Store, file: Blob): Promise<Stored> {
  const { bytes, type } = cleaned(new Uint8Array(await file.arrayBuffer()), [
    'jpg',
    'png',
    'webp',
    'pdf',
  ])
  const key = `${hex(crypto.getRandomValues(new Uint8Array(24)))}.${type.ending}`
  await put(store, PRIVATE_FOLDER + key, bytes, type)
  return { key, type: type.mime }
}

/** An address that opens a private file for this reader, for an hour: an `<img>` cannot send a token. */
export async function linkFor(
  { settings }: Pick<Deps, 'settings'>,
  key: string,
  reader: UserId,
  now: number,
): Promise<string> {
  const until = now + PICTURE_LINK_MS
  const signature = await signatureOf(settings, { key, reader, until })
  return `${PRIVATE_PATH}${key}?u=${reader}&e=${until}&s=${signature}`
}
