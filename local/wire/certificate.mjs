// A certificate for localhost, made at run time: no key of ours lies in the repository or on a disk.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const DAY_MS = 24 * 60 * 60 * 1000

/** One element of DER: what it is, how long, what it holds. */
function der(tag, ...parts) {
  const body = Buffer.concat(parts)
  const { length } = body
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}
const list = (...parts) => der(0x30, ...parts)
const object = (hex) => der(0x06, Buffer.from(hex, 'hex'))
const words = (text) => der(0x0c, Buffer.from(text, 'utf8'))
const octets = (...parts) => der(0x04, ...parts)
const bits = (bytes) => der(0x03, Buffer.from([0]), bytes)
/** YYMMDDHHMMSSZ. */
const time = (ms) =>
  der(0x17, Buffer.from(`${new Date(ms).toISOString().replace(/\D/g, '').slice(2, 14)}Z`))

const ECDSA_SHA256 = list(object('2a8648ce3d040302'))
const COMMON_NAME = object('550403')
const OTHER_NAMES = object('551d11')
const NAME = 'localhost'
const HERE = Buffer.from([127, 0, 0, 1])

function certificateFor(publicKey, privateKey) {
  const key = publicKey.export({ type: 'spki', format: 'der' })
  const whose = list(der(0x31, list(COMMON_NAME, words(NAME))))
  const names = list(der(0x82, Buffer.from(NAME)), der(0x87, HERE))
  const body = list(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1]), randomBytes(8)),
    ECDSA_SHA256,
    whose,
    list(time(Date.now() - DAY_MS), time(Date.now() + 30 * DAY_MS)),
    whose,
    key,
    der(0xa3, list(list(OTHER_NAMES, octets(names)))),
  )
  return { key, bytes: list(body, ECDSA_SHA256, bits(sign('sha256', body, privateKey))) }
}

/**
 * Key and certificate for a server, and the words by which Chromium takes it for a real one: were its errors merely
 * ignored, nothing that came over it would be cached, and a second visit would be no second visit.
 */
export function newCertificate() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { key, bytes } = certificateFor(publicKey, privateKey)
  const base64 = bytes.toString('base64').replace(/(.{64})/g, '$1\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
    trustedBy: `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`,
  }
}
