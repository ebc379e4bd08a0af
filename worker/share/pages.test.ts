import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { deleteTask } from '#schema/contract/tasks.ts'
import { TASK_FIELDS } from '#schema/domain/fields.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { sharedProfilePath, sharedTaskPath, todosPath } from '#schema/domain/share-paths.ts'
import { PREVIEW_PICTURE_MAX_BYTES } from '#schema/domain/share.ts'
import { createImage, imageFile } from '#testing/worker/images.ts'
import { createMarket, type taskInput } from '#testing/worker/market.ts'
import { createTestServer } from '#testing/worker/test-server.ts'
import { SITEMAP_TASKS_MAX } from './routes.ts'

/** docs/performance.md#budgets */
const MAX_PAGE_BYTES = 14_000
const ADDRESS = '14 Herbert Macaulay Way'

type App = { app: { request: (path: string, init?: object) => Response | Promise<Response> } }
async function open({ app }: App, path: string, headers: Record<string, string> = {}) {
  const response = await app.request(`https://onise.example${path}`, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const taskPath = ({ _id }: { _id: TaskId }) => sharedTaskPath(_id)

async function createOpenTask(fields: Parameters<typeof taskInput>[0] = {}) {
  const market = await createMarket()
  const client = await market.createUser('client', naira(100_000))
  const task = await market.postTask(client, { address: ADDRESS, ...fields })
  return { market, client, task }
}

async function createProfile(fields: object = {}) {
  const market = await createMarket()
  const tasker = await market.createTasker()
  await market.runSql('UPDATE users SET job_title = ? WHERE id = ?', 'Barber of Yaba', tasker.id)
  await tasker.send(updateProfile, { profileDescription: 'Clean cuts.', ...fields })
  return { market, tasker, path: sharedProfilePath(tasker.id) }
}

const metaOf = (text: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(text)?.[1]

test('an open task has a page with everything but the address', async () => {
  const { market, client, task } = await createOpenTask({
    title: 'Hang four doors',
    price: '45000',
    location: 'Yaba, Lagos',
  })
  const { status, headers, text } = await open(market, taskPath(task))
  const name = task.postedBy.username
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  for (const part of ['Hang four doors', '₦45,000', 'Yaba, Lagos', name, ...task.skills])
    expect(text).toContain(part)
  expect(text).toContain(`href="/single-task/${task._id}"`)
  expect(text).not.toContain(ADDRESS)
  expect(text).not.toContain(client.id)
  expect(text).not.toMatch(/noindex/)
})

test('previews have a title, the price and the area, and absolute addresses', async () => {
  const { market, task } = await createOpenTask({ title: 'Hang four doors', location: 'Yaba' })
  const { text } = await open(market, taskPath(task))
  const url = `https://onise.example${taskPath(task)}`
  expect(text).toContain(`<link rel="canonical" href="${url}"`)
  expect(metaOf(text, 'og:title')).toBe('Hang four doors')
  expect(metaOf(text, 'og:description')).toMatch(/^₦[\d,]+ · Yaba · Onsite\. /)
  expect(metaOf(text, 'og:image')).toBe('https://onise.example/share/preview.png')
  expect(metaOf(text, 'og:url')).toBe(url)
  expect(metaOf(text, 'twitter:card')).toBe('summary_large_image')
})

test("the preview is the task's own picture unless it is too large for one", async () => {
  const { market, client, task } = await createOpenTask()
  const picture = imageFile(await createImage('jpeg'))
  const { body } = await client.send(updateProfile, { profilePicture: picture })
  const path = String(body.user.profilePicture)
  await market.runSql('UPDATE tasks SET task_image = ? WHERE id = ?', path, task._id)
  const { text } = await open(market, taskPath(task))
  const metas = ['', ':type', ':width', ':height'].map((name) => metaOf(text, `og:image${name}`))
  expect(metas).toEqual([`https://onise.example${path}`, 'image/jpeg', '32', '24'])
  expect(metaOf(text, 'twitter:card')).toBe('summary')

  const key = `pictures/${path.split('/').at(-1)}`
  await market.deps.files.put(key, new Uint8Array(PREVIEW_PICTURE_MAX_BYTES + 1))
  const large = await open(market, taskPath(task))
  expect(metaOf(large.text, 'og:image')).toBe('https://onise.example/share/preview.png')
})

test('a task that is assigned, deleted or of a suspended client is gone, in words', async () => {
  const { market, client, task } = await createOpenTask()
  const assigned = await market.createAssignedTask(client, await market.createTasker())
  const deleted = await market.postTask(client)
  await client.send(deleteTask, { id: deleted._id })
  for (const gone of [assigned, deleted, task]) {
    if (gone === task)
      await market.runSql('UPDATE users SET suspended_at = 1 WHERE id = ?', client.id)
    const { status, text } = await open(market, taskPath(gone))
    expect([status, text.includes('This todo is no longer open')]).toEqual([410, true])
    expect(text).not.toContain(gone.title)
    expect(text).toMatch(/noindex/)
  }
})

test('a task that reports hide looks like one that never existed', async () => {
  const { market, task } = await createOpenTask()
  await market.runSql('UPDATE tasks SET suppressed_at = 1 WHERE id = ?', task._id)
  const hidden = await open(market, taskPath(task))
  const unknown = await open(market, sharedTaskPath(newId('task')))
  expect([hidden.status, unknown.status]).toEqual([404, 404])
  expect(hidden.text).toBe(unknown.text)
  for (const path of ['/t/1', '/t/%00', "/t/' OR 1=1 --", '/p/%2e%2e'])
    expect([path, (await open(market, path)).status]).toEqual([path, 404])
})

test("a tasker's profile has a page that search engines do not list", async () => {
  const { market, tasker, path } = await createProfile()
  const { status, text } = await open(market, path)
  expect(status).toBe(200)
  const [row] = await market.runSql('SELECT username FROM users WHERE id = ?', tasker.id)
  for (const part of [
    String(row?.['username']),
    'Barber of Yaba',
    'Clean cuts.',
    'New, no rating yet',
  ])
    expect(text).toContain(part)
  expect(text).toContain(`href="/profile/${tasker.id}"`)
  expect(text).not.toContain(tasker.email)
  expect(text).toMatch(/noindex/)
  await market.runSql(
    'UPDATE users SET tasker_rating_sum = 14, tasker_rating_count = 3, completed_jobs = 3 WHERE id = ?',
    tasker.id,
  )
  const rated = await open(market, path)
  expect(rated.text).toContain('4.7 of 5 stars, 3 reviews')
  expect(rated.text).toContain('3 jobs completed')
})

test('neither a client nor a tasker who is suspended, closed or reported has a profile page', async () => {
  const { market, tasker, path } = await createProfile()
  const client = await market.createUser('client')
  expect((await open(market, sharedProfilePath(client.id))).status).toBe(404)
  for (const column of ['suspended_at', 'closed_at', 'suppressed_at']) {
    await market.runSql(`UPDATE users SET ${column} = 1 WHERE id = ?`, tasker.id)
    expect([column, (await open(market, path)).status]).toEqual([column, 404])
    await market.runSql(`UPDATE users SET ${column} = NULL WHERE id = ?`, tasker.id)
  }
  expect((await open(market, path)).status).toBe(200)
})

const HOSTILE = `"><script>alert(1)</script><img src=x onerror='a()'></title></style>&amp;\u2028`

/** A parser starts a tag at its opening bracket. */
const countTags = (text: string, tag: string) => text.split(`<${tag}`).length - 1

test('nothing that a user wrote becomes markup, neither in the page nor in its data', async () => {
  const { market, client, task } = await createOpenTask()
  await market.runSql(
    'UPDATE tasks SET title = ?, description = ?, location = ?, skills = ? WHERE id = ?',
    HOSTILE,
    HOSTILE,
    HOSTILE,
    JSON.stringify([HOSTILE]),
    task._id,
  )
  await market.runSql(
    'UPDATE users SET username = ?, job_title = ?, profile_description = ?, location = ? WHERE id = ?',
    HOSTILE,
    HOSTILE,
    HOSTILE,
    HOSTILE,
    client.id,
  )
  const shown = await open(market, taskPath(task))
  await market.runSql("UPDATE users SET user_type = 'tasker' WHERE id = ?", client.id)
  const profile = await open(market, sharedProfilePath(client.id))
  for (const { status, text } of [shown, profile]) {
    expect(status).toBe(200)
    const tags = ['script', 'img src=x', '/title', '/style'].map((tag) => countTags(text, tag))
    expect(tags).toEqual([1, 0, 1, 1])
    const withoutData = text.replace(/<script type=.*?<\/script>/s, '')
    expect(withoutData).not.toContain("onerror='a()'")
  }
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(shown.text)?.[1] ?? ''
  expect(JSON.parse(data)).toMatchObject({ '@type': 'Demand', name: HOSTILE.trim() })
})

test('runs no script, loads nothing from elsewhere and allows only its own style', async () => {
  const { market, task } = await createOpenTask()
  const { headers, text } = await open(market, taskPath(task))
  const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src 'none'; /)
  expect(policy).toContain(`style-src 'sha256-${hash}'`)
  expect(policy).not.toMatch(/script-src|unsafe|https?:/)
  expect(headers.get('cache-control')).toBe('public, max-age=60')
  expect(headers.get('set-cookie')).toBeNull()
  expect(text).not.toMatch(/ on\w+=| style=|javascript:/)
})

test('the longest task and the longest profile fit into the first 14 kB', async () => {
  const words = Array.from({ length: 900 }, (_, index) => `word${index * 7919}`).join(' ')
  const { market, task } = await createOpenTask({
    title: words.slice(0, TASK_FIELDS.title.max),
    description: words.slice(0, TASK_FIELDS.description.max),
  })
  const sizeOf = ({ text }: { text: string }) => brotliCompressSync(text).byteLength
  expect(sizeOf(await open(market, taskPath(task)))).toBeLessThanOrEqual(MAX_PAGE_BYTES)
  const tasker = await market.createTasker()
  const profile = words.slice(0, TASK_FIELDS.description.max)
  await market.runSql('UPDATE users SET profile_description = ? WHERE id = ?', profile, tasker.id)
  const shown = await open(market, sharedProfilePath(tasker.id))
  expect(sizeOf(shown)).toBeLessThanOrEqual(MAX_PAGE_BYTES)
})

test('one read of the database answers a page', async () => {
  const { market, task } = await createOpenTask()
  await open(market, taskPath(task))
  expect(market.lastRequestCost()).toMatchObject({ route: 'share.task', roundTrips: 1 })
})

test('an address that opens very many pages reads in words that it has to wait', async () => {
  const limited = { limit: async () => ({ success: false }) }
  const server = await createTestServer({ front: { requests: limited } })
  const { status, headers, text } = await open(server, '/t/1', {
    'cf-connecting-ip': '198.51.100.7',
  })
  expect([status, text.includes('Too many pages at once')]).toEqual([429, true])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(headers.get('cache-control')).toBe('no-store')
})

test('a database that does not respond is a page in words', async () => {
  const { market, task } = await createOpenTask()
  const server = await createTestServer({
    wrapDatabase: () => async () => new Response('down', { status: 503 }),
  })
  const { status, text } = await open(server, taskPath(task))
  expect([status, text.includes('This page could not be loaded')]).toEqual([503, true])
  expect((await open(market, taskPath(task))).status).toBe(200)
})

test('the sitemap lists the public pages and the newest open tasks that strangers may see', async () => {
  const { market, client, task } = await createOpenTask()
  const hidden = await market.postTask(client)
  await market.createAssignedTask(client, await market.createTasker())
  await market.runSql('UPDATE tasks SET suppressed_at = 1 WHERE id = ?', hidden._id)
  const { status, headers, text } = await open(market, '/sitemap.xml')
  expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  const locations = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
  expect(locations).toEqual(
    [
      '/',
      '/pcm',
      '/ha',
      '/yo',
      '/ig',
      '/about',
      '/pcm/about',
      '/ha/about',
      '/yo/about',
      '/ig/about',
      '/help',
      '/privacy',
      '/terms',
      '/todos',
      todosPath(task.field),
      todosPath(task.field, 'lagos'),
      taskPath(task),
    ].map((path) => `https://onise.example${path}`),
  )
  expect(SITEMAP_TASKS_MAX).toBeLessThan(50_000)
})

test('a social icon leads to the dialog of its network, with the address of Onise', async () => {
  const server = await createTestServer()
  const locationOf = async (network: string) =>
    (await open(server, `/share/${network}`)).headers.get('location')
  const link = encodeURIComponent('https://onise.example/')
  for (const [network, host] of Object.entries({
    whatsapp: 'https://wa.me/?',
    facebook: 'https://www.facebook.com/sharer/sharer.php?',
    x: 'https://x.com/intent/post?',
    telegram: 'https://t.me/share/url?',
  })) {
    const location = await locationOf(network)
    expect([network, location?.startsWith(host), location?.includes(link)]).toEqual([
      network,
      true,
      true,
    ])
  }
  expect((await open(server, '/share/elsewhere')).status).toBe(404)
})
