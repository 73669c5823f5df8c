import { connect, signMessage } from '@foyer/core/actions'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  ADDRESSES,
  createTestApp,
  createWallet,
  KEPLR_ID,
  LEAP_ID,
  listRequests,
  stubWindow,
} from '../../testing/createTestApp.js'

let page: EventTarget
beforeEach(() => {
  page = stubWindow()
})
afterEach(() => void vi.unstubAllGlobals())

async function open(style: 'keplr' | 'leap') {
  const wallet = createWallet({ style })
  const { modal } = createTestApp()
  await connect(modal, { walletId: style === 'leap' ? LEAP_ID : KEPLR_ID })
  const provider = Reflect.get(page, style) as Record<string, unknown>
  const refuse = (message: string) => {
    provider.signArbitrary = () => Promise.reject(new Error(message))
  }
  wallet.script.clearLog()
  return { wallet, modal, provider, refuse, account: () => modal.$account('cosmos').get() }
}

it.each([
  'Unauthorized',
  'Request not authorized',
  'https://harbor.example is not permitted',
  'There is no permission',
])('the adapter disconnects Keplr, which cannot be read silently, when it answers: %s', async (message) => {
  const { wallet, modal, refuse, account } = await open('keplr')
  refuse(message)
  await expect(signMessage(modal, { message: 'Ahoy' })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
  expect(account().status).toBe('disconnected')
  expect(listRequests(wallet)).toEqual([])
})

it('the adapter reads Leap’s authorization silently', async () => {
  const { modal, provider, refuse, account } = await open('leap')
  refuse('Unauthorized')
  await expect(signMessage(modal, { message: 'Ahoy' })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
  expect(account()).toMatchObject({ status: 'connected', address: ADDRESSES[0] })
  provider.isConnected = async () => false
  await expect(signMessage(modal, { message: 'Ahoy' })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
  expect(account().status).toBe('disconnected')
})

it('the adapter refreshes Leap when the user returns', async () => {
  const { wallet, account } = await open('leap')
  const lost = vi.spyOn(window, 'dispatchEvent').mockReturnValue(true)
  wallet.script.switchAccount(1)
  lost.mockRestore()
  expect(account().address).toBe(ADDRESSES[0])
  page.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(account().address).toBe(ADDRESSES[1]))
})
