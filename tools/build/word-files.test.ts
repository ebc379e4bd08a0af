import { expect, test } from 'vitest'
import { mark, sentenceForms } from './sentence-forms.ts'
import { findMissingWords } from './word-files.ts'

/** What only administrators read, and what no email and no push contains. */
const ENGLISH_ONLY = [
  'emails.checksum',
  'removal.hidden',
  'removal.hiddenTitle',
  'removal.reason',
  'removal.releaseNeedsHold',
  'removal.removed',
  'reports.decided',
  'reviewRemoval.breachRequired',
  'reviewRemoval.removed',
]

test('each language of emails and pushes has words for every text of theirs', () => {
  const missing = findMissingWords()
  expect(Object.keys(missing)).toEqual(['pcm'])
  expect(missing).toEqual({ pcm: ENGLISH_ONLY })
})

test('a sentence keeps its values in the order of the translation', () => {
  const english = { text: (name: string, price: string) => `${name} offers ${price} (now).` }
  const translated = { text: (name: string, price: string) => `$ ${price}: ${name}` }
  const { sentences } = sentenceForms(english, translated)
  expect(sentences).toEqual([['([^]+?) offers ([^]+?) \\(now\\)\\.', '$$ $2: $1']])
  const [[pattern, words] = ['', '']] = sentences
  expect('Ada offers ₦5 (now).'.replace(new RegExp(pattern), words)).toBe('$ ₦5: Ada')
})

test('a longer sentence is recognised before a shorter one that it begins as', () => {
  const texts = {
    refund: (title: string) => `Refund for ${title}`,
    reason: (title: string) => `Refund for ${title}, because it ended`,
  }
  const { sentences } = sentenceForms(texts, texts)
  expect(sentences.map(([english]) => english)).toEqual([
    'Refund for ([^]+?), because it ended',
    'Refund for ([^]+?)',
  ])
})

test('a translation with other facts, parts or sentences is not built', () => {
  const two = (a: string, b: string) => [a, b]
  expect(() => sentenceForms({ text: `Paid ${mark('a')}` }, { text: mark('b') })).toThrow(
    'does not have all of',
  )
  expect(() => sentenceForms({ text: two('a', 'b') }, { text: ['a'] })).toThrow(
    'has not as many sentences',
  )
  expect(() => sentenceForms({ text: 'a' }, { text: { part: 'a' } })).toThrow('has no such form')
})
