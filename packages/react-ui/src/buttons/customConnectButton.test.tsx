import { connect } from '@foyer/core/actions'
import { createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AccountButton, ConnectButton, CustomConnectButton, ModalProvider, NetworkButton } from '../exports/index.js'
import { renderApp, waitUntilPasses } from '../testing/renderHook.js'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => void vi.unstubAllGlobals())

it('buttons add the app’s className and style to their own', async () => {
  const { modal } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  const style = { inlineSize: '100%' }
  const container = await renderApp(
    <ModalProvider modal={modal}>
      <AccountButton className="wide" style={style} />
      <NetworkButton className="wide" style={style} />
    </ModalProvider>,
  )
  const other = await renderApp(
    <ModalProvider modal={createTestModal().modal}>
      <ConnectButton className="wide" style={style} />
    </ModalProvider>,
  )
  const buttons = [...container.querySelectorAll('button'), ...other.querySelectorAll('button')]
  expect(buttons.map(({ className }) => className.split(' ').slice(-1))).toEqual([['wide'], ['wide'], ['wide']])
  expect(buttons.every(({ classList }) => classList.contains('fy-page'))).toBe(true)
  expect(buttons.map((button) => button.style.getPropertyValue('inline-size'))).toEqual(['100%', '100%', '100%'])
})

it('CustomConnectButton renders account, balance, network and identity', async () => {
  const { modal, fake } = createTestModal({ allowUnsupportedChain: true })
  const container = await renderApp(
    <ModalProvider modal={modal}>
      <CustomConnectButton>
        {({ isConnected, account, balance, network, identity, isUnsupported, isOpen, open, openNetworks, preload }) => (
          <>
            <button type="button" onClick={open} onPointerEnter={preload}>
              {isConnected ? `${identity.name ?? account.address} ${balance?.formatted} ${balance?.symbol}` : 'Join'}
            </button>
            <button type="button" onClick={openNetworks}>
              {isUnsupported ? 'Wrong network' : network?.name}
            </button>
            {isOpen && 'open'}
          </>
        )}
      </CustomConnectButton>
    </ModalProvider>,
  )
  expect(container.textContent).toBe('JoinEthereum')
  await act(async () => container.querySelector('button')?.click())
  await waitUntilPasses(() => expect(container.textContent).toBe('JoinEthereumopen'))
  expect(modal.context.stores.router?.$route.get().view).toBe('Connect')
  await act(async () => modal.close())
  await act(async () => void (await connect(modal, { walletId: 'lantern' })))
  await waitUntilPasses(() => expect(container.textContent).toBe(`${modal.$account().get().address} 1.284 ETHEthereum`))
  await act(async () => modal.context.stores.accounts.update('eip155', { profileName: 'maya.eth' }))
  expect(container.textContent).toBe('maya.eth 1.284 ETHEthereum')
  await act(async () => fake.wallet('lantern').setNetwork('eip155:99'))
  await waitUntilPasses(() => expect(container.textContent).toContain('Wrong network'))
  await act(async () => container.querySelectorAll('button')[1]?.click())
  await waitUntilPasses(() => expect(modal.context.stores.router?.$route.get().view).toBe('UnsupportedChain'))
})
