import { env } from 'node:process'
import { type BrowserServer, chromium } from 'playwright-core'

const args = [
  // No other host resolves: a request to one fails in the browser itself.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Launches one Chromium for all files of a worker; each test connects to it. */
export function launchBrowser(): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath: env.CHROMIUM_PATH || '/usr/bin/chromium', args, timeout: 120_000 })
}
