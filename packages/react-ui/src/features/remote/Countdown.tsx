import { isMobile, PAIRING_RESERVE } from '@foyer/core/ui'
import { useStore } from '@nanostores/react'
import { Clock } from 'lucide'
import { Icon } from '../../components/Icon.js'
import { toClock, useSecondsUntil } from '../../hooks/useSecondsUntil.js'
import { useShownRoute } from '../../RouteContext.js'
import { useViewUi } from '../../useViewUi.js'
import { useRemote } from './useRemote.js'

/** Told to those who listen at these seconds only. */
const TOLD = [30, 10, 0]

/** How long the code on the screen is good. */
export function Countdown() {
  const { context, messages } = useViewUi()
  const { remote } = messages
  const { pairing } = useRemote()
  const attempt = useStore(context.stores.attempt.$attempt)
  const expiresAt = pairing.status === 'ready' && attempt.status === 'waiting' ? pairing.expiresAt : undefined
  const left = useSecondsUntil(expiresAt && expiresAt - PAIRING_RESERVE)
  const seconds = expiresAt === undefined ? undefined : left
  const { route } = useShownRoute()
  // On a phone an app is opened; no code is on the screen.
  const isCode = !isMobile() || !(route.params && 'walletId' in route.params && route.params.walletId)
  if (attempt.status !== 'waiting' || !isCode) return null
  return (
    <div className="fy-footer fy-footer--row">
      <Icon node={Clock} className="fy-i fy-i--xs" />
      <span aria-hidden="true">
        {remote.newCodeIn}{' '}
        <bdi className="fy-num" dir="ltr">
          {toClock(seconds)}
        </bdi>
      </span>
      <span className="fy-vh" role="status">
        {seconds !== undefined && TOLD.includes(seconds) ? remote.newCodeInSeconds(seconds) : ''}
      </span>
    </div>
  )
}
