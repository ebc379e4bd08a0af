const VERSION = 'v1'
const IV = 12

const bytes = (text: string) => new TextEncoder().encode(text)
const base64 = (raw: Uint8Array) => btoa(String.fromCharCode(...raw))
const unbase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

async function keyOf(secret: string, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  const digest = await crypto.subtle.digest('SHA-256', bytes(secret))
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, [use])
}

/** AES-256-GCM. `label` says where the box stands: put anywhere else, it does not open. */
export async function seal(secret: string, text: string, label: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV))
  const how = { name: 'AES-GCM', iv, additionalData: bytes(label) }
  const sealed = await crypto.subtle.encrypt(how, await keyOf(secret, 'encrypt'), bytes(text))
  return `${VERSION}.${base64(iv)}.${base64(new Uint8Array(sealed))}`
}

/** Throws when it was not sealed with this secret, for this place, exactly so. */
export async function unseal(secret: string, box: string, label: string): Promise<string> {
  const [version, iv, sealed] = box.split('.')
  if (version !== VERSION || !iv || !sealed) throw new Error('A sealed text cannot be read.')
  const how = { name: 'AES-GCM', iv: unbase64(iv), additionalData: bytes(label) }
  const text = await crypto.subtle.decrypt(how, await keyOf(secret, 'decrypt'), unbase64(sealed))
  return new TextDecoder().decode(text)
}
