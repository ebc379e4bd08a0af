import { NEW_WALLET_PER_DAY } from '#schema/domain/limits.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { messages as helpTexts } from './messages.ts'

const FIRST_DAY = formatNaira(NEW_WALLET_PER_DAY)

const help: Words<typeof helpTexts> = {
  title: 'Help',
  note: 'Short answers about your money, and people wey go answer you.',
  money: 'Questions about money',
  questions: [
    {
      question: 'Where the money dey while the work dey go on?',
      answer:
        'Onise dey hold am. When client choose professional, the price comot from the client wallet and we keep am for that one todo. No side fit spend am.',
    },
    {
      question: 'When professional go collect pay?',
      answer:
        'When the client approve the work. If the client no answer within 5 days after the work don submit, e go approve by itself.',
    },
    {
      question: 'If the work no good, or nobody come nko?',
      answer:
        'No approve. Ask for changes, or cancel when the work don late. If una no agree, open dispute: the money go still dey held until person for Onise decide, and all or part fit come back.',
    },
    {
      question: 'How I go put money for my wallet?',
      answer:
        'Open Wallet, then Fund. Pay with card, bank transfer or USSD through Paystack. Onise no dey see your card. Bank transfer fit take some minutes.',
    },
    {
      question: 'How I go comot money?',
      answer: `Confirm your e-mail and create PIN, then open Wallet, then Withdraw. For the first 24 hours after new PIN you fit comot ${FIRST_DAY}, after that everything. E dey go the bank account wey you choose.`,
    },
    {
      question: 'How much e dey cost?',
      answer:
        'To post todo and to send proposal dey free. Wetin professional go really collect dey show before the proposal go, and wetin go reach your bank dey show before you withdraw.',
    },
  ],
  verified: 'How I go take get verified?',
  verifiedText:
    'Person for Onise go check who you be. Open Settings, then Proof of identity: snap your document and your face. You fit post, work and collect pay without am.',
  askVerified: 'I wan get verified.',
  write: 'Write to us',
  about: (title: string) => `About your todo: ${title}`,
  aboutPayment: (reference: string) => `About the payment: ${reference}`,
  text: 'Your message',
  textHint: 'Wetin happen, and wetin you expect. No ever write password or PIN.',
  textRequired: 'Write message first',
  send: 'Send',
  sending: 'E dey send...',
  sent: 'Your message don go',
  another: 'Write another message',
  offline: 'No network. You need am to send. Wetin you type still dey here.',
  other: 'You fit reach us here too:',
  whatsApp: 'WhatsApp',
  signedOut: 'Log in make you write to us here.',
  logIn: 'Log in',
  unknown: 'When network dey, our address go show here.',
}

export const words = {
  'features/help': help,
}
