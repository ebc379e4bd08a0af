import { join } from 'node:path'
import { createIdentity } from '#sandbox/identity/identity.ts'
import { createMailbox } from '#sandbox/mailbox/mailbox.ts'
import { createPaystack } from '#sandbox/paystack/paystack.ts'
import { createPhones } from '#sandbox/phones/phones.ts'
import { createPushService } from '#sandbox/push/push-service.ts'
import { isPortFree } from '#tools/common/processes.ts'
import type { LocalSecrets } from './secrets.ts'

/** Replaces the hour between two attempts of a webhook: long enough to observe, short enough to wait for. */
const WEBHOOK_RETRY_MS = 5000
const PAYSTACK_FILE = 'paystack.jsonl'
const MAILBOX_FILE = 'emails.jsonl'
const PHONES_FILE = 'phones.jsonl'
const IDENTITY_FILE = 'identity.jsonl'
/** Files in the data directory that a fresh start deletes. */
export const SANDBOX_FILES = [PAYSTACK_FILE, MAILBOX_FILE, PHONES_FILE, IDENTITY_FILE]

/** `required` must be free; `preferred` is used if it is free. Without either, any free port. */
export type PortChoice = { required?: number | undefined; preferred?: number | undefined }

async function choosePort(setting: string, { required, preferred }: PortChoice): Promise<number> {
  if (required && !(await isPortFree(required)))
    throw new Error(`Port ${required} is taken by another program. Choose another ${setting}.`)
  if (required) return required
  return preferred && (await isPortFree(preferred)) ? preferred : 0
}

type SandboxOptions = {
  dir: string
  secrets: LocalSecrets
  /** Where the app is served from. */
  appPorts: readonly number[]
  sandboxPort?: PortChoice | undefined
  mailboxPort?: PortChoice | undefined
  phonesPort?: PortChoice | undefined
  identityPort?: PortChoice | undefined
}

const SENDER = 'Onise'
const PHONE_ID = '105954558954427'

async function startPhones(dir: string, secrets: LocalSecrets, port: PortChoice) {
  const { TERMII_KEY, TERMII_SECRET, WHATSAPP_TOKEN, WHATSAPP_APP_SECRET } = secrets
  const phones = await createPhones({
    port: await choosePort('PHONES_PORT', port),
    file: join(dir, PHONES_FILE),
    termii: { key: TERMII_KEY, secret: TERMII_SECRET, sender: SENDER },
    whatsapp: {
      token: WHATSAPP_TOKEN,
      phoneId: PHONE_ID,
      appSecret: WHATSAPP_APP_SECRET,
      codeTemplate: 'onise_code',
      noticeTemplate: 'onise_notice',
      languages: ['en'],
    },
  })
  const vars = {
    TERMII_URL: phones.url,
    TERMII_KEY,
    TERMII_SECRET,
    TERMII_SENDER: SENDER,
    WHATSAPP_URL: `${phones.url}/v25.0`,
    WHATSAPP_TOKEN,
    WHATSAPP_PHONE_ID: PHONE_ID,
    WHATSAPP_APP_SECRET,
  }
  return { phones, vars }
}

async function startIdentity(dir: string, secrets: LocalSecrets, port: PortChoice) {
  const { REGISTER_CLIENT_ID, REGISTER_SECRET } = secrets
  const identity = await createIdentity({
    port: await choosePort('IDENTITY_PORT', port),
    file: join(dir, IDENTITY_FILE),
    clientId: REGISTER_CLIENT_ID,
    secret: REGISTER_SECRET,
  })
  return { identity, vars: { REGISTER_URL: identity.url, REGISTER_CLIENT_ID, REGISTER_SECRET } }
}

/** Starts the payment sandbox, the mailbox, the phones, the register and the push service; `vars` are the worker's settings for them. */
export async function startSandboxes({
  dir,
  secrets,
  appPorts,
  sandboxPort = {},
  mailboxPort = {},
  phonesPort = {},
  identityPort = {},
}: SandboxOptions) {
  const paystack = await createPaystack({
    port: await choosePort('SANDBOX_PORT', sandboxPort),
    file: join(dir, PAYSTACK_FILE),
    secretKey: secrets.PAYSTACK_SECRET_KEY,
    appOrigins: appPorts.flatMap((port) => [
      `http://localhost:${port}`,
      `http://127.0.0.1:${port}`,
    ]),
    retries: { intervalMs: WEBHOOK_RETRY_MS },
  })
  try {
    const mailbox = await createMailbox({
      port: await choosePort('MAILBOX_PORT', mailboxPort),
      file: join(dir, MAILBOX_FILE),
      key: secrets.MAIL_KEY,
    })
    const { phones, vars } = await startPhones(dir, secrets, phonesPort)
    const { identity, vars: identityVars } = await startIdentity(dir, secrets, identityPort)
    const pushService = await createPushService()
    return {
      paystack,
      mailbox,
      phones,
      identity,
      pushService,
      vars: {
        PAYSTACK_URL: paystack.url,
        PAYSTACK_SECRET_KEY: secrets.PAYSTACK_SECRET_KEY,
        MAIL_URL: mailbox.url,
        MAIL_KEY: secrets.MAIL_KEY,
        ...vars,
        ...identityVars,
        PUSH_SERVICES: pushService.url,
      },
      /** Sends the webhooks, also those that are waiting, to the worker. */
      deliverWebhooksTo(workerUrl: string): void {
        paystack.setWebhookUrl(`${workerUrl}/api/payments/webhook`)
        phones.sendReportsTo(workerUrl)
      },
      async stop() {
        const all = [paystack, mailbox, phones, identity, pushService]
        await Promise.all(all.map((each) => each.stop()))
      },
    }
  } catch (error) {
    await paystack.stop()
    throw error
  }
}
