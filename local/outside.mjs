import { join } from 'node:path'
import { createMailbox } from './mailbox/mailbox.mjs'
import { createPaystack } from './paystack/paystack.mjs'
import { isPortFree } from './processes.mjs'

/** What a webhook's hour lasts on one machine: long enough to see that it comes again, short enough to wait for. */
const HOUR = 5000
/** Kept in the data directory; a fresh start forgets them. */
export const OUTSIDE_FILES = ['paystack.jsonl', 'letters.jsonl']

/** The port that was asked for, or none: then any free one is taken. */
async function portOf(name, { port, wish }) {
  if (port && !(await isPortFree(port)))
    throw new Error(`Port ${port} is taken by another program. Choose another ${name}.`)
  if (port) return port
  return wish && (await isPortFree(wish)) ? wish : 0
}

/**
 * What the worker finds outside: the payment sandbox and the mailbox, and the settings that lead to them.
 *
 * @param {object} options
 * @param {string} options.dir
 * @param {{ PAYSTACK_SECRET_KEY: string, MAIL_KEY: string }} options.secrets
 * @param {number[]} options.appPorts where the app is served from
 * @param {{ port?: number, wish?: number }} [options.sandbox] `port` must be free, `wish` is taken if it is
 * @param {{ port?: number, wish?: number }} [options.post]
 */
export async function startOutside({ dir, secrets, appPorts, sandbox = {}, post = {} }) {
  const [paystackFile, lettersFile] = OUTSIDE_FILES.map((name) => join(dir, name))
  const paystack = await createPaystack({
    port: await portOf('SANDBOX_PORT', sandbox),
    file: paystackFile,
    secretKey: secrets.PAYSTACK_SECRET_KEY,
    appOrigins: appPorts.flatMap((port) => [
      `http://localhost:${port}`,
      `http://127.0.0.1:${port}`,
    ]),
    retries: { hour: HOUR },
  })
  try {
    const mailbox = await createMailbox({
      port: await portOf('MAILBOX_PORT', post),
      file: lettersFile,
      key: secrets.MAIL_KEY,
    })
    return {
      paystack,
      mailbox,
      vars: {
        PAYSTACK_URL: paystack.url,
        PAYSTACK_SECRET_KEY: secrets.PAYSTACK_SECRET_KEY,
        MAIL_URL: mailbox.url,
        MAIL_KEY: secrets.MAIL_KEY,
      },
      /**
       * The worker is there: from now on it is told of payments, and of those that nobody could be told of before.
       *
       * @param {string} worker
       */
      tell: (worker) => paystack.tellAt(`${worker}/api/payments/webhook`),
      async stop() {
        await Promise.all([paystack.stop(), mailbox.stop()])
      },
    }
  } catch (error) {
    await paystack.stop()
    throw error
  }
}
