import { serverWords } from '#pwa/api/server-words.ts'
import { factOf, findIn, say, type Said } from '#schema/domain/facts.ts'
import { isolateValues, type Words } from '#schema/domain/localize.ts'
import type { NOTICE_TEXTS } from '#schema/domain/messages/notices.ts'
import { noticeText } from '#schema/domain/notice-text.ts'
import { isNoticeKind } from '#schema/domain/notice.ts'
import type { WordsById } from './collect-words.ts'

const DOMAIN = 'domain/'

/** From now on, what the server says is shown in these words. */
export function translateServer(words: WordsById): void {
  const files = Object.fromEntries(
    [...words].flatMap(([id, texts]) =>
      id.startsWith(DOMAIN) ? [[id.slice(DOMAIN.length), texts] as const] : [],
    ),
  )
  const find = findIn(isolateValues(files))
  const sayHere = (said: Said) => say(said, find)
  const inWords = (text: string) => {
    const said = factOf(text)
    return said ? (sayHere(said) ?? '') : text
  }
  const notices = find('notices.NOTICE_TEXTS') as Words<typeof NOTICE_TEXTS> | undefined

  serverWords.say = sayHere
  serverWords.notice = ({ kind, data }) => {
    if (!notices || !data || !isNoticeKind(kind)) return null
    const { title, lines } = noticeText(kind, data, { texts: notices, say: inWords })
    return { title, text: lines.join('\n') }
  }
}
