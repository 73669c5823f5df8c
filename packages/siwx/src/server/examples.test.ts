import { once } from 'node:events'
import { createServer as createNodeServer, type RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import express from 'express'
import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'
import { createFakeBrowser } from '../testing/createFakeBrowser.js'
import { createSignInServer } from '../testing/createSignInServer.js'
import { createEvmSigner, type Signer } from '../testing/keys.js'
import { createHandler } from './http/createHandler.js'

// Runs the README's examples.

const auth = () => createHandler(createSignInServer().signIn)

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
      const requested = new URL(request.url).searchParams.get('account')
      const session = (await sessions(request)).find(({ account }) => account === requested)
      return session ? new Response(`Berths of ${session.account}`) : new Response('Sign in first', { status: 401 })
    }),
  )
  return listen(app)
}

let stop = () => {}
afterEach(() => stop())

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
  ['the Fetch API', withNothing],
])('the example server of %s', (_name, create) => {
  const pathOf = ({ chainId, address }: Signer) => `/berths?account=${chainId}:${address}`
  const [one, two] = [createEvmSigner(), createEvmSigner(1)]

  it('requires a session on a guarded route', async () => {
    const fetch = await create()
    const [browser, other] = [createFakeBrowser(fetch), createFakeBrowser(fetch)]
    expect((await browser.get(pathOf(one))).status).toBe(401)
    await browser.signIn(one)
    expect(await (await browser.get(pathOf(one))).text()).toBe(`Berths of eip155:1:${one.address}`)
    expect((await other.get(pathOf(one))).status).toBe(401)
    await browser.post('/siwx/sign-out')
    expect((await browser.get(pathOf(one))).status).toBe(401)
  })

  it('shows the current account on a guarded route', async () => {
    const browser = createFakeBrowser(await create())
    await browser.signIn(one)
    expect((await browser.get(pathOf(two))).status).toBe(401)
    await browser.signIn(two)
    expect(await (await browser.get(pathOf(two))).text()).toBe(`Berths of eip155:1:${two.address}`)
    expect(await (await browser.get(pathOf(one))).text()).toBe(`Berths of eip155:1:${one.address}`)
    expect((await browser.get('/berths')).status).toBe(401)
    // Signing in again sets a new session cookie and clears the old one, so that each account keeps one.
    await browser.signIn(one)
    expect(browser.cookie()?.match(/session/g)).toHaveLength(2)
  })
})

it('Express fails with a clear error behind a body parser', async () => {
  const { handle } = auth()
  const app = express()
  app.use(express.json())
  app.all('/siwx/{*rest}', getRequestListener(handle))
  const browser = createFakeBrowser(await listen(app))
  const response = await browser.post('/siwx/nonce', { address: createEvmSigner().address })
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { code: 'REQUEST_INVALID', message: expect.stringContaining('express.json()') },
  ])
})
