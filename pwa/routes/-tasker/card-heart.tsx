import { createContext, createElement, use, type ReactNode } from 'react'
import { useSaved } from '#pwa/features/saved/reads.ts'
import type { Saved } from '#pwa/features/saved/saved-state.ts'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { savedItemOf } from './saved-item.ts'

const SavedContext = createContext<Saved | null | undefined>(undefined)

/** One query for all cards of a list; a context, so that a heart is drawn without its card. */
export const SavedProvider = ({ children }: { children: ReactNode }) => (
  <SavedContext value={useSaved()}>{children}</SavedContext>
)

// No part of the first script.
const loadSaveButton = async () =>
  (await import('#pwa/features/saved/save-button.tsx')).SaveButtonLook

/** Keeps the todo of a card for later. */
export function CardHeart({ task }: { task: Task }) {
  const saved = use(SavedContext)
  const SaveButton = useLazyModule(saved !== undefined, loadSaveButton)
  return SaveButton && createElement(SaveButton, { item: savedItemOf(task), saved, isOnCard: true })
}
