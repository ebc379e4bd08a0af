import { beforeEach, expect, it } from 'vitest'
import type { PhoneChannel } from '#schema/domain/phone-channels.ts'
import { createTestServer } from '#testing/worker/test-server.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { insertPhoneMessage, sendPhoneMessage } from './outbound-message.ts'

const CHANNELS = ['sms', 'whatsapp'] as const
const CONFIRM = 'http://onise.test/api/phone-messages/whatsapp-report'
type Server = Awaited<ReturnType<typeof createTestServer>>
let server: Server
beforeEach(async () => {
  server = await createTestServer()
})

/** Returns the id that the provider gave it. */
async function sendOne(channel: PhoneChannel): Promise<string> {
  const { id, write } = insertPhoneMessage(server.settings, {
    to: { phone: '+2348031234567', id: null },
    channel,
    template: 'code',
    params: { code: '123456', purpose: 'pin' },
    now: server.now(),
  })
  await server.write(write)
  await sendPhoneMessage(createBackgroundContext(server.deps), id)
  return server.phones.latest()?.id ?? ''
}
const deliver = async (request: Request) => (await server.dispatch(request)).response.status
const days = () => server.runSql('SELECT channel, sent, delivered, failed FROM phone_message_days')

it.each(CHANNELS)('the first report about a message by %s is counted, once', async (channel) => {
  const [arrived, lost] = [await sendOne(channel), await sendOne(channel)]
  expect(await deliver(server.phones.report(arrived))).toBe(200)
  expect(await deliver(server.phones.report(arrived, false))).toBe(200)
  expect(await deliver(server.phones.report(lost, false))).toBe(200)
  expect(await days()).toEqual([{ channel, sent: 2, delivered: 1, failed: 1 }])
})

it.each(CHANNELS)('a report by %s that is not signed changes nothing', async (channel) => {
  const report = server.phones.report(await sendOne(channel))
  const { url, method } = report
  const body = await report.text()
  const unsigned = new Request(url, { method, body })
  const other = new Request(url, { method, body: `${body} `, headers: report.headers })
  expect([await deliver(unsigned), await deliver(other)]).toEqual([401, 401])
  expect(await days()).toEqual([{ channel, sent: 1, delivered: 0, failed: 0 }])
})

it('without the secrets no report is accepted', async () => {
  const reports = [await sendOne('sms'), await sendOne('whatsapp')].map((id) =>
    server.phones.report(id),
  )
  Object.assign(server.deps.settings, { TERMII_SECRET: '', WHATSAPP_APP_SECRET: '' })
  for (const report of reports) expect(await deliver(report)).toBe(401)
})

it('answers the question of Meta with the word that both know', async () => {
  const ask = async (token: string, challenge: string) => {
    const query = `?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=${challenge}`
    const { response, text } = await server.dispatch(new Request(CONFIRM + query))
    return [response.status, response.status === 200 ? text : '']
  }
  expect(await ask('whatsapp-verify', '1158201444')).toEqual([200, '1158201444'])
  expect(await ask('another', '1158201444')).toEqual([401, ''])
  expect(await ask('whatsapp-verify', '%3Cscript%3E')).toEqual([401, ''])
  Object.assign(server.deps.settings, { WHATSAPP_VERIFY_TOKEN: '' })
  expect(await ask('', '1158201444')).toEqual([401, ''])
})
