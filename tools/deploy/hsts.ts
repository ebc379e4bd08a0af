import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Browsers keep it and nothing takes it back, so it grows step by step. `long` also binds every name below the domain;
 * browsers carry a list of the domains that ask for `preload` (https://hstspreload.org).
 */
export const HSTS = {
  day: 'max-age=86400',
  long: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
} as const
export type HstsStep = keyof typeof HSTS

export const isHstsStep = (text: string): text is HstsStep => text in HSTS

/** In what is served without the worker. */
export function writeHsts(dist: string, step: HstsStep): void {
  const path = join(dist, '_headers')
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace(/(Strict-Transport-Security: ).*/, `$1${HSTS[step]}`))
}

/** In what the worker answers (worker/http/headers.ts). */
export const hstsDefinition = (step: HstsStep): string => `HSTS:${JSON.stringify(HSTS[step])}`
