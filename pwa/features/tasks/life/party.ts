// What only the parties of a task see on its page, loaded together.
export { PartyNotes } from './party-notes.tsx'
export { TaskActions } from './task-actions.tsx'
export { Timeline } from './timeline.tsx'
