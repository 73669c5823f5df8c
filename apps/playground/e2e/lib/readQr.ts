import jsQR from 'jsqr'
import type { Locator, Page } from 'playwright-core'

/**
 * What a camera would read from this part of the screen, or from all of it: a part is scrolled to first, which a visitor
 * would have to do. The reader is none of those who make the code.
 */
export async function readQr(from: Locator | Page): Promise<string> {
  const picture = (await from.screenshot({ animations: 'disabled' })).toString('base64')
  const page = 'page' in from ? from.page() : from
  const reader = await page.context().newPage()
  try {
    const { width, height, data } = await reader.evaluate(async (base64) => {
      const image = new Image()
      image.src = `data:image/png;base64,${base64}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d')!
      context.drawImage(image, 0, 0)
      const pixels = context.getImageData(0, 0, image.width, image.height)
      // As text: a list of numbers takes seconds on its way out of the browser.
      const data = Array.from(pixels.data, (value) => String.fromCharCode(value)).join('')
      return { width: pixels.width, height: pixels.height, data }
    }, picture)
    return jsQR(Uint8ClampedArray.from(Buffer.from(data, 'latin1')), width, height)?.data ?? ''
  } finally {
    await reader.close()
  }
}
