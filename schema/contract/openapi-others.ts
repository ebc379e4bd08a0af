import { failures, headers, ofType } from './openapi-responses.ts'
import type { Node } from './openapi-schemas.ts'
import { ALWAYS_REFUSED } from './statuses.ts'
import { BYTES } from './values.schemas.ts'

const BOOLEAN: Node = { type: 'boolean' }
const TEXT: Node = { type: 'string' }
const SHORT_TEXT: Node = { type: 'string', maxLength: 200 }
const objectOf = (properties: Record<string, Node>): Node => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})
const sent = headers('X-Request-Id')
const answer = (description: string, content: Node): Node => ({
  description,
  headers: sent,
  content,
})
const fileOf = (...types: string[]): Node =>
  answer(
    'The file.',
    Object.assign(
      {},
      ...types.map((type) => ofType(type, { ...BYTES, contentMediaType: type })),
    ) as Node,
  )
const inPath = (name: string, pattern: string): Node => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string', pattern },
})
const inQuery = (name: string, schema: Node): Node => ({
  name,
  in: 'query',
  required: true,
  schema,
})
const ID: Node = { type: 'string', format: 'uuid' }

type Other = {
  operationId: string
  summary: string
  description?: string
  parameters?: Node[]
  requestBody?: Node
  responses: Node
  refuses?: readonly number[]
}
const other = ({ refuses = [], responses, ...operation }: Other): Node => ({
  ...operation,
  tags: [operation.operationId.split('.')[0] ?? ''],
  security: [],
  responses: { ...failures([...refuses, ...ALWAYS_REFUSED]), ...responses },
})

const HEALTH: Node = {
  type: 'object',
  properties: { ok: BOOLEAN, database: BOOLEAN, files: BOOLEAN, build: TEXT, environment: TEXT },
  required: ['ok', 'database', 'files', 'build', 'environment'],
}
const MESSAGE = objectOf({ message: TEXT })
const PAGE = ofType('text/html', TEXT)
const STOP_LINK = [
  inQuery('u', ID),
  inQuery('c', { type: 'string', description: 'Categories of notices.' }),
  inQuery('s', { type: 'string', description: 'The signature of the link.' }),
]

const EVENT: Node = {
  type: 'object',
  properties: {
    event: { type: 'string', description: 'For example `charge.success`.' },
    data: { type: 'object', additionalProperties: true },
  },
  required: ['event', 'data'],
}

/** Pages, also about a failure. */
function stopPages(): Node {
  const page = (description: string) => answer(description, PAGE)
  return {
    200: page('What is sent now.'),
    403: page('The link is broken.'),
    409: page('Changed at the same moment.'),
    429: { ...page('Too often.'), headers: headers('X-Request-Id', 'Retry-After') },
    500: page('A fault of ours.'),
    503: { ...page('Not available now.'), headers: headers('X-Request-Id', 'Retry-After') },
  }
}

/** What the API answers beside the calls of the contract (worker/app.ts), by path. */
export const OTHER_PATHS: Record<string, Node> = {
  '/api/health': {
    get: other({
      operationId: 'operations.health',
      summary: 'Whether the database and the file store respond.',
      responses: {
        200: answer('Both respond.', ofType('application/json', HEALTH)),
        503: {
          description: 'One does not respond.',
          headers: headers('X-Request-Id', 'Retry-After'),
          content: ofType('application/json', HEALTH),
        },
      },
    }),
  },
  '/api/payments/webhook': {
    post: other({
      operationId: 'payments.webhook',
      summary: 'Receives an event of the payment provider.',
      description:
        'It is stored before the answer and handled once; the signature is the permission.',
      parameters: [
        {
          name: 'x-paystack-signature',
          in: 'header',
          required: true,
          description: 'HMAC-SHA512 of the body with the secret key, in hex.',
          schema: { type: 'string', pattern: '^[0-9a-f]{128}$' },
        },
      ],
      requestBody: { required: true, content: ofType('application/json', EVENT) },
      responses: { 200: answer('Stored.', ofType('application/json', MESSAGE)) },
      refuses: [401, 413],
    }),
  },
  '/api/phone-messages/sms-report': {
    post: other({
      operationId: 'operations.smsReport',
      summary: 'Receives whether an SMS arrived, from its provider.',
      parameters: [
        {
          name: 'x-termii-signature',
          in: 'header',
          required: true,
          description: 'HMAC-SHA512 of the body with the secret key, in hex.',
          schema: { type: 'string', pattern: '^[0-9a-f]{128}$' },
        },
      ],
      requestBody: {
        required: true,
        content: ofType(
          'application/json',
          objectOf({ message_id: SHORT_TEXT, status: SHORT_TEXT }),
        ),
      },
      responses: { 200: answer('Stored.', ofType('application/json', MESSAGE)) },
      refuses: [401, 413],
    }),
  },
  '/api/phone-messages/whatsapp-report': {
    get: other({
      operationId: 'operations.whatsappConfirm',
      summary: 'Confirms to Meta that reports may come here.',
      parameters: [inQuery('hub.verify_token', TEXT), inQuery('hub.challenge', TEXT)],
      responses: { 200: answer('The challenge.', ofType('text/plain', TEXT)) },
      refuses: [401],
    }),
    post: other({
      operationId: 'operations.whatsappReport',
      summary: 'Receives whether messages by WhatsApp arrived, from Meta.',
      parameters: [
        {
          name: 'x-hub-signature-256',
          in: 'header',
          required: true,
          description:
            'sha256= and the HMAC-SHA256 of the body with the secret of the app, in hex.',
          schema: { type: 'string', pattern: '^sha256=[0-9a-f]{64}$' },
        },
      ],
      requestBody: {
        required: true,
        content: ofType('application/json', objectOf({ object: SHORT_TEXT })),
      },
      responses: { 200: answer('Stored.', ofType('application/json', MESSAGE)) },
      refuses: [401, 413],
    }),
  },
  '/api/files/{name}': {
    get: other({
      operationId: 'files.picture',
      summary: 'A picture that everybody may see. It never changes.',
      parameters: [
        inPath('name', '^[0-9a-f]{64}\\.(?:jpg|png|webp)$'),
        { name: 'If-None-Match', in: 'header', schema: TEXT },
      ],
      responses: {
        200: fileOf('image/jpeg', 'image/png', 'image/webp'),
        304: { description: 'Not modified.', headers: sent },
      },
      refuses: [404],
    }),
  },
  '/api/files/private/{key}': {
    get: other({
      operationId: 'files.private',
      summary: 'A file by the link that a response named, for its reader alone and for one hour.',
      parameters: [
        inPath('key', '^[0-9a-f]{48}\\.(?:jpg|png|webp|pdf|webm|ogg|m4a)$'),
        inQuery('u', ID),
        inQuery('e', { type: 'string', pattern: '^\\d{13}$' }),
        inQuery('s', TEXT),
      ],
      responses: {
        200: fileOf(
          'image/jpeg',
          'image/png',
          'image/webp',
          'application/pdf',
          'audio/webm',
          'audio/ogg',
          'audio/mp4',
        ),
      },
      refuses: [403, 404],
    }),
  },
  '/api/emails/stop': {
    get: other({
      operationId: 'notices.showStopEmails',
      summary: 'The page that the link of an email opens. It changes nothing.',
      parameters: STOP_LINK,
      responses: stopPages(),
    }),
    post: other({
      operationId: 'notices.stopEmails',
      summary: 'Ends emails of these categories, or with `on=1` sends them again.',
      parameters: [
        ...STOP_LINK,
        { name: 'on', in: 'query', schema: { type: 'string', const: '1' } },
      ],
      responses: stopPages(),
    }),
  },
  '/api/csp-reports': {
    post: other({
      operationId: 'operations.reportViolation',
      summary: 'What a browser reports of the Content-Security-Policy.',
      requestBody: {
        required: true,
        content: Object.assign(
          {},
          ...['application/csp-report', 'application/reports+json'].map((type) =>
            ofType(type, { type: ['object', 'array'] }),
          ),
        ) as Node,
      },
      responses: { 204: { description: 'Logged.', headers: sent } },
      refuses: [400, 413],
    }),
  },
  '/api/openapi.json': {
    get: other({
      operationId: 'reference.description',
      summary: 'This description.',
      responses: {
        200: answer(
          'OpenAPI 3.1.',
          ofType('application/json', { type: 'object', additionalProperties: true }),
        ),
      },
      refuses: [404],
    }),
  },
  '/api/docs': {
    get: other({
      operationId: 'reference.page',
      summary: 'This description as a page.',
      responses: { 200: answer('The page.', PAGE) },
      refuses: [404],
    }),
  },
}
