import type { DocumentKind } from '#schema/domain/verification.ts'
import type { Settings } from '#worker/env.ts'
import { keyedHash } from '#worker/secrets/codes.ts'
import { decrypt, encrypt } from '#worker/secrets/encryption.ts'
import { keyIdOf, withOld } from '#worker/secrets/keys.ts'

type Secrets = Pick<Settings, 'IDENTITY_SECRET' | 'IDENTITY_SECRET_OLD'>

/** What is encrypted of a proof, each bound to its row and place. */
type Place = 'name' | 'birthDate' | 'number'
const contextOf = (id: string, place: Place) => `${id}:${place}`

export const seal = (secrets: Secrets, id: string, place: Place, text: string) =>
  encrypt(secrets.IDENTITY_SECRET, text, contextOf(id, place))

/** Null when it was deleted, or made with a secret that is gone. */
export async function unseal(
  { IDENTITY_SECRET, IDENTITY_SECRET_OLD }: Secrets,
  id: string,
  place: Place,
  stored: string | null,
): Promise<string | null> {
  if (stored === null) return null
  const secrets = withOld(IDENTITY_SECRET, IDENTITY_SECRET_OLD)
  return decrypt(secrets, stored, contextOf(id, place)).catch(() => null)
}

type Document = { kind: DocumentKind; number: string }
const hashOf = (secret: string, { kind, number }: Document) => keyedHash(secret, kind, number)

/** What stays of a number (`plainDocumentNumber`) after it is deleted. */
export const numberHashOf = (secrets: Secrets, document: Document) =>
  hashOf(secrets.IDENTITY_SECRET, document)

export const presentKeyId = ({ IDENTITY_SECRET }: Secrets) => keyIdOf(IDENTITY_SECRET)
