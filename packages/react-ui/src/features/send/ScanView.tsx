import { goBack, type ModalContext } from '@foyer/core/internal/modal'
import { CameraOff } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button.js'
import { IconBadge } from '../../components/IconBadge.js'
import { StatusScreen } from '../../components/StatusScreen.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { enScan } from './scanTexts.js'
import { useSend } from './useSend.js'

const FRAME_INTERVAL_MS = 120

export function ScanView() {
  const { context } = useViewUi()
  const texts = useWalletTexts('scan', enScan)
  const { send } = useSend()
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'starting' | 'ready' | 'denied' | 'missing'>('starting')
  useEffect(() => {
    // If the app opened this view directly, no transfer has begun yet.
    send.begin()
    const over = new AbortController()
    const { current: screen } = video
    if (!screen) return
    scanCamera(screen, over.signal, () => setState('ready')).then(
      (text) => {
        if (text === undefined) return
        void send.setReceiver(text)
        returnToForm(context)
      },
      (cause: unknown) => {
        if (over.signal.aborted) return
        context.log('warn', 'The camera cannot be used', cause)
        setState(cause instanceof DOMException && cause.name === 'NotFoundError' ? 'missing' : 'denied')
      },
    )
    return () => over.abort()
  }, [context, send])
  const isBroken = state === 'denied' || state === 'missing'
  return (
    <>
      <div className="fy-body fy-stack">
        <video ref={video} className="fy-scan" muted playsInline aria-label={texts.title} hidden={isBroken} />
        {isBroken ? (
          <StatusScreen
            role="alert"
            picture={<IconBadge node={CameraOff} tone="warn" />}
            title={state === 'missing' ? texts.missingTitle : texts.deniedTitle}
            text={state === 'missing' ? texts.missing : texts.denied}
          />
        ) : (
          <p className="fy-note fy-center" role="status">
            {state === 'starting' ? texts.starting : texts.title}
          </p>
        )}
      </div>
      <div className="fy-cta">
        <Button kind={isBroken ? '1' : '2'} isFocused onClick={() => returnToForm(context)}>
          {isBroken ? texts.instead : texts.stop}
        </Button>
      </div>
    </>
  )
}

function returnToForm(context: ModalContext): void {
  const { router } = context.stores
  if (router.previous()?.view === 'WalletSend') goBack(context)
  else router.replace({ view: 'WalletSend' })
}

/** Shows the camera and returns the first code's text; undefined once aborted. */
async function scanCamera(
  screen: HTMLVideoElement,
  signal: AbortSignal,
  onReady: () => void,
): Promise<string | undefined> {
  const [stream, read] = await Promise.all([
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
    createCodeReader(),
  ])
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
    screen.srcObject = null
  }
  try {
    if (signal.aborted) return undefined
    screen.srcObject = stream
    await screen.play()
    onReady()
    while (!signal.aborted) {
      const text = await read(screen)
      if (signal.aborted) return undefined
      if (text) return text
      await new Promise((resolve) => setTimeout(resolve, FRAME_INTERVAL_MS))
    }
    return undefined
  } finally {
    stop()
  }
}

type ReadCode = (screen: HTMLVideoElement) => Promise<string | undefined>

/** `BarcodeDetector` belongs to the Shape Detection API, which only some browsers have. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

const FRAME_WIDTH_PX = 480

/** Returns the browser's barcode detector, or loads a JavaScript one. */
async function createCodeReader(): Promise<ReadCode> {
  const detector = await nativeDetector()
  if (detector) return async (screen) => (await detector.detect(screen))[0]?.rawValue
  const { default: decode } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const paper = canvas.getContext('2d', { willReadFrequently: true })
  return async (screen) => {
    const { videoWidth, videoHeight } = screen
    if (!paper || !videoWidth) return undefined
    canvas.width = Math.min(FRAME_WIDTH_PX, videoWidth)
    canvas.height = Math.round((canvas.width / videoWidth) * videoHeight)
    paper.drawImage(screen, 0, 0, canvas.width, canvas.height)
    try {
      return decode(paper.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      // The camera's frame has no readable code.
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
