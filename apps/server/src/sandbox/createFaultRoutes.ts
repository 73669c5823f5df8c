import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { parseJson } from '../parseJson'

interface Faults {
  list(): readonly object[]
  clear(): void
  /** Returns why it is no fault; undefined once it was added. */
  tryAdd(fault: unknown): string | undefined
}

/** Creates the routes by which tests list, add and clear faults. Any page may call them. */
export const createFaultRoutes = (faults: Faults) =>
  new Hono()
    .use(cors())
    .get('/', ({ json }) => json(faults.list()))
    .post(async ({ req, json }) => {
      const error = faults.tryAdd(parseJson(await req.text()))
      return error === undefined ? json(faults.list(), 201) : json({ error }, 400)
    })
    .delete(({ json }) => {
      faults.clear()
      return json([])
    })
