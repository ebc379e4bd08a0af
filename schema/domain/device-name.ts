/** In this order: a browser names those that it imitates after itself. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Opera Mini|OPR\/|OPiOS|Opera/, 'Opera'],
  [/EdgA?\/|EdgiOS/, 'Edge'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/UCBrowser/, 'UC Browser'],
  [/PHX\/|Phoenix/, 'Phoenix'],
  [/FxiOS|Firefox/, 'Firefox'],
  [/CriOS|Chrome|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/KAIOS/i, 'KaiOS phone'],
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Macintosh|Mac OS/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]

const nameIn = (names: typeof BROWSERS, userAgent: string): string | null =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null

/** What a user recognises a device by, such as "Chrome on Android"; null when the browser does not say. */
export function deviceNameOf(userAgent: string | null): string | null {
  const browser = nameIn(BROWSERS, userAgent ?? '')
  const system = nameIn(SYSTEMS, userAgent ?? '')
  return browser && system ? `${browser} on ${system}` : (browser ?? system)
}
