import { useState } from 'react'
import { ApiError, messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useCommand } from '#pwa/sync/use-command.ts'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { Select } from '#pwa/ui/form/select.tsx'
import { Sheet } from '#pwa/ui/layout/dialog.tsx'
import { awardTask, type Applicant } from '#schema/contract/proposals.ts'
import { textFromKobo } from '#schema/domain/amount-text.ts'
import type { ProposalId } from '#schema/domain/ids.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { CHOICE_REASONS, type ChoiceReason } from '#schema/domain/proposal.ts'
import type { Funding } from '#schema/domain/stages.ts'
import { ChangedTerms } from './changed-terms.tsx'
import { FundingChoice, useFunding, type FundingProps } from './funding-choice.tsx'
import { messages } from './messages.ts'
import './applicant-detail.css'

type MissingProps = {
  missing: Kobo
  /** The server's message, once it has rejected the award. */
  message: string | null
  isEmailProven: boolean
}

/** What the wallet lacks. */
function MissingFunds({ missing, message, isEmailProven }: MissingProps) {
  return (
    <Notice
      tone="bad"
      icon="wallet"
      title={message ?? messages.missingTitle(formatNaira(missing))}
      alert={message !== null}
    >
      {isEmailProven ? messages.missingText : messages.missingProof}
    </Notice>
  )
}

/** The email that must be proven before money moves; `send` continues at the screen of that path. */
export type EmailProof = { send: (next: string) => void; busy: boolean }

type FundMissingProps = { missing: Kobo; proposal: ProposalId; proof: EmailProof | null }

/** Whole naira: the next screen is filled in with it, and leads back to this sheet. */
function FundMissing({ missing, proposal, proof }: FundMissingProps) {
  const amount = (Math.ceil(missing / 100) * 100) as Kobo
  const next = `/single-proposal/${proposal}?assign=yes`
  const search = amount > 0 ? { amount: textFromKobo(amount), start: 'yes' } : {}
  const label = amount > 0 ? messages.fundMissing(formatNaira(amount)) : messages.fund
  if (proof) {
    const query = new URLSearchParams({ ...search, next })
    return (
      <Button busy={proof.busy} onClick={() => proof.send(`/fund-wallet?${query.toString()}`)}>
        {label}
      </Button>
    )
  }
  return (
    <LinkButton to="/fund-wallet" search={{ ...search, next }} reloadDocument>
      {label}
    </LinkButton>
  )
}

function BalanceTable({ balance, price }: { balance: Kobo; price: Kobo }) {
  return (
    <dl className="award-sum">
      <dt>{messages.balanceNow}</dt>
      <dd>
        <Naira amount={balance} decimals="two" />
      </dd>
      <dt>{messages.toBeHeld}</dt>
      <dd>
        <Naira amount={-price as Kobo} decimals="two" />
      </dd>
      <dt className="award-sum-last">{messages.balanceAfter}</dt>
      <dd>
        <Naira amount={(balance - price) as Kobo} decimals="two" />
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
  const award = async (
    { task, tasker, version, stages }: Applicant,
    choice: string,
    funding: Funding,
  ) => {
    try {
      const { message } = await run({
        taskId: task._id,
        taskerId: tasker._id,
        version,
        ...(stages && { funding }),
        ...(choice && { choice: choice as ChoiceReason }),
      })
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

/** Zero when the balance is not known. */
const missingFor = (held: Kobo, balance: Kobo | null) =>
  Math.max(0, balance === null ? 0 : held - balance) as Kobo

type BodyProps = FundingProps & {
  held: Kobo
  balance: Kobo | null
  failure: Error | null
  isShort: boolean
  isEmailProven: boolean
  /** What the others are told; empty for nothing. */
  choice: string
  onChoice: (choice: string) => void
}

function AwardTerms(props: BodyProps) {
  const { reviewed, held, balance, failure, isShort, isEmailProven, choice, onChoice } = props
  const missing = missingFor(held, balance)
  return (
    <div className="stack">
      <FundingChoice {...props} />
      <p className="strong">{messages.confirmHeld(formatNaira(held))}</p>
      {balance !== null && <BalanceTable balance={balance} price={held} />}
      {isShort || missing > 0 ? (
        <MissingFunds
          missing={missing}
          message={isShort && failure ? failure.message : null}
          isEmailProven={isEmailProven}
        />
      ) : (
        <p>{messages.confirmText(reviewed.tasker.username)}</p>
      )}
      {failure && !isShort && (
        <Notice tone="bad" alert>
          {messageFor(failure)}
        </Notice>
      )}
      <Select
        label={messages.choice}
        hint={messages.confirmOthers}
        options={[
          { value: '', label: messages.choices.none },
          ...CHOICE_REASONS.map((value) => ({ value, label: messages.choices[value] })),
        ]}
        value={choice}
        onChange={({ target }) => onChoice(target.value)}
      />
    </div>
  )
}

type Props = {
  /** The proposal when the sheet was opened; its version is sent with the award. null while closed. */
  reviewed: Applicant | null
  current: Applicant
  /** The client has reviewed the new terms. */
  onReview: () => void
  /** Available balance; null if it is not on this phone. */
  balance: Kobo | null
  /** Null once the email is proven. */
  proof: EmailProof | null
  onClose: () => void
  onAwarded: () => void
}

type MainActionProps = {
  held: Kobo
  current: Applicant
  missing: Kobo | null
  busy: boolean
  proof: EmailProof | null
  onAward: () => void
}

/** Awards; with a wallet too small, funds it first. */
function MainAction({ held, current, missing, busy, proof, onAward }: MainActionProps) {
  const { whyOffline } = useOnline()
  const whyNot = notLiveMessage(current)
  if (missing !== null && !whyNot)
    return <FundMissing missing={missing} proposal={current._id} proof={proof} />
  return (
    <Button
      busy={busy}
      busyLabel={messages.assigning}
      disabledReason={whyOffline(messages.needsNetwork) ?? whyNot}
      onClick={onAward}
    >
      {messages.confirmPay(formatNaira(held))}
    </Button>
  )
}

/** Shows what will be held, for whom, and what is left, before the client awards the task. */
export function AwardSheet(props: Props) {
  const { reviewed, current, onReview, balance, proof, onClose, onAwarded } = props
  const { award, busy, code, failure } = useAward(reviewed, () => {
    onClose()
    onAwarded()
  })
  const [choice, setChoice] = useState('')
  const { funding, held, setFunding } = useFunding(reviewed, balance)
  const isChanged = reviewed !== null && reviewed.version !== current.version
  const isShort = code === 'insufficient_funds'
  const missing = reviewed ? missingFor(held, balance) : null
  return (
    <Sheet
      open={reviewed !== null}
      onClose={onClose}
      title={messages.confirmTitle(reviewed?.tasker.username ?? '')}
      actions={
        reviewed && (
          <>
            {isChanged ? (
              <Button disabledReason={notLiveMessage(current)} onClick={onReview}>
                {messages.continueWithNew}
              </Button>
            ) : (
              <MainAction
                held={held}
                current={current}
                missing={missing || isShort ? missing : null}
                busy={busy}
                proof={proof}
                onAward={() => void award(reviewed, choice, funding)}
              />
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
          funding={funding}
          onFunding={setFunding}
          held={held}
          balance={balance}
          failure={failure}
          isShort={isShort}
          isEmailProven={proof === null}
          choice={choice}
          onChoice={setChoice}
        />
      )}
    </Sheet>
  )
}
