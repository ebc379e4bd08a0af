import { and, eq, sql } from 'drizzle-orm'
import type { Alert } from '#schema/contract/alerts.schemas.ts'
import { deleteAlert, listAlerts, setAlert } from '#schema/contract/alerts.ts'
import { ALERTS_MAX } from '#schema/domain/alerts.ts'
import { DomainError } from '#schema/domain/errors.ts'
import type { AlertId, UserId } from '#schema/domain/ids.ts'
import { ALERT_FACTS } from '#schema/domain/messages/alerts.ts'
import { assertPlaces } from '#schema/domain/places/stored-place.ts'
import { alerts } from '#schema/tables/alerts.ts'
import { selectOwnUser, type OwnUserRow } from '#worker/accounts/queries.ts'
import type { Context } from '#worker/context.ts'
import { first } from '#worker/db/read.ts'
import { assertThat, commit } from '#worker/db/write.ts'
import { route, type Route } from '#worker/http/serve.ts'
import { selectAlerts, type AlertRow } from './queries.ts'

/** The alert that follows the profile has the id of its user. */
const isOfProfile = (id: AlertId, userId: UserId) => (id as string) === userId

type Shown = Pick<AlertRow, 'id' | 'trade' | 'skills' | 'place' | 'reach' | 'minPrice' | 'delivery'>

function presentAlert(alert: Shown, user: OwnUserRow): Alert {
  const { id, minPrice, delivery } = alert
  const followsProfile = isOfProfile(id, user._id)
  const what = followsProfile
    ? {
        field: user.trade,
        skills: user.skillsets,
        place: user.place,
        areas: user.areas,
        reach: user.reach,
      }
    : {
        field: alert.trade,
        skills: alert.skills,
        place: alert.place,
        areas: [],
        reach: alert.reach,
      }
  return { _id: id, followsProfile, ...what, minPrice, delivery }
}

const readOwn = async ({ read, userId }: Context) => {
  const { user, rows } = await read({
    user: first(selectOwnUser({ id: userId })),
    rows: selectAlerts({ userId }),
  })
  if (!user) throw new DomainError('signed_out')
  return { user, rows }
}

const listAlertsRoute = route(listAlerts, async (ctx) => {
  const { user, rows } = await readOwn(ctx)
  const shown = rows.map((row) => presentAlert(row, user))
  return {
    alerts: shown.toSorted(
      (one, other) => Number(other.followsProfile) - Number(one.followsProfile),
    ),
  }
})

const setAlertRoute = route(
  setAlert,
  async (ctx, { id, field, skills, place, reach, ...choice }) => {
    const { db, userId, now } = ctx
    if (place) assertPlaces('place', [place])
    const { user, rows } = await readOwn(ctx)
    const isNew = rows.every((row) => row.id !== id)
    if (isNew && isOfProfile(id, userId)) throw new DomainError('not_found')
    if (isNew && rows.length >= ALERTS_MAX) throw new DomainError('too_many_alerts')
    const what = isOfProfile(id, userId)
      ? {}
      : { trade: field, skills, place: place || null, reach: place ? reach : ('anywhere' as const) }
    const values = { ...what, minPrice: choice.minPrice, delivery: choice.delivery, updatedAt: now }
    const none = { trade: null, skills: [], place: null, reach: 'anywhere' as const }
    return commit({
      effects: [
        db
          .insert(alerts)
          .values({ userId, id, ...values, createdAt: now })
          .onConflictDoUpdate({ target: [alerts.userId, alerts.id], set: values }),
        assertThat(
          'user_state',
          sql`(SELECT count(*) FROM alerts WHERE user_id = ${userId}) <= ${ALERTS_MAX}`,
        ),
      ],
      response: {
        message: ALERT_FACTS.saved,
        alert: presentAlert({ id, ...none, ...values }, user),
      },
    })
  },
)

const deleteAlertRoute = route(deleteAlert, async (ctx, { id }) => {
  const { db, userId, now } = ctx
  const { rows } = await ctx.read({ rows: selectAlerts({ userId }) })
  if (rows.every((row) => row.id !== id)) throw new DomainError('not_found')
  const own = and(eq(alerts.userId, userId), eq(alerts.id, id))
  return commit({
    effects: [
      isOfProfile(id, userId)
        ? db.update(alerts).set({ delivery: 'off', updatedAt: now }).where(own)
        : db.delete(alerts).where(own),
    ],
    response: { message: ALERT_FACTS.deleted },
  })
})

export const alertRoutes: readonly Route[] = [listAlertsRoute, setAlertRoute, deleteAlertRoute]
