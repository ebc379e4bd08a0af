import {
  canTurnOff,
  categoryOf,
  SETTABLE_CATEGORIES,
  type NoticeCategory,
  type NoticeKind,
  type NoticeSettings,
} from './notice.ts'

/**
 * What the link of an email about these notices turns off; empty when one of them is always sent, because then the email
 * comes in any case.
 */
export function stoppableCategories(kinds: readonly NoticeKind[]): readonly NoticeCategory[] {
  const categories = new Set(kinds.map(categoryOf))
  if (![...categories].every(canTurnOff)) return []
  return SETTABLE_CATEGORIES.filter((category) => categories.has(category))
}

/** As a link has them: every name is a category that may be turned off, each once; null otherwise. */
export function parseStoppable(text: string): readonly NoticeCategory[] | null {
  const names = text.split(',')
  const categories = SETTABLE_CATEGORIES.filter((category) => names.includes(category))
  return categories.length === names.length ? categories : null
}

export const hasEmailOf = (settings: NoticeSettings, categories: readonly NoticeCategory[]) =>
  categories.some((category) => !settings.off.email.includes(category))

/** The settings with the emails of these categories turned on or off, and nothing else changed. */
export function withEmail(
  settings: NoticeSettings,
  categories: readonly NoticeCategory[],
  isOn: boolean,
): NoticeSettings {
  const others = settings.off.email.filter((category) => !categories.includes(category))
  return {
    ...settings,
    off: { ...settings.off, email: isOn ? others : [...others, ...categories] },
  }
}
