import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageTags } from '@foyer/languages'
import { readWalletsScript, startEvm } from '@foyer/sandbox'
import { expect, it, onTestFinished } from 'vitest'
import { findAxeViolations } from '../../../../apps/playground/e2e/lib/findAxeViolations'
import { root } from '../entry/root.mjs'
import {
  changeChunks,
  findWrongHashes,
  listLanguageFiles,
  writeGermanPage,
  writePageWithTwoVersions,
} from './classicScript'
import { connect, disconnect, signAndDisconnect } from './connect'
import { MINUTE, useExamples } from './useExamples'

// Installs each example from the packed packages, builds and serves it, and uses it in Chromium.

/** Lists the examples with a test file of their own. */
const WITH_OWN_FILE = [
  'better-auth',
  'bitcoin-only',
  'embedded',
  'express-siwx',
  'five-namespaces',
  'hono-siwx',
  'next',
  'solana-only',
]
const names = readdirSync(join(root, 'examples')).filter((name) => !WITH_OWN_FILE.includes(name))

let address = ''

const { build, serve, open, openUrl } = useExamples(async () => {
  const evm = await startEvm({ chains: [1, 8453] })
  address = evm.wallets.lantern.addresses[0] ?? ''
  return { rpcUrls: evm.rpcUrls, walletScripts: [await readWalletsScript()], stop: evm.stop }
})

it.each(names)(
  'the example %s installs and builds without a warning, connects, signs and disconnects without a violation',
  async (name) => {
    const page = await open(name)
    await connect(page, 'Lantern')
    await signAndDisconnect(page, address, /^0x[0-9a-f]{130}$/)
  },
  10 * MINUTE,
)

it(
  'wagmi’s hooks know the account that the user connected in the modal, sign with it and end it in both',
  async () => {
    const page = await open('vite-wagmi')
    const card = page.getByRole('region', { name: 'wagmi' })
    await card.getByText('No wallet is connected').waitFor()
    await connect(page, 'Lantern')
    await card.getByText(address, { exact: true }).waitFor()
    await card.getByText('Ethereum', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Sign a message' }).click()
    await card.getByText('The signature is valid').waitFor()

    await page.reload()
    await card.getByText(address, { exact: true }).waitFor()
    await disconnect(page)
    await card.getByText('No wallet is connected').waitFor()
    await connect(page, 'Lantern')
    await card.getByRole('button', { name: 'Disconnect by wagmi' }).click()
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
  },
  10 * MINUTE,
)

it(
  'the classic script’s hashes are those of its files, and its code as a second version on the page changes nothing',
  async () => {
    const site = join(await build('plain-html'), 'dist')
    expect(findWrongHashes(join(site, 'foyer'))).toEqual([])
    writePageWithTwoVersions(site)
    const page = await open('plain-html', 'two.html')
    expect(await page.locator('script[src$="/foyer.js"]').count()).toBe(2)
    await connect(page, 'Lantern')
    await signAndDisconnect(page, address, /^0x[0-9a-f]{130}$/)
  },
  10 * MINUTE,
)

it(
  'a German page with the classic script has a German modal, whose one file of a language loads at the press',
  async () => {
    const site = join(await build('plain-html'), 'dist')
    const languageFiles = listLanguageFiles(join(site, 'foyer'))
    expect(languageFiles).toHaveLength(languageTags.length)
    writeGermanPage(site)
    const page = await open('plain-html', 'german.html')
    const listLoaded = async () => {
      const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
      return languageFiles.filter((name) => urls.some((url) => url.endsWith(`/${name}`)))
    }
    const button = page.getByRole('button', { name: 'Wallet verbinden' })
    await button.waitFor()
    expect(await listLoaded()).toEqual([])
    await button.click()
    const heading = page.getByRole('dialog').getByRole('heading', { level: 2 })
    await expect.poll(() => heading.textContent()).toMatch(/verbinden/i)
    expect(await listLoaded()).toHaveLength(1)
    expect(await findAxeViolations(page)).toEqual([])
  },
  10 * MINUTE,
)

it(
  'the browser refuses a chunk of the classic script that was changed, and the button says that it could not load',
  async () => {
    const folder = await build('plain-html')
    const changed = join(folder, 'changed')
    cpSync(join(folder, 'dist'), changed, { recursive: true })
    changeChunks(join(changed, 'foyer'))
    const server = await serve(changed)
    onTestFinished(server.stop)
    const { page, problems } = await openUrl(server.url)
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('button', { name: 'Couldn’t load. Try again' }).waitFor()
    expect(problems.join('\n')).toMatch(/integrity/)
  },
  10 * MINUTE,
)

it(
  'the example headless has no file with Foyer’s views, which vite-react has',
  async () => {
    const listFilesWithViews = async (name: string) => {
      const assets = join(await build(name), 'dist/assets')
      // The views render into a shadow root; nothing else of Foyer's makes one.
      return readdirSync(assets).filter((file) => readFileSync(join(assets, file), 'utf8').includes('attachShadow'))
    }
    expect(await listFilesWithViews('vite-react')).not.toEqual([])
    expect(await listFilesWithViews('headless')).toEqual([])
  },
  10 * MINUTE,
)
