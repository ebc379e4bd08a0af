import { inWords } from '#schema/domain/localize.ts'
import { NOTICE_LINE_FACTS } from '#schema/domain/messages/notice-lines.ts'
import { NOTICE_TEXTS } from '#schema/domain/messages/notices.ts'
import { noticeText } from '#schema/domain/notice-text.ts'
import type { NoticeData, NoticeKind } from '#schema/domain/notice.ts'

/** The title and the sentences of a notice in English. */
export const englishNotice = (kind: NoticeKind, data: NoticeData) =>
  noticeText(kind, data, { texts: NOTICE_TEXTS, say: inWords })

type BankAccount = { accountName: string; bankName: string; accountLast4: string }
/** The account of a withdrawal. */
export const accountLine = ({ accountName, bankName, accountLast4 }: BankAccount): string =>
  NOTICE_LINE_FACTS.account(accountName, bankName, accountLast4)
