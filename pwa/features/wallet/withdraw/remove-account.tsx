import { useState } from 'react'
import { ApiError, messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useCommand } from '#pwa/sync/use-command.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { CommandSheet } from '#pwa/ui/layout/command-sheet.tsx'
import { removeBankAccount, type BankAccount } from '#schema/contract/payouts.ts'
import { messages } from './messages.ts'
import { forgetBankAccount, shortName } from './saved-accounts.ts'

type Props = { account: BankAccount; onRemoved: () => void }

/** Asks first, because the number can only be typed again. */
export function RemoveAccount({ account, onRemoved }: Props) {
  const { whyOffline } = useOnline()
  const session = useSession()
  const [isOpen, setIsOpen] = useState(false)
  const { run, busy, failure } = useCommand(removeBankAccount)
  const name = shortName(account)
  const remove = async () => {
    try {
      toast((await run({ id: account._id })).message)
    } catch (error) {
      // It was removed elsewhere; another failure is on the sheet.
      if (!(error instanceof ApiError && error.code === 'not_found')) return
    }
    setIsOpen(false)
    await forgetBankAccount(session, account._id)
    onRemoved()
  }
  return (
    <>
      <Button size="small" tone="quiet" icon="delete" onClick={() => setIsOpen(true)}>
        {messages.removeOf(name)}
      </Button>
      <CommandSheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={messages.removeTitle(name)}
        label={messages.remove}
        busy={busy}
        busyLabel={messages.removing}
        disabledReason={whyOffline(messages.removeNeedsNetwork)}
        cancelLabel={messages.keep}
        failure={failure && messageFor(failure)}
        onConfirm={() => void remove()}
      >
        <p>{messages.removeText}</p>
      </CommandSheet>
    </>
  )
}
