import type { Submission } from '#schema/contract/tasks.ts'
import * as contract from '#schema/contract/tasks.ts'
import type { Id } from '#schema/domain/ids.ts'
import { labelOf } from '#schema/domain/task.ts'
import type { InferOutput } from 'valibot'
import { keptUrl } from '#pwa/replica/files.ts'
import { write } from '#pwa/replica/outbox.ts'
import { words } from './words.ts'

type Version = InferOutput<typeof Submission>

export const workDraft = (taskId: string) => `submit:${taskId}`

/** R29: handing in work, and handing it in again. Each waits in the todo's lane, behind what was said of it before. */
export const submitWork = write(contract.submitWork, {
  lane: ({ id }) => `task:${id}`,
  ref: ({ id }) => id,
  what: () => words.unsentWork,
  form: ({ id, submissionNotes, submissionFile }) => ({
    draft: workDraft(id),
    path: `/submit-task/${id}`,
    fields: { notes: submissionNotes, file: submissionFile ?? null },
  }),
  async here(view, { id, submissionNotes, submissionFile }, { saidAt }) {
    const at = new Date(saidAt).toISOString()
    const task = await view.one('tasks', id)
    if (!task) return
    // When it is paid by itself is counted from when the server has it, so nothing is promised before (R28).
    await view.change('tasks', id, {
      status: 'submitted',
      taskStatus: labelOf('submitted'),
      submissionNotes,
      submittedAt: at,
      autoApproveAt: null,
      updatedAt: at,
    })
    const before = (await view.one('submissions', id))?.submissions ?? []
    const next: Version = {
      _id: `unsent:${saidAt}` as Id<'submission'>,
      version: Math.max(0, ...before.map(({ version }) => version)) + 1,
      submissionNotes,
      submissionFile: keptUrl(submissionFile),
      submissionFileType: submissionFile?.type ?? null,
      createdAt: at,
    }
    view.put('submissions', { task: id, submissions: [next, ...before] })
  },
})
