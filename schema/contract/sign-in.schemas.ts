import * as v from 'valibot'
import { isLikeEmail, plainEmail } from '#schema/domain/email.ts'
import { LANGUAGES } from '#schema/domain/languages.ts'
import {
  EMAIL_MAX,
  PASSWORD_MAX,
  USERNAME_CODE_POINTS_MAX,
  USERNAME_MAX,
} from '#schema/domain/limits.ts'
import { ACCOUNT_FACTS } from '#schema/domain/messages/accounts.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { PHONE_CHANNELS } from '#schema/domain/phone-channels.ts'
import { parsePhone, PHONE_TEXT_MAX } from '#schema/domain/phone-number.ts'
import { SELF_REGISTERED_USER_TYPES } from '#schema/domain/user.ts'
import { normalizeUsername, whyNotUsername } from '#schema/domain/username.ts'
import { OwnUser } from './accounts.schemas.ts'
import { CodeInput, commandResponse, described, Email, Password } from './values.schemas.ts'

// Registration, log-in, passwords and phone numbers; endpoints of accounts.ts.

/** An address that is compared with those of accounts. What is none is refused before it counts as a try. */
const LoginEmail = v.pipe(
  v.string(messages.required('Email')),
  v.transform(plainEmail),
  v.toLowerCase(),
  v.minLength(1, messages.required('Email')),
  v.maxLength(EMAIL_MAX, messages.emailTooLong),
  v.check((email) => email.length > EMAIL_MAX || isLikeEmail(email), messages.email),
)

/** A password that is compared with the stored one. */
const LoginPassword = v.pipe(
  v.string(messages.required('Password')),
  v.minLength(1, messages.required('Password')),
  v.maxLength(PASSWORD_MAX, messages.passwordTooLong(PASSWORD_MAX)),
)

/** Characters; ours have 43. */
const RESET_TOKEN_MAX = 200

/** In any usual form; it becomes E.164. */
const PhoneInput = v.pipe(
  v.string(messages.phone),
  v.maxLength(PHONE_TEXT_MAX, messages.phone),
  v.transform((text) => parsePhone(text) ?? ''),
  v.minLength(1, messages.phone),
  described({ type: 'string', maxLength: PHONE_TEXT_MAX, examples: ['0803 123 4567'] }),
)
const Channel = v.picklist(PHONE_CHANNELS, messages.channel)
/** Of the answer to the request for a code: only who has it can enter the code. */
const CodeId = v.pipe(
  v.string(messages.phoneCodeMissing),
  v.regex(/^[\w-]{43}$/, messages.phoneCodeMissing),
)

type Contacts = { email?: string | undefined; phone?: string | undefined }
/** Also said when other fields are wrong; typed as a check of the whole input. */
// @__NO_SIDE_EFFECTS__
const contactNeeded = <I extends Contacts>() =>
  v.forward(
    v.partialCheck(
      [['email'], ['phone']] as never,
      (({ email, phone }: Contacts) => email !== undefined || phone !== undefined) as never,
      messages.required('Email'),
    ) as unknown as v.CheckAction<I, ReturnType<typeof messages.required>>,
    ['email' as never],
  )

export const register = {
  summary: 'Creates an account as a client or a tasker.',
  input: v.pipe(
    v.object({
      userType: v.picklist(SELF_REGISTERED_USER_TYPES, messages.userType),
      username: v.pipe(
        v.string(messages.required('Username')),
        v.trim(),
        v.minLength(1, messages.required('Username')),
        v.check((name) => whyNotUsername(name) !== 'too_long', GENERAL_FACTS.usernameTooLong),
        v.check((name) => whyNotUsername(name) !== 'unreadable', ACCOUNT_FACTS.usernameUnreadable),
        v.check((name) => whyNotUsername(name) !== 'contact', ACCOUNT_FACTS.usernameContact),
        v.check((name) => whyNotUsername(name) !== 'reserved', ACCOUNT_FACTS.usernameReserved),
        v.transform(normalizeUsername),
        described({
          maxLength: USERNAME_CODE_POINTS_MAX,
          description: `At most ${USERNAME_MAX} characters, as a reader counts them.`,
        }),
      ),
      /** One of both is needed. A number needs the code that was sent to it. */
      email: v.optional(Email),
      phone: v.optional(PhoneInput),
      codeId: v.optional(CodeId),
      code: v.optional(CodeInput),
      password: Password,
    }),
    contactNeeded(),
    v.forward(
      v.check(
        ({ phone, codeId, code }) =>
          phone === undefined || (codeId !== undefined && code !== undefined),
        messages.phoneCodeMissing,
      ),
      ['code'],
    ),
  ),
  secrets: ['code', 'password'],
  succeeds: [201],
  output: commandResponse({}),
}

export const requestPasswordReset = {
  summary:
    'Sends a link for a new password, if the email has an account. The response is the same without one.',
  input: v.pipe(
    v.object({
      email: v.optional(LoginEmail),
      phone: v.optional(PhoneInput),
      channel: v.optional(Channel),
    }),
    contactNeeded(),
  ),
  /** `codeId`: when a code is sent to a phone number. */
  output: commandResponse({ codeId: v.optional(v.string()), channel: v.optional(Channel) }),
}

export const resetPassword = {
  summary:
    'Sets a new password with the token of the emailed link, and ends all sessions. A bearer token is ignored.',
  input: v.pipe(
    v.object({
      token: v.optional(
        v.pipe(v.string(messages.resetLink), v.maxLength(RESET_TOKEN_MAX, messages.resetLink)),
      ),
      email: v.optional(LoginEmail),
      codeId: v.optional(CodeId),
      code: v.optional(CodeInput),
      newPassword: Password,
    }),
    v.forward(
      v.check(
        ({ token, email, codeId, code }) =>
          (token !== undefined && email !== undefined) ||
          (codeId !== undefined && code !== undefined),
        messages.resetLink,
      ),
      ['token'],
    ),
  ),
  secrets: ['token', 'code', 'newPassword'],
  output: commandResponse({}),
}

export const changePassword = {
  summary:
    "Replaces the caller's password, and ends all other sessions. It accepts no one-time code.",
  input: v.object({
    currentPassword: LoginPassword,
    newPassword: Password,
    otp: v.optional(v.never(messages.noOtp)),
  }),
  secrets: ['currentPassword', 'newPassword'],
  output: commandResponse({}),
}

export const login = {
  summary: 'Starts a session and returns its token.',
  input: v.pipe(
    v.object({
      email: v.optional(LoginEmail),
      phone: v.optional(PhoneInput),
      password: LoginPassword,
    }),
    contactNeeded(),
  ),
  secrets: ['password'],
  refuses: [401, 403],
  output: commandResponse({
    token: v.string(),
    user: OwnUser,
    /** 32 bytes each, hex: what the phone encrypts unsent input with at log-out. The first is the present one. */
    phoneKeys: v.array(v.string()),
  }),
}

export const logout = {
  summary: 'Ends this session on the server.',
  input: v.object({}),
  output: commandResponse({}),
}

export const changeEmail = {
  summary:
    "Checks the password, and adds the caller's email or replaces one that is not proven. A code is sent to it.",
  input: v.object({ email: Email, password: LoginPassword }),
  secrets: ['password'],
  output: commandResponse({}),
}

export const readPhoneChannels = {
  summary: 'By which channels codes are sent to phone numbers; none where no provider is set up.',
  input: v.object({}),
  output: v.object({ channels: v.array(Channel) }),
}

const sentCode = { codeId: v.string(), channel: Channel }

export const sendPhoneCode = {
  summary:
    'Sends a code for a registration to a phone number. The response is the same when the number has an account.',
  input: v.object({
    phone: PhoneInput,
    channel: v.optional(Channel),
    language: v.optional(v.picklist(LANGUAGES, messages.language)),
  }),
  refuses: [409],
  output: commandResponse(sentCode),
}

export const sendOwnPhoneCode = {
  summary: "Checks the password and sends a code to a number that becomes the caller's.",
  input: v.object({ phone: PhoneInput, channel: v.optional(Channel), password: LoginPassword }),
  secrets: ['password'],
  output: commandResponse(sentCode),
}

export const proveOwnPhone = {
  summary: "Makes the number the caller's with the code that was sent to it.",
  input: v.object({ codeId: CodeId, code: CodeInput }),
  secrets: ['code'],
  output: commandResponse({}),
}
