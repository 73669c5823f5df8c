import { existsSync } from 'node:fs'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { readWalletsScript } from '../../src/exports/index'
import type { Dapp } from './fetchDapp'
import { serveDapp } from './serveDapp'

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const ARGS = [
  // Blocks other hosts, from which dapps load fonts and styles; the dapps work without them.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

export interface DappOptions {
  readonly wallets: Parameters<typeof readWalletsScript>[0]
  readonly rpcUrls: Readonly<Record<string, string>>
  /** Configures the wallets, as `window.__sandboxScript`. */
  readonly setup?: object
  /** Source of a script that runs after the wallets are installed and before the dapp. */
  readonly script?: string
}

/** Opens a dapp from npm in Chromium with sandbox wallets, until the test ends. */
export async function openDapp(dapp: Dapp, { wallets, rpcUrls, setup = {}, script = '' }: DappOptions): Promise<Page> {
  if (!existsSync(CHROMIUM)) throw new Error(`There is no Chromium at ${CHROMIUM}; CHROMIUM_PATH says where it is.`)
  const { url, stop } = await serveDapp(dapp)
  onTestFinished(stop)
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS, timeout: 60_000 })
  onTestFinished(() => browser.close())
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1280, height: 1000 } })
  context.setDefaultTimeout(20_000)
  const input = { __SANDBOX_RPC__: rpcUrls, __sandboxScript: { mode: 'approve', ...setup } }
  await context.addInitScript(`Object.assign(globalThis, ${JSON.stringify(input)})`)
  await context.addInitScript(`${await readWalletsScript(wallets)}\n;${script}`)
  const page = await context.newPage()
  await page.goto(url)
  return page
}
