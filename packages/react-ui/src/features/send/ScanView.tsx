import { goBack, type ModalContext } from '@foyer/core/ui'
import { CameraOff } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Mark } from '../../components/Mark.js'
import { StateScreen } from '../../components/StateScreen.js'
import { enScan } from '../../messages/enScan.js'
import { useViewUi } from '../../useViewUi.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { createCodeReader } from './createCodeReader.js'
import { useSend } from './useSend.js'

/** Between two pictures that are looked at. Milliseconds. */
const PACE = 120

/** The camera, until it has seen a code. It is switched off with the view. */
export function ScanView() {
  const { context } = useViewUi()
  const texts = useWalletTexts('scan', enScan)
  const { send } = useSend()
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'starting' | 'ready' | 'denied' | 'missing'>('starting')
  useEffect(() => {
    // Opened by itself, there is nobody yet who could send.
    send.begin()
    const over = new AbortController()
    const { current: screen } = video
    if (!screen) return
    look(screen, over.signal, () => setState('ready')).then(
      (text) => {
        if (text === undefined) return
        void send.setReceiver(text)
        leave(context)
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
          <StateScreen
            role="alert"
            picture={<Mark node={CameraOff} tone="warn" />}
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
        <Button kind={isBroken ? '1' : '2'} isFocused onClick={() => leave(context)}>
          {isBroken ? texts.instead : texts.stop}
        </Button>
      </div>
    </>
  )
}

/** To the form, whether the visitor came from it or not. */
function leave(context: ModalContext): void {
  const { router } = context.stores
  if (router.previous()?.view === 'WalletSend') goBack(context)
  else router.replace({ view: 'WalletSend' })
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
