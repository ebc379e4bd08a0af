import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/device/language', {
  title: 'Language',
  label: 'Language of this device',
  hint: 'Onise opens again in the language that you choose. What you wrote is kept.',
  unavailable: 'This language is not saved on this phone. Choose it when you have a network.',
})
