import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'
import { toHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { CHROMIUM } from './testing/openTestApp'
import { useTestEnvironment } from './testing/useTestEnvironment'

const stage = useTestEnvironment()
const PICTURES = process.env.FOYER_FRAME_PICTURES

const SIZES = [
  ['a phone', { width: 360, height: 640 }],
  ['a computer', { width: 1000, height: 760 }],
] as const
const MODES = ['light', 'dark'] as const

async function findings(place: Page | Frame | undefined): Promise<readonly string[]> {
  await place?.evaluate(axe.source)
  const results = await place?.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run())
  return (results?.violations ?? []).map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

const permit = (owner: string) => ({
  types: {
    Permit: ['owner', 'spender'].map((name) => ({ name, type: 'address' })).concat({ name: 'value', type: 'uint256' }),
  },
  primaryType: 'Permit',
  domain: {
    name: 'USD Coin',
    version: '2',
    chainId: 1,
    verifyingContract: '0x00000000000000000000000000000000000000cc',
  },
  message: { owner, spender: '0x00000000000000000000000000000000000000aa', value: `${2n ** 255n}` },
})

describe.skipIf(!existsSync(CHROMIUM))('what the frame shows', () => {
  it.each(SIZES.flatMap(([name, size]) => MODES.map((mode) => [name, mode, size] as const)))(
    'can be read by everybody on %s, %s',
    async (name, mode, size) => {
      const { page, wallet } = await stage.site().open(size)
      await page.evaluate((themeMode) => window.frame.load().then(() => window.client.syncTheme({ themeMode })), mode)
      const person = `looks.${name.replace(/\W/g, '')}.${mode}@example.org`
      const { address } = await stage.login(page, person)
      await page.evaluate(() => window.client.syncTheme({ themeMode: 'light' }))
      await page.evaluate((themeMode) => window.client.syncTheme({ themeMode }), mode)
      const take = async (shown: Page, title: string) => {
        if (!PICTURES) return
        await mkdir(PICTURES, { recursive: true })
        await shown.screenshot({ path: `${PICTURES}/${title}-${name.split(' ')[1]}-${mode}.png` })
      }
      const frameOf = (shown: Page) => shown.frames().find((each) => each.url().includes('/sdk'))
      const look = async (title: string, heading: string) => {
        await wallet.getByRole('heading', { name: heading }).waitFor()
        await stage.read(wallet)
        await expect.poll(() => wallet.getByRole('button', { name: 'Approve' }).isEnabled()).toBe(true)
        await take(page, `${title}-end`)
        await wallet.locator('.content').evaluate((content) => content.scrollTo(0, 0))
        await take(page, `${title}-start`)
        expect(await findings(frameOf(page))).toEqual([])
        await wallet.getByRole('button', { name: 'Decline' }).click()
        await stage.site().answer(page)
      }
      const lookInWindow = async (title: string, heading: string) => {
        await expect
          .poll(() =>
            wallet
              .getByRole('button', { name: 'Review in a new window' })
              .isEnabled()
              .catch(() => false),
          )
          .toBe(true)
        await take(page, `${title}-offer`)
        expect(await findings(frameOf(page))).toEqual([])
        const review = await stage.review(wallet)
        await review.setViewportSize(size)
        await review.emulateMedia({ colorScheme: mode })
        await wallet.getByText('This request is open in another window.').waitFor()
        await take(page, `${title}-opened`)
        await review.getByRole('heading', { name: heading }).waitFor()
        await stage.read(review)
        await expect.poll(() => review.getByRole('button', { name: 'Approve' }).isEnabled()).toBe(true)
        await take(review, `${title}-review-end`)
        await review.locator('.content').evaluate((content) => content.scrollTo(0, 0))
        await take(review, `${title}-review`)
        expect(await findings(review)).toEqual([])
        await wallet.getByRole('button', { name: 'Decline' }).click()
        await stage.site().answer(page)
        await review.getByRole('heading', { name: 'Request withdrawn' }).waitFor()
        await take(review, `${title}-withdrawn`)
        expect(await findings(review)).toEqual([])
        await review.close()
      }
      await stage.site().ask(page, 'eth_signTypedData_v4', [address, permit(address)])
      await lookInWindow('permit', 'Allow unlimited spending')
      await stage.site().ask(page, 'personal_sign', [toHex('Hello there'), address])
      await look('message', 'Sign a message')
      await page.evaluate(() => {
        window.frame.show({ left: 16, top: 60, width: 328, height: 470, radius: '16px' }, 'Approve')
        window.kept = window.client.updateEmail('mia.lind@harbor.example').catch(({ rpcCode }) => ({ rpcCode }))
      })
      await lookInWindow('email', 'Change your email')
      await page.context().close()
    },
  )
})
