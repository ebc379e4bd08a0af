import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/device/language', {
  title: 'Language',
  label: 'Language of this device',
  hint: 'Onise opens again in the language that you choose. What you wrote is kept.',
  whole: 'Everything, e-mails and notifications too',
  parts: 'Everything but notices, e-mails, the export and closing an account',
  unavailable: 'This language is not saved on this phone. Choose it when you have a network.',
})
