import { markSeen, sendMessage } from '#schema/contract/chats.ts'
import { blockUser } from '#schema/contract/trust.ts'
import { newId } from '#schema/domain/ids.ts'
import type { Trade } from '#schema/domain/trades.ts'
import type { Call } from './calls.ts'
import { drawTask } from './images.ts'
import type { Participants, Step } from './run-task-lifecycle.ts'

type SeedChat = {
  /** Handles. */
  between: readonly [string, string]
  /** How many hours ago the first message was sent. */
  hoursAgo: number
  /** Who says what, a few minutes after each other, and with a picture of which trade. */
  says: readonly (readonly [by: string, text: string, picture?: Trade])[]
  /** Who has seen everything at the end; others have unread messages. */
  seenBy: readonly string[]
  /** Who has blocked the other at the end. */
  blockedBy?: string
}

/** One in each state: unread on either side, read by both, a tasker who waits for an answer, blocked. */
export const CHATS: readonly SeedChat[] = [
  {
    between: ['client', 'tasker'],
    hoursAgo: 30,
    says: [
      ['client', 'Good morning. Are you bringing the switches, or should I buy them?'],
      [
        'tasker',
        'Good morning ma. I have them, two of the white ones. I come on Saturday at nine.',
      ],
      ['client', 'Fine. The gate man knows your name.'],
      ['tasker', 'The ladder here is short. Is there one in the compound?'],
    ],
    seenBy: ['tasker'],
  },
  {
    between: ['client', 'yusuf'],
    hoursAgo: 20,
    says: [
      [
        'yusuf',
        'The sink is done. Please run the hot tap this evening and look under it.',
        'Plumbing',
      ],
      ['client', 'Dry so far. I look again tomorrow and then approve.'],
      ['yusuf', 'Thank you.'],
    ],
    seenBy: ['client', 'yusuf'],
  },
  {
    between: ['client', 'chidi'],
    hoursAgo: 5,
    says: [
      ['chidi', 'First coat is on. The green wall needs one day to dry.'],
      ['client', 'It looks good. Can you come after two tomorrow?'],
    ],
    seenBy: ['client'],
  },
  // A tasker who has only applied: the number is hidden, and they wait for an answer.
  {
    between: ['client', 'sani'],
    hoursAgo: 16,
    says: [
      ['sani', 'I can start on Monday. Call me on 0803 555 0142 so that we talk about the cable.'],
    ],
    seenBy: [],
  },
  {
    between: ['client', 'femi'],
    hoursAgo: 4,
    says: [
      ['femi', 'Is the frame of the sofa wood or metal? My price is for wood.'],
      ['client', 'Wood. But I have decided to wait.'],
      ['femi', 'You waste my time. I will come to the house.'],
    ],
    seenBy: ['client', 'femi'],
    blockedBy: 'client',
  },
]

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const BETWEEN_MESSAGES_MS = 4 * MINUTE_MS

type Options = { call: Call; participants: Participants; start: number }

/** A conversation as its two users had it. */
export function chatSteps(chat: SeedChat, { call, participants, start }: Options): Step[] {
  const userOf = (handle: string) => {
    const user = participants.get(handle)
    if (!user) throw new Error(`No user has the handle ${handle}`)
    return user
  }
  const otherOf = (handle: string) => userOf(chat.between.find((each) => each !== handle) ?? '')
  const timeOf = (index: number) => start - chat.hoursAgo * HOUR_MS + index * BETWEEN_MESSAGES_MS
  const messages = chat.says.map(([by, message, picture], index) => ({
    at: timeOf(index),
    run: async () =>
      call(userOf(by).token, sendMessage, {
        recipientId: otherOf(by).id,
        message,
        clientMsgId: newId('message'),
        ...(picture && { kind: 'picture' as const, file: await drawTask(picture, message) }),
      }),
  }))
  const seq = chat.says.length
  const seen = chat.seenBy.map((handle) => ({
    at: timeOf(seq),
    run: () => call(userOf(handle).token, markSeen, { otherUserId: otherOf(handle).id, seq }),
  }))
  const { blockedBy } = chat
  const blocked = blockedBy
    ? [
        {
          at: timeOf(seq),
          run: () => call(userOf(blockedBy).token, blockUser, { id: otherOf(blockedBy).id }),
        },
      ]
    : []
  return [...messages, ...seen, ...blocked]
}
