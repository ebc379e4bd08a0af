import { useOnline } from '#pwa/api/online.ts'
import { useLifeTask } from '#pwa/features/tasks/life/use-life-task.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import { whyNotCancel } from '#schema/domain/cancel.ts'
import type { ErrorCode } from '#schema/domain/errors.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { CancelForm } from './cancel-form.tsx'
import { messages } from './messages.ts'
import { OfferForm } from './offer-form.tsx'
import { OpenOffer } from './open-offer.tsx'

function Refusal({ task, code }: { task: Task; code: ErrorCode }) {
  return (
    <Notice
      tone="news"
      title={code === 'not_found' ? messages.notYours : ERROR_MESSAGES[code]}
      action={
        <LinkButton to="/single-task/$id" params={{ id: task._id }} size="small" tone="plain">
          {messages.back}
        </LinkButton>
      }
    />
  )
}

/** How this user can end the work now, or why they cannot. */
export function CancelPage({ task }: { task: Task }) {
  const { userId } = useSession()
  const { online } = useOnline()
  const now = useNow()
  const life = useLifeTask(task)
  const code = whyNotCancel(life, userId, now)
  if (code !== null && code !== 'cancel_needs_offer') return <Refusal task={task} code={code} />
  // A row of an older build has no such field.
  const offer = task.cancelOffer as Task['cancelOffer'] | undefined
  const isSilent = offer ? now >= Date.parse(offer.answerBy) : false
  const isClient = task.client === userId
  const mayCancelAlone = code === null && (!offer || (isClient && !isSilent))
  return (
    <div className="stack">
      {!online && <Notice tone="wait" icon="offline" title={messages.offlineNote} />}
      {offer && <OpenOffer task={task} offer={offer} />}
      {mayCancelAlone && <CancelForm task={task} life={life} />}
      {!offer && code !== null && <OfferForm task={task} life={life} />}
    </div>
  )
}
