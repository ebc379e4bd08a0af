// What only the parties of a task see on its page, loaded together.
export { NextStepNote } from './next-step-note.tsx'
export { TaskActions } from './task-actions.tsx'
export { Timeline } from './timeline.tsx'
