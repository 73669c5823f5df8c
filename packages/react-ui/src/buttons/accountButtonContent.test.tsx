import { connect } from '@foyer/core/actions'
import { createTestModal } from '@foyer/core/testing'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { AccountButton, ModalProvider, NetworkButton } from '../exports/index.js'
import { destroyModalsAfterEach } from '../testing/destroyModalsAfterEach.js'
import { advanceTime } from '../testing/time.js'

const modals = destroyModalsAfterEach()

async function open(draw: (hasNetworkButton: boolean) => ReactNode) {
  const { modal, fake } = createTestModal({ allowUnsupportedChain: true })
  modals.push(modal)
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    container.remove()
  })
  const render = (hasNetworkButton = false) =>
    act(async () => root.render(<ModalProvider modal={modal}>{draw(hasNetworkButton)}</ModalProvider>))
  await render()
  await act(async () => {
    await connect(modal, { walletId: 'lantern' })
    await vi.dynamicImportSettled()
  })
  const know = (known: Parameters<typeof modal.context.stores.accounts.update>[1]) =>
    act(async () => modal.context.stores.accounts.update('eip155', known))
  await vi.waitFor(() => expect(container.textContent).toContain('0x0000…006c'))
  return { modal, container, fake, render, know, text: () => container.textContent }
}

it('AccountButton shows name and balance', async () => {
  const { text, know } = await open(() => <AccountButton />)
  await vi.waitFor(() => expect(text()).toBe('1.284 ETH0x0000…006c'))
  await know({ profileName: 'maya.eth' })
  expect(text()).toBe('1.284 ETHmaya.eth')
})

it('AccountButton reads no balance with balance="hide"', async () => {
  const { text, modal } = await open(() => <AccountButton balance="hide" />)
  await advanceTime(1_000)
  expect(text()).toBe('0x0000…006c')
  expect(modal.$account().get().balanceStatus).toBe('idle')
})

it('AccountButton warns of an unsupported network in the app’s own label, unless another button does', async () => {
  const { container, fake, render } = await open((hasNetworkButton) => (
    <>
      <p>
        <AccountButton labels={{ switchNetwork: 'Wechseln' }} />
      </p>
      {hasNetworkButton && <NetworkButton />}
    </>
  ))
  const own = () => container.querySelector('p')?.textContent
  await act(async () => fake.wallet('lantern').setNetwork('eip155:99'))
  await vi.waitFor(() => expect(own()).toBe('Wechseln'))
  await render(true)
  expect(own()).toContain('0x0000…006c')
  await render(false)
  expect(own()).toBe('Wechseln')
})
