const channels = ['push', 'email'] as const
const money = { category: 'money', target: 'task', channels } as const
const work = { category: 'work', target: 'task', channels } as const

/** The kinds of notices about materials, in NOTICE_KINDS (docs/rules.md#materials). */
export const MATERIALS_NOTICES = {
  materialsAsked: money,
  materialsDeclined: work,
  materialsReleased: money,
  receiptsSent: work,
  materialsGivenBack: money,
  receiptsMissing: work,
  receiptsOverdue: work,
} as const
