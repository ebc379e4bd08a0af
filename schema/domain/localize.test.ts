import { expect, expectTypeOf, test } from 'vitest'
import { localize, translateWith, type Words } from './localize.ts'

test('leaves English as it is while no language is loaded', () => {
  const english = { title: 'Wallet' }
  expect(localize('test/untouched', english)).toBe(english)
  expect(english).toEqual({ title: 'Wallet' })
})

test('translates what is registered, and what is registered later', () => {
  const before = localize('test/before', { title: 'Wallet' })
  const words: Record<string, object> = {
    'test/before': { title: 'Pọ́ọ̀sì' },
    'test/after': { title: 'Ìfitónilétí' },
  }
  translateWith((id, english) => Object.assign(english, words[id]))
  const after = localize('test/after', { title: 'Notices' })
  translateWith(() => {})
  expect([before.title, after.title]).toEqual(['Pọ́ọ̀sì', 'Ìfitónilétí'])
})

test('wants the same keys and parameters of a translation, with any words', () => {
  const english = {
    title: 'Wallet',
    count: (todos: number) => `${todos} todos`,
    stars: ['Bad', 'Good'],
    action: { icon: 'lock' },
  } as const
  expectTypeOf<Words<typeof english>>().toEqualTypeOf<{
    readonly title: string
    readonly count: (todos: number) => string
    readonly stars: readonly [string, string]
    readonly action: { readonly icon: string }
  }>()
})
