import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ABOUT_FIGURES, DEFAULT_FIGURES, formatFigure } from '#schema/domain/about.ts'
import { AMOUNT_BANDS } from '#schema/domain/admin-lists.ts'
import { koboFromText } from '#schema/domain/amount-text.ts'
import { isAccountNumber } from '#schema/domain/banking.ts'
import { truncate } from '#schema/domain/graphemes.ts'
import { DURATIONS, PREVIEW, REDIRECT_MS, TOAST_MS } from '#schema/domain/limits.ts'
import { USERNAME_MAX, WITHDRAW_MIN } from '#schema/domain/limits.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { MONEY_MESSAGES } from '#schema/domain/messages/money.ts'
import { formatNaira, naira } from '#schema/domain/money.ts'
import { PROPOSAL_STATUSES } from '#schema/domain/proposal.ts'
import { PROJECT_TYPES, statusLabelOf, TASK_STATUSES } from '#schema/domain/task.ts'
import { TRADES } from '#schema/domain/trades.ts'
import { SELF_REGISTERED_USER_TYPES, USER_TYPES } from '#schema/domain/user.ts'
import { reviewTask } from './reviews.schemas.ts'
import { register } from './sign-in.schemas.ts'
import { Transaction } from './wallet.schemas.ts'

// What the legacy clients and docs/product.md#constants-and-timings fix, beside the place that has it.

const SKILLS = {
  Photograph:
    'Editing, Printing, Studio Photography, Outdoor Photography, Event Coverage, Drone Photography, Photo Framing, Photo Album',
  Furniture:
    'Woodwork, Upholstery, Furniture Repairs, Polishing & Refinishing, Furniture Design, Cabinet Making, Sofa & Chair, Bed & Wardrobe',
  Barber:
    "Haircut, Beard Grooming, Hair Dyeing, Dreadlocks & Twisting, Hair Treatment, Mobile/Home Service, Shaving & Facial Care, Kids' Haircuts",
  Electrician:
    'House Wiring, Electrical Repairs, Solar Installation, Inverter Installation, Generator Repair & Installation, Appliance Repairs, CCTV Installation, Smart Home Setup',
  Painter:
    'House Painting, Spray Painting, Mural & Artistic Painting, POP Design & Painting, Interior Decoration, Graffiti & Wall Art, Car Painting, Industrial Painting',
  Baker:
    'Cake Baking, Pastries, Bread Making, Cake Decoration, Dessert Making, Wholesale Baking, Healthy & Special Diet Baking, Wedding & Birthday Cakes',
  Cleaning:
    'Home Cleaning, Office Cleaning, Laundry & Dry Cleaning, Post-Construction Cleaning, Carpet & Upholstery Cleaning, Fumigation & Pest Control, Waste Disposal, Industrial Cleaning',
  Tutoring:
    'Home Tutoring, Online Tutoring, WAEC/JAMB/NECO Coaching, Primary & Secondary School Tutoring, University & Professional Courses, IT & Digital Skills Training, Vocational Skills Training, Language Tutoring',
  'Makeup and Beauty': 'General Makeup, Gele Artistry, Pedicure/Manicure, Spa & Massage',
  Plumbing:
    'water supply systems, Drainage and sewage systems, Leak detection and repair, Installation',
  Fashion: 'Art and Culture, Ready Made',
  Welding: 'Metal fabrication, Welding repairs',
  Vulcanizer: 'Tire Repair, Tire and Tube Maintenance',
}

const accepts = (schema: v.GenericSchema, input: unknown) => v.safeParse(schema, input).success
const stars = (taskerRating: unknown) =>
  accepts(reviewTask.input, { id: '01890000-0000-7000-8000-000000000000', taskerRating })
const account = (fields: object) =>
  accepts(register.input, {
    userType: 'client',
    username: 'Olúṣọlá',
    email: 'a@b.test',
    password: 'a long password',
    ...fields,
  })

type Row = [subject: string, value: unknown, fixed: unknown]

const CONSTANTS: Row[] = [
  ['username, graphemes', USERNAME_MAX, 8],
  ['toast, ms', TOAST_MS, 5000],
  ['redirect after posting or a proposal, and refetch after approval, ms', REDIRECT_MS, 2000],
  ['durations, months', DURATIONS, [1, 2, 3, 4, 5]],
  ['project types', PROJECT_TYPES, ['Onsite', 'Remote', 'Hybrid']],
  ['previews, graphemes', PREVIEW, { card: 200, proposal: 200, clientList: 150, openGrid: 100 }],
  ['a cut description', truncate('a'.repeat(201), PREVIEW.card), `${'a'.repeat(200)}....`],
  ['a description that fits', truncate('a'.repeat(200), PREVIEW.card), 'a'.repeat(200)],
  ['smallest withdrawal', WITHDRAW_MIN, naira(1000)],
  ['balance, en-NG with two decimals', formatNaira(naira(1_234_567.5), 'two'), '₦1,234,567.50'],
  ['amount of a payment in kobo', koboFromText('4.35'), 435],
  ['counters', DEFAULT_FIGURES, { services: 1500, vendors: 500, customers: 10_000, jobs: 2500 }],
  [
    'counters on the screen',
    ABOUT_FIGURES.map((name) => formatFigure(DEFAULT_FIGURES[name])),
    ['1,500+', '500+', '10,000+', '2,500+'],
  ],
  [
    'amount bands of administrators',
    AMOUNT_BANDS,
    ['1000-5000', '5000-10000', '10000-20000', '20000-50000'],
  ],
  ['user types', USER_TYPES, ['client', 'tasker', 'admin']],
  ['user types of a registration', SELF_REGISTERED_USER_TYPES, ['client', 'tasker']],
  [
    'trades and skills',
    Object.entries(TRADES).map(([trade, skills]) => [trade, skills.join(', ')]),
    Object.entries(SKILLS),
  ],
  ['types of a transaction', Transaction.entries.TransactionType.options, ['credit', 'debit']],
  [
    'statuses of a transaction',
    Transaction.entries.TransactionStatus.options,
    ['pending', 'completed', 'failed'],
  ],
  // The legacy clients know the first three; any other status means that there is nothing to do.
  [
    'statuses of a task',
    TASK_STATUSES.filter((status) => /^(pending|in-progress|completed)$/.test(status)),
    ['pending', 'in-progress', 'completed'],
  ],
  ['badge of an open task', statusLabelOf('pending'), 'Open'],
  // Legacy clients show every other one as rejected.
  ['statuses of a proposal', PROPOSAL_STATUSES.slice(0, 3), ['pending', 'accepted', 'rejected']],
]

const BOUNDS: Row[] = [
  ['ratings that are accepted', [0, 1, 5, 6, 4.5].map(stars), [false, true, true, false, false]],
  [
    'usernames of 8 and 9 characters, and none',
    ['Chukwuem', 'Chukwueme', ' '].map((username) => account({ username })),
    [true, false, false],
  ],
  ['a registration as administrator', account({ userType: 'admin' }), false],
  [
    'a registration without email or password',
    [{ email: '' }, { password: '' }].map(account),
    [false, false],
  ],
  // The legacy clients accepted more than 10 digits (docs/rules.md#the-bank-decides-whose-account-it-is).
  [
    'account numbers of 9, 10 and 11 digits',
    ['012345678', '0123456789', '01234567890'].map(isAccountNumber),
    [false, true, false],
  ],
]

const TEXTS: Row[] = [
  [
    'long username',
    GENERAL_MESSAGES.usernameTooLong,
    'Username cannot be longer than 8 characters',
  ],
  ['skills saved', GENERAL_MESSAGES.skillsUpdated, 'Skills updated Successfully'],
  ['proposal without a field', GENERAL_MESSAGES.allFieldsRequired, 'All field require'],
  ['proposal without a task', GENERAL_MESSAGES.pleaseSelectTask, 'Please select a task'],
  // It names another amount than the check (docs/rules.md#the-minimum-withdrawal-is-1000-naira).
  ['withdrawal below the minimum', MONEY_MESSAGES.minimumWithdraw, 'Minimum withdraw is 10000'],
  [
    'short account number',
    MONEY_MESSAGES.validAccountNumber,
    'Please enter a valid account number',
  ],
  ['checkout closed', MONEY_MESSAGES.paymentCancelled, 'Payment cancelled'],
  [
    'Apple Pay failed',
    MONEY_MESSAGES.applePayFailed,
    'An error occurred while paying with Apple Pay. Please try again or use another payment method.',
  ],
  ['empty list of a tasker', GENERAL_MESSAGES.noTodoAvailable, 'No Todo Available'],
  ['empty list of a client', GENERAL_MESSAGES.noTodo, 'No Todo'],
  ['no completed task', GENERAL_MESSAGES.noTasks, 'No Tasks'],
  ['no conversation', GENERAL_MESSAGES.noConversations, 'No conversations yet.'],
  ['no review', GENERAL_MESSAGES.noReview, 'No review yet'],
  ['email of another account', ERROR_MESSAGES.email_in_use, 'Email already in use'],
  ['two different PINs', ERROR_MESSAGES.pins_differ, 'Pins do not match'],
]

test.each([...CONSTANTS, ...BOUNDS, ...TEXTS])('%s', (_subject, value, fixed) => {
  expect(value).toEqual(fixed)
})
