import type { NoticeFacts, NoticeKind } from '../notice.ts'

/** Of proof of identity and the badge; a part of NOTICE_TEXTS. */
export const VERIFICATION_NOTICES = {
  verificationSent: () => [
    'We have your proof of identity',
    'Somebody at Onise looks at it. We tell you the result, mostly within two days.',
  ],
  verificationReviewing: () => [
    'Somebody is looking at your proof of identity',
    'We tell you the result soon.',
  ],
  verificationAgain: ({ lines }) => [
    'We need a part of your proof of identity again',
    ...lines,
    'Open this page and send only that part again.',
  ],
  verificationRefused: ({ lines }) => [
    'Your proof of identity was refused',
    ...lines,
    'You can try again, 3 times in 30 days. If this is a mistake, write to support.',
  ],
  verified: () => [
    'You are verified',
    'Onise has checked who you are. Your profile has the badge now, and your wallet has the higher limits.',
  ],
  verificationEnded: ({ note }) => [
    'Your verification was taken back',
    'Your profile has no badge now, and your wallet has the limits of an unverified account. The money in it stays yours.',
    ...(note ? [`The reason given: “${note}”`] : []),
    'If this is a mistake, write to support.',
  ],
} satisfies Partial<
  Record<NoticeKind, (facts: NoticeFacts) => readonly [title: string, ...lines: string[]]>
>
