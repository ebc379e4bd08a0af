import { Fragment, type ReactNode } from 'react'
import {
  addressText,
  parseSupport,
  SUPPORT_HEADER,
  type SupportAddress,
} from '#schema/domain/support.ts'

/** The addresses that the last response named, for the moment in which nothing answers. */
const STORED = 'support'

const readAddresses = (): SupportAddress[] =>
  parseSupport(globalThis.localStorage?.getItem(STORED) ?? '')

export function learnSupport(headers: Headers): void {
  const sent = headers.get(SUPPORT_HEADER)
  try {
    if (sent !== null && sent !== localStorage.getItem(STORED)) localStorage.setItem(STORED, sent)
  } catch {
    // A phone that is full or stores nothing; /help has the addresses too.
  }
}

/** Empty where none is known. */
export const supportAddresses = (): string => addressText(readAddresses())

const linkIn = (text: string, { text: address, href }: SupportAddress): ReactNode[] =>
  text.split(address).flatMap((part, index) =>
    index === 0
      ? [part]
      : [
          <a key={href} href={href} rel="noopener">
            {address}
          </a>,
          part,
        ],
  )

/** Text in which the addresses of support, and no others, are links. */
export function withSupportLinks(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text
  const nodes = readAddresses().reduce<ReactNode[]>(
    (done, address) =>
      done.flatMap((node) => (typeof node === 'string' ? linkIn(node, address) : [node])),
    [text],
  )
  return nodes.length === 1
    ? text
    : nodes.map((node, index) => <Fragment key={index}>{node}</Fragment>)
}
