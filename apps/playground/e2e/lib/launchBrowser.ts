import { env } from 'node:process'
import { type BrowserServer, chromium } from 'playwright-core'

const args = [
  // Nobody else is known here: a request to another host fails in the browser itself, and none has to be held for a look.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
  // What the scrim blurs is drawn without a graphics card: a third of the processor's time, and no test is about it.
  '--blink-settings=prefersReducedTransparency=true',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** One Chromium for all files of a worker; each test connects to it. */
export function launchBrowser(): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath: env.CHROMIUM_PATH || '/usr/bin/chromium', args, timeout: 120_000 })
}
