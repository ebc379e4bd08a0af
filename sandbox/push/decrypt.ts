import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

const SALT_SIZE = 16
const HEADER_SIZE = SALT_SIZE + 5
const TAG_SIZE = 16
const LAST_RECORD = 2

/** The keys of a browser's subscription, base64url. */
export type ReceiverKeys = { privateKey: string; publicKey: string; auth: string }

const bytes = (text: string) => Buffer.from(text, 'base64url')
const derive = (ikm: Buffer, salt: Buffer, info: Buffer | string, size: number) =>
  Buffer.from(hkdfSync('sha256', ikm, salt, info, size))

/** The text of a message as a browser reads it (RFC 8291 with RFC 8188). Throws when it is not for these keys. */
export function decryptMessage(body: Buffer, keys: ReceiverKeys): string {
  const salt = body.subarray(0, SALT_SIZE)
  const senderKey = body.subarray(HEADER_SIZE, HEADER_SIZE + body.readUInt8(HEADER_SIZE - 1))
  const record = body.subarray(HEADER_SIZE + senderKey.length)
  if (record.length > body.readUInt32BE(SALT_SIZE)) throw new Error('More than one record')

  const receiver = createECDH('prime256v1')
  receiver.setPrivateKey(bytes(keys.privateKey))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), bytes(keys.publicKey), senderKey])
  const ikm = derive(receiver.computeSecret(senderKey), bytes(keys.auth), info, 32)
  const key = derive(ikm, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(ikm, salt, 'Content-Encoding: nonce\0', 12)

  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-TAG_SIZE))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_SIZE)), decipher.final()])
  const end = padded.lastIndexOf(LAST_RECORD)
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('The padding is wrong')
  return padded.subarray(0, end).toString('utf8')
}
