/** How people of Onise are reached; numbers are digits with the country's code. Empty where there is none. */
type SupportSettings = {
  SUPPORT_EMAIL: string
  SUPPORT_WHATSAPP: string
  SUPPORT_PHONE: string
}

/** The header by which the API sends the addresses, in the form of a query. */
export const SUPPORT_HEADER = 'X-Support'

export type SupportAddress = { text: string; href: string }

const LINKS: Record<string, (value: string) => SupportAddress> = {
  email: (email) => ({ text: email, href: `mailto:${email}` }),
  whatsApp: (number) => ({ text: `WhatsApp +${number}`, href: `https://wa.me/${number}` }),
  phone: (number) => ({ text: `+${number}`, href: `tel:+${number}` }),
}

export function supportHeader(settings: SupportSettings): string {
  const { SUPPORT_EMAIL: email, SUPPORT_WHATSAPP: whatsApp, SUPPORT_PHONE: phone } = settings
  const set = Object.entries({ email, whatsApp, phone }).filter(([, value]) => value !== '')
  return new URLSearchParams(set).toString()
}

export function parseSupport(header: string): SupportAddress[] {
  const sent = new URLSearchParams(header)
  return Object.entries(LINKS).flatMap(([name, link]) => {
    const value = sent.get(name)
    return value ? [link(value)] : []
  })
}

export const supportLinks = (settings: SupportSettings): SupportAddress[] =>
  parseSupport(supportHeader(settings))

/** For a sentence: "support@onise.example · WhatsApp +2348000000000". */
export const addressText = (addresses: readonly SupportAddress[]): string =>
  addresses.map(({ text }) => text).join(' · ')
