import { once } from 'node:events'
import { createServer as createNodeServer, type RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import express from 'express'
import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'
import { createBrowser } from '../testing/createBrowser.js'
import { createServer } from '../testing/createServer.js'
import { evmSigner } from '../testing/keys.js'
import { createHandler } from './createHandler.js'

// The examples of the README, driven.

const auth = () => createHandler(createServer().signIn)

type Fetch = (request: Request) => Response | Promise<Response>

async function withHono(): Promise<Fetch> {
  const { handle, sessions } = auth()
  const app = new Hono()
  app.all('/siwx/*', (context) => handle(context.req.raw))
  app.get('/berths', async (context) => {
    const [session] = await sessions(context.req.raw)
    return session ? context.text(`Berths of ${session.account}`) : context.text('Sign in first', 401)
  })
  return (request) => app.fetch(request)
}

async function withNothing(): Promise<Fetch> {
  const { handle, sessions } = auth()
  return async (request) => {
    if (new URL(request.url).pathname.startsWith('/siwx/')) return handle(request)
    const [session] = await sessions(request)
    return session ? new Response(`Berths of ${session.account}`) : new Response('Sign in first', { status: 401 })
  }
}

async function withExpress(): Promise<Fetch> {
  const { handle, sessions } = auth()
  const app = express()
  app.all('/siwx/{*rest}', getRequestListener(handle))
  app.get(
    '/berths',
    getRequestListener(async (request) => {
      const [session] = await sessions(request)
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
    const { pathname } = new URL(request.url)
    const body = request.method === 'POST' ? { body: await request.text() } : {}
    return fetch(`http://127.0.0.1:${port}${pathname}`, { method: request.method, headers: request.headers, ...body })
  }
}

describe.each([
  ['Hono', withHono],
  ['Express', withExpress],
  ['from a request to a response', withNothing],
])('%s', (_name, create) => {
  it('lets in who has signed in, and nobody else', async () => {
    const fetch = await create()
    const [browser, other] = [createBrowser(fetch), createBrowser(fetch)]
    expect((await browser.get('/berths')).status).toBe(401)
    await browser.enter(evmSigner())
    expect(await (await browser.get('/berths')).text()).toBe(`Berths of eip155:1:${evmSigner().address}`)
    expect((await other.get('/berths')).status).toBe(401)
    await browser.post('/siwx/sign-out')
    expect((await browser.get('/berths')).status).toBe(401)
  })
})
