import { afterEach, expect, it, vi } from 'vitest'
import { raiseAlert } from '../../notices/raiseAlert.js'
import { watchAlerts } from '../../notices/watchAlerts.js'
import { createTestModal } from '../../testing/createTestModal.js'
import { getTestContext } from '../../testing/getTestContext.js'
import { raiseRelayAlert } from './raiseRelayAlert.js'

afterEach(() => vi.restoreAllMocks())

it('a known message of a service raises its alert once', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { modal } = createTestModal({ debug: true })
  const seen: number[] = []
  const stop = watchAlerts(modal, (alerts) => seen.push(alerts.length))
  const words = 'Unauthorized: origin not allowed'
  expect(raiseRelayAlert(getTestContext(modal), `WebSocket closed: ${words}`)).toBe(true)
  expect(raiseRelayAlert(getTestContext(modal), words)).toBe(true)
  expect(raiseRelayAlert(getTestContext(modal), 'something else')).toBe(false)
  expect(getTestContext(modal).stores.notices.$alerts.get()).toEqual([
    { code: 'APP_CONFIGURATION', title: 'Invalid App Configuration', detail: words },
  ])
  expect(seen).toEqual([0, 1])
  expect(error).toHaveBeenCalledTimes(1)
  stop()
  raiseAlert(getTestContext(modal), 'SESSION_EXPIRED', 'x')
  expect(seen).toEqual([0, 1])
})

it.each(['JWT validation error: JWT Token is not yet valid', 'JWT validation error: JWT Token has expired'])(
  'S8.008 "Session Expired" tells the user to check the time settings and to reconnect: %s',
  (words) => {
    const { modal } = createTestModal({ debug: false })
    raiseRelayAlert(getTestContext(modal), words)
    const [alert] = getTestContext(modal).stores.notices.$alerts.get()
    expect(alert).toMatchObject({ code: 'SESSION_EXPIRED', title: 'Session Expired' })
    expect(alert?.detail).toMatch(
      /^Check the time settings of this device, then connect again\. \(JWT validation error/,
    )
  },
)
