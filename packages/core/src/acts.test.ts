import { expect, it } from 'vitest'
import { connect } from './actions/connect.js'
import { selectAccount } from './actions/selectAccount.js'
import { sendTransaction } from './actions/sendTransaction.js'
import { signMessage } from './actions/signMessage.js'
import { signTypedData } from './actions/signTypedData.js'
import type { Modal } from './modal.js'
import { contextOf } from './testing/contextOf.js'
import { createTestModal } from './testing/createTestModal.js'
import { isTransactionHash } from './utils/hex.js'

const typedData = { types: {}, primaryType: 'Mail', message: {} }
const acts: readonly (readonly [string, (modal: Modal) => Promise<unknown>])[] = [
  ['signMessage', (modal) => signMessage(modal, { message: 'hello' })],
  ['signTypedData', (modal) => signTypedData(modal, { typedData })],
  ['sendTransaction', (modal) => sendTransaction(modal, { transaction: { to: '0x1' } })],
]

it('has the connected wallet sign and send', async () => {
  const { modal } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  await expect(signMessage(modal, { message: 'hello' })).resolves.toBe('signed:hello')
  await expect(signTypedData(modal, { typedData })).resolves.toBe('signed:Mail')
  const { hash } = await sendTransaction(modal, { transaction: { to: '0x1' } })
  expect(isTransactionHash(hash)).toBe(true)
})

it.each(acts)(
  'S8.037 %s rejects with "CaipNetwork or CaipAddress is undefined" without a wallet',
  async (_name, act) => {
    const { modal } = createTestModal()
    await expect(act(modal)).rejects.toMatchObject({
      code: 'ACCOUNT_UNDEFINED',
      message: 'CaipNetwork or CaipAddress is undefined',
    })
  },
)

it.each(acts)('S8.036 %s rejects with "CaipNetwork is undefined" outside of the list', async (_name, act) => {
  const { modal, fake } = createTestModal()
  fake.wallet().setNetwork('eip155:99')
  await connect(modal, { walletId: 'lantern' })
  await expect(act(modal)).rejects.toMatchObject({ message: 'CaipNetwork is undefined' })
})

it.each(acts)('S8.040 %s rejects with "ConnectionController client not set" after destroy', async (_name, act) => {
  const { modal } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  modal.destroy()
  await expect(act(modal)).rejects.toMatchObject({ message: 'ConnectionController client not set' })
})

it.each(acts)('%s passes a no of the visitor on', async (_name, act) => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  fake.wallet().mode = 'reject'
  await expect(act(modal)).rejects.toMatchObject({ code: 'USER_REJECTED' })
})

it.each(acts)('%s knows a no in the words and numbers of other wallets, as connecting does', async (_name, act) => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  for (const said of [{ code: 5001 }, { code: 5003 }, 'Transaction declined by user', 'Cancelled']) {
    fake.wallet().answerError = said
    await expect(act(modal)).rejects.toMatchObject({ code: 'USER_REJECTED' })
  }
})

it.each(acts)('%s says of a wallet that cannot do it that it cannot', async (name, act) => {
  const { modal, fake } = createTestModal()
  fake.wallet().cannot.add(name as 'signMessage')
  await connect(modal, { walletId: 'lantern' })
  await expect(act(modal)).rejects.toMatchObject({ code: 'ACT_UNSUPPORTED', context: { act: name } })
})

it('S8.038 rejects with "Chain adapter not found" for a namespace that nobody serves', async () => {
  const { modal } = createTestModal()
  await expect(signMessage(modal, { message: 'x', namespace: 'cosmos' })).rejects.toMatchObject({
    code: 'CHAIN_ADAPTER_NOT_FOUND',
    message: 'Chain adapter not found',
  })
})

it('uses another account of the wallet, and only one that the wallet shares', async () => {
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

it('S6.001 treats every visitor the same: who they are changes what is shown, never what they may do', async () => {
  const one = createTestModal()
  const other = createTestModal()
  other.fake.wallet().setAccounts(['0x0000000000000000000000000000000000000001'])
  for (const { modal } of [one, other]) {
    await connect(modal, { walletId: 'lantern' })
    for (const [, act] of acts) await expect(act(modal)).resolves.toBeDefined()
    const said = JSON.stringify([modal.$account().get(), modal.$state.get(), contextOf(modal).options])
    expect(said).not.toMatch(/"(role|roles|permission|permissions|isAdmin)"/)
  }
  expect(Object.keys(one.modal.$account().get())).toEqual(Object.keys(other.modal.$account().get()))
})
