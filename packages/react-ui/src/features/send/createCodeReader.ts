/** Reads the code in a picture. Undefined: there is none. */
type ReadCode = (screen: HTMLVideoElement) => Promise<string | undefined>

/** What some browsers have (Shape Detection API). */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

/** As wide is a picture that is looked at: codes on a screen or on paper need no more. */
const WIDTH = 480

/** The browser's own reader of codes where it has one, else ours, which is loaded now. */
export async function createCodeReader(): Promise<ReadCode> {
  const detector = await nativeDetector()
  if (detector) return async (screen) => (await detector.detect(screen))[0]?.rawValue
  const { default: decode } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const paper = canvas.getContext('2d', { willReadFrequently: true })
  return async (screen) => {
    const { videoWidth, videoHeight } = screen
    if (!paper || !videoWidth) return undefined
    canvas.width = Math.min(WIDTH, videoWidth)
    canvas.height = Math.round((canvas.width / videoWidth) * videoHeight)
    paper.drawImage(screen, 0, 0, canvas.width, canvas.height)
    try {
      return decode(paper.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      // No code in it, or not yet a sharp one.
      return undefined
    }
  }
}

async function nativeDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass }
  try {
    const formats = await BarcodeDetector?.getSupportedFormats()
    return BarcodeDetector && formats?.includes('qr_code') ? new BarcodeDetector({ formats: ['qr_code'] }) : undefined
  } catch {
    return undefined
  }
}

interface BarcodeDetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}
