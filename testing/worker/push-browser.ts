import { subscribePush } from '#schema/contract/push.ts'
import { SANDBOX_SETTINGS } from '#testing/provider/sandboxes.ts'
import type { TestServer, TestUser } from './test-server.ts'

const PUBLIC_KEY = SANDBOX_SETTINGS.VAPID_KEY.split('.')[0] ?? ''

type Server = Pick<TestServer, 'pushService'>

/** What a new browser sends: its subscription at the push service of the test. */
export function subscriptionInput({ pushService }: Server, applicationServerKey = PUBLIC_KEY) {
  const { endpoint, keys } = pushService.subscribe(applicationServerKey)
  return { endpoint, ...keys }
}

/** A browser of this user that receives push messages from now on. */
export async function subscribeBrowser(server: Server, user: TestUser) {
  const input = subscriptionInput(server)
  await user.send(subscribePush, input)
  return input
}
