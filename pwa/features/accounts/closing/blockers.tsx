import { Naira } from '#pwa/ui/display/naira.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { canWithdrawAll, type ClosingBlocker } from '#schema/domain/close-account.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { blockerWords, messages, moneyWords } from './messages.ts'

type Blocker = { kind: ClosingBlocker; size: number }

const PATHS = {
  disputes: '/client-ongoing-tasks',
  clientWork: '/client-ongoing-tasks',
  taskerWork: '/assigned-tasks',
  openTasks: '/client-tasks',
  proposals: '/applied-tasks',
  payments: '/wallet',
  paymentDisputes: '/wallet',
  refunds: '/wallet',
  withdrawals: '/wallet',
  debt: '/fund-wallet',
  balance: '/withdraw',
} as const

function describe({ kind, size }: Blocker) {
  if (kind !== 'balance' && kind !== 'debt') {
    const { title, text, link } = blockerWords[kind]
    return { title: title(size), text, link, to: PATHS[kind] }
  }
  const { title, text, link } = moneyWords[kind]
  const amount = (
    <>
      <Naira amount={size as Kobo} decimals="two" /> {title}
    </>
  )
  if (kind === 'balance' && !canWithdrawAll(size as Kobo))
    return { title: amount, text: messages.tooSmall, link: moneyWords.debt.link, to: PATHS.debt }
  return { title: amount, text, link, to: PATHS[kind] }
}

/** Each thing that keeps the account open, with the way to end it. */
export function Blockers({ blockers }: { blockers: readonly Blocker[] }) {
  return (
    <ul className="list" role="list" data-look="rows" aria-label={messages.blocked}>
      {blockers.map((blocker) => {
        const { title, text, link, to } = describe(blocker)
        return (
          <li key={blocker.kind}>
            <Notice
              tone="wait"
              title={title}
              action={
                <LinkButton to={to} tone="plain" size="small">
                  {link}
                </LinkButton>
              }
            >
              {text}
            </Notice>
          </li>
        )
      })}
    </ul>
  )
}
