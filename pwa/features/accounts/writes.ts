import * as contract from '#schema/contract/accounts.ts'
import { tradeOf } from '#schema/domain/trades.ts'
import { keptUrl } from '#pwa/replica/files.ts'
import { write } from '#pwa/replica/outbox.ts'
import { words } from './words.ts'

/** One's own row: a person has one profile, so its changes go in the order they were made. */
export const PROFILE = 'profile'
export const INTEREST_DRAFT = 'interest'
export const PROFILE_DRAFT = 'profile'

/** Both payloads of SPEC 7: skills, or the profile form with its picture. */
export const updateProfile = write(contract.updateProfile, {
  lane: () => PROFILE,
  ref: () => PROFILE,
  what: ({ skillsets, jobTitle }) => {
    if (skillsets) return words.unsent.skills
    return jobTitle ? words.unsent.profile : words.unsent.picture
  },
  form: ({ skillsets, profilePicture, jobTitle, profileDescription, location }) =>
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
            jobTitle: jobTitle ?? '',
            profileDescription: profileDescription ?? '',
            location: location ?? '',
          },
        },
  async here(view, { profilePicture, ...said }, { me }) {
    const row = await view.one('me', me)
    if (!row) return
    const skillsets = said.skillsets as string[] | undefined
    await view.change('me', me, {
      user: {
        ...row.user,
        ...(skillsets && { skillsets, trade: tradeOf(skillsets) }),
        ...(said.jobTitle && { jobTitle: said.jobTitle.trim() }),
        ...(said.profileDescription && { profileDescription: said.profileDescription.trim() }),
        ...(said.location && { location: said.location.trim() }),
        ...(profilePicture && { profilePicture: keptUrl(profilePicture) }),
      },
    })
  },
})
