// `npm run languages`: what a person does for the translations (docs/languages.md).
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { LANGUAGES, type Translation } from '#schema/domain/languages.ts'
import { ROOT } from '#tools/common/paths.ts'
import { applyCorrections, correctionsIn } from './corrections.ts'
import { readEnglishTexts } from './english-texts.ts'
import { reviewSheet } from './review.ts'
import { markTranslated } from './translated.ts'

const HELP = `npm run languages -- --review ha            writes review-ha.tsv: every text in English and in Hausa, with sample values
npm run languages -- --read ha review-ha.tsv   writes what a reviewer filled in as "correction" into the words
npm run languages -- --translated <id> …       notes that all languages have words for the English of today`

function translationOf(name: string): Translation {
  const language = LANGUAGES.find((each) => each === name)
  if (!language || language === 'en')
    throw new Error(`There is no translation “${name}”; there are pcm, ha, yo and ig.`)
  return language
}

async function review(name: string): Promise<void> {
  const language = translationOf(name)
  const texts = readEnglishTexts(ROOT)
  const sheet = await reviewSheet(language, texts)
  writeFileSync(`review-${language}.tsv`, `${sheet}\n`)
  console.log(`review-${language}.tsv has ${sheet.split('\n').length - 1} texts.`)
}

function read(name: string, path: string | undefined): void {
  if (path === undefined) throw new Error('Name the sheet: --read ha review-ha.tsv')
  const { written, left } = applyCorrections(
    translationOf(name),
    correctionsIn(readFileSync(path, 'utf8')),
  )
  console.log(`${written.length} corrections are written. npm run format puts them in form.`)
  for (const { id, text } of left)
    console.log(`${id} has values in it or is unknown; change it by hand: ${text}`)
}

const { values, positionals } = parseArgs({
  options: {
    review: { type: 'string' },
    read: { type: 'string' },
    translated: { type: 'boolean' },
  },
  allowPositionals: true,
})
try {
  if (values.review) await review(values.review)
  else if (values.read) read(values.read, positionals[0])
  else if (values.translated) console.log(`${markTranslated(positionals)} texts are noted.`)
  else console.log(HELP)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
