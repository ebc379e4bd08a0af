import type { Said } from '#schema/domain/facts.ts'
import type { NoticeData } from '#schema/domain/notice.ts'

type Notice = { kind: string; title: string; text: string; data?: NoticeData | undefined }

/**
 * The server sends each text as a fact and in English. A language, once loaded, says the facts in its words
 * (docs/languages.md#what-the-server-writes); null for one that only a newer build has.
 */
export const serverWords: {
  say?: (said: Said) => string | null
  notice?: (notice: Notice) => Pick<Notice, 'title' | 'text'> | null
} = {}

/** `english` is the same text, for a phone without words for it. */
export const saidOr = (said: Said | undefined, english: string): string =>
  (said && serverWords.say?.(said)) ?? english

export const noticeWords = (notice: Notice): Pick<Notice, 'title' | 'text'> =>
  serverWords.notice?.(notice) ?? notice
