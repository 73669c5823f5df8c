// Serves the page, sign-in, and what signed-in users alone may read.
import { eip155 } from '@foyer/siwx/eip155'
import { createHandler, createMemoryStorage, createSignIn } from '@foyer/siwx/server'
import { getRequestListener } from '@hono/node-server'
import express from 'express'

const port = process.env.PORT ?? 3000
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

const app = express()
// Before any body parser.
app.all('/siwx/{*rest}', getRequestListener(handle))
app.get('/berths', async ({ headers, query }, response) => {
  const signedIn = await sessions(new Request(origin, { headers: { cookie: headers.cookie ?? '' } }))
  const session = signedIn.find(({ account }) => account === query.account)
  if (session) response.send(`Berth 7 is yours, ${session.account}`)
  else response.status(401).send('Sign in first')
})
app.use(express.static('dist'))

app.listen(port, () => console.log(`Open ${origin}`))
