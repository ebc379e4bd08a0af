import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nameOf, readTarget, type TargetArgs, type Variables } from './target.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'onise-target-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const PRODUCTION = 'libsql://onise.turso.io'
const STAGING = 'libsql://onise-staging.turso.io'
const write = (name: string, url: string) =>
  writeFileSync(
    join(folder, name),
    `# a comment\nLIBSQL_URL=${url}\nMAIL_FROM="Onise <a@b.example>"\n`,
  )
const read = (args: TargetArgs, shell: Variables = {}) => readTarget(args, { folder, shell })

test('works on this machine when no other environment is there', () => {
  expect(read({})).toBeNull()
  write('.env', '')
  expect(read({})).toBeNull()
})

test('does not guess between this machine and a filled .env', () => {
  write('.env', PRODUCTION)
  expect(() => read({})).toThrow('Which Onise?')
  expect(() => read({})).toThrow('onise.turso.io')
  expect(read({ local: true })).toBeNull()
  expect(read({ 'env-file': '.env' })).toMatchObject({
    LIBSQL_URL: PRODUCTION,
    MAIL_FROM: 'Onise <a@b.example>',
  })
})

test('each environment has a file of its own', () => {
  write('.env', PRODUCTION)
  write('.env.staging', STAGING)
  expect(read({ env: 'production' })).toMatchObject({ LIBSQL_URL: PRODUCTION })
  expect(read({ env: 'staging' })).toMatchObject({ LIBSQL_URL: STAGING })
  expect(read({ env: 'staging', 'env-file': '.env' })).toMatchObject({ LIBSQL_URL: PRODUCTION })
  expect(() => read({ env: 'demo' })).toThrow('no file')
  for (const name of ['local', 'test', 'Staging', '../x', 'a_b', '-a', 'a-', 'x'.repeat(21)])
    expect(() => read({ env: name })).toThrow('no name of an environment')
  expect(() => read({ env: 'staging', local: true })).toThrow('say only one')
})

test('a shell adds to the file and does not contradict it', () => {
  write('.env', PRODUCTION)
  const target = read({ env: 'production' }, { LIBSQL_AUTH_TOKEN: 'a', LIBSQL_URL: PRODUCTION })
  expect(target).toMatchObject({ LIBSQL_URL: PRODUCTION, LIBSQL_AUTH_TOKEN: 'a' })
  expect(() => read({ env: 'production' }, { LIBSQL_URL: STAGING })).toThrow(
    'different values of LIBSQL_URL',
  )
  expect(read({}, { LIBSQL_URL: STAGING })).toMatchObject({ LIBSQL_URL: STAGING })
})

test('a file says which environment it is of', () => {
  expect(['.env', '/secure/.env', '.env.staging', 'a/.env.demo-2'].map(nameOf)).toEqual([
    'production',
    'production',
    'staging',
    'demo-2',
  ])
  expect(['settings.txt', 'env.staging'].map(nameOf)).toEqual([null, null])
})
