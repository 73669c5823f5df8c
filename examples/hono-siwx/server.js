// Serves the page, sign-in, and what signed-in users alone may read.
import { eip155 } from '@foyer/siwx/eip155'
import { createHandler, createMemoryStorage, createSignIn } from '@foyer/siwx/server'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

const port = Number(process.env.PORT ?? 3000)
// The origin that users see in their browser. The message that they sign names it.
const origin = process.env.ORIGIN ?? `http://localhost:${port}`

const { handle, sessions } = createHandler(
  createSignIn({
    origins: [origin],
    chains: ['eip155:1'],
    verifiers: { eip155: eip155() },
    storage: createMemoryStorage(),
  }),
)

const app = new Hono()
app.all('/siwx/*', ({ req }) => handle(req.raw))
app.get('/berths', async ({ req, text }) => {
  const signedIn = await sessions(req.raw)
  const session = signedIn.find(({ account }) => account === req.query('account'))
  return session ? text(`Berth 7 is yours, ${session.account}`) : text('Sign in first', 401)
})
app.use(serveStatic({ root: './dist' }))

serve({ fetch: app.fetch, port }, () => console.log(`Open ${origin}`))
