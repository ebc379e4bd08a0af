import { SELF_REGISTERED_USER_TYPES } from '#schema/domain/user.ts'

export type Role = (typeof SELF_REGISTERED_USER_TYPES)[number]

const ROLE = 'role'
const INPUT = 'registration-input'

/** `contact`: a phone number or an email, as it was typed. */
export type RegistrationInput = { username: string; contact: string }
const EMPTY: RegistrationInput = { username: '', contact: '' }

/** Used where the browser blocks storage: lasts until the page is reloaded. */
let roleInMemory: Role | null = null

export function storeRole(role: Role): void {
  try {
    localStorage.setItem(ROLE, role)
  } catch {
    roleInMemory = role
  }
}

export function storedRole(): Role | null {
  try {
    const stored = localStorage.getItem(ROLE)
    return SELF_REGISTERED_USER_TYPES.find((role) => role === stored) ?? null
  } catch {
    return roleInMemory
  }
}

/** Per tab and without the password, because phones are shared. */
export function storeInput(input: RegistrationInput): void {
  try {
    sessionStorage.setItem(INPUT, JSON.stringify(input))
  } catch {
    // Without storage the input lasts as long as the form.
  }
}

export function storedInput(): RegistrationInput {
  try {
    const stored = JSON.parse(sessionStorage.getItem(INPUT) ?? '{}') as Partial<RegistrationInput>
    return { ...EMPTY, ...stored }
  } catch {
    return EMPTY
  }
}

export const clearInput = () => storeInput(EMPTY)

type NewUser = { contact: string; password: string }

/** Who has just registered, for the log-in that follows. In memory only, until its form is left: phones are shared. */
let newUser: NewUser | null = null

export const rememberNewUser = (user: NewUser): void => {
  newUser = user
}
export const recallNewUser = (): NewUser | null => newUser
export const forgetNewUser = (): void => {
  newUser = null
}
