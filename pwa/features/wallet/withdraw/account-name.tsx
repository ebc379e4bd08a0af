import { Icon } from '#pwa/ui/display/icon.tsx'
import { Spinner } from '#pwa/ui/feedback/spinner.tsx'
import { messages } from './messages.ts'
import type { NameLookup } from './name-lookup.ts'
import './account-name.css'

/** "MUSA A. BELLO – GTBank", below the account number. */
export function AccountName({ lookup }: { lookup: NameLookup }) {
  return (
    <div role="status" className="account-name" data-status={lookup.status}>
      {lookup.status === 'loading' && (
        <p className="account-name-text">
          <Spinner /> {messages.lookingUp}
        </p>
      )}
      {lookup.status === 'found' && (
        <p className="account-name-text strong">
          <Icon name="verified" /> {`${lookup.name} – ${lookup.bank}`}
        </p>
      )}
      {lookup.status === 'rejected' && (
        <p className="account-name-text">
          <Icon name="alert" /> {lookup.message}
        </p>
      )}
      {lookup.status === 'unavailable' && (
        <p className="account-name-text">
          <Icon name="alert" /> {messages.nameUnavailable}
        </p>
      )}
    </div>
  )
}
