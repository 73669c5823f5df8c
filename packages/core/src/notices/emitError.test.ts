import { expect, it, vi } from 'vitest'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { signMessage } from '../connection/signMessage.js'
import { ModalError } from '../errors/ModalError.js'
import { chooseWallet } from '../modal/navigation/chooseWallet.js'
import { createTestModal } from '../testing/createTestModal.js'
import { getTestContext } from '../testing/getTestContext.js'
import { sendTransaction } from '../transactions/sendTransaction.js'
import { emitError, emitErrorOnFailure } from './emitError.js'

function visit() {
  const { modal, fake } = createTestModal()
  const errors: ModalError[] = []
  modal.on('error', (error) => errors.push(error))
  return { modal, fake, wallet: fake.wallet('lantern'), errors }
}

it('an action emits the error that it rejects with', async () => {
  const { modal, wallet, errors } = visit()
  wallet.mode = 'reject'
  const error = await connect(modal, { walletId: 'lantern' }).catch((cause: unknown) => cause)
  expect(errors).toEqual([error])
  wallet.mode = 'approve'
  await connect(modal, { walletId: 'lantern' })
  wallet.mode = 'reject'
  await expect(signMessage(modal, { message: 'hello' })).rejects.toMatchObject({ code: 'USER_REJECTED' })
  await expect(sendTransaction(modal, { transaction: { to: '0x1' } })).rejects.toThrow()
  await expect(modal.switchNetwork('eip155:8453')).rejects.toMatchObject({ code: 'USER_REJECTED' })
  await expect(disconnect(modal, { namespace: 'nowhere' })).rejects.toThrow()
  const codes = errors.map(({ code }) => code)
  expect(codes).toEqual([
    'CONNECTION_REJECTED',
    'USER_REJECTED',
    'USER_REJECTED',
    'USER_REJECTED',
    'CHAIN_ADAPTER_NOT_FOUND',
  ])
})

it('a wallet chosen in the modal emits one error for one failure', async () => {
  const { modal, wallet, errors } = visit()
  wallet.mode = 'reject'
  await modal.context.show()
  await chooseWallet(getTestContext(modal), { walletId: 'lantern' })
  expect(errors.map(({ code }) => code)).toEqual(['CONNECTION_REJECTED'])
})

it('a network switch that connects a wallet first emits one error for one failure', async () => {
  const { modal, errors } = visit()
  await expect(modal.switchNetwork('eip155:999')).rejects.toMatchObject({ code: 'NETWORK_NOT_FOUND' })
  expect(errors).toHaveLength(1)
})

it('an attempt that the user or a newer attempt ended emits no error', async () => {
  const { modal, wallet, errors } = visit()
  wallet.mode = 'hold'
  const ended = new AbortController()
  const first = connect(modal, { walletId: 'lantern', signal: ended.signal })
  await vi.waitFor(() => expect(getTestContext(modal).stores.attempt.$attempt.get().status).toBe('waiting'))
  ended.abort()
  await expect(first).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
  expect(errors).toEqual([])
})

it('a library that rejects twice with the same object emits an error for each failure', async () => {
  const { modal, errors } = visit()
  const foreign = new Error('Relay closed')
  const first = emitErrorOnFailure(modal, () => Promise.reject(foreign))
  await expect(first).rejects.toMatchObject({ code: 'UNKNOWN', cause: foreign })
  const second = emitErrorOnFailure(modal, () => Promise.reject(foreign))
  await expect(second).rejects.toMatchObject({ code: 'UNKNOWN', cause: foreign })
  expect(errors).toHaveLength(2)
  expect(errors).toMatchObject([{ cause: foreign }, { cause: foreign }])
})

it('a failure whose cause leads back to itself emits an error', () => {
  const { modal, errors } = visit()
  const one = new Error('First')
  const other = new Error('Second', { cause: one })
  one.cause = other
  const error = emitError(modal, one)
  expect(errors).toEqual([error])
  expect(errors[0]?.cause).toBe(one)
})

it('a failure of a library that passes through several actions emits the error that all reject with', async () => {
  const { modal, errors } = visit()
  const inner: unknown[] = []
  const outer = await emitErrorOnFailure(modal, async () => {
    try {
      await emitErrorOnFailure(modal, () => Promise.reject(new TypeError('No answer')))
    } catch (cause) {
      inner.push(cause)
      throw new ModalError('CONNECT_FAILED', { cause })
    }
  }).catch((cause: unknown) => cause)
  expect(outer).toMatchObject({ code: 'CONNECT_FAILED', cause: inner[0] })
  expect(errors).toHaveLength(1)
  expect(errors[0]).toBe(inner[0])
})
