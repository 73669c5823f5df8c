import decodeQR from 'qr/decode.js'

/** Pixels for one module of the code: enough for any reader. */
const SCALE = 6
/** Modules of white around it, which readers want. */
const MARGIN = 4

/** What a camera reads from the code that an open modal of this page shows; undefined where there is none. */
export async function scanCode(): Promise<string | undefined> {
  const hosts = [...document.querySelectorAll('[data-foyer]')]
  const code = hosts
    .map((host) => host.shadowRoot?.querySelector<SVGSVGElement>('[role=img] svg[viewBox]'))
    .find(Boolean)
  if (!code) return undefined
  const side = (code.viewBox.baseVal.width + 2 * MARGIN) * SCALE
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  context.drawImage(await toImage(code), MARGIN * SCALE, MARGIN * SCALE)
  const { width, height, data } = context.getImageData(0, 0, side, side)
  try {
    return decodeQR({ width, height, data })
  } catch {
    return undefined
  }
}

/** In black: the colours of its classes stay behind in the modal. */
async function toImage(code: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = code.cloneNode(true) as SVGSVGElement
  const drawn = [...code.querySelectorAll('path, rect')].map((part) => getComputedStyle(part))
  for (const [index, part] of [...copy.querySelectorAll('path, rect')].entries()) {
    const { fill, strokeWidth, stroke } = drawn[index] ?? {}
    part.setAttribute('fill', fill === 'none' ? 'none' : '#000')
    if (stroke && stroke !== 'none') {
      part.setAttribute('stroke', '#000')
      part.setAttribute('stroke-width', strokeWidth ?? '1')
    }
  }
  const side = String(code.viewBox.baseVal.width * SCALE)
  copy.setAttribute('width', side)
  copy.setAttribute('height', side)
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  return image
}
