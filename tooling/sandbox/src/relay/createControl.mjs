import { allowPages, readJson, sendJson } from './http.mjs'
import { readFault } from './readFault.mjs'

/**
 * The relay by HTTP: its switches, for tests in other processes and for the playground, and Verify.
 *
 * @param {Pick<import('./types.d.mts').Relay, 'faults' | 'drop' | 'state' | 'verify'>} relay
 * @returns {import('node:http').RequestListener}
 */
export function createControl({ faults, drop, state, verify }) {
  /** @type {Record<string, (body: unknown) => { status: number, value: unknown }>} */
  const routes = {
    'GET /__sandbox/state': () => ({ status: 200, value: state() }),
    'GET /__sandbox/faults': () => ({ status: 200, value: faults.list() }),
    'POST /__sandbox/faults': (body) => {
      const read = readFault(body)
      if ('error' in read) return { status: 400, value: read }
      faults.add(read.fault)
      return { status: 201, value: faults.list() }
    },
    'DELETE /__sandbox/faults': () => {
      faults.clear()
      return { status: 200, value: [] }
    },
    'POST /__sandbox/drop': () => {
      drop()
      return { status: 200, value: state() }
    },
  }
  return async (request, response) => {
    if (allowPages(request, response)) return
    const { pathname } = new URL(request.url ?? '/', 'http://relay')
    if (pathname.startsWith('/v3/')) {
      const { status, headers, body } = verify.handle(`http://relay${request.url}`)
      response.writeHead(status, headers).end(body)
      return
    }
    const name = `${request.method} ${pathname}`
    const route = Object.hasOwn(routes, name) ? routes[name] : undefined
    if (route === undefined) return sendJson(response, 404, { error: `there is no ${name}` })
    try {
      const { status, value } = route(await readJson(request))
      sendJson(response, status, value)
    } catch (error) {
      sendJson(response, 400, { error: error instanceof Error ? error.message : String(error) })
    }
  }
}
