// Serves the page, better-auth, and what signed-in users alone may read.
import { siwx } from '@foyer/siwx/better-auth'
import { eip155 } from '@foyer/siwx/eip155'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import { Hono } from 'hono'
import { SqliteDialect } from 'kysely'
import Database from 'libsql'

const port = Number(process.env.PORT ?? 3000)

const auth = betterAuth({
  // The origin that users see in their browser. The message that they sign names it.
  baseURL: process.env.ORIGIN ?? `http://localhost:${port}`,
  secret: process.env.BETTER_AUTH_SECRET,
  database: { type: 'sqlite', dialect: new SqliteDialect({ database: new Database('auth.db') }) },
  plugins: [siwx({ chains: ['eip155:1'], verifiers: { eip155: eip155() } })],
})
const { runMigrations } = await getMigrations(auth.options)
await runMigrations()

const app = new Hono()
app.all('/api/auth/*', ({ req }) => auth.handler(req.raw))
app.get('/api/berths', async ({ req, text }) => {
  const session = await auth.api.getSession({ headers: req.raw.headers })
  return session ? text(`Berth 7 is yours, ${session.user.name}`) : text('Sign in first', 401)
})
app.use(serveStatic({ root: './dist' }))

serve({ fetch: app.fetch, port }, () => console.log(`Open ${auth.options.baseURL}`))
