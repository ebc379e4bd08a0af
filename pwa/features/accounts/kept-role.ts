import { OPEN_USER_TYPES } from '#schema/domain/person.ts'

export type Role = (typeof OPEN_USER_TYPES)[number]

/** SPEC 2: "The choice is kept as role client or tasker", through a reload and a killed tab. */
const ROLE = 'role'
const TYPED = 'at-the-door'

export type Typed = { username: string; email: string }
const BLANK: Typed = { username: '', email: '' }

/** A browser may refuse to keep anything; then the choice lasts as long as the page. */
let fallback: Role | null = null

export function keepRole(role: Role): void {
  try {
    localStorage.setItem(ROLE, role)
  } catch {
    fallback = role
  }
}

export function keptRole(): Role | null {
  try {
    const kept = localStorage.getItem(ROLE)
    return OPEN_USER_TYPES.find((role) => role === kept) ?? null
  } catch {
    return fallback
  }
}

/** What was typed at the door, for this tab alone and never the password: a shared phone remembers nobody. */
export function keepTyped(typed: Typed): void {
  try {
    sessionStorage.setItem(TYPED, JSON.stringify(typed))
  } catch {
    // Then it lasts as long as the form.
  }
}

export function keptTyped(): Typed {
  try {
    const kept = JSON.parse(sessionStorage.getItem(TYPED) ?? '{}') as Partial<Typed>
    return { ...BLANK, ...kept }
  } catch {
    return BLANK
  }
}

export const forgetTyped = () => keepTyped(BLANK)
