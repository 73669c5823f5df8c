import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import * as z from 'zod/mini'
import type { Around } from '../types'
import { askerOf } from './askerOf'
import type { User } from './createUsers'
import { html } from './html'
import { Refusal } from './Refusal'
import { type Answer, document, json } from './send'

interface Call {
  query: URLSearchParams
  text: string
  form: URLSearchParams
  userAgent: string
  asker: string
  token: string | undefined
  signal: AbortSignal
}

interface ApiRoute {
  path: string
  body: z.ZodMiniType
  answer: (body: unknown, call: Call, findUser: FindUser) => unknown
}

/** Throws when nobody is logged in with it. */
type FindUser = (token: string | undefined) => Promise<User>

export interface PageRoute {
  method: 'GET' | 'POST' | 'DELETE' | 'OPTIONS'
  path: string | RegExp
  answer: (call: Call, path: string) => Answer | Promise<Answer>
}

const LARGEST_BODY = 1_000_000
const CREDENTIALS = /^Bearer ([\w-]{43})$/

/** A call of the frame: always POST with JSON. What it answers is JSON, too. */
export const api = <Schema extends z.ZodMiniType>(
  path: string,
  body: Schema,
  answer: (body: z.output<Schema>, call: Call) => unknown,
): ApiRoute => ({
  path,
  body,
  answer: (given, call) => answer(given as z.output<Schema>, call),
})

/** A call for somebody who is logged in: nobody else gets as far as `answer`. */
export const userApi = <Schema extends z.ZodMiniType>(
  path: string,
  body: Schema,
  answer: (body: z.output<Schema>, call: Call & { user: User }) => unknown,
): ApiRoute => ({
  path,
  body,
  answer: async (given, call, findUser) =>
    answer(given as z.output<Schema>, { ...call, user: await findUser(call.token) }),
})

export function createListener({
  apiRoutes,
  pageRoutes,
  findUser,
  around,
  proxies,
  log,
}: {
  apiRoutes: readonly ApiRoute[]
  pageRoutes: readonly PageRoute[]
  findUser: FindUser
  around: Around
  proxies: number
  log: (line: string) => void
}): RequestListener {
  const answer = async (request: IncomingMessage, path: string, call: Call, text: string) => {
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

  const toAnswer = (error: unknown, isApi: boolean): Answer => {
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

  const listen = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
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

/** The API is for the frame, which is of the same origin; no other page may make calls. */
function refuseOthers({ method, headers }: IncomingMessage) {
  const site = headers['sec-fetch-site'] ?? 'same-origin'
  const isJson = headers['content-type'] === 'application/json'
  if (method !== 'POST' || site !== 'same-origin' || !isJson) throw new Refusal(403, 'Only the secure window may ask.')
}

async function readText(request: IncomingMessage) {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk
    if (text.length > LARGEST_BODY) throw new Refusal(413, 'This is too large.')
  }
  return text
}

/** @returns undefined when it is no JSON */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
