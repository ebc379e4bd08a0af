import { queueable, type OptimisticStore } from '#pwa/outbox/queueable.ts'
import * as contract from '#schema/contract/materials.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { koboFromInput, textFromInput } from '#schema/domain/amount-text.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { linesFrom } from './materials-fields.ts'
import { messages } from './messages.ts'

type Target = { id: TaskId; n: number | string }
type ShownMaterials = NonNullable<NonNullable<Task['stages']>[number]['materials']>

export const listDraftKey = ({ id, n }: Target) => `materials:${id}:${n}`
export const declineDraftKey = ({ id, n }: Target) => `decline-materials:${id}:${n}`
export const receiptsDraftKey = ({ id, n }: Target) => `receipts:${id}:${n}`

const lane = ({ id }: Target) => `task:${id}`
const ref = ({ id }: Target) => id
const path = ({ id }: Target) => `/single-task/${id}`
const kobo = (amount: string | Kobo) => koboFromInput(amount) ?? (0 as Kobo)

/** Changes the materials of a stage in the row of its task. */
async function change(
  view: OptimisticStore,
  { id, n }: Target,
  queuedAt: number,
  by: (materials: ShownMaterials | null, at: string) => ShownMaterials | null,
) {
  const task = await view.get('tasks', id)
  if (!task?.stages) return
  const at = new Date(queuedAt).toISOString()
  await view.update('tasks', id, {
    stages: task.stages.map((stage) =>
      stage.n === Number(n) ? { ...stage, materials: by(stage.materials, at) } : stage,
    ),
    updatedAt: at,
  })
}

export const askForMaterials = queueable(contract.askForMaterials, {
  lane,
  ref,
  describe: () => messages.unsentList,
  form: (input) => ({
    draft: listDraftKey(input),
    path: path(input),
    fields: { lines: linesFrom(input.items) },
  }),
  optimistic: (view, input, { queuedAt }) =>
    change(view, input, queuedAt, (before, at) => ({
      id: input._id ?? before?.id ?? (input.id as string as ShownMaterials['id']),
      items: input.items.map(({ what, quantity, amount }) => ({
        what,
        quantity: Number(quantity),
        amount: kobo(amount),
      })),
      requestedAt: at,
      declined: null,
      released: null,
      releasedAt: null,
      provenAt: null,
      spent: null,
      givenBack: 0 as Kobo,
      missedAt: null,
    })),
})

export const declineMaterials = queueable(contract.declineMaterials, {
  lane,
  ref,
  describe: () => messages.unsentNote,
  form: (input) => ({
    draft: declineDraftKey(input),
    path: path(input),
    fields: { note: input.note },
  }),
  optimistic: (view, input, { queuedAt }) =>
    change(view, input, queuedAt, (materials, at) =>
      materials?.id === input.list
        ? { ...materials, declined: { note: input.note.trim(), at } }
        : materials,
    ),
})

export const sendReceipts = queueable(contract.sendReceipts, {
  lane,
  ref,
  describe: () => messages.unsentReceipts,
  form: ({ id, n, spent, uploadId: _upload, ...evidence }) => ({
    draft: receiptsDraftKey({ id, n }),
    path: path({ id, n }),
    fields: { ...evidence, spent: textFromInput(spent) },
  }),
  optimistic: (view, input, { queuedAt }) =>
    change(
      view,
      input,
      queuedAt,
      (materials, at) => materials && { ...materials, provenAt: at, spent: kobo(input.spent) },
    ),
})
