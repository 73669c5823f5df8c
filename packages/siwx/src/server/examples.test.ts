import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createBrowser } from '../testing/createBrowser.js'
import { createServer } from '../testing/createServer.js'
import { evmSigner } from '../testing/keys.js'
import { createHandler } from './createHandler.js'

// The examples of the README, driven.

const auth = () => createHandler(createServer().signIn)

function withHono() {
  const { handle, sessions } = auth()
  const app = new Hono()
  app.all('/siwx/*', (context) => handle(context.req.raw))
  app.get('/berths', async (context) => {
    const [session] = await sessions(context.req.raw)
    return session ? context.text(`Berths of ${session.account}`) : context.text('Sign in first', 401)
  })
  return (request: Request) => app.fetch(request)
}

function withNothing() {
  const { handle, sessions } = auth()
  return async (request: Request) => {
    if (new URL(request.url).pathname.startsWith('/siwx/')) return handle(request)
    const [session] = await sessions(request)
    return session ? new Response(`Berths of ${session.account}`) : new Response('Sign in first', { status: 401 })
  }
}

describe.each([
  ['Hono', withHono],
  ['from a request to a response', withNothing],
])('%s', (_name, create) => {
  it('lets in who has signed in, and nobody else', async () => {
    const fetch = create()
    const [browser, other] = [createBrowser(fetch), createBrowser(fetch)]
    expect((await browser.get('/berths')).status).toBe(401)
    await browser.enter(evmSigner())
    expect(await (await browser.get('/berths')).text()).toBe(`Berths of eip155:1:${evmSigner().address}`)
    expect((await other.get('/berths')).status).toBe(401)
    await browser.post('/siwx/sign-out')
    expect((await browser.get('/berths')).status).toBe(401)
  })
})
