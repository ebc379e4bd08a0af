import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openapi } from '#schema/contract/openapi.ts'

/** Where the generated functions of orval send to: it has no setting at run time. */
const [, , folder = '', origin = '', ...names] = process.argv
const description = join(folder, 'openapi.json')
writeFileSync(description, JSON.stringify(openapi('test')))

// Each generator takes seconds to load.
if (names.includes('openapi-typescript')) {
  const { ts } = await import('@ts-morph/common')
  const { default: openapiTypescript, astToString } = await import('openapi-typescript')
  const { factory } = ts
  const BLOB = factory.createTypeReferenceNode(factory.createIdentifier('Blob'))
  const nodes = await openapiTypescript(JSON.stringify(openapi('test')), {
    transform: ({ format }) => (format === 'binary' ? BLOB : undefined),
  })
  writeFileSync(join(folder, 'openapi-typescript.gen.ts'), astToString(nodes))
}

if (names.includes('hey-api')) {
  const { createClient } = await import('@hey-api/openapi-ts')
  await createClient({
    input: description,
    output: join(folder, 'hey-api'),
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent' },
  })
}

if (names.includes('orval')) {
  const { generate } = await import('orval')
  await generate({
    input: { target: description },
    output: {
      target: join(folder, 'orval.gen.ts'),
      client: 'fetch',
      mode: 'single',
      baseUrl: origin,
    },
  })
}
