import { Clock } from 'lucide'
import { Icon } from '../../components/Icon.js'
import { useReadable } from '../../hooks/useReadable.js'
import { useUi } from '../../UiContext.js'
import { useRemote } from './useRemote.js'
import { useSecondsLeft } from './useSecondsLeft.js'

const MINUTE = 60

/** Told to those who listen at these seconds only. */
const TOLD = [30, 10, 0]

/** How long the code on the screen is good. */
export function Countdown() {
  const { context, messages } = useUi()
  const { remote } = messages
  const { pairing } = useRemote()
  const attempt = useReadable(context.stores.attempt.$attempt)
  const expiresAt = pairing.status === 'ready' && attempt.status === 'waiting' ? pairing.expiresAt : undefined
  const seconds = useSecondsLeft(expiresAt)
  if (attempt.status !== 'waiting') return null
  const shown =
    seconds === undefined ? '–:––' : `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`
  return (
    <div className="fy-footer fy-footer--row">
      <Icon node={Clock} className="fy-i fy-i--xs" />
      <span aria-hidden="true">
        {remote.newCodeIn} <span className="fy-num">{shown}</span>
      </span>
      <span className="fy-vh" role="status">
        {seconds !== undefined && TOLD.includes(seconds) ? remote.newCodeInSeconds(seconds) : ''}
      </span>
    </div>
  )
}
