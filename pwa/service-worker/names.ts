/** Names that the pages and the service worker share. */

/** Public pictures that were displayed; the service worker limits their number. */
export const PICTURES_CACHE = 'onise-pictures'
/** Submitted work, which only two users may see: apart, so that logging out can delete it. */
export const PRIVATE_FILES_CACHE = 'onise-private-files'
/** Where the cache of private files has the picture or voice note of a message; no server has this path. */
export const messageFilePath = (id: string) => `/api/files/private/message-${id}`
/** Parameter of a file's link with the id of its message. */
export const MESSAGE_PARAMETER = 'm'
/** Prefix, followed by a user id: pictures of the tasks assigned to that user. Only the pages delete them. */
export const TASK_IMAGES_CACHE = 'onise-task-images:'

/** The words of the chosen language. */
export const LANGUAGES_CACHE = 'onise-languages'
/** The folder of the built files with the words of a language. */
export const LANGUAGES_FOLDER = 'assets/languages/'

/** The list of open tasks as the app showed it last, for the first paint of the next start; none after a log-out. */
export const STORED_LIST_CACHE = 'onise-stored-list'
/** Its only entry. */
export const STORED_LIST_ENTRY = '/stored-list'

/** The push subscription that the server has: the service worker needs it to renew one while no page is open. */
export const PUSH_CACHE = 'onise-push'
/** Its only entry. */
export const PUSH_ENTRY = '/push-subscription'

/** Posted by a page to the service worker. */
export const SIGNED_OUT = 'onise-signed-out'

/** Tag of the Background Sync event, and the message that the service worker posts to open pages. */
export const OUTBOX_TAG = 'onise-outbox'

/** Tag of the Periodic Background Sync event about the work pack, and the message that open pages get then. */
export const PACK_TAG = 'onise-pack'
