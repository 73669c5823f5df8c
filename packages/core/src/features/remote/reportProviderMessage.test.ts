import { afterEach, expect, it, vi } from 'vitest'
import { watchAlerts } from '../../actions/watchAlerts.js'
import { raiseAlert } from '../../flows/raiseAlert.js'
import { contextOf } from '../../testing/contextOf.js'
import { createTestModal } from '../../testing/createTestModal.js'
import { reportProviderMessage } from './reportProviderMessage.js'

afterEach(() => vi.restoreAllMocks())

it('raises the alert that the words of a service stand for, once', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { modal } = createTestModal({ debug: true })
  const seen: number[] = []
  const stop = watchAlerts(modal, (alerts) => seen.push(alerts.length))
  const words = 'Unauthorized: origin not allowed'
  expect(reportProviderMessage(contextOf(modal), `WebSocket closed: ${words}`)).toBe(true)
  expect(reportProviderMessage(contextOf(modal), words)).toBe(true)
  expect(reportProviderMessage(contextOf(modal), 'something else')).toBe(false)
  expect(contextOf(modal).stores.notices.$alerts.get()).toEqual([
    { code: 'APP_CONFIGURATION', title: 'Invalid App Configuration', detail: words },
  ])
  expect(seen).toEqual([0, 1])
  expect(error).toHaveBeenCalledTimes(1)
  stop()
  raiseAlert(contextOf(modal), 'SESSION_EXPIRED', 'x')
  expect(seen).toEqual([0, 1])
})

it.each(['JWT validation error: JWT Token is not yet valid', 'JWT validation error: JWT Token has expired'])(
  'S8.008 "Session Expired" tells to check the time settings and to connect again: %s',
  (words) => {
    const { modal } = createTestModal({ debug: false })
    reportProviderMessage(contextOf(modal), words)
    const [alert] = contextOf(modal).stores.notices.$alerts.get()
    expect(alert).toMatchObject({ code: 'SESSION_EXPIRED', title: 'Session Expired' })
    expect(alert?.detail).toMatch(
      /^Check the time settings of this device, then connect again\. \(JWT validation error/,
    )
  },
)
