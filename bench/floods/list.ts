import sharp from 'sharp'

export type Init = { method?: string; headers?: Record<string, string>; body?: BodyInit }
export type Flood = { name: string; send: (n: number) => Init & { path: string } }

export const PASSWORD = 'a fair password'
export const JSON_TYPE = { 'content-type': 'application/json' }

/** An address that no other request has; documentation prefix of RFC 3849. */
const addressOf = (n: number) =>
  `2001:db8:${(n >> 16).toString(16)}:${(n & 0xffff).toString(16)}::1`

const PART = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'
const MANY_PARTS = new TextEncoder().encode(`${PART.repeat(60_000)}--x--\r\n`)

/** Noise does not compress: about 400 kB. */
async function createPicture(): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 900, height: 700, channels: 3, background: '#3a7d44', noise } as const
  return new Uint8Array(await sharp({ create }).jpeg({ quality: 90 }).toBuffer())
}

/** A form with a picture that is different each time, so that each would be stored. */
function pictureForm(picture: Uint8Array, n: number): FormData {
  // After the end of the image, where it does no harm and changes the digest.
  const bytes = new Uint8Array(picture.length + 4)
  bytes.set(picture)
  new DataView(bytes.buffer).setUint32(picture.length, n)
  const form = new FormData()
  form.set('profilePicture', new Blob([bytes], { type: 'image/jpeg' }), 'picture.jpg')
  return form
}

const jsonFlood = (path: string, body: (n: number) => object, headers: (n: number) => object) => ({
  path,
  send: (n: number) => ({
    path,
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers(n) },
    body: JSON.stringify(body(n)),
  }),
})

const account = (n: number) => ({ email: `victim${n}@floods.test`, password: 'not the password' })
const newUser = (n: number) => ({ ...account(n), userType: 'client', username: `u${n % 1e6}` })
const fromMany = (n: number) => ({ 'cf-connecting-ip': addressOf(n) })
const contacts = JSON.stringify({ profileDescription: '@aa1'.repeat(500) })
/** Work over long texts and files, with a session and without one. */
const longFloods = (authorization: string): Flood[] => [
  {
    name: 'profiles full of contacts',
    send: () => ({
      path: 'user/update-profile',
      method: 'PATCH',
      headers: { ...JSON_TYPE, authorization },
      body: contacts,
    }),
  },
  {
    name: 'the same without a session',
    send: (n) => ({
      path: 'user/update-profile',
      method: 'PATCH',
      headers: { ...JSON_TYPE, ...fromMany(n) },
      body: contacts,
    }),
  },
  {
    name: 'user names of 60 kB',
    ...jsonFlood(
      'user/register',
      (n) => ({ ...newUser(n), username: 'a\u0301\u0316'.repeat(18_000) }),
      fromMany,
    ),
  },
  {
    name: 'wrong passwords of a signed-in user',
    ...jsonFlood(
      'v1/verify-otp',
      () => ({ currentPassword: 'not the password', newPassword: 'three goats and a tree' }),
      () => ({ authorization }),
    ),
  },
  {
    name: 'uploads of 10 MB',
    ...jsonFlood(
      'uploads',
      () => ({ size: 10 * 1024 * 1024 }),
      () => ({ authorization }),
    ),
  },
  { name: 'health', send: () => ({ path: 'health' }) },
]

export async function listFloods(token: string): Promise<Flood[]> {
  const picture = await createPicture()
  const authorization = `Bearer ${token}`
  const fromOne = () => ({})
  const reference = (n: number) => ({ reference: `fw-1772614800000-${String(n).padStart(8, '2')}` })
  return [
    { name: 'registration, one address', ...jsonFlood('user/register', newUser, fromOne) },
    { name: 'registration, an address each', ...jsonFlood('user/register', newUser, fromMany) },
    { name: 'log-in, one address', ...jsonFlood('user/login', account, fromOne) },
    { name: 'log-in, an address each', ...jsonFlood('user/login', account, fromMany) },
    {
      name: 'forms of 60,000 parts',
      send: () => ({
        path: 'client/create-task',
        method: 'POST',
        headers: { authorization, 'content-type': 'multipart/form-data; boundary=x' },
        body: MANY_PARTS,
      }),
    },
    {
      name: 'pictures of 400 kB',
      send: (n) => ({
        path: 'user/update-profile',
        method: 'PATCH',
        headers: { authorization },
        body: pictureForm(picture, n),
      }),
    },
    ...longFloods(authorization),
    {
      name: 'confirms of invented payments',
      ...jsonFlood('user/fund-wallet', reference, () => ({ authorization })),
    },
  ]
}
