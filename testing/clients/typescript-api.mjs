import { register } from 'node:module'

// The generators print with the API that TypeScript had until version 5; the compiler here is the native one, without it.
const api = `import { ts } from '@ts-morph/common'
export default ts`
const url = `data:text/javascript,${encodeURIComponent(api)}#typescript`
const hook = `export const resolve = (name, context, next) => {
  if (name === 'typescript') return { url: ${JSON.stringify(url)}, format: 'module', shortCircuit: true }
  const isApi = name === '@ts-morph/common' && context.parentURL?.endsWith('#typescript')
  return next(name, isApi ? { ...context, parentURL: ${JSON.stringify(import.meta.url)} } : context)
}`
register(`data:text/javascript,${encodeURIComponent(hook)}`)
