import { afterEach, expect, it } from 'vitest'
import { withoutStorage } from './loadSignClient.js'

const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
afterEach(() => {
  if (own) Object.defineProperty(globalThis, 'localStorage', own)
  else Reflect.deleteProperty(globalThis, 'localStorage')
})

/** As `@walletconnect/keyvaluestorage` 1.1.1 looks at it in a browser while it is loaded. */
const load = async () => (globalThis.localStorage ? 'the storage of the page' : 'its own')

it('localStorage that throws does not keep WalletConnect from loading, and throws as before then', async () => {
  const blocked = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: blocked })
  await expect(load()).rejects.toThrow('Access is denied')
  await expect(withoutStorage(load)).resolves.toBe('its own')
  expect(() => globalThis.localStorage).toThrow('Access is denied')
  await expect(withoutStorage(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  expect(() => globalThis.localStorage).toThrow('Access is denied')
})

it('localStorage that works is left alone', async () => {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: { length: 0 } })
  await expect(withoutStorage(load)).resolves.toBe('the storage of the page')
})
