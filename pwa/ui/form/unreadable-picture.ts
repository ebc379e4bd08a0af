import { messages } from '#pwa/ui/messages.lazy.ts'

const HEIC = /\.hei[cf]$|^image\/hei[cf]/i

/** Why a file is no picture here: for one of an iPhone how to have another, else `otherwise`. Only Safari decodes HEIC. */
export const unreadablePicture = ({ name, type }: File, otherwise: string): string =>
  HEIC.test(name) || HEIC.test(type) ? messages.heicPicture : otherwise
