import { DomainError } from '#schema/domain/errors.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { VERIFICATION_FACTS } from '#schema/domain/messages/verification.ts'
import type { Deps } from '#worker/context.ts'
import { decryptBytes, encryptBytes } from '#worker/secrets/encryption.ts'
import { hex } from '#worker/secrets/hex.ts'
import { withOld } from '#worker/secrets/keys.ts'
import { signLink } from './links.ts'
import { withStorageErrors } from './parts.ts'
import { readPictureSize, type PictureSize } from './picture-size.ts'
import { stripMetadata, typeOf } from './strip-metadata.ts'

type Store = Pick<Deps, 'files' | 'settings'>

/** Of the keys in R2. No signed link of files/routes.ts opens them: they are encrypted (docs/security.md#proof-of-identity). */
export const IDENTITY_FILES_PREFIX = 'identity/'
export const identityKeyOf = (file: string) => IDENTITY_FILES_PREFIX + file

export type CheckedPicture = {
  bytes: Uint8Array<ArrayBuffer>
  sha256: string
  /** Null for a type whose size is not read (WebP). */
  size: PictureSize | null
}

/** A picture without metadata. `sha256` is that of the file as it was sent. */
export async function checkPicture(file: Blob): Promise<CheckedPicture> {
  const sent = new Uint8Array(await file.arrayBuffer())
  const { bytes } = stripMetadata(sent, ['jpg', 'png', 'webp'])
  return {
    bytes,
    sha256: hex(await crypto.subtle.digest('SHA-256', sent)),
    size: readPictureSize(bytes),
  }
}

/** Returns the name of the stored file, in which it is encrypted: the id of its verification, and a random part. */
export async function storeIdentityPicture(
  { files, settings }: Store,
  id: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const file = `${id}.${hex(crypto.getRandomValues(new Uint8Array(16)))}`
  const encrypted = await encryptBytes(settings.IDENTITY_SECRET, bytes, file)
  await withStorageErrors(files.put(identityKeyOf(file), encrypted))
  return file
}

/** The picture and its type. Throws `not_found` when it was deleted, or cannot be decrypted any more. */
export async function openIdentityPicture({ files, settings }: Store, file: string) {
  const stored = await withStorageErrors(files.get(identityKeyOf(file)))
  if (!stored) throw new DomainError('not_found')
  const secrets = withOld(settings.IDENTITY_SECRET, settings.IDENTITY_SECRET_OLD)
  const encrypted = new Uint8Array(await stored.arrayBuffer())
  const bytes = await decryptBytes(secrets, encrypted, file).catch(() => null)
  if (!bytes) throw new DomainError('not_found')
  return { bytes, mime: typeOf(bytes)?.mime ?? 'application/octet-stream' }
}

/** Ms, of a link to a picture. */
export const IDENTITY_LINK_MS = 5 * 60_000
export const IDENTITY_PICTURES_PATH = '/api/admin/verification-pictures/'

/** For one administrator: a signature, because `<img>` cannot send a token. Its maker writes the audit log. */
export async function createIdentityLink(
  { settings }: Pick<Deps, 'settings'>,
  file: string,
  userId: UserId,
  now: number,
): Promise<string> {
  const expiresAt = now + IDENTITY_LINK_MS
  const signature = await signLink(settings, { key: identityKeyOf(file), userId, expiresAt })
  return `${IDENTITY_PICTURES_PATH}${file}?u=${userId}&e=${expiresAt}&s=${signature}`
}

/** Pictures that remain after a crash are deleted by the orphans job. */
export async function deleteIdentityPictures(
  { files }: Pick<Deps, 'files'>,
  names: readonly (string | null)[],
): Promise<void> {
  const keys = names.filter((name) => name !== null).map(identityKeyOf)
  if (keys.length > 0) await files.delete(keys)
}

const FIELD = { document: 'documentPicture', face: 'facePicture' } as const

/** The refusal of one picture, as a form shows it. */
export function pictureRefused(
  step: keyof typeof FIELD,
  reason: keyof typeof VERIFICATION_FACTS.pictures,
): DomainError {
  const message = VERIFICATION_FACTS.pictures[reason]
  return new DomainError('invalid_input', message, { fields: { [FIELD[step]]: message } })
}
