import { Hono } from 'hono'
import { allowAllOrigins } from '../http/allowAllOrigins'
import type { createRelayFaults } from './createRelayFaults'
import type { Relay } from './types'

export function createRelayControl({
  faults,
  drop,
  state,
  verify,
}: Pick<Relay, 'drop' | 'state' | 'verify'> & {
  faults: Omit<ReturnType<typeof createRelayFaults>, 'takeSocket' | 'takeCall' | 'takeMessage'>
}) {
  return new Hono()
    .use(allowAllOrigins)
    .get('/__sandbox/state', (context) => context.json(state()))
    .get('/__sandbox/faults', (context) => context.json(faults.list()))
    .post(async (context) => {
      const error = faults.tryAdd(await context.req.json().catch(() => undefined))
      return error === undefined ? context.json(faults.list(), 201) : context.json({ error }, 400)
    })
    .delete((context) => {
      faults.clear()
      return context.json([])
    })
    .post('/__sandbox/drop', (context) => {
      drop()
      return context.json(state())
    })
    .get('/v3/*', async (context) => {
      const { body, ...answer } = await verify.handle(context.req.url)
      return new Response(body, answer)
    })
    .notFound(({ req, json }) => json({ error: `there is no ${req.method} ${req.path}` }, 404))
}
