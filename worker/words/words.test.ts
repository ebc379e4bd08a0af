import { beforeEach, expect, it } from 'vitest'
import { createWordAssets } from '#testing/worker/word-assets.ts'
import { ENGLISH, readWords, translateText } from './words.ts'

const TITLE = 'Fix $1 (now) is yours'
let lines: object[]
const log = (line: object) => void lines.push(line)
beforeEach(() => (lines = []))

it('words of a language keep the names and amounts of a sentence', async () => {
  const words = await readWords({ assets: createWordAssets(), log }, 'pcm', 'mail')
  expect([words.lang, words.title(TITLE)]).toEqual(['pcm', 'Fix $1 (now) na your own'])
  expect(words.sentence('₦5,000 is back in your wallet, and more.')).toBe(
    '₦5,000 is back in your wallet, and more.',
  )
})

it.each([['en' as const], ['ha' as const], [null], [undefined]])(
  'the language %s has no words for emails, so they are English',
  async (language) => {
    expect(await readWords({ assets: createWordAssets(), log }, language, 'mail')).toBe(ENGLISH)
    expect(lines).toEqual([])
  },
)

it('words that cannot be read are English, and are read again next time', async () => {
  let isReadable = false
  const assets = createWordAssets(() => isReadable)
  expect(await readWords({ assets, log }, 'pcm', 'mail')).toBe(ENGLISH)
  expect(lines).toMatchObject([{ level: 'error', words: 'words/mail.pcm.json' }])
  isReadable = true
  const words = await readWords({ assets, log }, 'pcm', 'mail')
  isReadable = false
  expect(words.lang).toBe('pcm')
  expect(await readWords({ assets, log }, 'pcm', 'mail')).toMatchObject({ lang: 'pcm' })
})

it('without the built files everything is English', async () => {
  expect(await readWords({ log }, 'pcm', 'mail')).toBe(ENGLISH)
})

it('the entries of a digest are translated, and the note of another user is not', async () => {
  const words = await readWords({ assets: createWordAssets(), log }, 'pcm', 'mail')
  const entry = 'Doors is closed\nThank you for telling us.'
  const note = 'The gate is closed'
  expect(translateText(words, ['Hello ada,', entry, note].join('\n\n'))).toBe(
    ['Hello ada,', 'Doors don close\nThank you as you tell us.', note].join('\n\n'),
  )
})
