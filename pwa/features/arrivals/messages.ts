import { localize } from '#schema/domain/localize.ts'

/** Texts about coming and leaving, for both sides. */
export const messages = localize('features/arrivals', {
  title: 'At the door',
  clientCode: 'Arrival code of today',
  clientHint: (name: string) =>
    `Read it out when ${name} stands before you, and not earlier. It records when the work began.`,
  notRead: 'The code comes when this phone has a network once.',
  label: 'Arrival code',
  hint: 'The client reads out four digits.',
  needed: 'Enter the four digits',
  arrive: 'I have arrived',
  again: 'I have arrived again',
  leave: 'I am leaving',
  saving: 'Saving...',
  saved: 'Saved on this phone. It is sent when there is a network.',
  failed: 'It was not accepted',
  unsentArrival: 'Your arrival',
  unsentLeaving: 'That you left',
  arrived: (name: string, at: string) => `${name} arrived at ${at}.`,
  left: (name: string, at: string) => `${name} left at ${at}.`,
  youArrived: (at: string) => `You arrived at ${at}.`,
  youLeft: (at: string) => `You left at ${at}.`,
  told: (at: string) => `Onise was told at ${at}.`,
  clockWrong: 'The phone’s clock was wrong, so this is when Onise was told.',
})
