/** Runs the site for good, with settings from the environment: `pnpm start`. TLS is somebody else's, in front of it. */
import { createServer } from 'node:http'
import { createSqliteStorage } from '@foyer/siwx/sqlite'
import { readAssets } from './assets/readAssets'
import { createSecureSite } from './createSecureSite'
import { createSmtpMailer } from './mail/createSmtpMailer'
import { readSettings } from './readSettings'
import { openSqlite } from './storage/openSqlite'

const settings = readSettings(process.env)
const database = await openSqlite(settings.DATABASE)
const { listener } = createSecureSite({
  url: () => settings.SECURE_URL,
  allowedOrigins: settings.ALLOWED_ORIGINS.split(/\s+/).filter(Boolean),
  rpcUrls: settings.NODES,
  storage: createSqliteStorage(database),
  serviceKey: settings.SERVICE_KEY,
  mailer: createSmtpMailer({ transport: settings.MAIL, from: settings.MAIL_FROM }),
  providers: settings.PROVIDERS,
  assets: readAssets(),
  proxies: settings.PROXIES,
  log: (line) => console.error(line),
})
const server = createServer(listener).listen(settings.PORT)
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => server.close(() => void database.close()))
}
