import type { Words } from '#schema/domain/localize.ts'
import type { messages as arrivalTexts } from './messages.ts'

const arrivals: Words<typeof arrivalTexts> = {
  title: 'For the door',
  clientCode: 'Arrival code for today',
  clientHint: (name) =>
    `Read am out when ${name} stand for your front, no be before. E dey record when the work start.`,
  notRead: 'The code go come when this phone get network one time.',
  label: 'Arrival code',
  hint: 'The client go read four numbers out.',
  needed: 'Enter the four numbers',
  arrive: 'I don reach',
  again: 'I don reach again',
  leave: 'I dey go',
  saving: 'E dey save...',
  saved: 'We don save am for this phone. E go go when network dey.',
  failed: 'Dem no accept am',
  unsentArrival: 'Say you don reach',
  unsentLeaving: 'Say you don go',
  arrived: (name, at) => `${name} reach at ${at}.`,
  left: (name, at) => `${name} comot at ${at}.`,
  youArrived: (at) => `You reach at ${at}.`,
  youLeft: (at) => `You comot at ${at}.`,
  told: (at) => `Dem tell Onise at ${at}.`,
  clockWrong: 'The phone clock no correct, so na when dem tell Onise be this.',
}

export const words = { 'features/arrivals': arrivals }
