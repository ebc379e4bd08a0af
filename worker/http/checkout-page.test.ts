import { expect, test } from 'vitest'
import type { Bindings } from '#worker/env.ts'
import { serveDocument } from './documents.ts'

const FILES: Record<string, string> = {
  '/landing.html': 'the landing page',
  '/shell.html': 'the shell',
  '/fund-wallet.html': 'the checkout',
}
const assets = {
  fetch: async (request: Request) => {
    const file = FILES[new URL(request.url).pathname]
    return new Response(file ?? null, { status: file ? 200 : 404 })
  },
}
const open = (path: string, settings: object = {}) =>
  serveDocument(new Request(`http://onise.test${path}`), {
    ASSETS: assets,
    ...settings,
  } as unknown as Bindings)

const policyOf = ({ headers }: Response) =>
  Object.fromEntries(
    (headers.get('content-security-policy') ?? '').split('; ').map((rule) => {
      const [name = '', ...values] = rule.split(' ')
      return [name, values.join(' ')]
    }),
  )

test('only /fund-wallet gets the checkout document, whose policy allows the provider', async () => {
  const page = await open('/Fund-Wallet')
  expect(await page.text()).toBe('the checkout')
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': expect.stringContaining('payment=(self "https://checkout.paystack.com")'),
    'x-frame-options': 'DENY',
  })
  const policy = policyOf(page)
  expect(policy).toMatchObject({
    // Beside the hash of the document's own script (tools/build/inline-hashes.test.ts).
    'script-src': "'self' https://applepay.cdn-apple.com",
    'style-src': "'self' 'unsafe-inline'",
    'connect-src': "'self' https://api.paystack.co https://standard.paystack.co",
    'frame-src': "'self' https://checkout.paystack.com",
    'object-src': "'none'",
  })
  expect(Object.keys(policy)).not.toContain('trusted-types')

  for (const path of ['/wallet', '/fund-wallet/x', '/']) {
    const other = await open(path)
    expect(other.headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(policyOf(other)).toMatchObject({
      'style-src': "'self'",
      'connect-src': "'self'",
      'trusted-types': 'default onise',
    })
    expect(Object.keys(policyOf(other))).not.toContain('frame-src')
  }
})

test('with the sandbox, only the origin of the sandbox may be framed', async () => {
  const page = await open('/fund-wallet/', { PAYSTACK_URL: 'http://127.0.0.1:9000/' })
  expect(policyOf(page)).toMatchObject({
    'frame-src': "'self' http://127.0.0.1:9000",
    'connect-src': "'self'",
  })
})
