import type { Words } from '#schema/domain/localize.ts'
import type { ReportTarget } from '#schema/domain/report.ts'
import type { REPORT_MESSAGES } from '../reports.ts'

const NAMES: Record<ReportTarget, string> = {
  user: 'one account',
  task: 'one todo',
  message: 'one message',
  review: 'one review',
}

/** What is decided is read by administrators only. */
export const words: Words<Omit<typeof REPORT_MESSAGES, 'decided'>> = {
  sent: 'Thank you. We go look am and tell you wetin we decide. We no go tell anybody say na you.',
  outcome: {
    upheld: (target) => `You report ${NAMES[target]}. You dey correct, and we don take action.`,
    dismissed: (target) =>
      `You report ${NAMES[target]}. We look am, and we no see say e break our rules.`,
  },
  standing: {
    active: 'We don check your account. You fit use am as before.',
    limited:
      'We don limit your account. You fit finish the work wey dey ground, but you no fit start new one. Write to support if you get question.',
    suspended:
      'We don suspend your account. Money wey we hold for your work go still dey held until we decide about am. Write to support if you get question.',
  },
  hidden: {
    user: 'Several users report your account. You fit finish the work wey you dey do now. New todos and proposals go wait until we don look am.',
    task: 'Several users report your todo. Other people no go see am until we don look am.',
    message: 'Dem report your message.',
    review: 'Several users report your review. E no go show until we don look am.',
  },
  cleared: {
    user: 'We look the reports about your account, and we no see say you break our rules. You fit use am as before.',
    task: 'We look the reports about your todo, and we no see say e break our rules. E don dey show again.',
    message: 'We look the report about your message, and we no see say e break our rules.',
    review:
      'We look the reports about your review, and we no see say e break our rules. E don dey show again.',
  },
  kept: {
    user: 'We look the reports about your account. You fit still do only the work wey you get now.',
    task: 'We look the reports about your todo. E go stay hidden, because e break our rules.',
    message: 'Something wey you write for chat break our rules. Please follow the rules.',
    review: 'We look the reports about your review. E go stay hidden, because e break our rules.',
  },
}
