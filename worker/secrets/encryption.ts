const VERSION = 'v1'
const IV_BYTES = 12

const toBytes = (text: string) => new TextEncoder().encode(text)
const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

async function importKey(secret: string, usage: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  const digest = await crypto.subtle.digest('SHA-256', toBytes(secret))
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, [usage])
}

const algorithmOf = (iv: Uint8Array<ArrayBuffer>, context: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: toBytes(context),
})

/** A file with its random nonce before it. `context` is authenticated but not stored. */
export async function encryptBytes(
  secret: string,
  bytes: Uint8Array<ArrayBuffer>,
  context: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const key = await importKey(secret, 'encrypt')
  const ciphertext = await crypto.subtle.encrypt(algorithmOf(iv, context), key, bytes)
  const stored = new Uint8Array(IV_BYTES + ciphertext.byteLength)
  stored.set(iv)
  stored.set(new Uint8Array(ciphertext), IV_BYTES)
  return stored
}

/** Throws unless the file was encrypted with one of these secrets in this context and not changed since. */
export async function decryptBytes(
  secrets: readonly string[],
  stored: Uint8Array<ArrayBuffer>,
  context: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const algorithm = algorithmOf(stored.slice(0, IV_BYTES), context)
  const files = secrets.map(async (secret) => {
    const key = await importKey(secret, 'decrypt')
    return crypto.subtle.decrypt(algorithm, key, stored.slice(IV_BYTES))
  })
  return new Uint8Array(await Promise.any(files))
}

/** AES-256-GCM. `context` is authenticated but not stored: decryption in another context fails. */
export async function encrypt(secret: string, text: string, context: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const key = await importKey(secret, 'encrypt')
  const ciphertext = await crypto.subtle.encrypt(algorithmOf(iv, context), key, toBytes(text))
  return `${VERSION}.${toBase64(iv)}.${toBase64(new Uint8Array(ciphertext))}`
}

/** Throws unless the text was encrypted with one of these secrets in this context and not changed since. */
export async function decrypt(
  secrets: readonly string[],
  encrypted: string,
  context: string,
): Promise<string> {
  const [version, iv, ciphertext] = encrypted.split('.')
  if (version !== VERSION || !iv || !ciphertext)
    throw new Error('An encrypted text cannot be read.')
  const algorithm = algorithmOf(fromBase64(iv), context)
  const texts = secrets.map(async (secret) => {
    const key = await importKey(secret, 'decrypt')
    return crypto.subtle.decrypt(algorithm, key, fromBase64(ciphertext))
  })
  return new TextDecoder().decode(await Promise.any(texts))
}
