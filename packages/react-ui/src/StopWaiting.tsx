import { Button } from './components/Button.js'
import { useMessages } from './UiContext.js'

/** On a phone, leaving while a wallet is being asked is confirmed first. */
export function StopWaiting({ onKeep, onStop }: { readonly onKeep: () => void; readonly onStop: () => void }) {
  const { stop } = useMessages()
  return (
    <div className="fy-stop" role="alertdialog" aria-label={stop.title}>
      <p className="fy-state__t">{stop.title}</p>
      <div className="fy-pair">
        <Button kind="2" onClick={onStop}>
          {stop.stop}
        </Button>
        <Button kind="1" onClick={onKeep} isFocused>
          {stop.keep}
        </Button>
      </div>
    </div>
  )
}
