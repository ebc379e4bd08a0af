const CURVE = { name: 'ECDH', namedCurve: 'P-256' }
/** Of the only record; a push service accepts 4,096 bytes. */
const RECORD_SIZE = 4096
const SALT_SIZE = 16

const encode = (text: string) => new TextEncoder().encode(text)
const decode = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'))

function concat(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((size, { length }) => size + length, 0))
  let end = 0
  for (const part of parts) {
    all.set(part, end)
    end += part.length
  }
  return all
}

type Derivation = { salt: Uint8Array; secret: Uint8Array; info: Uint8Array; size: number }

async function derive({ salt, secret, info, size }: Derivation): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  const algorithm = { name: 'HKDF', hash: 'SHA-256', salt, info }
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, size * 8))
}

/** Where the browser is known by its keys: its public point and the secret that it shares with us. */
type Receiver = { p256dh: string; auth: string }

/** The body of RFC 8291 in one record of `aes128gcm` (RFC 8188). Throws when the browser's key is no point of the curve. */
export async function encryptForBrowser(
  { p256dh, auth }: Receiver,
  text: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const receiver = decode(p256dh)
  const receiverKey = await crypto.subtle.importKey('raw', receiver, CURVE, false, [])
  const pair = (await crypto.subtle.generateKey(CURVE, true, ['deriveBits'])) as CryptoKeyPair
  const sender = new Uint8Array(
    (await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer,
  )
  const agreement = { name: 'ECDH', public: receiverKey } as SubtleCryptoDeriveKeyAlgorithm
  const shared = new Uint8Array(await crypto.subtle.deriveBits(agreement, pair.privateKey, 256))
  const secret = await derive({
    salt: decode(auth),
    secret: shared,
    info: concat(encode('WebPush: info\0'), receiver, sender),
    size: 32,
  })
  const salt = crypto.getRandomValues(new Uint8Array(SALT_SIZE))
  const forRecord = (name: string, size: number) =>
    derive({ salt, secret, info: encode(`Content-Encoding: ${name}\0`), size })
  const [keyBytes, iv] = await Promise.all([forRecord('aes128gcm', 16), forRecord('nonce', 12)])
  const key = await crypto.subtle.importKey('raw', keyBytes, 'AES-GCM', false, ['encrypt'])
  // 2 ends the last record.
  const plain = concat(text, Uint8Array.of(2))
  const encrypted = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain))
  const recordSize = Uint8Array.of(0, 0, RECORD_SIZE >> 8, RECORD_SIZE & 0xff)
  return concat(salt, recordSize, Uint8Array.of(sender.length), sender, encrypted)
}
