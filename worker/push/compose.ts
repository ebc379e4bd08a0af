import type { Id } from '#schema/domain/ids.ts'
import { requestedLanguage } from '#schema/domain/languages.ts'
import { UPDATE_MESSAGES } from '#schema/domain/messages/updates.ts'
import { noticeText } from '#schema/domain/notice-text.ts'
import { noticeLink } from '#schema/domain/notice.ts'
import { pushTtlMs, pushUrgencyOf } from '#schema/domain/push-plan.ts'
import { quietFrom } from '#schema/domain/quiet-hours.ts'
import { langOf, noticeWords, TEXTS } from '#worker/words/texts.ts'
import type { DueNotice } from './due-notices.ts'
import type { PushMessage } from './post-message.ts'

const TEXT_MAX = 140

const shorten = (text: string) =>
  text.length <= TEXT_MAX ? text : `${text.slice(0, TEXT_MAX - 1).trimEnd()}…`

/** 32 characters, as long as a topic may be. */
const withoutDashes = (id: string) => id.replaceAll('-', '')

/** The first sentence only: what another user wrote is in the later ones. */
export function composePush(notice: DueNotice, now: number): PushMessage {
  const { id, kind, data, otherUserId, deadline, settings } = notice
  const language = requestedLanguage(settings.language)
  const { title, lines } = noticeText(kind, data, noticeWords(language))
  const [text = ''] = lines
  const tag = kind === 'message' && otherUserId ? otherUserId : id
  return {
    payload: {
      title: shorten(title),
      text: shorten(text),
      link: noticeLink(notice),
      tag,
      lang: langOf(language),
    },
    ttlMs: pushTtlMs(now, deadline),
    urgency: pushUrgencyOf(kind, deadline),
    topic: withoutDashes(tag),
  }
}

/** An update of an administrator, which is no news at night or the next day. */
export const composeUpdate = (
  { id, caption }: { id: Id<'update'>; caption: string },
  now: number,
): PushMessage => ({
  payload: {
    title: UPDATE_MESSAGES.pushTitle,
    text: shorten(caption),
    link: '/community',
    tag: id,
  },
  ttlMs: quietFrom(now) - now,
  urgency: 'low',
  topic: withoutDashes(id),
})

/** All are of one user. */
export function composeDigest(notices: readonly DueNotice[], now: number): PushMessage {
  const language = requestedLanguage(notices[0]?.settings.language)
  const { title, text } = TEXTS[language].push.digest(notices.length)
  return {
    payload: {
      title,
      text,
      link: '/notices',
      tag: 'digest',
      lang: langOf(language),
    },
    ttlMs: pushTtlMs(now, null),
    urgency: 'normal',
    topic: 'digest',
  }
}
