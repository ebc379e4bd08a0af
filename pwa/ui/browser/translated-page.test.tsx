import { cleanup, render } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { staleWords, translatePage, TRANSLATORS } from '#testing/pwa/translate-page.ts'
import { guardTranslatedPage } from './translated-page.ts'

beforeEach(() => guardTranslatedPage(document))
afterEach(cleanup)

/** A paragraph; capital letters are elements. */
const P = ({ items }: { items: (string | null)[] }) =>
  createElement(
    'p',
    {},
    ...items.map((item) => (item && /^[A-Z]$/.test(item) ? <b key={item}>{item}</b> : item)),
  )

/** What a paragraph has before and after a change of the app. */
const CHANGES: Record<string, [before: (string | null)[], after: (string | null)[]]> = {
  'changes a text between others': [
    ['You have ', '2', ' todos'],
    ['You have ', '3', ' todos'],
  ],
  'changes the only text': [['Wait 3 seconds'], ['Wait 2 seconds']],
  'empties a text': [
    ['a', 'b'],
    ['a', ''],
  ],
  'removes a text between elements': [
    ['A', 'b', 'C'],
    ['A', null, 'C'],
  ],
  'adds a text before a text': [
    [null, 'b'],
    ['a', 'b'],
  ],
  'adds an element before a text': [
    [null, 'b'],
    ['A', 'b'],
  ],
  'adds an element between two texts': [
    ['a', null, 'c'],
    ['a', 'B', 'c'],
  ],
  'replaces a text by an element': [
    ['a', 'b'],
    ['A', 'b'],
  ],
  'replaces an element by a text': [
    ['A', 'b'],
    ['a', 'b'],
  ],
  'replaces an only text by an element': [['a'], ['B', 'c']],
  'replaces an element by an only text': [['B', 'c'], ['a']],
  'removes everything': [['a', 'B'], []],
  'moves texts': [
    ['A', 'b', 'C', 'd'],
    ['d', 'C', 'A', 'b'],
  ],
}

describe.each(Object.entries(TRANSLATORS))('on a page whose translator %s', (_way, translate) => {
  test.each(Object.entries(CHANGES))(
    'a screen that %s shows the new words, and the old ones when it changes back',
    (_name, [before, after]) => {
      const { container, rerender } = render(<P items={before} />)
      const translations = translatePage(container, translate)
      rerender(<P items={after} />)
      expect(container.textContent).toBe(after.join(''))
      translations.push(...translatePage(container, translate))
      rerender(<P items={before} />)
      expect(container.textContent).toBe(before.join(''))
      expect(staleWords(translations)).toEqual([])
    },
  )
})

test('a text is found again after the original page was shown', () => {
  const { container, rerender } = render(
    <p>
      {'You have '}
      {'2'}
    </p>,
  )
  for (const { font, words } of translatePage(container)) font.replaceWith(words)
  rerender(
    <p>
      {'You have '}
      {'3'}
    </p>,
  )
  expect(container.textContent).toBe('You have 3')
})

test('a node that somebody else has removed is removed without an error', () => {
  const { container, rerender } = render(
    <div>
      <p>a</p>
      <b>b</b>
    </div>,
  )
  container.querySelector('p')?.remove()
  rerender(
    <div>
      {null}
      <b>b</b>
    </div>,
  )
  expect(container.textContent).toBe('b')
})
