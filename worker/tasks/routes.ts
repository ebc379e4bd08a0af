import type { Served } from '../http/serve.ts'
import { edit, post, remove, restore } from './posting-actions.ts'
import { lists, showOpen, showPosted, showTask } from './reading-actions.ts'
import { approve, submit } from './work-actions.ts'

export const taskRoutes: readonly Served[] = [
  post,
  edit,
  remove,
  restore,
  showPosted,
  showOpen,
  showTask,
  ...lists,
  submit,
  approve,
]
