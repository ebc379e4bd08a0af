import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyForTask, awardTask } from '../../schema/contract/proposals.ts'
import { createTask } from '../../schema/contract/tasks.ts'
import { newId, type TaskId } from '../../schema/domain/ids.ts'
import { fund } from './fund.ts'
import { startOnise, type Device, type Onise } from './harness.ts'
import { newClient, newTasker, PASSWORD, type Member } from './people.ts'
import { expectRefusal, inDays, logIn, passThrough } from './walking.ts'

let onise: Onise
let client: Device
let tasker: Device
let folake: Member
let adeola: Member
let open: TaskId
let assigned: TaskId

const post = async () => {
  const _id = newId('task')
  await folake.call(createTask, {
    _id,
    title: 'Lay tiles in a kitchen',
    description: 'Twelve square metres, the floor is level.',
    price: '60000',
    duration: 1,
    projectType: 'Remote',
    skills: 'Home Cleaning',
  })
  return _id
}

beforeAll(async () => {
  onise = await startOnise()
  folake = await newClient(onise.url, 'Folake')
  adeola = await newTasker(onise.url, 'Adeola', ['Home Cleaning'])
  await fund(onise, folake.id, 100_000)
  open = await post()
  assigned = await post()
  await adeola.call(applyForTask, {
    taskId: assigned,
    title: '',
    price: '50000',
    description: 'Tomorrow.',
    date: inDays(3),
  })
  await folake.call(awardTask, { taskId: assigned, taskerId: adeola.id })
  client = await onise.phone()
  tasker = await onise.phone()
})
afterAll(() => onise?.stop())

const press = (device: Device, name: string) =>
  device.page.getByRole('main').getByRole('button', { name, exact: true }).click()
/** Said where the hand is, and loudly enough for a screen reader. */
async function says(device: Device, ...words: string[]) {
  for (const one of words)
    await device.page.getByRole('main').getByRole('alert').getByText(one).first().waitFor()
}

test('/register: every field says what it needs, and a taken e-mail is refused in words', async () => {
  const page = await client.open('/account-type')
  await page.getByRole('button', { name: 'As a client' }).click()
  await page.getByRole('heading', { name: 'Create your account' }).waitFor()
  await press(client, 'Register')
  await says(client, 'Username is required', 'Enter a valid email', 'Use at least 8 characters')
  await passThrough(client, 'bad-register')

  await page.getByLabel('Username').fill('Oluwaseun')
  await page.getByLabel('Email').fill(folake.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press(client, 'Register')
  await says(client, 'Username cannot be longer than 8 characters')
  expect(client.complaints).toEqual([])

  await page.getByLabel('Username').fill('Seun')
  await press(client, 'Register')
  await says(client, 'Email already in use')
  await expectRefusal(client, /^409 POST \/api\/user\/register$/)
})

test('/login: an empty form and a wrong password both say so (R2)', async () => {
  const page = await client.open('/login')
  await page.getByLabel('Email').fill('')
  await press(client, 'Log in')
  await says(client, 'Email is required', 'Password is required')
  await passThrough(client, 'bad-login')
  await logIn(client, folake.email, 'not the password')
  await says(client, 'Wrong email or password.')
  await expectRefusal(client, /^401 POST \/api\/user\/login$/)
  await logIn(client, folake.email)
  await page.waitForURL('**/client-dashboard')
})

test('/create-task: what R7 needs is said beside each field', async () => {
  const page = await client.open('/create-task')
  await page.getByLabel('Todo Title').waitFor()
  await press(client, 'Post')
  const needs = [
    'Todo title is required',
    'Description is required',
    'Location is required unless the work is remote',
    'Choose a field',
  ]
  await says(client, ...needs)
  await passThrough(client, 'bad-create-task')

  await page.getByLabel('Todo Title').fill('Lay tiles')
  await page.getByLabel('Description').fill('Call me on 0803 123 4567')
  await page.getByText('Phone numbers, e-mails and links are hidden').waitFor()
  await page.getByLabel('Location', { exact: true }).fill('Yaba, Lagos')
  // SPEC 5: what is not a number clears.
  const price = page.getByLabel('Price', { exact: true })
  await price.fill('a lot')
  expect(await price.inputValue()).toBe('')
  await price.fill('99')
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.getByRole('radio', { name: 'Hybrid' }).check()
  await page.getByLabel('Todo Image').setInputFiles({
    name: 'song.mp3',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture at all'),
  })
  await says(client, 'That picture could not be read.')
  await page.getByLabel('Field', { exact: true }).selectOption('Cleaning')
  await press(client, 'Post')
  await says(client, '₦100')
  await price.fill('60000')
  await press(client, 'Post')
  await says(client, 'Choose at least one skill')
  await passThrough(client, 'bad-create-task-skills')
})

test('/edit-task: an open todo cannot be emptied, an assigned one not edited (R8)', async () => {
  const page = await client.open(`/edit-task/${open}`)
  await page.getByLabel('Todo Title').fill('')
  await press(client, 'Save changes')
  await says(client, 'Todo title is required')
  await passThrough(client, 'bad-edit-task')
  await client.open(`/edit-task/${assigned}`)
  await page.getByText("You can't edit a todo that has been assigned").waitFor()
  await passThrough(client, 'bad-edit-assigned')
  await client.open(`/delete-task/${assigned}`)
  await page.getByText('This todo is already assigned. Cancel it instead.').waitFor()
  await client.open('/proposals/nonsense')
  await page.getByText('We could not find that todo.').waitFor()
  await expectRefusal(client, /^404 GET \/api\/user\/task\/nonsense$/)
  await passThrough(client, 'bad-unknown-todo')
})

test('/interest and /update-profile: nothing goes on before it is whole (F16)', async () => {
  const page = await tasker.open('/login')
  await logIn(tasker, adeola.email)
  await page.waitForURL('**/dashboard')
  await tasker.open('/interest')
  await page.getByRole('radio', { name: 'Plumbing' }).check()
  await page.getByText('Choose at least one skill to go on').waitFor()
  await page.getByRole('button', { name: 'Continue', disabled: true }).waitFor()
  await passThrough(tasker, 'bad-interest')

  await tasker.open('/update-profile')
  await page.getByLabel('Job title').fill('')
  await page.getByLabel('Profile description').fill('')
  await press(tasker, 'Save profile')
  await says(tasker, 'Job title is required', 'Profile description is required')
  await passThrough(tasker, 'bad-update-profile')
})

test('/apply-task: all fields, a price within bounds, a day that is to come (SPEC 5)', async () => {
  const page = await tasker.open(`/apply-task/${open}`)
  await page.getByLabel('Your price').waitFor()
  await press(tasker, 'Send Proposal')
  await says(tasker, 'All field require')
  await page.getByLabel('Your price').fill('99')
  await page.getByRole('textbox', { name: 'Your proposal' }).fill('I lay tiles.')
  await page.getByLabel('When can you finish?').fill('2020-01-01')
  await press(tasker, 'Send Proposal')
  await says(tasker, '₦100')
  await page.getByLabel('Your price').fill('50000')
  await press(tasker, 'Send Proposal')
  await says(tasker, 'Choose a real date, today or later')
  await passThrough(tasker, 'bad-apply-task')
  await tasker.open('/apply-task/nonsense')
  await page.getByText('Please select a task').waitFor()
  await expectRefusal(tasker, /^404 GET \/api\/user\/task\/nonsense$/)
  await passThrough(tasker, 'bad-apply-nonsense')
})

test('/submit-task: a few words are needed, and a file that is a picture or a PDF (R29)', async () => {
  const page = await tasker.open(`/submit-task/${assigned}`)
  await page.getByLabel('Notes').waitFor()
  await press(tasker, 'Submit')
  await says(tasker, 'Write a few words about the work.')
  await page.getByLabel('Picture or PDF of the work').setInputFiles({
    name: 'work.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('PK'),
  })
  await says(tasker, 'Use a JPEG, PNG or WebP picture, or a PDF.')
  await passThrough(tasker, 'bad-submit-task')
  await tasker.open(`/submit-task/${open}`)
  await page.getByText('Only the professional this todo is assigned to can submit work.').waitFor()
  await passThrough(tasker, 'bad-submit-not-mine')
})
