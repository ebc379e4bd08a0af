import { DomainError } from '#schema/domain/errors.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { FILE_LINK_MS, VOICE_MAX } from '#schema/domain/limits.ts'
import { VALIDATION_FACTS as validationMessages } from '#schema/domain/messages/validation.ts'
import type { Deps } from '#worker/context.ts'
import { hex } from '#worker/secrets/hex.ts'
import { asciiAt } from './bytes.ts'
import { signLink } from './links.ts'
import { withStorageErrors } from './parts.ts'
import { stripMetadata, type Extension, type FileType } from './strip-metadata.ts'

type Store = Pick<Deps, 'files' | 'settings'>
export const PUBLIC_FILES_PATH = '/api/files/'
export const PRIVATE_FILES_PATH = '/api/files/private/'
// Prefixes of the keys in R2.
export const PUBLIC_FILES_PREFIX = 'pictures/'
export const PRIVATE_FILES_PREFIX = 'private/'

const PICTURES: readonly Extension[] = ['jpg', 'png', 'webp']

const put = ({ files }: Store, key: string, bytes: Uint8Array, { mime }: FileType) =>
  withStorageErrors(files.put(key, bytes, { httpMetadata: { contentType: mime } }))

/** Returns the file's path. The name is the content's hash, so a retry stores no second file. */
export async function storePicture(store: Store, file: Blob): Promise<string> {
  const { bytes, type } = stripMetadata(new Uint8Array(await file.arrayBuffer()), PICTURES)
  const name = `${hex(await crypto.subtle.digest('SHA-256', bytes))}.${type.extension}`
  await put(store, PUBLIC_FILES_PREFIX + name, bytes, type)
  return PUBLIC_FILES_PATH + name
}

export type StoredFile = { key: string; type: string }

async function putPrivate(store: Store, bytes: Uint8Array, type: FileType): Promise<StoredFile> {
  const key = `${hex(crypto.getRandomValues(new Uint8Array(24)))}.${type.extension}`
  await put(store, PRIVATE_FILES_PREFIX + key, bytes, type)
  return { key, type: type.mime }
}

/** The key is random, and only a signed link opens the file: a picture, and a PDF where `others` allows it. */
export async function storePrivate(
  store: Store,
  file: Blob,
  others: readonly Extension[] = ['pdf'],
): Promise<StoredFile> {
  const allowed = [...PICTURES, ...others]
  const { bytes, type } = stripMetadata(new Uint8Array(await file.arrayBuffer()), allowed)
  return putPrivate(store, bytes, type)
}

/** The head of a recording, where its container names its codec. */
const HEAD_BYTES = 4096
const isWebm = (bytes: Uint8Array) =>
  bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3

/** Recorders of browsers write Opus, and Safari before version 18.4 AAC in MP4. Null for anything else. */
function audioTypeOf(bytes: Uint8Array): FileType | null {
  const head = asciiAt(bytes, 0, HEAD_BYTES)
  if (isWebm(bytes))
    return head.includes('A_OPUS') ? { extension: 'webm', mime: 'audio/webm' } : null
  if (head.startsWith('OggS'))
    return head.includes('OpusHead') ? { extension: 'ogg', mime: 'audio/ogg' } : null
  if (head.slice(4, 8) !== 'ftyp') return null
  const text = asciiAt(bytes, 0, bytes.length)
  const isAudio = /Opus|mp4a/.test(text) && !/avc1|hvc1|vide/.test(text)
  return isAudio ? { extension: 'm4a', mime: 'audio/mp4' } : null
}

/** The type of a voice note. Throws when it is too large, or no recording. */
function voiceTypeOf(bytes: Uint8Array): FileType {
  if (bytes.length > VOICE_MAX) throw new DomainError('too_large', validationMessages.voiceTooLarge)
  const type = audioTypeOf(bytes)
  if (!type) throw new DomainError('unsupported_file', validationMessages.voiceType)
  return type
}

/** A voice note. Recorders of browsers write no place and no name into it. */
export async function storeVoice(store: Store, file: Blob): Promise<StoredFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return putPrivate(store, bytes, voiceTypeOf(bytes))
}

/** A link to a private file for one user and one hour. A signature in the URL, because `<img>` cannot send a token. */
export async function createSignedLink(
  { settings }: Pick<Deps, 'settings'>,
  key: string,
  userId: UserId,
  now: number,
): Promise<string> {
  const expiresAt = now + FILE_LINK_MS
  const signature = await signLink(settings, { key, userId, expiresAt })
  return `${PRIVATE_FILES_PATH}${key}?u=${userId}&e=${expiresAt}&s=${signature}`
}
