import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { Sheet } from '#pwa/ui/layout/dialog.tsx'
import { messages } from '#pwa/ui/messages.lazy.ts'
import { Icon } from './icon.tsx'
import { IdentityChecks, type Checks } from './identity-checks.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import './verified-mark.css'

type Props = {
  /** Whose badge it is; the link to the profile stands only where the checks are not known. */
  user: { _id: string; username: string }
  /** Undefined on cards, whose rows do not have them. */
  checks?: Checks | undefined
  /** What is shown instead of the icon alone; it says that the user is verified. */
  children?: ReactNode
}

function Meaning({ user, checks }: Props) {
  const hasFacts = checks && (checks.identityAt !== null || checks.bank)
  return (
    <div className="stack stack-tight">
      {checks ? (
        <>
          <IdentityChecks checks={checks} />
          {!hasFacts && <p>{messages.badgeWithoutRecord}</p>}
        </>
      ) : (
        <p>{messages.badgeInGeneral(user.username)}</p>
      )}
      <p className="soft">{messages.badgePromise}</p>
    </div>
  )
}

/** The badge; a tap says what it means. A button of its own, above the link of a card. */
export function VerifiedMark({ user, checks, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="verified-mark"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {children ?? <Icon name="verified" size="small" label={messages.verified} />}
        <VisuallyHidden>. {messages.badgeMeaning}</VisuallyHidden>
      </button>
      {isOpen &&
        // A dialog cannot be in the paragraph or heading of a name, and must not have its type.
        createPortal(
          <Sheet
            open
            onClose={() => setOpen(false)}
            title={messages.badgeMeaning}
            actions={
              !checks && (
                <LinkButton to="/profile/$id" params={{ id: user._id }} tone="plain">
                  {messages.badgeProfile}
                </LinkButton>
              )
            }
          >
            <Meaning user={user} checks={checks} />
          </Sheet>,
          document.body,
        )}
    </>
  )
}
