import { setTimeout as wait } from 'node:timers/promises'
import { refusal } from './answer.mjs'
import { readBody } from './readBody.mjs'
import { cutAnswer, sendAnswer, sendPreflight } from './sendAnswer.mjs'
import { failedAnswer, spoilAnswer } from './spoilAnswer.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {import('./createServiceRoutes.mjs').Route} Route
 * @typedef {import('./types').Call} Call
 */

/**
 * @param {{
 *   service: readonly Route[],
 *   sandbox: readonly Route[],
 *   projects: readonly string[] | undefined,
 *   requests: { add(request: import('./types').ArrivedRequest): void },
 *   faults: { take(path: string): import('./types').Fault | undefined },
 * }} parts
 */
export function createListener({ service, sandbox, projects, requests, faults }) {
  return async (/** @type {IncomingMessage} */ request, /** @type {ServerResponse} */ response) => {
    const { pathname: path, searchParams: query } = new URL(`http://directory${request.url}`)
    const method = request.method ?? 'GET'
    const isSandbox = /^\/__sandbox(\/|$)/.test(path)
    if (!isSandbox) requests.add({ method, path, query: Object.fromEntries(query) })
    // Before any fault: a preflight would use up the count that was meant for the request behind it.
    if (method === 'OPTIONS') return sendPreflight(request, response)

    const fault = isSandbox ? undefined : faults.take(path)
    const body = await readBody(request)
    if (fault?.latencyMs !== undefined && !(await waitFor(fault.latencyMs, response))) return
    if (body === undefined) return sendAnswer(request, response, refusal(413, 'the body is too large'))

    // The route is not asked: an event that is answered with 500 has not been kept.
    if (fault?.status !== undefined) return sendAnswer(request, response, failedAnswer(fault.status, fault.retryAfter))
    const call = { method, path, query, headers: toHeaders(request), body }
    const refused = isSandbox ? undefined : refuseProject(projects, query)
    const answer = refused ?? answerCall(isSandbox ? sandbox : service, call)
    if (fault?.cut) return cutAnswer(request, response, answer)
    sendAnswer(request, response, fault === undefined ? answer : spoilAnswer(answer, fault))
  }
}

/**
 * @param {number} milliseconds
 * @param {ServerResponse} response
 * @returns {Promise<boolean>} false when nobody waits for the answer any more
 */
async function waitFor(milliseconds, response) {
  if (response.closed) return false
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  return wait(milliseconds, true, { signal: gone.signal }).catch(() => false)
}

/**
 * @param {readonly string[] | undefined} projects
 * @param {URLSearchParams} query
 */
function refuseProject(projects, query) {
  const id = query.get('projectId')
  if (!id) return refusal(403, 'projectId is missing')
  return projects === undefined || projects.includes(id) ? undefined : refusal(403, 'projectId is not known')
}

/**
 * @param {readonly Route[]} routes
 * @param {Call} call
 */
function answerCall(routes, call) {
  const here = routes.filter(({ path }) => path.test(call.path))
  if (here.length === 0) return refusal(404, 'no such path')
  const method = call.method === 'HEAD' ? 'GET' : call.method
  const route = here.find((one) => one.method === method)
  if (route === undefined) return refusal(405, `not with ${call.method}`)
  const [, ...parts] = route.path.exec(call.path) ?? []
  return route.answer(call, parts)
}

/**
 * @param {IncomingMessage} request
 * @returns {Call['headers']}
 */
function toHeaders({ headers }) {
  return { 'content-type': headers['content-type'], 'if-none-match': headers['if-none-match'] }
}
