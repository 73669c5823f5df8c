import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Frame, type Page } from 'playwright-core'
import { toHex, verifyMessage } from 'viem'
import { describe, expect, it, onTestFinished } from 'vitest'
import { CHROMIUM, CHROMIUM_ARGS } from './testing/openTestApp'
import { type Hex, useTestEnvironment } from './testing/useTestEnvironment'

const stage = useTestEnvironment({ cooldownMs: 0 })

/** Opens the app in a browser that stores its profile in a folder. */
async function openProfile(folder: string) {
  const context = await chromium.launchPersistentContext(folder, { executablePath: CHROMIUM, args: CHROMIUM_ARGS })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(`${stage.site().origin}/?secure=${encodeURIComponent(stage.secure().url)}`)
  return { context, page, wallet: page.frameLocator('iframe') }
}

/** Ends all sessions of a user from the site's own window on another device. */
async function logOutEverywhere(email: string) {
  const context = await stage.site().browser.newContext()
  const page = await context.newPage()
  await page.goto(`${stage.secure().url}/wallet`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await stage.approveDevice(email)
  await page.getByLabel('Code').waitFor()
  await page.getByLabel('Code').fill(stage.secure().inbox.list(email).at(-1)?.code ?? '')
  await Promise.all([
    page.waitForResponse(/\/api\/session\/others\/end$/),
    page.getByRole('button', { name: 'Log out everywhere else' }).click(),
  ])
  await context.close()
}

/** Returns the site's frame, once it has read its storage. */
async function getFrame(page: Page): Promise<Frame> {
  await page.evaluate(() => window.client.isConnected())
  const frame = page.frames().find((each) => each.url().includes('/sdk'))
  if (frame === undefined) throw new Error('There is no frame.')
  return frame
}

/** Copies the records from the storage, and tries to export the key, which only scripts of the site can use. */
const steal = async (page: Page) =>
  (await getFrame(page)).evaluate(async () => {
    const opening = indexedDB.open('foyer-secure')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const store = opening.result.transaction('kept').objectStore('kept')
    const [keys, values] = [store.getAllKeys(), store.getAll()]
    await new Promise((resolve) => values.addEventListener('success', resolve))
    const exported: string[] = []
    const records: { name: string; iv: number[]; ciphertext: number[] }[] = []
    for (const [index, value] of values.result.entries()) {
      const { iv, ciphertext, privateKey } = value
      const key = value instanceof CryptoKey ? value : privateKey
      if (key instanceof CryptoKey) {
        const end = await crypto.subtle.exportKey('raw', key).then(() => 'exported', String)
        exported.push(end)
      } else if (ciphertext !== undefined) {
        records.push({
          name: String(keys.result[index]),
          iv: [...new Uint8Array(iv)],
          ciphertext: [...new Uint8Array(ciphertext)],
        })
      }
    }
    return { exported, records }
  })

describe.skipIf(!existsSync(CHROMIUM))('who has stolen the storage of a device', () => {
  it('as its encrypted records alone has no token or share, opens nothing in another browser, and cannot export the key', async () => {
    const { page } = await stage.site().open()
    const tokens: string[] = []
    page.on('response', async (response) => {
      if (!response.url().endsWith('/api/email/redeem')) return
      const { login } = await response.json()
      if (login !== undefined) tokens.push(login.token)
    })
    const { address } = await stage.login(page, 'mia@example.org')
    const { exported, records } = await steal(page)
    expect(exported.length).toBeGreaterThan(0)
    for (const end of exported) expect(end).toMatch(/^InvalidAccessError/)
    expect(records.length).toBeGreaterThan(0)
    expect(tokens).toHaveLength(1)
    for (const { ciphertext } of records) {
      const text = Buffer.from(ciphertext).toString('latin1')
      for (const each of [...tokens, address, 'share']) expect(text).not.toContain(each)
    }

    const other = await stage.site().open()
    await (await getFrame(other.page)).evaluate(async (stolen) => {
      const opening = indexedDB.open('foyer-secure')
      await new Promise((resolve) => opening.addEventListener('success', resolve))
      const store = opening.result.transaction('kept', 'readwrite').objectStore('kept')
      for (const { name, iv, ciphertext } of stolen) {
        store.put({ iv: Uint8Array.from(iv), ciphertext: Uint8Array.from(ciphertext).buffer }, name)
      }
      await new Promise((resolve) => store.transaction.addEventListener('complete', resolve))
    }, records)
    for (const [opened, isConnected] of [
      [page, true],
      [other.page, false],
    ] as const) {
      await opened.reload()
      expect(await opened.evaluate(() => window.client.isConnected())).toMatchObject({ isConnected })
    }
    for (const opened of [page, other.page]) await opened.context().close()
  })

  it('as a copy of the browser’s profile has the device until its session ends: see "What is not defended"', async () => {
    const email = 'copied@example.org'
    const folder = await mkdtemp(join(tmpdir(), 'secure-profile-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const [own, copy] = [join(folder, 'own'), join(folder, 'copy')]
    const first = await openProfile(own)
    const { address } = await stage.login(first.page, email)
    await first.context.close()
    await cp(own, copy, { recursive: true, filter: (path) => !/Singleton|\block$/i.test(path) })

    const { page, wallet } = await openProfile(copy)
    const ask = () => stage.site().ask(page, 'personal_sign', [toHex('Hello'), address])
    await ask()
    await stage.approve(wallet)
    const { value: signature } = await stage.site().answer(page)
    expect(await verifyMessage({ address, message: 'Hello', signature: signature as Hex })).toBe(true)
    await logOutEverywhere(email)
    expect(await page.evaluate(() => window.client.isConnected())).toMatchObject({ isConnected: false })
    await ask()
    expect(await stage.site().answer(page)).toMatchObject({ message: 'Sign in first.', rpcCode: 4100 })
  })
})
