import { Hono } from 'hono'
import { readDirectoryAnswers } from './createDirectoryAnswers'
import type { createServiceFaults } from './createServiceFaults'
import { renderControlPage } from './renderControlPage'
import { NO_STORE_HEADERS, readJsonBody, sendError, sendJson, sendNoContent } from './responses'
import type { Directory } from './types'

export function createControlRoutes({
  faults,
  requests,
  events,
  answers,
}: Pick<Directory, 'requests' | 'events' | 'answers'> & {
  faults: ReturnType<typeof createServiceFaults>
}) {
  const routes = new Hono()
  for (const [name, stored] of Object.entries({ events, requests, faults })) {
    routes.get(`/${name}`, (context) => sendJson(context, stored.list()))
    routes.delete(`/${name}`, (context) => {
      stored.clear()
      return sendNoContent(context)
    })
  }
  return routes
    .get('/', (context) => {
      context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:")
      return context.html(renderControlPage(faults.list(), events.list()), 200, NO_STORE_HEADERS)
    })
    .post('/faults', async (context) => {
      const error = faults.tryAdd(await readJsonBody(context))
      return error === undefined ? sendJson(context, faults.list(), 201) : sendError(context, 400, error)
    })
    .get('/answers', (context) => sendJson(context, answers.get()))
    .put(async (context) => {
      const changes = readDirectoryAnswers(await readJsonBody(context))
      if ('error' in changes) return sendError(context, 400, changes.error)
      answers.set(changes)
      return sendJson(context, answers.get())
    })
    .delete((context) => {
      answers.reset()
      return sendNoContent(context)
    })
    .all('*', (context) => sendError(context, 404, 'no such path'))
}
