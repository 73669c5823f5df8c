import { connect } from '@foyer/core/actions'
import { createTestModal } from '@foyer/core/testing'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { AccountButton, ModalProvider, NetworkButton } from '../exports/index.js'
import { keepModals } from '../testing/keepModals.js'
import { pass } from '../testing/time.js'

const modals = keepModals()

/** The page of a visitor who has connected. */
async function open(draw: (hasNetworkButton: boolean) => ReactNode) {
  const { modal, fake } = createTestModal({ allowUnsupportedChain: true })
  modals.push(modal)
  const page = document.createElement('div')
  document.body.append(page)
  const root = createRoot(page)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    page.remove()
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
  await vi.waitFor(() => expect(page.textContent).toContain('0x0000…006c'))
  return { modal, page, fake, render, know, text: () => page.textContent }
}

it('shows how much there is beside who it is', async () => {
  const { text, know } = await open(() => <AccountButton />)
  await vi.waitFor(() => expect(text()).toBe('1.284 ETH0x0000…006c'))
  await know({ profileName: 'maya.eth' })
  expect(text()).toBe('1.284 ETHmaya.eth')
})

it('says nothing of a balance where the page wants none', async () => {
  const { text, modal } = await open(() => <AccountButton balance="hide" />)
  await pass(1_000)
  expect(modal.$account().get().balanceFormatted).toBeDefined()
  expect(text()).toBe('0x0000…006c')
})

it('warns of a network that the site does not use for as long as no other button does, in the words of the page', async () => {
  const { page, fake, render } = await open((hasNetworkButton) => (
    <>
      <p>
        <AccountButton labels={{ switchNetwork: 'Wechseln' }} />
      </p>
      {hasNetworkButton && <NetworkButton />}
    </>
  ))
  const own = () => page.querySelector('p')?.textContent
  await act(async () => fake.wallet('lantern').setNetwork('eip155:99'))
  await vi.waitFor(() => expect(own()).toBe('Wechseln'))
  await render(true)
  expect(own()).toContain('0x0000…006c')
  await render(false)
  expect(own()).toBe('Wechseln')
})
