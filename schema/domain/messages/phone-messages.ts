import { isolateValues } from '#schema/domain/localize.ts'

/**
 * Of messages by SMS and WhatsApp. With the last line, which browsers read the code from, each is one SMS: a test counts
 * it in every language.
 */
export const PHONE_MESSAGES = isolateValues({
  /** The code is first, so that it can be read without opening the message. */
  code: {
    register: (code: string, minutes: number) =>
      `${code} is your code to register on Onise, for ${minutes} minutes.`,
    password: (code: string, minutes: number) =>
      `${code} is your code for a new Onise password, for ${minutes} minutes.`,
    phone: (code: string, minutes: number) =>
      `${code} confirms this number on Onise, for ${minutes} minutes.`,
    pin: (code: string, minutes: number) =>
      `${code} is your code for a new Onise PIN, for ${minutes} minutes.`,
  },
  neverShare: 'Give it to nobody: Onise never asks for it.',
  hasAccount:
    'This number has an Onise account. Log in, or choose "Forgot password?". Ignore this if you did not try to register.',
} as const)
