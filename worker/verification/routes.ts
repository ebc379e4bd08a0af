import { readVerification } from '#schema/contract/verifications.ts'
import { selectOwnVerification } from '#worker/accounts/own-verification.ts'
import { first } from '#worker/db/read.ts'
import { route, type Route } from '#worker/http/serve.ts'
import { decideVerificationRoute } from './decide.ts'
import {
  listVerificationsRoute,
  openVerificationPicturesRoute,
  readVerificationFileRoute,
  takeVerificationRoute,
} from './review.ts'
import { sendVerificationRoute } from './send.ts'

const readVerificationRoute = route(readVerification, async ({ userId, read }) => {
  const { own } = await read({ own: first(selectOwnVerification({ userId })) })
  return { verification: own?.verification ?? null }
})

export const verificationRoutes: readonly Route[] = [
  sendVerificationRoute,
  readVerificationRoute,
  listVerificationsRoute,
  readVerificationFileRoute,
  takeVerificationRoute,
  openVerificationPicturesRoute,
  decideVerificationRoute,
]
