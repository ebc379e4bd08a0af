import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import { ts } from '@ts-morph/common'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { generate as generateOrval } from 'orval'
import { openapi } from '#schema/contract/openapi.ts'

/** Where the generated functions of orval send to: it has no setting at run time. */
const [, , folder = '', origin = ''] = process.argv
const description = join(folder, 'openapi.json')
writeFileSync(description, JSON.stringify(openapi('test')))

const { factory } = ts
const BLOB = factory.createTypeReferenceNode(factory.createIdentifier('Blob'))
const nodes = await openapiTypescript(JSON.stringify(openapi('test')), {
  transform: ({ format }) => (format === 'binary' ? BLOB : undefined),
})
writeFileSync(join(folder, 'openapi-typescript.gen.ts'), astToString(nodes))

await createClient({
  input: description,
  output: join(folder, 'hey-api'),
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
  logs: { level: 'silent' },
})

await generateOrval({
  input: { target: description },
  output: {
    target: join(folder, 'orval.gen.ts'),
    client: 'fetch',
    mode: 'single',
    baseUrl: origin,
  },
})
