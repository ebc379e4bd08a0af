import { expect, test } from 'vitest'
import { hasNewerSyntax, newerFeatures } from './old-browsers.ts'

test('finds what the oldest browsers lack in scripts, in styles and inside documents', () => {
  expect(newerFeatures('a.js', 'x.map(y).toSorted(z);Object.groupBy(x,y);x.at(-1)')).toEqual([
    'Array.prototype.toSorted',
    'Object.groupBy',
  ])
  expect(newerFeatures('a.js', 'var a=RegExp(`(?<!b)c`,`g`)')).toEqual(['lookbehind in a pattern'])
  expect(newerFeatures('a.js', 'var a=k(`(?<!b)c`,`g`),d=e/2')).toEqual([])
  expect(newerFeatures('a.css', '.a{color:color-mix(in srgb,red,blue)}.a:has(b){gap:1px}')).toEqual(
    ['color-mix()', ':has()'],
  )
  expect(
    newerFeatures('a.html', '<style>a{height:1dvh}</style><script>structuredClone(a)</script>'),
  ).toEqual(['structuredClone', 'small, large and dynamic viewports'])
})

test('finds syntax that the oldest browsers cannot read', async () => {
  expect(await hasNewerSyntax('const a = b?.c ?? d; e ??= f')).toBe(false)
  expect(await hasNewerSyntax('const a = /b/v; class C { accessor d = 1 }')).toBe(true)
  expect(await hasNewerSyntax('const a = /(?<=b)c/g')).toBe(true)
  expect(await hasNewerSyntax('using a = b()')).toBe(true)
})
