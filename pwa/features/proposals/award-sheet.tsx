import { useState } from 'react'
import { awardTask, type Applicant } from '#schema/contract/proposals.ts'
import { formatNaira, naira } from '#schema/domain/money.ts'
import { REFUSALS } from '#schema/domain/refusal.ts'
import { Refused, wordsFor } from '#pwa/api/failures.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useCommand } from '#pwa/sync/use-command.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Sheet } from '#pwa/ui/dialog.tsx'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { Naira } from '#pwa/ui/naira.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { toast } from '#pwa/ui/toast-store.ts'
import { words } from './applicant-words.ts'
import { ChangedTerms } from './changed-terms.tsx'
import './award-sheet.css'

/** What the wallet lacks, with the way to fill it. The server's own words where it has spoken (R17, 402). */
function Missing({ missing, said }: { missing: number | null; said: string | null }) {
  return (
    <Notice
      tone="bad"
      icon="wallet"
      title={said ?? words.missingTitle(formatNaira(naira(missing ?? 0)))}
      alert={said !== null}
      action={
        <LinkButton to="/fund-wallet" size="small" tone="plain" reloadDocument>
          {words.fund}
        </LinkButton>
      }
    >
      {words.missingText}
    </Notice>
  )
}

function Sum({ balance, price }: { balance: number; price: number }) {
  return (
    <dl className="award-sum">
      <dt>{words.balanceNow}</dt>
      <dd>
        <Naira naira={balance} decimals="two" />
      </dd>
      <dt>{words.toBeHeld}</dt>
      <dd>
        <Naira naira={-price} decimals="two" />
      </dd>
      <dt className="award-sum-last">{words.balanceAfter}</dt>
      <dd>
        <Naira naira={balance - price} decimals="two" />
      </dd>
    </dl>
  )
}

const whyOver = ({ status }: Applicant) =>
  status === 'pending' || status === 'accepted' ? null : REFUSALS.proposal_not_live

type Props = {
  /** The terms being agreed to, frozen when the question was asked: their version is what is sent (R16). */
  terms: Applicant | null
  /** The proposal as this phone knows it by now. */
  now: Applicant
  /** The new terms have been looked at, and are the ones to agree to. */
  onReview: () => void
  /** What is free in the wallet, in naira, when this phone knows it. */
  balance: number | null
  onClose: () => void
  onAwarded: () => void
}

/** Says what will be held, for whom, and what stays, before it is (R17). */
export function AwardSheet({ terms, now, onReview, balance, onClose, onAwarded }: Props) {
  const { online } = useOnline()
  const award = useCommand(awardTask)
  const [refused, setRefused] = useState(0)
  const amount = terms ? formatNaira(naira(terms.price)) : ''
  const name = terms?.tasker.username ?? ''
  const missing = terms && balance !== null ? naira(terms.price) - naira(balance) : 0
  const code = award.failure instanceof Refused ? award.failure.code : null
  const isShort = code === 'insufficient_funds'
  // R16: the terms moved while they were being agreed to, and this phone has the new ones already.
  const isChanged = terms !== null && terms.version !== now.version
  // What was refused about terms that have been looked at anew since is over.
  const failure = award.failure && (code !== 'proposal_changed' || refused === terms?.version)

  const assign = async ({ task, tasker, version }: Applicant) => {
    try {
      const { message } = await award.run({ taskId: task._id, taskerId: tasker._id, version })
      toast(message)
      onAwarded()
    } catch (no) {
      setRefused(version)
      toast(wordsFor(no), 'bad')
    }
  }

  return (
    <Sheet
      open={terms !== null}
      onClose={onClose}
      title={words.confirmTitle(name)}
      actions={
        terms && (
          <>
            {isChanged ? (
              <Button why={whyOver(now)} onClick={onReview}>
                {words.seeNew}
              </Button>
            ) : (
              <Button
                busy={award.busy}
                busyLabel={words.assigning}
                why={online ? whyOver(now) : words.needsSignal}
                onClick={() => void assign(terms)}
              >
                {words.confirmPay(amount)}
              </Button>
            )}
            <Button tone="plain" onClick={onClose}>
              {words.notYet}
            </Button>
          </>
        )
      }
    >
      {terms && isChanged && <ChangedTerms terms={terms} now={now} />}
      {terms && !isChanged && (
        <div className="stack">
          <p className="strong">{words.confirmHeld(amount)}</p>
          {balance !== null && <Sum balance={balance} price={terms.price} />}
          {isShort || missing > 0 ? (
            <Missing
              missing={missing / 100}
              said={isShort && award.failure ? award.failure.message : null}
            />
          ) : (
            <p>{words.confirmWhy(name)}</p>
          )}
          {failure && !isShort && (
            <Notice tone="bad" alert>
              {wordsFor(award.failure)}
            </Notice>
          )}
          <p className="small soft">{words.confirmOthers}</p>
        </div>
      )}
    </Sheet>
  )
}
