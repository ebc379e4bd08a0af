import { storedFileUrl } from '#pwa/outbox/file-url.ts'
import { queueable } from '#pwa/outbox/queueable.ts'
import * as contract from '#schema/contract/work-pictures.ts'
import { cleanText, WORK_PICTURE_FIELDS } from '#schema/domain/fields.ts'
import { TRADE_NAMES } from '#schema/domain/trades.ts'
import { messages } from './messages.ts'

/** One lane, so that an order and a text arrive after the picture that they are about. */
const lane = () => 'work-pictures'
export const ORDER = 'work-picture-order'

/** Without fields, so that a rejection does not become a draft: the picture stays in the list with its reason. */
const formOf = (id: string) => ({ draft: `work-picture:${id}`, path: '/my-work', fields: {} })

export const addWorkPicture = queueable(contract.addWorkPicture, {
  lane,
  ref: ({ _id }) => _id ?? '',
  describe: () => messages.unsentAdd,
  form: ({ _id }) => formOf(_id ?? ''),
  undo: ({ _id }) => _id && { endpoint: contract.deleteWorkPicture, input: { id: _id } },
  async optimistic(view, { _id, picture, thumbnail, caption = '', field }, { queuedAt }) {
    const url = storedFileUrl(picture)
    if (!_id || url === null) return
    view.put('workPictures', {
      _id,
      picture: url,
      thumbnail: storedFileUrl(thumbnail),
      caption: cleanText(WORK_PICTURE_FIELDS.caption, caption),
      field: field ?? (await view.user())?.trade ?? TRADE_NAMES[0] ?? 'Photograph',
      isDoneHere: false,
      // Behind those that the server has numbered.
      position: queuedAt,
      isHidden: false,
      visibleAt: new Date(queuedAt).toISOString(),
      createdAt: new Date(queuedAt).toISOString(),
    })
  },
})

export const editWorkPicture = queueable(contract.editWorkPicture, {
  lane,
  ref: ({ id }) => id,
  describe: () => messages.unsentEdit,
  form: ({ id }) => formOf(id),
  mergeInto: (parent, { id: _id, ...fields }) => ({ ...parent, ...fields }),
  optimistic: (view, { id, caption, field }) =>
    view.update('workPictures', id, {
      ...(caption !== undefined && { caption: cleanText(WORK_PICTURE_FIELDS.caption, caption) }),
      ...(field !== undefined && { field }),
    }),
})

export const orderWorkPictures = queueable(contract.orderWorkPictures, {
  lane,
  ref: () => ORDER,
  describe: () => messages.unsentOrder,
  form: () => formOf('order'),
  async optimistic(view, { ids }) {
    for (const [index, id] of ids.entries())
      await view.update('workPictures', id, { position: index + 1 })
  },
})

export const deleteWorkPicture = queueable(contract.deleteWorkPicture, {
  lane,
  ref: ({ id }) => id,
  describe: () => messages.unsentDelete,
  form: ({ id }) => formOf(id),
  optimistic: (view, { id }) => view.remove('workPictures', id),
})
