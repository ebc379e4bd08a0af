import type {
  listVerifications,
  readVerificationFile,
} from '#schema/contract/admin-verifications.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'

export type Proof = ResponseBody<typeof listVerifications>['verifications'][number]
export type ProofFile = ResponseBody<typeof readVerificationFile>

type Place = Pick<Proof, '_id' | 'sentAt'>

const isAfter = (one: Place, other: Place) =>
  one.sentAt === other.sentAt ? one._id > other._id : one.sentAt > other.sentAt

/** The one that follows in the queue, or else the oldest; not what another administrator is looking at. */
export function nextProof(
  waiting: readonly Proof[],
  current: Place,
  userId: string,
): Proof | undefined {
  const free = waiting.filter(
    ({ _id, takenBy }) => _id !== current._id && (takenBy === null || takenBy._id === userId),
  )
  return free.find((each) => isAfter(each, current)) ?? free[0]
}
