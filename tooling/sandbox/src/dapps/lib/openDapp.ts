import { existsSync } from 'node:fs'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { walletsScript } from '../../index'
import type { Dapp } from './fetchDapp'
import { serveDapp } from './serveDapp'

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const ARGS = [
  // Such pages load fonts and styles from elsewhere; no part of them works differently without.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

export interface DappOptions {
  readonly wallets: Parameters<typeof walletsScript>[0]
  readonly rpcUrls: Readonly<Record<string, string>>
  /** The wallets' set-up (`window.__sandboxScript`). */
  readonly setup?: object
  /** Runs after the wallets are there, before the page. */
  readonly script?: string
}

/** A page of others with our wallets in it. It ends with the test. */
export async function openDapp(dapp: Dapp, { wallets, rpcUrls, setup = {}, script = '' }: DappOptions): Promise<Page> {
  if (!existsSync(CHROMIUM)) throw new Error(`There is no Chromium at ${CHROMIUM}; CHROMIUM_PATH says where it is.`)
  const { url, stop } = await serveDapp(dapp)
  onTestFinished(stop)
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS, timeout: 60_000 })
  onTestFinished(() => browser.close())
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1280, height: 1000 } })
  context.setDefaultTimeout(20_000)
  const given = { __SANDBOX_RPC__: rpcUrls, __sandboxScript: { mode: 'approve', ...setup } }
  await context.addInitScript(`Object.assign(globalThis, ${JSON.stringify(given)})`)
  await context.addInitScript(`${await walletsScript(wallets)}\n;${script}`)
  const page = await context.newPage()
  await page.goto(url)
  return page
}
