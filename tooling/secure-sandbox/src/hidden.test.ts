import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CHROMIUM } from './testing/openTestApp'
import { useTestEnvironment } from './testing/useTestEnvironment'

const stage = useTestEnvironment()
const to = '0x00000000000000000000000000000000000000d1'

// Size of a picture of one color.
const PLAIN_BYTES = 250

/**
 * Pins the README's "What is not defended": these styles do not change IntersectionObserver v2's report. If a test
 * fails, a browser defends against it, and the README can promise more.
 */
describe.skipIf(!existsSync(CHROMIUM))('a review that the page hides by a style of the frame', () => {
  it.each([
    ['mask', { mask: 'linear-gradient(transparent 0 84%, black 84%)' }],
    ['outline', { outline: '395px solid white', 'outline-offset': '-395px', 'clip-path': 'none' }],
    ['border-radius', { 'border-radius': '100% 0 0 0 / 84% 0 0 0' }],
  ])('%s can be approved: see "What is not defended"', async (name, styles) => {
    const { page, wallet } = await stage.site().open()
    const { address } = await stage.login(page, `${name}@example.org`)
    await stage.site().ask(page, 'eth_sendTransaction', [{ from: address, to, value: '0x1' }])
    const heading = wallet.getByRole('heading', { name: / to send / })
    const box = await heading.boundingBox()
    if (box === null) throw new Error('The heading is nowhere.')
    const clip = { x: box.x, y: box.y, width: 24, height: 20 }
    const look = async () => (await page.screenshot({ clip, scale: 'css' })).byteLength
    expect(await look()).toBeGreaterThan(PLAIN_BYTES)
    await page.evaluate((input) => {
      const style = document.querySelector('iframe')?.style
      for (const [property, value] of Object.entries(input)) style?.setProperty(property, value)
    }, styles)
    expect(await look()).toBeLessThan(PLAIN_BYTES)
    await stage.fund(address)
    await stage.approve(wallet)
    expect((await stage.site().answer(page)).value).toMatch(/^0x[\da-f]{64}$/)
    await page.context().close()
  })
})
