import type { Page } from 'playwright-core'
import type { WebpFrame } from './muxWebp.ts'

export interface LoopFrame {
  /** Index of a picture. */
  readonly picture: number
  readonly above?: { readonly picture: number; readonly opacity: number }
  readonly durationMs: number
}

const STILL_QUALITY = 0.9
const LOOP_QUALITY = 0.78

export const toPngUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`

/** Encodes one picture as WebP in the page; a quality of 1 is lossless. */
export async function encodePicture(page: Page, png: Buffer, quality = STILL_QUALITY): Promise<Buffer> {
  const [frame] = await encodeFrames(page, [png], [{ picture: 0, durationMs: 0 }], quality)
  if (!frame) throw new Error('The page has encoded no picture.')
  return frame.webp
}

/** Encodes frames as WebP in the page, each reduced to what differs from the frame before. */
export async function encodeFrames(
  page: Page,
  pictures: readonly Buffer[],
  frames: readonly LoopFrame[],
  quality = LOOP_QUALITY,
): Promise<readonly WebpFrame[]> {
  const encoded = await page.evaluate(encodeInPage, { sources: pictures.map(toPngUrl), frames, quality })
  return encoded.map(({ webp, ...rest }) => ({ ...rest, webp: Buffer.from(webp, 'base64') }))
}

interface Input {
  readonly sources: readonly string[]
  readonly frames: readonly LoopFrame[]
  readonly quality: number
}

async function encodeInPage({ sources, frames, quality }: Input) {
  const images = await Promise.all(sources.map(async (source) => createImageBitmap(await (await fetch(source)).blob())))
  const { width = 0, height = 0 } = images[0] ?? {}
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  if (!context) throw new Error('The page draws no pictures.')

  // Returns the smallest rectangle that contains every difference, at even offsets, which WebP requires.
  const findChange = (one: Uint32Array, other: Uint32Array) => {
    let [left, top, right, bottom] = [width, height, 0, 0]
    for (let index = 0; index < one.length; index++) {
      if (one[index] === other[index]) continue
      const [x, y] = [index % width, Math.floor(index / width)]
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
    }
    const [x, y] = [left - (left % 2), top - (top % 2)]
    return { x, y, width: right - x, height: bottom - y }
  }
  const encode = async (x: number, y: number, partWidth: number, partHeight: number) => {
    const part = new OffscreenCanvas(partWidth, partHeight)
    part.getContext('2d', { alpha: false })?.drawImage(canvas, -x, -y)
    const bytes = new Uint8Array(await (await part.convertToBlob({ type: 'image/webp', quality })).arrayBuffer())
    let text = ''
    for (const byte of bytes) text += String.fromCharCode(byte)
    return btoa(text)
  }

  const result: { x: number; y: number; width: number; height: number; durationMs: number; webp: string }[] = []
  let last: Uint32Array | undefined
  for (const { picture, above, durationMs } of frames) {
    for (const [index, opacity] of [
      [picture, 1] as const,
      ...(above ? [[above.picture, above.opacity] as const] : []),
    ]) {
      const image = images[index]
      context.globalAlpha = opacity
      if (image) context.drawImage(image, 0, 0)
    }
    const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)
    const change = last ? findChange(last, pixels) : { x: 0, y: 0, width, height }
    last = pixels
    const before = result.at(-1)
    if (before && change.width <= 0) before.durationMs += durationMs
    else result.push({ ...change, durationMs, webp: await encode(change.x, change.y, change.width, change.height) })
  }
  return result
}
