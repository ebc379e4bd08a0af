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

test.each([
  ['nesting', '.a{color:red;& .b{color:blue}}'],
  ['nesting', '@layer a{.a{color:red;.b:hover{color:blue}}}'],
  ['nesting', '.a{color:red;@media print{color:blue}}'],
  ['text-wrap', '.a{text-wrap:balance}'],
  ['text-wrap for white-space', '.a{text-wrap:nowrap}'],
  ['@scope', '@scope (.a){b{color:red}}'],
  ['light-dark()', '.a{color:light-dark(red,blue)}'],
  ['colours made of others', '.a{color:rgb(from red r g b)}'],
  ['anchors', '.a{top:anchor(bottom)}'],
  ['units of lines and letters', '.a{height:2lh}'],
])('finds %s in styles', (name, styles) => {
  expect(newerFeatures('a.css', styles)).toContain(name)
})
test.each([
  ['methods of sets', 'a.union(b)'],
  ['methods of iterators', 'a.matchAll(/b/g).map(c)'],
  ['methods of iterators', 'a.keys().forEach(c)'],
  ['Array.prototype.with', 'a.with(0,b)'],
  ['RegExp.escape', 'RegExp.escape(a)'],
  ['Temporal', 'Temporal.Now.instant()'],
  ['popover', 'a(`div`,{popover:`manual`})'],
  ['AbortSignal.any', 'AbortSignal.any([a])'],
  ['URL.canParse', 'URL.canParse(a)'],
])('finds %s in scripts', (name, script) => {
  expect(newerFeatures('a.js', script)).toContain(name)
})

test('blocks within at-rules are no nesting', () => {
  const styles =
    '@media print{.a{color:red}.b::before{content:"{"}}@keyframes a{from{top:0}to{top:1px}}'
  expect(newerFeatures('a.css', styles)).toEqual([])
})

test('finds syntax that the oldest browsers cannot read', async () => {
  expect(await hasNewerSyntax('const a = b?.c ?? d; e ??= f')).toBe(false)
  expect(await hasNewerSyntax('const a = /b/v; class C { accessor d = 1 }')).toBe(true)
  expect(await hasNewerSyntax('const a = /(?<=b)c/g')).toBe(true)
  expect(await hasNewerSyntax('using a = b()')).toBe(true)
})
