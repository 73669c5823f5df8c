import * as z from 'zod/mini'
import { askerOf } from './askerOf.mjs'
import { html } from './html.mjs'
import { Refusal } from './Refusal.mjs'
import { document, json } from './send.mjs'

/**
 * @typedef {import('./send.mjs').Answer} Answer
 * @typedef {{ query: URLSearchParams, text: string, form: URLSearchParams, userAgent: string, asker: string, token: string | undefined,
 *   signal: AbortSignal }} Call
 * @typedef {import('./createUsers.mjs').User} User
 * @typedef {{ path: string, body: z.ZodMiniType, answer: (body: unknown, call: Call, findUser: FindUser) => unknown }} ApiRoute
 * @typedef {(token: string | undefined) => Promise<User>} FindUser throws when nobody is logged in with it
 * @typedef {{ method: 'GET' | 'POST' | 'DELETE' | 'OPTIONS', path: string | RegExp, answer: (call: Call, path: string) => Answer | Promise<Answer> }} PageRoute
 */

const LARGEST_BODY = 1_000_000
const CREDENTIALS = /^Bearer ([\w-]{43})$/

/**
 * A call of the frame: always POST with JSON. What it answers is JSON, too.
 *
 * @template {z.ZodMiniType} Schema
 * @param {string} path
 * @param {Schema} body
 * @param {(body: z.output<Schema>, call: Call) => unknown} answer
 * @returns {ApiRoute}
 */
export const api = (path, body, answer) => ({
  path,
  body,
  answer: (given, call) => answer(/** @type {z.output<Schema>} */ (given), call),
})

/**
 * A call for somebody who is logged in: nobody else gets as far as `answer`.
 *
 * @template {z.ZodMiniType} Schema
 * @param {string} path
 * @param {Schema} body
 * @param {(body: z.output<Schema>, call: Call & { user: User }) => unknown} answer
 * @returns {ApiRoute}
 */
export const userApi = (path, body, answer) => ({
  path,
  body,
  answer: async (given, call, findUser) =>
    answer(/** @type {z.output<Schema>} */ (given), { ...call, user: await findUser(call.token) }),
})

/**
 * @param {{
 *   apiRoutes: readonly ApiRoute[],
 *   pageRoutes: readonly PageRoute[],
 *   findUser: FindUser,
 *   around: import('../types.d.mts').Around,
 *   proxies: number,
 *   log: (line: string) => void,
 * }} parts
 * @returns {import('node:http').RequestListener}
 */
export function createListener({ apiRoutes, pageRoutes, findUser, around, proxies, log }) {
  /** @param {import('node:http').IncomingMessage} request @param {string} path @param {Call} call @param {string} text */
  const answer = async (request, path, call, text) => {
    const route = apiRoutes.find((each) => each.path === path)
    if (route !== undefined) {
      refuseOthers(request)
      const parsed = z.safeParse(route.body, parseJson(text))
      if (!parsed.success) throw new Refusal(400, 'The secure window asked for something that is not understood.')
      return json(await route.answer(parsed.data, call, findUser))
    }
    const page = pageRoutes.find(
      (each) =>
        each.method === request.method && (each.path === path || (each.path instanceof RegExp && each.path.test(path))),
    )
    if (page === undefined) throw new Refusal(404, 'There is no such page.')
    return page.answer(call, path)
  }

  /** @param {unknown} error @param {boolean} isApi @returns {Answer} */
  const toAnswer = (error, isApi) => {
    const known = error instanceof Refusal
    // The words of an unforeseen error may hold anything, so only its kind is told.
    if (!known) log(`secure: ${error instanceof Error ? error.stack?.replace(error.message, '…') : 'unknown error'}`)
    const [status, message] = known ? [error.status, error.message] : [500, 'Something went wrong. Try again.']
    // A refusal is an answer like any other: browsers write every status of an error into the console.
    if (isApi) return json({ refused: { status, message } }, known ? 200 : status)
    return document(
      html`<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/page.css"><title>${message}</title><main><h1>${message}</h1></main>`,
      { status },
    )
  }

  /** @type {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} */
  const listen = async (request, response) => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://secure')
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    const isApi = path.startsWith('/api/')
    const run = async () => {
      const text = await readText(request)
      const form = new URLSearchParams(isApi ? '' : text)
      const token = CREDENTIALS.exec(request.headers.authorization ?? '')?.[1]
      const userAgent = request.headers['user-agent'] ?? ''
      const asker = askerOf(request, proxies)
      return answer(request, path, { query, text, form, token, userAgent, asker, signal: gone.signal }, text)
    }
    const result = await around({ path, signal: gone.signal }, run).catch((error) => toAnswer(error, isApi))
    if (result === undefined) return void request.destroy()
    response.writeHead(result.status, result.headers).end(result.body)
  }
  return (request, response) => void listen(request, response).catch(() => response.destroy())
}

/** The API is for the frame, which is of the same origin; no other page may make calls. @param {import('node:http').IncomingMessage} request */
function refuseOthers({ method, headers }) {
  const site = headers['sec-fetch-site'] ?? 'same-origin'
  const isJson = headers['content-type'] === 'application/json'
  if (method !== 'POST' || site !== 'same-origin' || !isJson) throw new Refusal(403, 'Only the secure window may ask.')
}

/** @param {import('node:http').IncomingMessage} request */
async function readText(request) {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk
    if (text.length > LARGEST_BODY) throw new Refusal(413, 'This is too large.')
  }
  return text
}

/** @param {string} text @returns {unknown} undefined when it is no JSON */
function parseJson(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
