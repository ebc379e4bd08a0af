import { afterEach, expect, test } from 'vitest'
import { noticeWords, saidOr, serverWords } from '#pwa/api/server-words.ts'
import { naira } from '#schema/domain/money.ts'
import { NOTICE_KINDS, type NoticeKind } from '#schema/domain/notice.ts'
import { words as domain } from '#schema/domain/words/pcm.ts'
import { collectWords } from './collect-words.ts'
import { translateServer } from './server-words.ts'

const useWords = () => translateServer(collectWords(domain, {}))
afterEach(() => {
  delete serverWords.say
  delete serverWords.notice
})

test('what the server says is shown in its English without words of a language', () => {
  expect(saidOr(['pins.wrong', 3], 'Wrong PIN. 3 tries left.')).toBe('Wrong PIN. 3 tries left.')
})

test('a fact is said in the words of the language, with its values', () => {
  useWords()
  expect(saidOr(['pins.wrong', 3], 'Wrong PIN. 3 tries left.')).toBe(domain.pins.wrong(3))
  expect(saidOr(['transactions.award', { title: 'Paint a wall' }], 'Payment held')).toBe(
    domain.transactions.award({ title: 'Paint a wall' }),
  )
})

test('what only a newer build says stays in English, and so does what has no fact', () => {
  useWords()
  expect(saidOr(['pins.melted', 3], 'Your PIN melted.')).toBe('Your PIN melted.')
  expect(saidOr(undefined, 'Your PIN melted.')).toBe('Your PIN melted.')
})

test.each(Object.keys(NOTICE_KINDS) as NoticeKind[])('the notice %s has words', (kind) => {
  useWords()
  const data = { title: 'Paint a wall', name: 'Ada', amount: naira(5000), rest: naira(1), count: 2 }
  const { title, text } = noticeWords({ kind, title: 'English', text: 'English', data })
  expect([title, text]).not.toContain('English')
})

test('a line of a notice is a fact of its own', () => {
  useWords()
  const lines = ['\u0001["notices.NOTICE_LINES.offerEnded"]', 'As it was written.']
  const data = { title: 'Paint a wall', lines }
  const { text } = noticeWords({ kind: 'removedByAdmin', title: '', text: '', data })
  expect(text).toContain(domain.notices.NOTICE_LINES.offerEnded)
  expect(text).toContain('As it was written.')
})

test('a notice of a newer build, or without its facts, stays in English', () => {
  useWords()
  const english = { title: 'You won', text: 'A prize.' }
  expect(noticeWords({ kind: 'prize', ...english, data: {} })).toMatchObject(english)
  expect(noticeWords({ kind: 'verified', ...english })).toMatchObject(english)
})

test('a name from right to left stays in its direction within a sentence and a notice', () => {
  useWords()
  const isolated = '\u2068בית\u2069'
  expect(saidOr(['transactions.award', { title: 'בית' }], '')).toContain(isolated)
  const { title, text } = noticeWords({
    kind: 'approved',
    title: '',
    text: '',
    data: { title: 'בית', name: 'בית', amount: naira(5000) },
  })
  expect(`${title} ${text}`).toContain(isolated)
})
