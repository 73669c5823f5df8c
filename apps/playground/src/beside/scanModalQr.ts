import decodeQR from 'qr/decode.js'

// Pixels per module of the code: enough for any reader.
const MODULE_PX = 6
// White modules around it, which readers need.
const MARGIN_MODULES = 4

/** Reads the QR code that an open modal shows; undefined without one. */
export async function scanModalQr(): Promise<string | undefined> {
  const hosts = [...document.querySelectorAll('[data-foyer]')]
  const code = hosts
    .map((host) => host.shadowRoot?.querySelector<SVGSVGElement>('[role=img] svg[viewBox]'))
    .find(Boolean)
  if (!code) return undefined
  const side = (code.viewBox.baseVal.width + 2 * MARGIN_MODULES) * MODULE_PX
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  context.drawImage(await toImage(code), MARGIN_MODULES * MODULE_PX, MARGIN_MODULES * MODULE_PX)
  const { width, height, data } = context.getImageData(0, 0, side, side)
  try {
    return decodeQR({ width, height, data })
  } catch {
    return undefined
  }
}

// Draws the QR code in black, as the classes of its colors exist only in the modal.
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
  const side = String(code.viewBox.baseVal.width * MODULE_PX)
  copy.setAttribute('width', side)
  copy.setAttribute('height', side)
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  return image
}
