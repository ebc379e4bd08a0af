import * as v from 'valibot'
import {
  DESCRIPTION_MAX,
  EMAIL_MAX,
  JOB_TITLE_MAX,
  LOCATION_MAX,
  PASSWORD_MAX,
  PROFILE_MAX,
} from '../domain/limits.ts'
import { OPEN_USER_TYPES, USER_TYPES, USERNAME_TOO_LONG, usernameFits } from '../domain/person.ts'
import { TRADE_NAMES } from '../domain/trades.ts'
import { command, patientCommand, query } from './endpoint.ts'
import {
  Email,
  IdOf,
  InstantOut,
  Message,
  NairaOut,
  NextCursor,
  Page,
  Password,
  PictureIn,
  Skills,
  Words,
} from './values.ts'

/** What anybody may see of a person (R52: never e-mail, phone, balance). */
export const PublicUser = v.object({
  _id: IdOf('user'),
  userType: v.picklist(USER_TYPES),
  username: v.string(),
  profilePicture: v.nullable(v.string()),
  jobTitle: v.string(),
  profileDescription: v.string(),
  location: v.string(),
  skillsets: v.array(v.string()),
  isVerified: v.boolean(),
  createdAt: InstantOut,
})
export type PublicUser = v.InferOutput<typeof PublicUser>

/** A person as they see themselves. `trade` is the field their skills belong to. */
export const OwnUser = v.object({
  ...PublicUser.entries,
  email: v.string(),
  trade: v.nullable(v.picklist(TRADE_NAMES)),
})
export type OwnUser = v.InferOutput<typeof OwnUser>

/** A person beside something of theirs: on a card, a proposal, a task. */
export const Face = v.object({
  _id: IdOf('user'),
  username: v.string(),
  profilePicture: v.nullable(v.string()),
  isVerified: v.boolean(),
  jobTitle: v.optional(v.string()),
})
export type Face = v.InferOutput<typeof Face>

/** Dashboard data (SPEC 3) with what is held beside it (R23). */
export const Me = v.object({
  user: OwnUser,
  balance: NairaOut,
  held: NairaOut,
  heldTasks: v.number(),
})
export type Me = v.InferOutput<typeof Me>

export const register = command('accounts.register', {
  method: 'POST',
  path: 'user/register',
  who: 'anyone',
  body: 'json',
  says: 'Opens an account as a client or a tasker (R1).',
  input: v.object({
    userType: v.picklist(OPEN_USER_TYPES, 'Choose client or professional'),
    username: v.pipe(
      v.string('Username is required'),
      v.trim(),
      v.minLength(1, 'Username is required'),
      v.check(usernameFits, USERNAME_TOO_LONG),
    ),
    email: Email,
    password: Password,
  }),
  output: v.object({ message: v.string() }),
})

export const login = command('accounts.login', {
  method: 'POST',
  path: 'user/login',
  who: 'anyone',
  body: 'json',
  says: 'Opens a session (R2, R3).',
  input: v.object({
    email: v.pipe(
      v.string('Email is required'),
      v.trim(),
      v.toLowerCase(),
      v.minLength(1, 'Email is required'),
      v.maxLength(EMAIL_MAX, 'That email is too long'),
    ),
    password: v.pipe(
      v.string('Password is required'),
      v.minLength(1, 'Password is required'),
      v.maxLength(PASSWORD_MAX, `A password can be at most ${PASSWORD_MAX} characters`),
    ),
  }),
  output: v.object({ token: v.string(), message: v.string(), user: OwnUser }),
})

export const logout = command('accounts.logout', {
  method: 'POST',
  path: 'user/logout',
  who: 'signedIn',
  body: 'json',
  says: 'Ends this session on the server (R3).',
  input: v.object({}),
  output: Message({}),
})

export const readDashboard = query('accounts.readDashboard', {
  path: 'user/dashboard',
  who: 'signedIn',
  says: 'The signed-in person, their balance, and what is held (R23).',
  input: v.object({}),
  output: v.object({ userDetails: Me }),
})

/** Both payloads of SPEC 7: skills as JSON, or the profile form as multipart. */
export const updateProfile = patientCommand('accounts.updateProfile', {
  method: 'PATCH',
  path: 'user/update-profile',
  who: 'signedIn',
  body: 'files',
  says: 'Changes skills, or picture, job title, description and location.',
  input: v.pipe(
    v.object({
      skillsets: v.optional(Skills),
      profilePicture: v.optional(PictureIn),
      /** In place of the picture: one that was sent in parts. */
      uploadId: v.optional(IdOf('upload')),
      jobTitle: v.optional(Words('Job title', JOB_TITLE_MAX)),
      profileDescription: v.optional(Words('Profile description', PROFILE_MAX)),
      location: v.optional(Words('Location', LOCATION_MAX)),
    }),
    v.check(
      (given) => Object.values(given).some((value) => value !== undefined),
      'There is nothing to change',
    ),
  ),
  output: Message({ user: OwnUser }),
})

/** Reviews come with the reviews issue; until then the list is empty and says so. */
export const Review = v.object({
  _id: v.string(),
  projectTitle: v.string(),
  comment: v.pipe(v.string(), v.maxLength(DESCRIPTION_MAX)),
  rating: v.number(),
  createdAt: InstantOut,
  from: v.object({ profilePicture: v.nullable(v.string()), username: v.string() }),
})

export const readProfile = query('accounts.readProfile', {
  path: 'user/profile/{id}',
  who: 'anyone',
  says: 'A person as anybody may see them, with their reviews (R52).',
  input: v.object({ id: IdOf('user'), ...Page }),
  output: v.object({ user: PublicUser, reviews: v.array(Review), nextCursor: NextCursor }),
})
