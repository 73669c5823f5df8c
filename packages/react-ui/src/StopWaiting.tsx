import { Button } from './components/Button.js'
import { useMessages } from './UiContext.js'

/** On a phone, leaving while a wallet is being asked is confirmed first. */
export function StopWaiting({ onKeep, onStop }: { readonly onKeep: () => void; readonly onStop: () => void }) {
  const { connecting } = useMessages()
  return (
    <div className="fy-stop" role="alertdialog" aria-label={connecting.stopTitle}>
      <p className="fy-state__t">{connecting.stopTitle}</p>
      <div className="fy-pair">
        <Button kind="2" onClick={onStop}>
          {connecting.stop}
        </Button>
        <Button kind="1" onClick={onKeep} isFocused>
          {connecting.keepWaiting}
        </Button>
      </div>
    </div>
  )
}
