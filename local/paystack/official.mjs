import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import { ROOT } from '../install.mjs'

const DESCRIPTION = join(ROOT, '../shared/paystack-openapi.yaml')

/** OpenAPI's own leftovers that JSON Schema does not know (MONEY 3.3): `nullable` without a type, `minimum` on a text. */
function mend(node) {
  if (Array.isArray(node)) return node.map(mend)
  if (node === null || typeof node !== 'object') return node
  const mended = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, mend(value)]))
  if ('nullable' in mended && !('type' in mended)) delete mended.nullable
  if (mended.type === 'string' && typeof mended.minimum === 'number') {
    mended.minLength = mended.minimum
    delete mended.minimum
  }
  return mended
}

const REFUSAL = ['paths', '/transaction/initialize', 'post', 'responses', '400']
const escaped = (part) => part.replaceAll('~', '~0').replaceAll('/', '~1')

/**
 * Paystack's own description of its API, to hold both sides to; null where it is not at hand.
 * Each check answers with what is wrong, in words; nothing wrong is an empty list.
 */
export function openOfficial() {
  if (!existsSync(DESCRIPTION)) return null
  const description = mend(parse(readFileSync(DESCRIPTION, 'utf8')))
  const options = { strict: false, allErrors: true, validateSchema: false, validateFormats: false }
  const ajv = new Ajv(options).addSchema(description, 'paystack')
  const lenient = new Ajv({ ...options, coerceTypes: true }).addSchema(description, 'paystack')

  const at = (pointer) => pointer.reduce((node, part) => node?.[part], description)
  /** Follows a reference to where it leads. */
  function resolve(pointer) {
    const ref = at(pointer)?.$ref
    return ref ? resolve(ref.split('/').slice(1)) : pointer
  }
  const compiled = new Map()
  function validator(pointer, by = ajv) {
    const ref = `paystack#/${pointer.map((part) => encodeURIComponent(escaped(part))).join('/')}`
    const key = `${by === ajv} ${ref}`
    if (!compiled.has(key)) compiled.set(key, by.compile({ $ref: ref }))
    return compiled.get(key)
  }
  const wrongsOf = (validate, value) =>
    validate(value) ? [] : validate.errors.map((e) => `${e.instancePath || '/'} ${e.message}`)

  /** `/transfer/verify/wd_1` is `/transfer/verify/{reference}`; a path without a hole goes first. */
  function pathOf(path) {
    const isLike = (template) =>
      new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path)
    return description.paths[path] ? path : Object.keys(description.paths).find(isLike)
  }

  return {
    answer({ method, path, status, body }) {
      const template = pathOf(path)
      const responses = ['paths', template, method.toLowerCase(), 'responses']
      if (!template || !at(responses)) return [`${method} ${path} is not an official call`]
      // A refusal without a description of its own reads as the one that has one.
      const own = [...responses, String(status)]
      const content = [...resolve(at(own) ? own : REFUSAL), 'content', 'application/json', 'schema']
      return at(content) ? wrongsOf(validator(content), body) : []
    },
    request({ method, path, query = {}, body }) {
      const template = pathOf(path)
      const call = ['paths', template, method.toLowerCase()]
      if (!template || !at(call)) return [`${method} ${path} is not an official call`]
      const places = [...(at([...call, 'parameters']) ?? []).keys()].map((place) =>
        resolve([...call, 'parameters', String(place)]),
      )
      const wrongs = Object.entries(query).flatMap(([name, value]) => {
        const place = places.find((one) => at(one).in === 'query' && at(one).name === name)
        if (!place) return [`?${name} is not an official parameter of ${method} ${template}`]
        const given = { value }
        const schema = `paystack#/${[...place, 'schema'].map((part) => encodeURIComponent(escaped(part))).join('/')}`
        const validate = lenient.compile({
          type: 'object',
          properties: { value: { $ref: schema } },
        })
        return wrongsOf(validate, given)
      })
      const content = [
        ...resolve([...call, 'requestBody']),
        'content',
        'application/json',
        'schema',
      ]
      if (at(content)) wrongs.push(...wrongsOf(validator(content), body ?? {}))
      return wrongs
    },
  }
}
