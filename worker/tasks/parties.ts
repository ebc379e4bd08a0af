import { users } from '#schema/tables/users.ts'

/** What an email needs of its recipient. */
export const contactColumns = { id: users.id, email: users.email, username: users.username }
