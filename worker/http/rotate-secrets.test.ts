import { createHmac, scryptSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { definitionOf } from '#schema/contract/index.ts'
import { approveTask } from '#schema/contract/tasks.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { newId } from '#schema/domain/ids.ts'
import { testSettings } from '#testing/server/app-server.ts'
import { signLink, verifyLink } from '#worker/files/links.ts'
import { createStopLink, isStopLink } from '#worker/mail/stop-link.ts'
import { decrypt, encrypt } from '#worker/secrets/encryption.ts'
import { deriveKey, keyIdOf, withOld } from '#worker/secrets/keys.ts'
import { hashPassword, verifyPassword } from '#worker/secrets/passwords.ts'
import { computeFingerprint } from './fingerprint.ts'
import { Replay, throwIfReplay, type IdempotencyRow } from './serve.ts'
import { readToken, signToken } from './token.ts'

const settingsWith = (overrides: object = {}) => testSettings('http://127.0.0.1:1', overrides)
const before = settingsWith()
const next = (name: string) => `${name}-next-`.padEnd(40, 'y')
const NOW = Date.parse('2026-03-04T09:00:00Z')

describe('JWT_SECRET', () => {
  const claims = { userId: newId('user'), sessionId: newId('session') }
  const rotated = settingsWith({ JWT_SECRET: next('jwt'), JWT_SECRET_OLD: before.JWT_SECRET })
  const ended = settingsWith({ JWT_SECRET: next('jwt') })

  it('accepts tokens of both keys during a rotation, by their key id', async () => {
    for (const settings of [before, rotated]) {
      const token = await signToken(settings, claims, NOW)
      expect(await readToken(rotated, `Bearer ${token}`, NOW)).toEqual(claims)
    }
    const old = await signToken(before, claims, NOW)
    expect(await readToken(ended, `Bearer ${old}`, NOW)).toBe(null)
  })

  it('rejects a token that names another key than the one that signed it', async () => {
    const sign = (kid: string) =>
      new SignJWT({ sid: claims.sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid })
        .setIssuer('onise')
        .setAudience('app')
        .setSubject(claims.userId)
        .setIssuedAt(NOW / 1000)
        .setExpirationTime(NOW / 1000 + 60)
        .sign(new TextEncoder().encode(rotated.JWT_SECRET_OLD))
    const read = async (kid: string) => readToken(rotated, `Bearer ${await sign(kid)}`, NOW)
    expect(await read(keyIdOf(rotated.JWT_SECRET))).toBe(null)
    expect(await read('unknown')).toBe(null)
    expect(await read(keyIdOf(rotated.JWT_SECRET_OLD))).toEqual(claims)
    // Of tokens from before keys had names.
    expect(await read('1')).toEqual(claims)
  })
})

describe('PASSWORD_PEPPER', () => {
  const overrides = { PASSWORD_PEPPER: next('pepper'), PASSWORD_PEPPER_OLD: before.PASSWORD_PEPPER }
  const rotated = settingsWith(overrides)

  it('accepts a hash of the old pepper, and one from before keys were derived, and requests a rehash', () => {
    const stored = hashPassword(before, 'a fair password')
    expect(verifyPassword(before, 'a fair password', stored).needsRehash).toBe(false)
    expect(verifyPassword(rotated, 'a fair password', stored)).toEqual({
      isCorrect: true,
      needsRehash: true,
    })
    const pepper = before.PASSWORD_PEPPER
    const salt = Buffer.alloc(16, 7)
    const peppered = createHmac('sha256', pepper).update('a fair password').digest()
    const hash = scryptSync(peppered, salt, 32, { N: 2, r: 8, p: 3 })
    const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
    const underived = `$scrypt$ln=1,r=8,p=3,k=${keyIdOf(pepper)}$${unpadded(salt)}$${unpadded(hash)}`
    for (const settings of [before, rotated])
      expect(verifyPassword(settings, 'a fair password', underived)).toEqual({
        isCorrect: true,
        needsRehash: true,
      })
  })

  it('replays a command that was recorded before the rotation', async () => {
    const endpoint = definitionOf(approveTask)
    const fields = { id: newId('task') }
    const stored = await computeFingerprint(before, endpoint, fields)
    const again = await computeFingerprint(rotated, endpoint, fields)
    expect(again.fingerprint).not.toBe(stored.fingerprint)
    const record = { fingerprint: stored.fingerprint, response: {} } as IdempotencyRow
    expect(() => throwIfReplay(record, again)).toThrow(Replay)
    const other = await computeFingerprint(rotated, endpoint, { id: newId('task') })
    expect(() => throwIfReplay(record, other)).toThrow(DomainError)
  })

  it('has a key of its own for each purpose', () => {
    const keys = (['password', 'code', 'fingerprint'] as const).map((purpose) =>
      deriveKey(before.PASSWORD_PEPPER, purpose),
    )
    expect(new Set([...keys, before.PASSWORD_PEPPER]).size).toBe(4)
  })
})

it('FILES_SECRET: links of both secrets open during a rotation', async () => {
  const link = { key: 'private/a', userId: newId('user'), expiresAt: NOW }
  const signature = await signLink(before, link)
  const FILES_SECRET = next('files')
  const FILES_SECRET_OLD = before.FILES_SECRET
  expect(await verifyLink(settingsWith({ FILES_SECRET, FILES_SECRET_OLD }), link, signature)).toBe(
    true,
  )
  expect(await verifyLink(settingsWith({ FILES_SECRET }), link, signature)).toBe(false)
})

it('FILES_SECRET: links that stop emails work with both secrets during a rotation', async () => {
  const userId = newId('user')
  const url = new URL(await createStopLink(before, userId, ['work']))
  const signature = url.searchParams.get('s') ?? ''
  const settings = {
    FILES_SECRET: next('files'),
    FILES_SECRET_OLD: before.FILES_SECRET,
  }
  const isAccepted = (overrides: object) =>
    isStopLink(settingsWith(overrides), userId, ['work'], signature)
  expect(await isAccepted(settings)).toBe(true)
  expect(await isAccepted({ ...settings, FILES_SECRET_OLD: '' })).toBe(false)
})

it('BANK_SECRET: account numbers of both secrets are read during a rotation', async () => {
  const stored = await encrypt(before.BANK_SECRET, '0123456789', 'payout-1')
  const secrets = withOld(next('bank'), before.BANK_SECRET)
  expect(await decrypt(secrets, stored, 'payout-1')).toBe('0123456789')
  const added = await encrypt(next('bank'), '9876543210', 'payout-2')
  expect(await decrypt(secrets, added, 'payout-2')).toBe('9876543210')
  await expect(decrypt([next('bank')], stored, 'payout-1')).rejects.toBeInstanceOf(Error)
})
