import { expect, it } from 'vitest'
import type { Modal } from '../modal/modal.js'
import { createTestModal } from '../testing/createTestModal.js'
import { getTestContext } from '../testing/getTestContext.js'
import { sendTransaction } from '../transactions/sendTransaction.js'
import { isTransactionHash } from '../utils/hex.js'
import { connect } from './connect.js'
import { selectAccount } from './selectAccount.js'
import { signMessage } from './signMessage.js'
import { signTypedData } from './signTypedData.js'

const typedData = { types: {}, primaryType: 'Mail', message: {} }
const walletMethods: readonly (readonly [string, (modal: Modal) => Promise<unknown>])[] = [
  ['signMessage', (modal) => signMessage(modal, { message: 'hello' })],
  ['signTypedData', (modal) => signTypedData(modal, { typedData })],
  ['sendTransaction', (modal) => sendTransaction(modal, { transaction: { to: '0x1' } })],
]

it('the wallet actions sign and send with the connected wallet', async () => {
  const { modal } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  await expect(signMessage(modal, { message: 'hello' })).resolves.toBe('signed:hello')
  await expect(signTypedData(modal, { typedData })).resolves.toBe('signed:Mail')
  const { hash } = await sendTransaction(modal, { transaction: { to: '0x1' } })
  expect(isTransactionHash(hash)).toBe(true)
})

it.each(walletMethods)(
  'S8.037 %s rejects with "CaipNetwork or CaipAddress is undefined" without a wallet',
  async (_name, act) => {
    const { modal } = createTestModal()
    await expect(act(modal)).rejects.toMatchObject({
      code: 'ACCOUNT_UNDEFINED',
      message:
        'CaipNetwork or CaipAddress is undefined\nNo wallet with this account is connected: call connect() or open() first.',
    })
  },
)

it.each(walletMethods)('S8.036 %s rejects with "CaipNetwork is undefined" outside of the list', async (_name, act) => {
  const { modal, fake } = createTestModal()
  fake.wallet().setNetwork('eip155:99')
  await connect(modal, { walletId: 'lantern' })
  await expect(act(modal)).rejects.toMatchObject({ message: 'CaipNetwork is undefined' })
})

it.each(walletMethods)(
  'S8.040 %s rejects with "ConnectionController client not set" after destroy',
  async (_name, act) => {
    const { modal } = createTestModal()
    await connect(modal, { walletId: 'lantern' })
    modal.destroy()
    await expect(act(modal)).rejects.toMatchObject({ message: 'ConnectionController client not set' })
  },
)

it.each(walletMethods)('%s rejects when the user declines', async (_name, act) => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  fake.wallet().mode = 'reject'
  await expect(act(modal)).rejects.toMatchObject({ code: 'USER_REJECTED' })
})

it.each(walletMethods)(
  '%s recognizes a rejection by the words and codes of other wallets, as connect does',
  async (_name, act) => {
    const { modal, fake } = createTestModal()
    await connect(modal, { walletId: 'lantern' })
    for (const said of [{ code: 5001 }, { code: 5003 }, 'Transaction declined by user', 'Cancelled']) {
      fake.wallet().answerError = said
      await expect(act(modal)).rejects.toMatchObject({ code: 'USER_REJECTED' })
    }
  },
)

it.each(walletMethods)('%s rejects with an unsupported error when the wallet cannot do it', async (name, act) => {
  const { modal, fake } = createTestModal()
  fake.wallet().cannot.add(name as 'signMessage')
  await connect(modal, { walletId: 'lantern' })
  await expect(act(modal)).rejects.toMatchObject({ code: 'METHOD_UNSUPPORTED', context: { method: name } })
})

it('S8.038 a wallet action rejects with "Chain adapter not found" for a namespace without an adapter', async () => {
  const { modal } = createTestModal()
  await expect(signMessage(modal, { message: 'x', namespace: 'cosmos' })).rejects.toMatchObject({
    code: 'CHAIN_ADAPTER_NOT_FOUND',
    message: 'Chain adapter not found',
  })
})

it('signMessage signs with another account of the wallet, and only with a shared one', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().setAccounts(['0x1', '0x2'])
  await connect(modal, { walletId: 'lantern' })
  await selectAccount(modal, { address: '0x2' })
  expect(modal.$account().get().address).toBe('0x2')
  await expect(selectAccount(modal, { address: '0x3' })).rejects.toMatchObject({ code: 'ACCOUNT_UNDEFINED' })
  await expect(selectAccount(modal, { address: '' })).rejects.toMatchObject({
    code: 'ADDRESS_REQUIRED',
    message: 'Address parameter is required for switching eip155 connection',
  })
})

it('S6.001 the modal allows every user the same actions, whatever their identity', async () => {
  const one = createTestModal()
  const other = createTestModal()
  other.fake.wallet().setAccounts(['0x0000000000000000000000000000000000000001'])
  for (const { modal } of [one, other]) {
    await connect(modal, { walletId: 'lantern' })
    for (const [, act] of walletMethods) await expect(act(modal)).resolves.toBeDefined()
    const said = JSON.stringify([modal.$account().get(), modal.$state.get(), getTestContext(modal).options])
    expect(said).not.toMatch(/"(role|roles|permission|permissions|isAdmin)"/)
  }
  expect(Object.keys(one.modal.$account().get())).toEqual(Object.keys(other.modal.$account().get()))
})
