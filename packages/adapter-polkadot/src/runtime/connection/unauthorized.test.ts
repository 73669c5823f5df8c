import { connect, signMessage } from '@foyer/core/actions'
import { expect, it, onTestFinished } from 'vitest'
import type { InjectedExtension } from '../../injected.js'
import { ACCOUNTS, createTestApp } from '../../testing/createTestApp.js'

const REVOKED = 'The source https://harbor.example is not allowed to interact with this extension'

async function open() {
  const shown = { isRevoked: false, isRefusing: false }
  const extension: InjectedExtension = {
    accounts: {
      get: async () => (shown.isRevoked ? Promise.reject(new Error(REVOKED)) : [{ address: ACCOUNTS.polkadot[0] }]),
      subscribe: () => () => {},
    },
    signer: {
      signRaw: async () =>
        shown.isRefusing || shown.isRevoked
          ? Promise.reject(new Error(REVOKED))
          : { id: 1, signature: `0x${'ab'.repeat(64)}` },
    },
  }
  const wallets = [{ id: 'mute', name: 'Mute', provider: { enable: async () => extension } }]
  const { modal } = createTestApp({ wallets })
  onTestFinished(modal.destroy)
  await connect(modal, { walletId: 'mute' })
  return { modal, shown, account: () => modal.$account('polkadot').get() }
}

it('the adapter disconnects an unauthorized extension without accounts', async () => {
  const { modal, shown, account } = await open()
  shown.isRevoked = true
  await expect(signMessage(modal, { message: 'Ahoy' })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
  expect(account().status).toBe('disconnected')
})

it('the adapter disconnects it on the app’s own requests, too', async () => {
  const { modal, shown, account } = await open()
  const { signer } = modal.connection('polkadot')!.provider
  shown.isRevoked = true
  const raw = { address: ACCOUNTS.polkadot[0], data: '0xab', type: 'bytes' } as const
  await expect(signer.signRaw!(raw)).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
  expect(account().status).toBe('disconnected')
})

it('the adapter keeps an extension that still shares the account', async () => {
  const { modal, shown, account } = await open()
  shown.isRefusing = true
  await expect(signMessage(modal, { message: 'Ahoy' })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
  expect(account().status).toBe('connected')
})
