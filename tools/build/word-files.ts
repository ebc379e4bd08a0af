import type { Translation } from '#schema/domain/languages.ts'
import { EMAIL_CHOICE_MESSAGES } from '#schema/domain/messages/email-choice.ts'
import { EMAIL_MESSAGES } from '#schema/domain/messages/emails.ts'
import { NOTICE_CATEGORY_NAMES } from '#schema/domain/messages/notice-settings.ts'
import { NOTICE_LINES, NOTICE_TEXTS } from '#schema/domain/messages/notices.ts'
import { PUSH_MESSAGES } from '#schema/domain/messages/push.ts'
import { REMOVAL_MESSAGES } from '#schema/domain/messages/removal.ts'
import { REPORT_MESSAGES } from '#schema/domain/messages/reports.ts'
import { REVIEW_REMOVAL_MESSAGES } from '#schema/domain/messages/review-removal.ts'
import { SHARE_MESSAGES } from '#schema/domain/messages/share.ts'
import {
  NOTICE_KINDS,
  SETTABLE_CATEGORIES,
  usesChannel,
  type NoticeKind,
} from '#schema/domain/notice.ts'
import { wordsFile } from '#schema/domain/sentence-forms.ts'
import { words as haServer } from '#schema/domain/words/ha.server.ts'
import { words as ha } from '#schema/domain/words/ha.ts'
import { words as igServer } from '#schema/domain/words/ig.server.ts'
import { words as ig } from '#schema/domain/words/ig.ts'
import { words as pcmServer } from '#schema/domain/words/pcm.server.ts'
import { words as pcm } from '#schema/domain/words/pcm.ts'
import { words as yoServer } from '#schema/domain/words/yo.server.ts'
import { words as yo } from '#schema/domain/words/yo.ts'
import { mark, sentenceForms, type Arguments } from './sentence-forms.ts'

const ENGLISH = {
  notices: NOTICE_TEXTS,
  lines: NOTICE_LINES,
  emails: EMAIL_MESSAGES,
  emailChoice: EMAIL_CHOICE_MESSAGES,
  categories: NOTICE_CATEGORY_NAMES,
  push: PUSH_MESSAGES,
  removal: REMOVAL_MESSAGES,
  reports: REPORT_MESSAGES,
  reviewRemoval: REVIEW_REMOVAL_MESSAGES,
}

/** What leaves by email or push, in the languages that have all of it. */
const MAIL = {
  pcm: {
    notices: pcm.notices.NOTICE_TEXTS,
    lines: pcm.notices.NOTICE_LINES,
    emails: pcmServer.emails,
    emailChoice: pcmServer['email-choice'],
    categories: pcm['notice-settings'].NOTICE_CATEGORY_NAMES,
    push: pcm.push,
    removal: pcm.removal,
    reports: pcm.reports,
    reviewRemoval: pcm['review-removal'],
  },
} satisfies Partial<Record<Translation, { [Name in keyof typeof ENGLISH]: object }>>

const SHARE: Record<Translation, object> = {
  pcm: pcmServer.share,
  ha: haServer.share,
  yo: yoServer.share,
  ig: igServer.share,
}
/** Of the page that turns emails off; the names of what it is about are in its sentences. */
const CHOICE_ENGLISH = { emailChoice: EMAIL_CHOICE_MESSAGES, categories: NOTICE_CATEGORY_NAMES }
const choiceOf = (emailChoice: object, settings: { NOTICE_CATEGORY_NAMES: object }) => ({
  emailChoice,
  categories: settings.NOTICE_CATEGORY_NAMES,
})
const CHOICE: Record<Translation, object> = {
  pcm: choiceOf(pcmServer['email-choice'], pcm['notice-settings']),
  ha: choiceOf(haServer['email-choice'], ha['notice-settings']),
  yo: choiceOf(yoServer['email-choice'], yo['notice-settings']),
  ig: choiceOf(igServer['email-choice'], ig['notice-settings']),
}

/** One has a form of its own. */
const numbered = () => [[1], [mark('count')]]
const SHARE_ARGUMENTS: Arguments = {
  months: numbered,
  jobs: numbered,
  fewRatings: numbered,
  rating: () => [
    [mark('average'), 1],
    [mark('average'), mark('count')],
  ],
}

const FACTS = Object.fromEntries(
  ['title', 'name', 'amount', 'rest', 'at', 'count'].map((name) => [name, mark(name)]),
)
const OUTCOMES = ['', 'settled', 'split', 'continue', 'refunded', 'cancelled']
const REASONS = ['not_selected', 'declined_by_client', 'declined_price', 'declined_date']
const noticeArguments = () =>
  ['', mark('note')].flatMap((note) =>
    [
      ...OUTCOMES.map((outcome) => ({ outcome, reason: '' })),
      ...REASONS.map((reason) => ({ outcome: '', reason })),
    ].map((choice) => [{ ...FACTS, ...choice, note, lines: [mark('line')] }]),
  )

const KINDS = Object.keys(NOTICE_KINDS) as NoticeKind[]
const STOPPABLE = SETTABLE_CATEGORIES.filter((category) => usesChannel(category, 'email'))
/** Every selection of them, as an email lists them. */
const selections = STOPPABLE.reduce<string[][]>(
  (lists, category) => [...lists, ...lists.map((list) => [...list, category])],
  [[]],
).filter((list) => list.length > 0)
const selectionArguments = (texts: object) => {
  const { categories } = texts as { categories: Record<string, string> }
  return selections.map((list) => [list.map((each) => categories[each]).join(', ')])
}

const TARGETS = () => [['user'], ['task'], ['message'], ['review']]
const breachArguments = (texts: object) => {
  const { reviewRemoval } = texts as { reviewRemoval: { breaches: Record<string, string> } }
  return Object.keys(REVIEW_REMOVAL_MESSAGES.breaches).map((key) => [reviewRemoval.breaches[key]])
}

const ARGUMENTS: Arguments = {
  ...Object.fromEntries(KINDS.map((kind) => [`notices.${kind}`, noticeArguments])),
  'lines.changed': () => [[[mark('fields')]]],
  'emails.withdrawal.text': () => [
    [
      Object.fromEntries(
        ['at', 'amount', 'charge', 'name', 'bank', 'last4'].map((name) => [name, mark(name)]),
      ),
    ],
  ],
  'emailChoice.about': selectionArguments,
  'emailChoice.askText': selectionArguments,
  'emailChoice.stoppedText': selectionArguments,
  'emailChoice.resumedText': selectionArguments,
  'reports.outcome.upheld': TARGETS,
  'reports.outcome.dismissed': TARGETS,
  'reviewRemoval.email.text': breachArguments,
}
const isTitle = (id: string) => /^notices\.\w+\(\)\.0$/.test(id)

/** The built files that the worker reads (worker/words), because its bundle has no room for them. */
export function wordFiles(): Record<string, string> {
  const mail = Object.entries(MAIL).map(([language, words]) => [
    wordsFile(language as Translation, 'mail'),
    JSON.stringify(sentenceForms(ENGLISH, words, { args: ARGUMENTS, isTitle })),
  ])
  const share = Object.entries(SHARE).map(([language, words]) => [
    wordsFile(language as Translation, 'share'),
    JSON.stringify(sentenceForms(SHARE_MESSAGES, words, { args: SHARE_ARGUMENTS })),
  ])
  const choice = Object.entries(CHOICE).map(([language, words]) => [
    wordsFile(language as Translation, 'choice'),
    JSON.stringify(sentenceForms(CHOICE_ENGLISH, words, { args: ARGUMENTS })),
  ])
  return Object.fromEntries([...mail, ...share, ...choice])
}

/** Texts without words, by language. */
export const findMissingWords = (): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(MAIL).map(([language, words]) => [
      language,
      Object.entries(ENGLISH)
        .flatMap(([name, texts]) =>
          missingIn(texts, Reflect.get(words, name)).map((key) => `${name}.${key}`),
        )
        .toSorted(),
    ]),
  )

const isTexts = (value: unknown): value is object => typeof value === 'object' && value !== null

function missingIn(english: object, translated: unknown): string[] {
  return Object.entries(english).flatMap(([key, text]) => {
    const words: unknown = isTexts(translated) ? Reflect.get(translated, key) : undefined
    if (words === undefined) return [key]
    return isTexts(text) ? missingIn(text, words).map((rest) => `${key}.${rest}`) : []
  })
}
