import { useState } from 'react'
import { EvidenceField } from '#pwa/features/tasks/evidence/evidence-field.tsx'
import {
  evidenceInput,
  markedFilesOf,
  NO_EVIDENCE,
  type EvidenceFields,
} from '#pwa/features/tasks/evidence/evidence.ts'
import { useDraft } from '#pwa/outbox/use-draft.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { NairaField } from '#pwa/ui/form/naira-field.tsx'
import type { TaskId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { messages } from './messages.ts'
import { receiptsDraftKey, sendReceipts } from './queueable.ts'
import { Refusal } from './refusal.tsx'
import { useMaterials } from './use-materials.ts'

type ReceiptsFields = EvidenceFields & { spent: string }
const EMPTY: ReceiptsFields = { ...NO_EVIDENCE, spent: '' }

/** Pictures of the receipts, and what was spent; once. */
export function ReceiptsForm({ id, n }: { id: TaskId; n: number }) {
  const draft = receiptsDraftKey({ id, n })
  const { fields, change, isReady } = useDraft(draft, EMPTY)
  const { send, refusal } = useMaterials(sendReceipts, { id, n }, draft)
  const [isPreparing, setIsPreparing] = useState(false)
  const [isEmpty, setIsEmpty] = useState(false)
  const { spent, ...evidence } = fields
  const submit = async () => {
    const hasPicture = markedFilesOf(evidence).length > 0
    setIsEmpty(!hasPicture)
    if (hasPicture) await send({ spent, ...evidenceInput(evidence) })
  }
  if (!isReady) return null
  return (
    <Form aria-label={messages.receipts} onSubmit={submit}>
      <Refusal title={messages.receiptsRefused} reason={refusal} />
      <EvidenceField fields={evidence} onChange={change} onBusy={setIsPreparing} required />
      {isEmpty && <Notice tone="bad" title={messages.pictureRequired} alert />}
      <NairaField
        label={messages.spent}
        name="spent"
        required
        whole
        min={naira(0)}
        value={spent}
        onValue={(text) => change({ spent: text })}
      />
      <SubmitButton icon="send" busy={isPreparing}>
        {messages.sendReceipts}
      </SubmitButton>
    </Form>
  )
}
