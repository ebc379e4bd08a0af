import type { RequestInput } from '#schema/contract/endpoint.ts'
import type { createTask } from '#schema/contract/tasks.ts'

export const taskInput = (
  fields: Partial<RequestInput<typeof createTask>> = {},
): RequestInput<typeof createTask> => ({
  title: 'Hang a new kitchen cabinet',
  description: 'Two doors, the wood is here.',
  price: '20000',
  duration: 1,
  projectType: 'Onsite',
  location: 'Yaba, Lagos',
  skills: ['Cabinet Making', 'Woodwork'],
  ...fields,
})
