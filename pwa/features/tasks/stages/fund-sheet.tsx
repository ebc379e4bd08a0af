import { ApiError, messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { Steps } from '#pwa/features/tasks/detail/steps.tsx'
import { useMe } from '#pwa/session/session.tsx'
import { useCommand } from '#pwa/sync/use-command.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { Sheet } from '#pwa/ui/layout/dialog.tsx'
import { fundStage } from '#schema/contract/funding.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { textFromKobo } from '#schema/domain/amount-text.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { missingOf, type Stage } from '#schema/domain/stages.ts'
import { messages } from './messages.ts'

/** Whole naira: the next screen is filled in with it, and leads back to this todo. */
function FundWallet({ task, missing }: { task: TaskId; missing: Kobo }) {
  const amount = (Math.ceil(missing / 100) * 100) as Kobo
  const search = { amount: textFromKobo(amount), start: 'yes', next: `/single-task/${task}` }
  return (
    <LinkButton to="/fund-wallet" search={search} reloadDocument>
      {messages.fundWallet(formatNaira(amount))}
    </LinkButton>
  )
}

/** What the wallet lacks: by its balance on this phone, or because the server has said so. */
function useShortage(amount: Kobo, failure: Error | null): Kobo | null {
  const balance = useMe()?.balance
  const missing = balance === undefined ? 0 : Math.max(0, amount - balance)
  if (missing > 0) return missing as Kobo
  return failure instanceof ApiError && failure.code === 'insufficient_funds' ? amount : null
}

type TermsProps = { task: Task; stage: Stage; missing: Kobo | null; failure: Error | null }

function FundTerms({ task, stage, missing, failure }: TermsProps) {
  const balance = useMe()?.balance
  const amount = formatNaira(missingOf(stage))
  return (
    <div className="stack">
      <Steps
        title={messages.money}
        steps={messages.fundSteps(amount, task.tasker?.username ?? '')}
      />
      {balance !== undefined && <p className="soft">{messages.inWallet(formatNaira(balance))}</p>}
      {missing !== null && (
        <Notice tone="bad" icon="wallet" title={messages.short(formatNaira(missing))} />
      )}
      {failure && missing === null && (
        <Notice tone="bad" alert>
          {messageFor(failure)}
        </Notice>
      )}
    </div>
  )
}

type Props = {
  task: Task
  /** Null while the sheet is closed. */
  stage: Stage | null
  onClose: () => void
}

/** Says what is held for whom before the client funds a stage. */
export function FundSheet({ task, stage, onClose }: Props) {
  const { whyOffline } = useOnline()
  const { run, busy, failure } = useCommand(fundStage)
  const amount = stage ? missingOf(stage) : (0 as Kobo)
  const missing = useShortage(amount, failure)
  const fund = async ({ n }: Stage) => {
    try {
      const { message } = await run({ id: task._id, n, amount })
      onClose()
      toast(message)
    } catch (error) {
      toast(messageFor(error), 'bad')
    }
  }
  return (
    <Sheet
      open={stage !== null}
      onClose={onClose}
      title={messages.fundTitle(stage?.title ?? '')}
      actions={
        stage && (
          <>
            {missing === null ? (
              <Button
                busy={busy}
                busyLabel={messages.funding}
                disabledReason={whyOffline(messages.needsNetwork)}
                onClick={() => void fund(stage)}
              >
                {messages.fund(formatNaira(amount))}
              </Button>
            ) : (
              <FundWallet task={task._id} missing={missing} />
            )}
            <Button tone="plain" onClick={onClose}>
              {messages.notYet}
            </Button>
          </>
        )
      }
    >
      {stage && <FundTerms task={task} stage={stage} missing={missing} failure={failure} />}
    </Sheet>
  )
}
