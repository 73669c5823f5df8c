import { existsSync } from 'node:fs'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { CHROMIUM } from './testing/openTestApp'
import { useTestEnvironment } from './testing/useTestEnvironment'

const stage = useTestEnvironment({ cooldownMs: 0 })
let people = 0
const someone = () => `changing${++people}@example.org`

async function look(page: Page) {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run())
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/** Logs in, and begins a change that the user has approved. */
async function begin() {
  const [old, fresh] = [someone(), someone()]
  const { page, wallet } = await stage.site().open()
  await stage.login(page, old)
  await page.evaluate((to) => {
    window.frame.show({ left: 16, top: 60, width: 328, height: 470 }, 'Approve')
    window.kept = window.client.updateEmail(to).catch(({ message }: Error) => message)
  }, fresh)
  const mailed = stage.secure().inbox.list(old).length
  await stage.approve(await stage.review(wallet))
  await expect.poll(() => stage.secure().inbox.list(old).length).toBe(mailed + 1)
  const link = wallet.getByRole('link', { name: 'Open it on this page' })
  await link.waitFor()
  return { old, fresh, page, wallet, link }
}

describe.skipIf(!existsSync(CHROMIUM))('the window for the codes of a change of e-mail', () => {
  it('takes no change from a page that opened it, and gives it nothing', async () => {
    const { page, link } = await begin()
    // Even a page that knew what only the frame knows.
    const [, attempt, secret] = /#([\w-]+)\.([\w-]+)$/.exec((await link.getAttribute('href')) ?? '') ?? []
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(
        ([url, change]) => {
          const target = window.open(`${url}/change-email`)
          setInterval(() => target?.postMessage(change, '*'), 200)
        },
        [stage.secure().url, { type: 'secure-login', attempt, secret }] as const,
      ),
    ])
    await opened.getByRole('alert').getByText('No page of ours has opened this window').waitFor()
    expect(await opened.getByLabel('Code').count()).toBe(0)
    expect(await page.evaluate(() => JSON.stringify(window.heard))).not.toContain('secure-login-ready')
    await page.context().close()
  })

  it('takes both codes on the whole page where no window opens, and leads back', async () => {
    const { old, fresh, page, link } = await begin()
    await Promise.all([page.waitForURL(/change-email/), link.click()])
    await page.getByRole('heading', { name: 'Confirm your current email' }).waitFor()
    await look(page)
    await page.getByLabel('Code').fill(await stage.waitForCode(old))
    await page.getByRole('heading', { name: 'Confirm your new email' }).waitFor()
    await page.getByLabel('Code').fill(await stage.waitForCode(fresh))
    await page.waitForURL(`${stage.site().origin}/**`)
    await expect.poll(() => page.evaluate(() => window.client.getUser().then(({ email }) => email))).toBe(fresh)
    await page.context().close()
  })
})
