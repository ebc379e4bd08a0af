import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { messages } from './messages.ts'
import { words as ha } from './words.ha.ts'
import { words as ig } from './words.ig.ts'
import { words as pcm } from './words.pcm.ts'
import { words as yo } from './words.yo.ts'

const id = 'features/help'
const TEXTS = { en: messages, pcm: pcm[id], ha: ha[id], yo: yo[id], ig: ig[id] }

test.each(Object.entries(TEXTS))(
  'the page %s of the server answers what the screen does',
  (language, texts) => {
    const page = readFileSync(
      new URL(`../../public/pages/help.${language}.txt`, import.meta.url),
      'utf8',
    )
    for (const { question, answer } of texts.questions)
      expect(page).toContain(`## ${question}\n\n${answer}\n`)
    expect(page).toContain(`## ${texts.verified}\n\n${texts.verifiedText}\n`)
  },
)
