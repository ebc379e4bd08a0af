import type { UserId } from '#schema/domain/ids.ts'
import type { HashSender } from '#worker/secrets/hash-queue.ts'

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : Math.max(8 - left.length - right.length, 0)
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right]
  return groups.map((group) => group.replace(/^0+(?=.)/, ''))
}

/**
 * Who shares an address. One household has an IPv6 /64, so its 2^64 addresses count as one, and one customer of a
 * provider may have a /48 with 65,536 of these.
 */
export function networksOf(ip: string): { address: string; network: string | null } {
  const ipv4 = IPV4_IN_IPV6.exec(ip)?.[1]
  if (ipv4) return { address: ipv4, network: null }
  if (!ip.includes(':')) return { address: ip, network: null }
  const groups = groupsOf(ip)
  return { address: groups.slice(0, 4).join(':'), network: `${groups.slice(0, 3).join(':')}/48` }
}

/** As the edge reports it. */
export const ipOf = (c: { req: { header: (name: string) => string | undefined } }): string | null =>
  c.req.header('cf-connecting-ip') ?? null

/** A signed-in user, or the owner of an account on a device that is known there. */
export const ownerSender = (userId: UserId): HashSender => ({ lane: 'owner', key: userId })
export const strangerSender = (ip: string | null): HashSender => ({
  lane: 'stranger',
  key: ip === null ? null : networksOf(ip).address,
})
