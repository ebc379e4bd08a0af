import type { Id } from '#schema/domain/ids.ts'
import { PUSH_MESSAGES } from '#schema/domain/messages/push.ts'
import { UPDATE_MESSAGES } from '#schema/domain/messages/updates.ts'
import { noticeLink } from '#schema/domain/notice.ts'
import { pushTtlMs, pushUrgencyOf } from '#schema/domain/push-plan.ts'
import { quietFrom } from '#schema/domain/quiet-hours.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { englishNotice } from '#worker/notices/text.ts'
import { readWords } from '#worker/words/words.ts'
import type { DueNotice } from './due-notices.ts'
import type { PushMessage } from './post-message.ts'

const TEXT_MAX = 140

const shorten = (text: string) =>
  text.length <= TEXT_MAX ? text : `${text.slice(0, TEXT_MAX - 1).trimEnd()}…`

/** 32 characters, as long as a topic may be. */
const withoutDashes = (id: string) => id.replaceAll('-', '')

/** The first sentence only: what another user wrote is in the later ones. */
export async function composePush(
  { deps }: BackgroundContext,
  notice: DueNotice,
  now: number,
): Promise<PushMessage> {
  const { id, kind, data, otherUserId, deadline, settings } = notice
  const { title, lines } = englishNotice(kind, data)
  const [text = ''] = lines
  const words = await readWords(deps, settings.language, 'mail')
  const tag = kind === 'message' && otherUserId ? otherUserId : id
  return {
    payload: {
      title: shorten(words.title(title)),
      text: shorten(words.sentence(text)),
      link: noticeLink(notice),
      tag,
      lang: words.lang,
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

export async function composeDigest(
  { deps }: BackgroundContext,
  notices: readonly DueNotice[],
  now: number,
): Promise<PushMessage> {
  const { lang, sentence } = await readWords(deps, notices[0]?.settings.language, 'mail')
  const { title, text } = PUSH_MESSAGES.digest(notices.length)
  return {
    payload: {
      title: sentence(title),
      text: sentence(text),
      link: '/notices',
      tag: 'digest',
      lang,
    },
    ttlMs: pushTtlMs(now, null),
    urgency: 'normal',
    topic: 'digest',
  }
}
