import { useState } from 'react'
import { ApiError, messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useCommand } from '#pwa/sync/use-command.ts'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { Sheet } from '#pwa/ui/layout/dialog.tsx'
import { awardTask, type Applicant } from '#schema/contract/proposals.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import {
  formatNaira,
  naira,
  nairaOf,
  type Kobo,
  type Naira as NairaAmount,
} from '#schema/domain/money.ts'
import { ChangedTerms } from './changed-terms.tsx'
import { messages } from './messages.ts'
import './applicant-detail.css'

type MissingProps = {
  missing: number
  /** The server's message, once it has rejected the award. */
  message: string | null
}

/** What the wallet lacks, with a link to fund it. */
function MissingFunds({ missing, message }: MissingProps) {
  return (
    <Notice
      tone="bad"
      icon="wallet"
      title={message ?? messages.missingTitle(formatNaira(naira(missing)))}
      alert={message !== null}
      action={
        <LinkButton to="/fund-wallet" size="small" tone="plain" reloadDocument>
          {messages.fund}
        </LinkButton>
      }
    >
      {messages.missingText}
    </Notice>
  )
}

function BalanceTable({ balance, price }: { balance: NairaAmount; price: NairaAmount }) {
  const held = naira(price)
  return (
    <dl className="award-sum">
      <dt>{messages.balanceNow}</dt>
      <dd>
        <Naira naira={balance} decimals="two" />
      </dd>
      <dt>{messages.toBeHeld}</dt>
      <dd>
        <Naira naira={nairaOf(-held as Kobo)} decimals="two" />
      </dd>
      <dt className="award-sum-last">{messages.balanceAfter}</dt>
      <dd>
        <Naira naira={nairaOf((naira(balance) - held) as Kobo)} decimals="two" />
      </dd>
    </dl>
  )
}

const notLiveMessage = ({ status }: Applicant) =>
  status === 'pending' || status === 'accepted' ? null : ERROR_MESSAGES.proposal_not_live

/** Awards the reviewed version; `failure` is the rejection of that version. */
function useAward(reviewed: Applicant | null, onAwarded: () => void) {
  const { run, busy, failure } = useCommand(awardTask)
  const [failedVersion, setFailedVersion] = useState(0)
  const code = failure instanceof ApiError ? failure.code : null
  const award = async ({ task, tasker, version }: Applicant) => {
    try {
      const { message } = await run({ taskId: task._id, taskerId: tasker._id, version })
      toast(message)
      onAwarded()
    } catch (error) {
      setFailedVersion(version)
      toast(messageFor(error), 'bad')
    }
  }
  // After the client has reviewed the new terms, the rejection of the old ones is no longer shown.
  const isOutdated = code === 'proposal_changed' && failedVersion !== reviewed?.version
  return { award, busy, code, failure: isOutdated ? null : failure }
}

type BodyProps = {
  reviewed: Applicant
  balance: NairaAmount | null
  failure: Error | null
  isShort: boolean
}

function AwardTerms({ reviewed, balance, failure, isShort }: BodyProps) {
  const missingKobo = balance === null ? 0 : naira(reviewed.price) - naira(balance)
  return (
    <div className="stack">
      <p className="strong">{messages.confirmHeld(formatNaira(naira(reviewed.price)))}</p>
      {balance !== null && <BalanceTable balance={balance} price={reviewed.price} />}
      {isShort || missingKobo > 0 ? (
        <MissingFunds
          missing={missingKobo / 100}
          message={isShort && failure ? failure.message : null}
        />
      ) : (
        <p>{messages.confirmText(reviewed.tasker.username)}</p>
      )}
      {failure && !isShort && (
        <Notice tone="bad" alert>
          {messageFor(failure)}
        </Notice>
      )}
      <p className="small soft">{messages.confirmOthers}</p>
    </div>
  )
}

type Props = {
  /** The proposal when the sheet was opened; its version is sent with the award. null while closed. */
  reviewed: Applicant | null
  current: Applicant
  /** The client has reviewed the new terms. */
  onReview: () => void
  /** Available balance in naira; null if it is not on this phone. */
  balance: NairaAmount | null
  onClose: () => void
  onAwarded: () => void
}

/** Shows what will be held, for whom, and what is left, before the client awards the task. */
export function AwardSheet({ reviewed, current, onReview, balance, onClose, onAwarded }: Props) {
  const { online } = useOnline()
  const { award, busy, code, failure } = useAward(reviewed, onAwarded)
  const isChanged = reviewed !== null && reviewed.version !== current.version
  const mainAction = reviewed && !isChanged && (
    <Button
      busy={busy}
      busyLabel={messages.assigning}
      disabledReason={online ? notLiveMessage(current) : messages.needsNetwork}
      onClick={() => void award(reviewed)}
    >
      {messages.confirmPay(formatNaira(naira(reviewed.price)))}
    </Button>
  )
  return (
    <Sheet
      open={reviewed !== null}
      onClose={onClose}
      title={messages.confirmTitle(reviewed?.tasker.username ?? '')}
      actions={
        reviewed && (
          <>
            {mainAction || (
              <Button disabledReason={notLiveMessage(current)} onClick={onReview}>
                {messages.continueWithNew}
              </Button>
            )}
            <Button tone="plain" onClick={onClose}>
              {messages.notYet}
            </Button>
          </>
        )
      }
    >
      {reviewed && isChanged && <ChangedTerms reviewed={reviewed} current={current} />}
      {reviewed && !isChanged && (
        <AwardTerms
          reviewed={reviewed}
          balance={balance}
          failure={failure}
          isShort={code === 'insufficient_funds'}
        />
      )}
    </Sheet>
  )
}
