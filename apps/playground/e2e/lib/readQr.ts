import jsQR from 'jsqr'
import type { Locator, Page } from 'playwright-core'

/**
 * Reads a QR code from this element, scrolled into view, or from the whole screen. The reader is independent of the
 * generator.
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
      // Transfers the pixels as text, because a list of numbers takes seconds.
      const data = Array.from(pixels.data, (value) => String.fromCharCode(value)).join('')
      return { width: pixels.width, height: pixels.height, data }
    }, picture)
    return jsQR(Uint8ClampedArray.from(Buffer.from(data, 'latin1')), width, height)?.data ?? ''
  } finally {
    await reader.close()
  }
}
