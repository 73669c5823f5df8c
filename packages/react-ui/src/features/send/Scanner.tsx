import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button.js'
import { enSend } from '../../messages/enSend.js'
import { useUi } from '../../UiContext.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { createCodeReader } from './createCodeReader.js'

/** Between two pictures that are looked at. Milliseconds. */
const PACE = 120

export interface ScannerProps {
  readonly onText: (text: string) => void
  readonly onClose: () => void
}

/** The camera, until it has seen a code. It is switched off with the view. */
export function Scanner({ onText, onClose }: ScannerProps) {
  const { context } = useUi()
  const texts = useWalletTexts('send', enSend)
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'starting' | 'ready' | 'denied' | 'missing'>('starting')
  const found = useRef(onText)
  useEffect(() => {
    found.current = onText
  })
  useEffect(() => {
    const over = new AbortController()
    const { current: screen } = video
    if (!screen) return
    look(screen, over.signal, () => setState('ready')).then(
      (text) => text !== undefined && found.current(text),
      (cause: unknown) => {
        if (over.signal.aborted) return
        context.log('warn', 'The camera cannot be used', cause)
        setState(cause instanceof DOMException && cause.name === 'NotFoundError' ? 'missing' : 'denied')
      },
    )
    return () => over.abort()
  }, [context])
  const isBroken = state === 'denied' || state === 'missing'
  return (
    <>
      <div className="fy-body fy-stack">
        <video ref={video} className="fy-scan" muted playsInline aria-label={texts.scanTitle} hidden={isBroken} />
        <p className="fy-note fy-center" role={isBroken ? 'alert' : 'status'}>
          {
            {
              starting: texts.scanStarting,
              ready: texts.scanTitle,
              denied: texts.scanDenied,
              missing: texts.scanMissing,
            }[state]
          }
        </p>
      </div>
      <div className="fy-cta">
        <Button kind="2" isFocused onClick={onClose}>
          {texts.scanStop}
        </Button>
      </div>
    </>
  )
}

/** Shows what the camera sees, and gives the text of the first code in it. Undefined once nobody looks any more. */
async function look(screen: HTMLVideoElement, signal: AbortSignal, onReady: () => void): Promise<string | undefined> {
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
      await new Promise((resolve) => setTimeout(resolve, PACE))
    }
    return undefined
  } finally {
    stop()
  }
}
