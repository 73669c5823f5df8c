import { base, mainnet } from '@foyer/adapter-evm/networks'
import * as core from '@foyer/core'

// The reference shows each of these as the example of the function or the member of a modal with its name.
export const examples = {
  ModalError() {
    throw new core.ModalError('ACCOUNT_REFUSED', { context: { reason: 'not on the list' } })
  },
  createModal() {
    const modal = core.createModal({ adapters: [evm()], networks: [mainnet], ui: reactUi(), basic: true })
  },
  fromServer() {
    core.createModal({
      adapters: [evm()],
      networks: [mainnet],
      services: core.fromServer('https://wallet.example', { secureSite: 'https://secure.example' }),
    })
  },
  isModalError(error: unknown) {
    if (core.isModalError(error, 'USER_REJECTED')) return
  },
  $account() {
    const stop = modal.$account().subscribe(({ status, address }) => draw(status, address))
    modal.$account('solana').get().address
  },
  $network() {
    modal.$network.subscribe((network) => draw(network?.name))
  },
  $state() {
    modal.$state.subscribe(({ isOpen }) => draw(isOpen))
  },
  $theme() {
    modal.$theme.subscribe(({ mode }) => draw(mode))
  },
  adapters() {
    const config = modal.adapters.eip155.wagmiConfig()
  },
  addNetwork() {
    modal.addNetwork(base)
  },
  close() {
    modal.close()
  },
  connection() {
    const provider = modal.connection('eip155')?.provider // an EIP-1193 provider
  },
  destroy() {
    modal.destroy()
  },
  async disconnect() {
    await modal.disconnect() // all wallets
    await modal.disconnect('solana')
  },
  on() {
    const stop = modal.on('connect', ({ account }) => draw(account.address))
    stop()
  },
  onAccountChange() {
    modal.on('accountChange', ({ namespace, account }) => draw(namespace, account.address))
  },
  onClose() {
    modal.on('close', () => draw('closed'))
  },
  onConnect() {
    modal.on('connect', ({ account, walletId, isRestored }) => draw(account.address, walletId, isRestored))
  },
  onDisconnect() {
    modal.on('disconnect', ({ namespace, byWallet }) => draw(namespace, byWallet))
  },
  onError() {
    modal.on('error', ({ code, context }) => draw(code, context))
  },
  onNetworkChange() {
    modal.on('networkChange', ({ caipNetworkId }) => draw(caipNetworkId))
  },
  onOpen() {
    modal.on('open', () => draw('open'))
  },
  async open() {
    const account = await modal.open() // undefined: the user closed it without connecting
    await modal.open({ view: 'Networks' })
  },
  removeNetwork() {
    modal.removeNetwork('eip155:8453')
  },
  requests() {
    for (const { host, purpose, count } of modal.requests.get()) draw(host, purpose, count)
  },
  setTheme() {
    modal.setTheme({ mode: 'dark', variables: { '--fy-accent': '#8b3fc4' } })
  },
  async switchNetwork() {
    await modal.switchNetwork(base)
  },
}
