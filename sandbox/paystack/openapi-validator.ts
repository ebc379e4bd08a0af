import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv2020, { type Options, type ValidateFunction } from 'ajv/dist/2020.js'

type Json = string | number | boolean | null | Json[] | JsonObject
type JsonObject = { [name: string]: Json }
/** The path of a node in the description. */
type Pointer = readonly string[]

const DESCRIPTION_FILE = join(import.meta.dirname, 'openapi.json')

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Repairs what JSON Schema rejects: `nullable` without a type is removed, `minimum` of a string becomes `minLength`. */
function repair(node: Json): Json {
  if (Array.isArray(node)) return node.map(repair)
  if (!isObject(node)) return node
  const repaired: JsonObject = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, repair(value)]),
  )
  if ('nullable' in repaired && !('type' in repaired)) delete repaired['nullable']
  if (repaired['type'] === 'string' && typeof repaired['minimum'] === 'number') {
    repaired['minLength'] = repaired['minimum']
    delete repaired['minimum']
  }
  return repaired
}

/** Errors without a description of their own have the shape of this one. */
const DEFAULT_ERROR: Pointer = ['paths', '/transaction/initialize', 'post', 'responses', '400']
const JSON_SCHEMA: Pointer = ['content', 'application/json', 'schema']
const OPTIONS: Options = {
  strict: false,
  allErrors: true,
  validateSchema: false,
  validateFormats: false,
}

const escapePointer = (part: string) =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))
const referenceTo = (pointer: Pointer) => `paystack#/${pointer.map(escapePointer).join('/')}`

type RequestToCheck = {
  method: string
  path: string
  query?: Record<string, string>
  body?: unknown
}
type ResponseToCheck = { method: string; path: string; status: number; body: unknown }

/** Compares requests and responses with Paystack's OpenAPI description. Each check returns what is wrong. */
export class OpenapiValidator {
  readonly #description: JsonObject
  readonly #ajv: Ajv2020
  /** Query parameters are text: numbers in them are parsed. */
  readonly #coercingAjv: Ajv2020
  readonly #validators = new Map<string, ValidateFunction>()

  constructor() {
    const description = repair(JSON.parse(readFileSync(DESCRIPTION_FILE, 'utf8')))
    if (!isObject(description)) throw new Error('The OpenAPI description is not an object.')
    this.#description = description
    this.#ajv = new Ajv2020(OPTIONS).addSchema(description, 'paystack')
    this.#coercingAjv = new Ajv2020({ ...OPTIONS, coerceTypes: true }).addSchema(
      description,
      'paystack',
    )
  }

  checkResponse({ method, path, status, body }: ResponseToCheck): string[] {
    const operation = this.#operation(method, path)
    if (!operation) return [`${method} ${path} is not an operation of Paystack`]
    const own = [...operation, 'responses', String(status)]
    const response = this.#at(own) === undefined ? DEFAULT_ERROR : own
    const schema = [...this.#resolve(response), ...JSON_SCHEMA]
    return this.#at(schema) === undefined ? [] : this.#errors(this.#validator(schema), body)
  }

  checkRequest({ method, path, query = {}, body = {} }: RequestToCheck): string[] {
    const operation = this.#operation(method, path)
    if (!operation) return [`${method} ${path} is not an operation of Paystack`]
    const queryErrors = Object.entries(query).flatMap(([name, value]) =>
      this.#checkParameter(operation, name, value),
    )
    const schema = [...this.#resolve([...operation, 'requestBody']), ...JSON_SCHEMA]
    if (this.#at(schema) === undefined) return queryErrors
    return [...queryErrors, ...this.#errors(this.#validator(schema), body)]
  }

  #at(pointer: Pointer): Json | undefined {
    let node: Json | undefined = this.#description
    for (const part of pointer) {
      if (Array.isArray(node)) node = node[Number(part)]
      else node = isObject(node) ? node[part] : undefined
    }
    return node
  }

  /** Follows a `$ref` to its target. */
  #resolve(pointer: Pointer): Pointer {
    const node = this.#at(pointer)
    const reference = isObject(node) ? node['$ref'] : undefined
    return typeof reference === 'string' ? this.#resolve(reference.split('/').slice(1)) : pointer
  }

  /** `/transfer/verify/wd_1` is `/transfer/verify/{reference}`; an exact path wins over a template. */
  #operation(method: string, path: string): Pointer | undefined {
    const paths = Object.keys(this.#at(['paths']) ?? {})
    const matchesPath = (template: string) =>
      new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path)
    const template = paths.find((each) => each === path) ?? paths.find(matchesPath)
    if (!template) return undefined
    const operation = ['paths', template, method.toLowerCase()]
    return this.#at(operation) === undefined ? undefined : operation
  }

  #checkParameter(operation: Pointer, name: string, value: string): string[] {
    const parameters = this.#at([...operation, 'parameters'])
    const pointers = (Array.isArray(parameters) ? parameters : []).map((_, index) =>
      this.#resolve([...operation, 'parameters', String(index)]),
    )
    const parameter = pointers.find((pointer) => {
      const node = this.#at(pointer)
      return isObject(node) && node['in'] === 'query' && node['name'] === name
    })
    if (!parameter) return [`?${name} is not a parameter of ${operation.slice(1).join(' ')}`]
    return this.#errors(this.#parameterValidator([...parameter, 'schema']), { value })
  }

  #parameterValidator(pointer: Pointer): ValidateFunction {
    const reference = referenceTo(pointer)
    const compile = () =>
      this.#coercingAjv.compile({ type: 'object', properties: { value: { $ref: reference } } })
    return this.#cached(`query ${reference}`, compile)
  }

  #validator(pointer: Pointer): ValidateFunction {
    const reference = referenceTo(pointer)
    return this.#cached(reference, () => this.#ajv.compile({ $ref: reference }))
  }

  #cached(name: string, compile: () => ValidateFunction): ValidateFunction {
    const existing = this.#validators.get(name)
    if (existing) return existing
    const compiled = compile()
    this.#validators.set(name, compiled)
    return compiled
  }

  #errors(validate: ValidateFunction, value: unknown): string[] {
    if (validate(value)) return []
    return (validate.errors ?? []).map(
      ({ instancePath, message = '' }) => `${instancePath || '/'} ${message}`,
    )
  }
}
