import { Hono } from 'hono'
import { FRESH, json, nothing, refuse, sent } from './answer'
import { readAnswers } from './createAnswers'
import type { createFaults } from './createFaults'
import { renderPage } from './renderPage'
import type { Directory } from './types'

/** The switches, for tests and for people. */
export function createSwitches({
  faults,
  requests,
  events,
  answers,
}: Pick<Directory, 'requests' | 'events' | 'answers'> & {
  faults: ReturnType<typeof createFaults>
}) {
  const routes = new Hono()
  for (const [name, kept] of Object.entries({ events, requests, faults })) {
    routes.get(`/${name}`, (context) => json(context, kept.list()))
    routes.delete(`/${name}`, (context) => {
      kept.clear()
      return nothing(context)
    })
  }
  return routes
    .get('/', (context) => {
      context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:")
      return context.html(renderPage(faults.list(), events.list()), 200, FRESH)
    })
    .post('/faults', async (context) => {
      const error = faults.tryAdd(await sent(context))
      return error === undefined ? json(context, faults.list(), 201) : refuse(context, 400, error)
    })
    .get('/answers', (context) => json(context, answers.get()))
    .put(async (context) => {
      const changes = readAnswers(await sent(context))
      if ('error' in changes) return refuse(context, 400, changes.error)
      answers.set(changes)
      return json(context, answers.get())
    })
    .delete((context) => {
      answers.reset()
      return nothing(context)
    })
    .all('*', (context) => refuse(context, 404, 'no such path'))
}
