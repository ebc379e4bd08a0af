import { readCommunity } from '#schema/contract/community.ts'
import { route } from '#worker/http/serve.ts'

/** `COMMUNITY_LINKS` as env.ts has checked it: `Name=https://…`, joined by `|`. */
const parseCommunities = (text: string) =>
  text
    .split('|')
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => {
      const at = each.indexOf('=')
      return { name: each.slice(0, at).trim(), url: each.slice(at + 1).trim() }
    })

export const readCommunityRoute = route(readCommunity, async ({ read, deps }) => {
  await read({})
  return { communities: parseCommunities(deps.settings.COMMUNITY_LINKS) }
})
