// A certificate for localhost, generated at run time: no key is in the repository or on a disk.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

const DAY_MS = 24 * 60 * 60 * 1000

function encodeLength(length: number): number[] {
  if (length < 0x80) return [length]
  if (length < 0x100) return [0x81, length]
  return [0x82, length >> 8, length & 0xff]
}

/** One element of DER: tag, length, content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag, ...encodeLength(content.length)]), content])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const set = (...parts: Buffer[]) => der(0x31, ...parts)
const integer = (bytes: Buffer) => der(0x02, bytes)
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const utf8String = (text: string) => der(0x0c, Buffer.from(text, 'utf8'))
const octetString = (...parts: Buffer[]) => der(0x04, ...parts)
const bitString = (bytes: Buffer) => der(0x03, Buffer.from([0]), bytes)
/** YYMMDDHHMMSSZ. */
const utcTime = (ms: number) =>
  der(0x17, Buffer.from(`${new Date(ms).toISOString().replace(/\D/g, '').slice(2, 14)}Z`))

const ECDSA_SHA256 = sequence(objectId('2a8648ce3d040302'))
const COMMON_NAME = objectId('550403')
const SUBJECT_ALTERNATIVE_NAME = objectId('551d11')
const HOST = 'localhost'
const LOOPBACK_ADDRESS = Buffer.from([127, 0, 0, 1])

function selfSigned(publicKey: KeyObject, privateKey: KeyObject) {
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const name = sequence(set(sequence(COMMON_NAME, utf8String(HOST))))
  const alternativeNames = sequence(der(0x82, Buffer.from(HOST)), der(0x87, LOOPBACK_ADDRESS))
  const extension = sequence(SUBJECT_ALTERNATIVE_NAME, octetString(alternativeNames))
  const body = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_SHA256,
    name,
    sequence(utcTime(Date.now() - DAY_MS), utcTime(Date.now() + 30 * DAY_MS)),
    name,
    spki,
    der(0xa3, sequence(extension)),
  )
  const signature = bitString(sign('sha256', body, privateKey))
  return { spki, bytes: sequence(body, ECDSA_SHA256, signature) }
}

export type Certificate = { key: string; cert: string; chromiumFlag: string }

/**
 * Key and certificate for a server, and the flag that makes Chromium trust it. Ignoring certificate errors is not enough:
 * Chromium then caches nothing, and a second visit is not one.
 */
export function createCertificate(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { spki, bytes } = selfSigned(publicKey, privateKey)
  const base64 = bytes.toString('base64').replace(/(.{64})/g, '$1\n')
  const hash = createHash('sha256').update(spki).digest('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
    chromiumFlag: `--ignore-certificate-errors-spki-list=${hash}`,
  }
}
