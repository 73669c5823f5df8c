import { once } from 'node:events'
import { createServer as createNodeServer, type RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import express from 'express'
import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'
import { createBrowser } from '../testing/createBrowser.js'
import { createServer } from '../testing/createServer.js'
import { evmSigner, type Signer } from '../testing/keys.js'
import { createHandler } from './createHandler.js'

// The examples of the README, driven.

const auth = () => createHandler(createServer().signIn)

type Fetch = (request: Request) => Response | Promise<Response>

async function withHono(): Promise<Fetch> {
  const { handle, sessions } = auth()
  const app = new Hono()
  app.all('/siwx/*', (context) => handle(context.req.raw))
  app.get('/berths', async (context) => {
    const account = context.req.query('account')
    const session = (await sessions(context.req.raw)).find((each) => each.account === account)
    return session ? context.text(`Berths of ${session.account}`) : context.text('Sign in first', 401)
  })
  return (request) => app.fetch(request)
}

async function withNothing(): Promise<Fetch> {
  const { handle, sessions } = auth()
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.startsWith('/siwx/')) return handle(request)
    const session = (await sessions(request)).find(({ account }) => account === searchParams.get('account'))
    return session ? new Response(`Berths of ${session.account}`) : new Response('Sign in first', { status: 401 })
  }
}

async function withExpress(): Promise<Fetch> {
  const { handle, sessions } = auth()
  const app = express()
  app.all('/siwx/{*rest}', getRequestListener(handle))
  app.use(express.json())
  app.get(
    '/berths',
    getRequestListener(async (request) => {
      const wanted = new URL(request.url).searchParams.get('account')
      const session = (await sessions(request)).find(({ account }) => account === wanted)
      return session ? new Response(`Berths of ${session.account}`) : new Response('Sign in first', { status: 401 })
    }),
  )
  return listen(app)
}

let stop = () => {}
afterEach(() => stop())

/** A server of Node's on this machine, for requests to the site's own origin, as behind a proxy. */
async function listen(listener: RequestListener): Promise<Fetch> {
  const server = createNodeServer(listener).listen(0, '127.0.0.1')
  stop = () => server.close()
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const body = request.method === 'POST' ? { body: await request.text() } : {}
    return fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
      method: request.method,
      headers: request.headers,
      ...body,
    })
  }
}

describe.each([
  ['Hono', withHono],
  ['Express', withExpress],
  ['from a request to a response', withNothing],
])('%s', (_name, create) => {
  const pathOf = ({ chainId, address }: Signer) => `/berths?account=${chainId}:${address}`
  const [one, two] = [evmSigner(), evmSigner(1)]

  it('lets in who has signed in, and nobody else', async () => {
    const fetch = await create()
    const [browser, other] = [createBrowser(fetch), createBrowser(fetch)]
    expect((await browser.get(pathOf(one))).status).toBe(401)
    await browser.enter(one)
    expect(await (await browser.get(pathOf(one))).text()).toBe(`Berths of eip155:1:${one.address}`)
    expect((await other.get(pathOf(one))).status).toBe(401)
    await browser.post('/siwx/sign-out')
    expect((await browser.get(pathOf(one))).status).toBe(401)
  })

  it('shows what is the account’s in use, and not the one’s that signed in first', async () => {
    const browser = createBrowser(await create())
    await browser.enter(one)
    expect((await browser.get(pathOf(two))).status).toBe(401)
    await browser.enter(two)
    expect(await (await browser.get(pathOf(two))).text()).toBe(`Berths of eip155:1:${two.address}`)
    expect(await (await browser.get(pathOf(one))).text()).toBe(`Berths of eip155:1:${one.address}`)
    expect((await browser.get('/berths')).status).toBe(401)
    // One cookie is given, another taken back.
    await browser.enter(one)
    expect(browser.cookie()?.match(/session/g)).toHaveLength(2)
  })
})

it('Express, with a parser before: says so, and makes no nonce that is for nobody', async () => {
  const { handle } = auth()
  const app = express()
  app.use(express.json())
  app.all('/siwx/{*rest}', getRequestListener(handle))
  const browser = createBrowser(await listen(app))
  const response = await browser.post('/siwx/nonce', { address: evmSigner().address })
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { code: 'REQUEST_INVALID', message: expect.stringContaining('express.json()') },
  ])
})
