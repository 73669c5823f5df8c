import { afterEach, expect, it, vi } from 'vitest'
import { watchAlerts } from '../actions/watchAlerts.js'
import { createTestModal } from '../testing/createTestModal.js'
import { raiseAlert } from './raiseAlert.js'
import { reportProviderMessage } from './reportProviderMessage.js'

afterEach(() => vi.restoreAllMocks())

it('raises the alert that the words of a service stand for, once', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { modal } = createTestModal({ debug: true })
  const seen: number[] = []
  const stop = watchAlerts(modal, (alerts) => seen.push(alerts.length))
  const words = 'Unauthorized: origin not allowed'
  expect(reportProviderMessage(modal.context, `WebSocket closed: ${words}`)).toBe(true)
  expect(reportProviderMessage(modal.context, words)).toBe(true)
  expect(reportProviderMessage(modal.context, 'something else')).toBe(false)
  expect(modal.context.stores.notices.$alerts.get()).toEqual([
    { code: 'APP_CONFIGURATION', title: 'Invalid App Configuration', detail: words },
  ])
  expect(seen).toEqual([0, 1])
  expect(error).toHaveBeenCalledTimes(1)
  stop()
  raiseAlert(modal.context, 'SESSION_EXPIRED', 'x')
  expect(seen).toEqual([0, 1])
})
