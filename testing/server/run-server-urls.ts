import { inject } from 'vitest'

const urls = new Map<string, Promise<string>>()

async function request(method: string, path: string): Promise<string> {
  const response = await fetch(`${inject('servers')}/${path}`, { method })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}

/** The URL of a server that the tests of a run share. It starts on its first use. */
export function urlOfServer(name: 'sqld' | 'r2'): Promise<string> {
  const url = urls.get(name) ?? request('POST', name)
  urls.set(name, url)
  return url
}

export const dropNamespace = (name: string): Promise<unknown> => request('DELETE', `sqld/${name}`)
