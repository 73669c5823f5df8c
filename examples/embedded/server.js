// Starts Foyer's server, and the secure site on a port of its own. Mails go to the sandbox's mailbox.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'

const { SANDBOX_URL = 'http://127.0.0.1:8540', APP_URL = 'http://localhost:5173' } = process.env
const { PORT = '8080', SECURE_SITE_PORT = '8081' } = process.env

const sandbox = await (await fetch(`${SANDBOX_URL}/sandbox.json`)).json()

mkdirSync('data', { recursive: true, mode: 0o700 })
// Without this key no wallet opens again.
if (!existsSync('data/service-key')) writeFileSync('data/service-key', randomBytes(32).toString('base64url'))
writeFileSync('data/mail', sandbox.mailbox.smtpUrl)

const server = spawn('foyer-server', {
  stdio: 'inherit',
  env: {
    ...process.env,
    PUBLIC_URL: `http://localhost:${PORT}`,
    PORT,
    NODES: JSON.stringify({ 'eip155:1': sandbox.rpcUrls['eip155:1'] }),
    SECURE_SITE_URL: `http://localhost:${SECURE_SITE_PORT}`,
    SECURE_SITE_PORT,
    SECURE_SITE_DATABASE: 'data/site.db',
    SECURE_SITE_SERVICE_KEY_FILE: 'data/service-key',
    SECURE_SITE_MAIL_FILE: 'data/mail',
    SECURE_SITE_MAIL_FROM: 'Harbor <login@harbor.example>',
    SECURE_SITE_ALLOWED_ORIGINS: APP_URL,
    SECURE_SITE_INIT: existsSync('data/site.db') ? '0' : '1',
  },
})
server.on('exit', (code) => process.exit(code ?? 1))
