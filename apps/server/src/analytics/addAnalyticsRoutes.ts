import * as z from 'zod/mini'
import type { ServerApp } from '../http/createApp'
import { refuse } from '../http/problems'
import { parseJson } from '../parseJson'
import { type EventLog, EventsFullError } from './openEventLog'

const MAX_EVENTS = 100

const event = z.object({
  eventId: z.optional(z.string().check(z.maxLength(100))),
  url: z.optional(z.string().check(z.maxLength(2_048))),
  domain: z.optional(z.string().check(z.maxLength(255))),
  timestamp: z.union([z.number(), z.string().check(z.maxLength(40))]),
  props: z.record(z.string(), z.unknown()),
})

const SINKS = {
  '/e': z.pipe(
    event,
    z.transform((one) => [one]),
  ),
  '/batch': z.array(event).check(z.maxLength(MAX_EVENTS)),
} as const

/** Adds the receivers of usage events and errors, of projects that want them. */
export const addAnalyticsRoutes =
  (events: EventLog) =>
  (app: ServerApp): void => {
    for (const path of ['/e', '/batch'] as const) {
      app.post(path, async ({ req, var: { projectId, project }, json }) => {
        if (project?.analytics !== true) return refuse(403, 'This project records no events.')
        // Sent as text, so that the browser asks for no permission first.
        const read = z.safeParse(SINKS[path], parseJson(await req.text()))
        if (!read.success)
          return refuse(400, path === '/e' ? 'Send one event.' : `Send a list of at most ${MAX_EVENTS} events.`)
        const receivedAt = new Date().toISOString()
        await events.append(read.data.map((each) => ({ projectId, receivedAt, ...each }))).catch((error: unknown) => {
          if (!(error instanceof EventsFullError)) throw error
          return refuse(503, 'The events of today use up the space for events. Send them tomorrow (UTC).')
        })
        return json({ accepted: read.data.length }, 202)
      })
    }
  }
