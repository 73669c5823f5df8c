import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CHROMIUM } from './testing/openTestApp'
import { useTestEnvironment } from './testing/useTestEnvironment'

const stage = useTestEnvironment()
const to = '0x00000000000000000000000000000000000000d1'

// Size of a picture of one color.
const PLAIN_BYTES = 250

/**
 * Hides the frame’s content from the user by styles under which IntersectionObserver v2 reports it as visible. So what
 * the frame shows can’t be what the user approves.
 */
describe.skipIf(!existsSync(CHROMIUM))('a page that hides what the frame shows, but not its button', () => {
  it.each([
    ['mask', { mask: 'linear-gradient(transparent 0 64%, black 64%)' }],
    ['outline', { outline: '320px solid white', 'outline-offset': '-320px', 'clip-path': 'none' }],
    ['border-radius', { 'border-radius': '100% 0 0 0 / 64% 0 0 0' }],
  ])('gets no approval by %s: the window shows the whole request', async (name, styles) => {
    const { page, wallet } = await stage.site().open()
    const { address } = await stage.login(page, `${name}@example.org`)
    await stage.fund(address)
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
    expect(await wallet.getByRole('button', { name: 'Approve' }).count()).toBe(0)
    const review = await stage.review(wallet)
    await review.getByRole('heading', { name: / to send / }).waitFor()
    await review.getByText('Fee', { exact: true }).waitFor()
    expect(await review.evaluate(() => ({ opener, isTop: top === window, hash: location.hash }))).toEqual({
      ...{ opener: null, isTop: true, hash: '' },
    })
    const decline = review.getByRole('button', { name: 'Decline' })
    await Promise.all([review.waitForEvent('close'), decline.click()])
    expect(await stage.site().answer(page)).toMatchObject({ rpcCode: 4001 })
    expect(await stage.node().getTransactionCount({ address })).toBe(0)
    await page.context().close()
  })
})
