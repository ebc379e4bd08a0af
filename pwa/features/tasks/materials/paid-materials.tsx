import { EvidenceFiles } from '#pwa/features/tasks/evidence/evidence-files.tsx'
import { useTaskExtras } from '#pwa/features/tasks/reads.ts'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { formatDate, formatMoment } from '#pwa/ui/format/format-time.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { RECEIPTS_MS, restOf } from '#schema/domain/materials.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { TaskSide } from '#schema/domain/next-step.ts'
import type { Materials, Stage } from '#schema/domain/stages.ts'
import { GiveBack } from './give-back.tsx'
import { messages } from './messages.ts'
import { sendReceipts, receiptsDraftKey } from './queueable.ts'
import { ReceiptsForm } from './receipts-form.tsx'
import { useMaterials } from './use-materials.ts'

type Props = {
  id: TaskId
  stage: Stage & { materials: Materials }
  side: TaskSide
  /** The name of the other party. */
  other: string
}

/** What is said and done until there are receipts. */
function Missing({ id, stage, side, other }: Props) {
  const dueAt = (stage.materials.releasedAt ?? 0) + RECEIPTS_MS
  const isLate = useNow() >= dueAt
  const time = formatMoment(dueAt)
  if (side === 'client')
    return isLate ? (
      <Notice tone="wait" title={messages.receiptsMissing(other)}>
        {messages.receiptsMissingNote(other)}
      </Notice>
    ) : (
      <p>{messages.receiptsDue(other, time)}</p>
    )
  return (
    <>
      <p>{isLate ? messages.receiptsLate : messages.receiptsBy(time)}</p>
      <ReceiptsForm id={id} n={stage.n} />
      <p className="small soft">{messages.notBought}</p>
    </>
  )
}

function Shown({ id, stage: { n, materials } }: Props) {
  const receipts = useTaskExtras(id)?.receipts
  const files = receipts?.find(({ stage }) => stage === n)?.files ?? []
  return (
    <>
      {materials.spent !== null && <p>{messages.spentWords(formatNaira(materials.spent))}</p>}
      <EvidenceFiles files={files} altOf={messages.receiptPicture} />
    </>
  )
}

/** What was not spent: to be given back, or given back. */
function Rest({ id, stage: { n, materials }, side, other }: Props) {
  const { isSaved } = useMaterials(sendReceipts, { id, n }, receiptsDraftKey({ id, n }))
  const { givenBack, provenAt } = materials
  const rest = restOf(materials)
  const isTasker = side === 'tasker'
  if (givenBack > 0) {
    const amount = formatNaira(givenBack)
    return <p>{isTasker ? messages.youGaveBack(amount) : messages.gaveBack(other, amount)}</p>
  }
  if (isSaved) return <p className="soft">{messages.saved}</p>
  if (rest === 0) return null
  if (isTasker) return <GiveBack id={id} n={n} amount={rest} name={other} />
  return provenAt === null ? null : <p>{messages.left(other, formatNaira(rest))}</p>
}

/** The receipts of materials that were paid, and what was given back. */
export function PaidMaterials(props: Props) {
  const { stage, side, other } = props
  const { materials } = stage
  const amount = formatNaira(materials.released ?? materials.givenBack)
  const day = formatDate(materials.releasedAt ?? 0)
  return (
    <>
      <p>
        {side === 'tasker' ? messages.paidToYou(amount, day) : messages.paid(other, amount, day)}
      </p>
      <h3>{messages.receipts}</h3>
      {materials.provenAt !== null && <Shown {...props} />}
      {materials.provenAt === null && restOf(materials) > 0 && <Missing {...props} />}
      <Rest {...props} />
    </>
  )
}
