import { messages } from '#pwa/features/accounts/messages.ts'
import { storedFileUrl } from '#pwa/outbox/file-url.ts'
import { queueable } from '#pwa/outbox/queueable.ts'
import * as contract from '#schema/contract/accounts.ts'
import { cleanText, PROFILE_FIELD_NAMES, PROFILE_FIELDS, recordOf } from '#schema/domain/fields.ts'
import { tradeOf } from '#schema/domain/trades.ts'

/** Lane and reference of every profile change: a user has one profile, so changes are sent in order. */
export const PROFILE = 'profile'
export const INTEREST_DRAFT = 'interest'
export const PROFILE_DRAFT = 'profile'

/** Either the skills, or the profile texts and the picture. */
export const updateProfile = queueable(contract.updateProfile, {
  lane: () => PROFILE,
  ref: () => PROFILE,
  describe: ({ skillsets, jobTitle }) => {
    if (skillsets) return messages.entryTitles.skills
    return jobTitle ? messages.entryTitles.profile : messages.entryTitles.picture
  },
  form: ({ skillsets, profilePicture, ...texts }) =>
    skillsets
      ? {
          draft: INTEREST_DRAFT,
          path: '/interest',
          fields: { field: tradeOf(skillsets as string[]) ?? '', skills: skillsets },
        }
      : {
          draft: PROFILE_DRAFT,
          path: '/update-profile',
          fields: {
            picture: profilePicture ?? null,
            ...recordOf(PROFILE_FIELD_NAMES, (name) => texts[name] ?? ''),
            // What an older build has not sent stays as it is.
            ...(texts.place !== undefined && { place: texts.place ?? '' }),
            ...(texts.areas !== undefined && { areas: texts.areas }),
            ...(texts.reach !== undefined && { reach: texts.reach }),
          },
        },
  async optimistic(view, { profilePicture, ...input }) {
    const user = await view.user()
    if (!user) return
    const skillsets = input.skillsets as string[] | undefined
    await view.updateUser({
      ...(input.place !== undefined && { place: input.place || null }),
      ...(input.areas !== undefined && { areas: input.areas as string[] }),
      ...(input.reach !== undefined && { reach: input.reach }),
      ...(skillsets && { skillsets, trade: tradeOf(skillsets) }),
      ...recordOf(PROFILE_FIELD_NAMES, (name) => {
        const text = input[name]
        return text ? cleanText(PROFILE_FIELDS[name], text) : user[name]
      }),
      ...(profilePicture && {
        profilePicture: storedFileUrl(profilePicture),
      }),
    })
  },
})

/** A switch of the settings; a choice that is not sent yet is replaced. */
const choiceOf = (ref: string) => ({
  lane: () => PROFILE,
  ref: () => ref,
  form: () => ({ draft: ref, path: '/settings' as const, fields: {} }),
})

export const setShowsPhone = queueable(contract.setShowsPhone, {
  ...choiceOf('shows-phone'),
  describe: () => messages.entryTitles.showsPhone,
  optimistic: (view, { showsPhone }) => view.updateUser({ showsPhone }),
})

export const setShowsOnline = queueable(contract.setShowsOnline, {
  ...choiceOf('shows-online'),
  describe: () => messages.entryTitles.showsOnline,
  optimistic: (view, { showsOnline }) => view.updateUser({ showsOnline }),
})
