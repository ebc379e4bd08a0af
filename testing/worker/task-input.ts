import type { WireInput } from '#schema/contract/endpoint.ts'
import type { createTask } from '#schema/contract/tasks.ts'

export const taskInput = (
  fields: Partial<WireInput<typeof createTask>> = {},
): WireInput<typeof createTask> => ({
  title: 'Hang a new kitchen cabinet',
  description: 'Two doors, the wood is here.',
  price: '20000',
  duration: 1,
  projectType: 'Onsite',
  location: 'Yaba, Lagos',
  skills: ['Cabinet Making', 'Woodwork'],
  ...fields,
})
