import { NEW_WALLET_PER_DAY } from '#schema/domain/limits.ts'
import { localize } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'

const FIRST_DAY = formatNaira(NEW_WALLET_PER_DAY)

export const messages = localize('features/help', {
  title: 'Help',
  note: 'Short answers about your money, and people who answer you.',
  money: 'Questions about money',
  questions: [
    {
      question: 'Where is the money while the work is done?',
      answer:
        'Onise holds it. When a client chooses a professional, the price leaves the client’s wallet and is set aside for this one todo. Neither side can spend it.',
    },
    {
      question: 'When is the professional paid?',
      answer:
        'When the client approves the work. If the client does not answer within 5 days after the work is submitted, it is approved by itself.',
    },
    {
      question: 'What if the work is bad, or nobody comes?',
      answer:
        'Do not approve. Ask for changes, or cancel when the work is late. If you do not agree, open a dispute: the money stays held until a person at Onise has decided, and may go back in full or in part.',
    },
    {
      question: 'How do I put money into my wallet?',
      answer:
        'Open Wallet, then Fund. Pay by card, bank transfer or USSD with Paystack. Onise never sees your card. A bank transfer can take some minutes to arrive.',
    },
    {
      question: 'How do I take money out?',
      answer: `Confirm your e-mail and create a PIN, then open Wallet, then Withdraw. For the first 24 hours after a new PIN you can take out ${FIRST_DAY}, afterwards everything. It goes to a bank account that you choose.`,
    },
    {
      question: 'What does it cost?',
      answer:
        'Posting a todo and sending a proposal are free. What a professional really receives is shown on the proposal before it is sent, and what arrives at your bank before you withdraw.',
    },
  ],
  verified: 'How do I become verified?',
  verifiedText:
    'A person at Onise checks who you are. Open Settings, then Proof of identity: take a picture of your document and one of your face. You can post, work and be paid without it.',
  askVerified: 'I want to be verified.',
  write: 'Write to us',
  about: (title: string) => `About your todo: ${title}`,
  aboutPayment: (reference: string) => `About the payment: ${reference}`,
  text: 'Your message',
  textHint: 'What happened, and what you expected. Never write a password or a PIN.',
  textRequired: 'Write a message first',
  send: 'Send',
  sending: 'Sending...',
  sent: 'Your message is sent',
  another: 'Write another message',
  offline: 'No network. You need one to send it. What you typed stays here.',
  other: 'You can also reach us here:',
  whatsApp: 'WhatsApp',
  signedOut: 'Log in to write to us here.',
  logIn: 'Log in',
  unknown: 'With a network, our address is shown here.',
})
