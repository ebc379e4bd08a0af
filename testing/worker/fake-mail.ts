type Posted = {
  to: string
  from: string
  subject: string
  text: string
  key: string | null
  auth: string | null
}

/** A post office that keeps what it was given, and can be shut. */
export function newPost() {
  const letters: Posted[] = []
  let trouble: (() => Promise<Response>) | null = null
  const outside: typeof fetch = async (address, init) => {
    const request = new Request(address as string, init)
    if (trouble) return trouble()
    const given = (await request.json()) as Omit<Posted, 'key' | 'auth'>
    letters.push({
      ...given,
      key: request.headers.get('idempotency-key'),
      auth: request.headers.get('authorization'),
    })
    return Response.json({ ok: true })
  }
  return {
    outside,
    letters,
    shut: (by = () => Promise.reject<Response>(new TypeError('fetch failed'))) =>
      void (trouble = by),
    open: () => void (trouble = null),
    /** The code in the last letter that had one. */
    code: () =>
      /code is (\d{6})/.exec(
        letters.findLast(({ text }) => /code is/.test(text))?.text ?? '',
      )?.[1] ?? '',
  }
}
