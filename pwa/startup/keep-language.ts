import { liveQuery } from 'dexie'
import { readLanguage } from '#pwa/languages/languages.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'
import type { Session } from '#pwa/session/session.tsx'
import type { Me } from '#schema/contract/accounts.ts'
import { setNotices } from '#schema/contract/notices.ts'
import { LANGUAGE_KEY, type Language } from '#schema/domain/languages.ts'

type Choice = { account: Language | undefined; phone: Language | null }
/** The account's language is the phone's too, the other way round, or neither: both have one, or none. */
export function languageToCopy({ account, phone }: Choice) {
  if (account && phone) return null
  if (account) return 'to phone'
  return phone && 'to account'
}

async function compare({ call, replica }: Session, { notices }: Me): Promise<void> {
  const account = notices?.language
  const phone = localStorage.getItem(LANGUAGE_KEY) === null ? null : readLanguage()
  const copy = languageToCopy({ account, phone })
  if (copy === 'to account' && phone) {
    if ((await replica.getMeta('sentLanguage')) === phone) return
    await call(setNotices, { language: phone })
    await replica.setMeta('sentLanguage', phone)
  }
  if (copy !== 'to phone' || !account) return
  const { chooseLanguage } = await import('#pwa/languages/load.ts')
  await chooseLanguage(account)
}

/**
 * An account without a language, to which emails and pushes go in English, gets that of this phone. A phone without a
 * choice has that of the account from its next start. Once in a session, when its profile is there.
 */
export function keepLanguage(session: Session): () => void {
  const { replica, userId } = session
  const subscription = liveQuery(async () =>
    withReopen(replica, () => replica.me.get(userId)),
  ).subscribe({
    next: (me) => {
      if (!me) return
      subscription.unsubscribe()
      void compare(session, me).catch(() => {})
    },
    error: () => {},
  })
  return () => subscription.unsubscribe()
}
