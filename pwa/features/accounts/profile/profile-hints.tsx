import { Link } from '@tanstack/react-router'
import { Icon, type IconName } from '#pwa/ui/display/icon.tsx'
import { RowItem } from '#pwa/ui/display/row-item.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { List } from '#pwa/ui/layout/list.tsx'
import type { OwnUser } from '#schema/contract/accounts.ts'
import { profileHintsOf, type ProfileHint } from '#schema/domain/profile-hints.ts'
import { messages } from './hint-messages.ts'

const HINTS: Record<
  ProfileHint,
  { to: '/update-profile' | '/interest' | '/verify-email'; icon: IconName }
> = {
  picture: { to: '/update-profile', icon: 'camera' },
  email: { to: '/verify-email', icon: 'message' },
  skills: { to: '/interest', icon: 'work' },
  description: { to: '/update-profile', icon: 'edit' },
}

/** What the owner could still add, each with its form; and what verification is, until the account has it. */
export function ProfileHints({ user }: { user: OwnUser }) {
  const hints = profileHintsOf(user)
  return (
    <>
      {hints.length > 0 && (
        <section className="stack stack-tight">
          <h2>{messages.title}</h2>
          <List
            items={hints}
            keyOf={(hint) => hint}
            look="rows"
            label={messages.title}
            empty={null}
          >
            {(hint) => (
              <RowItem
                lead={<Icon name={HINTS[hint].icon} />}
                title={<Link to={HINTS[hint].to}>{messages.hints[hint]}</Link>}
                note={messages.reasons[hint]}
                end={<Icon name="next" size="small" />}
              />
            )}
          </List>
        </section>
      )}
      {!user.isVerified && user.userType !== 'admin' && (
        <Notice
          tone="news"
          icon="shield"
          title={messages.unverified}
          action={
            <LinkButton to="/verify" tone="plain" size="small">
              {messages.howVerified}
            </LinkButton>
          }
        >
          {messages.unverifiedText}
        </Notice>
      )}
    </>
  )
}
