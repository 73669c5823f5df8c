import { mainnet } from '@foyer/adapter-evm/networks'
import * as core from '@foyer/core/actions'

// The reference shows each of these as the example of the action with its name.
export const examples = {
  async changeEmail() {
    const { action } = await core.changeEmail(modal, { email: 'maya@harbor.example' })
    // 'VERIFY_PRIMARY_OTP': ask for the code in the old mailbox, then call verifyOldEmail.
  },
  async checkOrigin() {
    const isAllowed = await core.checkOrigin(modal, 'https://harbor.example')
  },
  async connect() {
    const account = await core.connect(modal, { walletId: 'io.metamask' })
    await core.connect(modal, { walletId: 'walletconnect', onUri: (uri) => drawQrCode(uri) }) // a phone
    await core.connect(modal) // the user chooses in the modal
  },
  async connectReadOnly() {
    const { address } = await core.connectReadOnly(modal, { address: '0x51c0…' }) // no wallet, no signing
  },
  describeError(error: unknown) {
    const sentence = core.describeError(error) // 'You declined the request in your wallet.'
  },
  async disconnect() {
    await core.disconnect(modal) // all wallets
    await core.disconnect(modal, { namespace: 'solana' })
  },
  async estimateGas() {
    const gas = await core.estimateGas(modal, { namespace: 'eip155', transaction: { to: '0x51c0…', value: 1n } })
  },
  expectRequests() {
    core.expectRequests(modal.requests, ['wallet.example', '*.node.example']) // throws if there was another host
  },
  async fetchActivity() {
    const { transactions, hasMore } = await core.fetchActivity(modal)
  },
  async fetchIdentity() {
    const { name, avatar } = await core.fetchIdentity(modal, { address: '0x51c0…' })
  },
  async fetchNames() {
    const names = await core.fetchNames(modal, { address: '0x51c0…' })
  },
  async fetchNfts() {
    const { nfts, source } = await core.fetchNfts(modal) // no source: nothing can list them
  },
  async fetchPermissions() {
    const { permissions, isPartial } = await core.fetchPermissions(modal)
  },
  async fetchTokens() {
    const [coin, ...tokens] = await core.fetchTokens(modal) // coin.quantity.numeric: '1.2845'
  },
  async fetchWallets() {
    const { wallets, count } = await core.fetchWallets(modal) // each call appends 40
  },
  async getAuthLog() {
    const lines = await core.getAuthLog(modal)
  },
  getConnections() {
    const [active, ...others] = core.getConnections(modal, 'eip155')
  },
  getConnectorState() {
    const state = core.getConnectorState(modal, { walletId: 'io.metamask' }) // 'connected'
  },
  getErrorTitle(error: unknown) {
    const title = core.getErrorTitle(error) // 'Session Expired', or undefined
  },
  getFeature(feature: Parameters<typeof core.getFeature>[1]) {
    const service = core.getFeature(modal, feature) // what `create` of the feature returned
  },
  getImage() {
    const url = core.getImage(modal, { kind: 'token', id: '…' })
  },
  async getRemoteFeatures() {
    const { email, socials, swaps } = await core.getRemoteFeatures(modal)
  },
  async getWalletImage() {
    const { wallets } = await core.fetchWallets(modal)
    const urls = wallets.map((wallet) => core.getWalletImage(modal, wallet))
  },
  getWallets() {
    const names = core.getWallets(modal).map(({ name }) => name)
  },
  async grantPermissions() {
    const session = await core.grantPermissions(modal, {
      limit: { token: usdc.address, amount: 5_000_000n, period: 86_400 }, // 5 USDC a day
      expiry: Math.floor(Date.now() / 1000) + 604_800,
    })
  },
  async listSmartSessions() {
    const { sessions } = await core.listSmartSessions(modal)
  },
  async loginWithFarcaster() {
    const account = await core.loginWithFarcaster(modal, { onUrl: (url) => drawQrCode(url) })
  },
  async loginWithSocial() {
    const account = await core.loginWithSocial(modal, { provider: 'google' }) // in a click: it opens a window
  },
  async lookUpAddress() {
    const found = await core.lookUpAddress(modal, { address: '0x51c0…' }) // { name: 'maya.eth', avatar }
  },
  async openPay() {
    const { hash } = await core.openPay(modal, {
      asset: 'eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      recipient: '0x51c0…',
      amount: '12.5',
    })
  },
  preload(button: HTMLElement) {
    button.addEventListener('pointerenter', () => core.preload(modal))
  },
  async refreshBalance() {
    await core.refreshBalance(modal)
  },
  async registerName() {
    const { name } = await core.registerName(modal, { name: 'maya' })
  },
  async resolveName() {
    const address = await core.resolveName(modal, { name: 'maya.eth' })
  },
  resumeConnection() {
    core.resumeConnection(modal, { namespace: 'eip155', walletId: 'io.metamask' })
  },
  async revokePermissions() {
    const { permissions } = await core.fetchPermissions(modal)
    await core.revokePermissions(modal, permissions.slice(0, 1))
  },
  async revokeSmartSession() {
    const { sessions } = await core.listSmartSessions(modal)
    for (const session of sessions) await core.revokeSmartSession(modal, { session })
  },
  async searchWallets() {
    const { wallets } = await core.searchWallets(modal, { search: 'lan' }) // a newer search ends an older one
  },
  async selectAccount() {
    const [, second] = modal.$account().get().allAccounts
    if (second) await core.selectAccount(modal, { address: second.address })
  },
  async sendEmailCode() {
    const action = await core.sendEmailCode(modal, { email: 'maya@harbor.example' })
    if (action === 'VERIFY_DEVICE') await core.waitForEmailDevice(modal)
  },
  async sendTransaction() {
    const { hash } = await core.sendTransaction(modal, {
      namespace: 'eip155',
      transaction: { to: '0x51c0…', value: 10n ** 16n },
    })
  },
  async sendTransfer() {
    const { hash } = await core.sendTransfer(modal, { token: mainnet.nativeCurrency, to: 'maya.eth', amount: '0.5' })
  },
  async sendTransfers() {
    const sent = await core.sendTransfers(modal, {
      transfers: [
        { token: usdc, to: 'maya.eth', amount: '25' },
        { token: usdc, to: 'theo.eth', amount: '40' },
      ],
      onProgress: ({ status, index }) => draw(status, index),
    })
  },
  async setAccountType() {
    await core.setAccountType(modal, { type: 'smartAccount' })
  },
  showToast() {
    core.showToast(modal, { message: 'Saved' })
  },
  async signIn() {
    const isSignedIn = await core.signIn(modal) // false: the user declined
  },
  async signMessage() {
    const signature = await core.signMessage(modal, { message: 'Hello' })
  },
  async signOut() {
    await core.signOut(modal)
  },
  async signTypedData() {
    const signature = await core.signTypedData(modal, {
      typedData: {
        domain: { name: 'Harbor', chainId: 1 },
        types: { Berth: [{ name: 'number', type: 'uint256' }] },
        primaryType: 'Berth',
        message: { number: 7 },
      },
    })
  },
  async suggestNames() {
    const offers = await core.suggestNames(modal, { name: 'maya' }) // [{ name: 'maya.…', isFree: false }, …]
  },
  switchConnection() {
    core.switchConnection(modal, { namespace: 'eip155', walletId: 'io.metamask' })
  },
  async verifyEmailCode() {
    const account = await core.verifyEmailCode(modal, { code: '123456' })
  },
  async verifyNewEmail() {
    const { newEmail } = await core.verifyNewEmail(modal, { code: '123456' })
  },
  async verifyOldEmail() {
    await core.verifyOldEmail(modal, { code: '123456' })
  },
  async waitForEmailDevice() {
    const action = await core.waitForEmailDevice(modal) // until the user opened the link in the mail
  },
  watchActivity() {
    const stop = core.watchActivity(modal, ({ transactions }) => draw(transactions))
  },
  watchAlerts() {
    const stop = core.watchAlerts(modal, (alerts) => draw(alerts))
  },
  watchBalance() {
    const stop = core.watchBalance(modal) // now `modal.$account()` has a balance
  },
  watchIdentity() {
    const stop = core.watchIdentity(modal) // now `modal.$account()` has a name and a picture
  },
  watchNfts() {
    const stop = core.watchNfts(modal, ({ nfts }) => draw(nfts), { caipNetworkId: 'eip155:1' })
  },
  watchPermissions() {
    const stop = core.watchPermissions(modal, ({ permissions }) => draw(permissions))
  },
  watchTokens() {
    const stop = core.watchTokens(modal, ({ tokens, stale }) => draw(tokens, stale))
  },
  watchWallets() {
    const stop = core.watchWallets(modal, ({ wallets }) => draw(wallets), { search: 'lan' })
  },
  async writeContract() {
    const abi = [{ type: 'function', name: 'dock', inputs: [], outputs: [], stateMutability: 'payable' }]
    const { hash } = await core.writeContract(modal, { address: '0x51c0…', abi, functionName: 'dock', value: 10n })
  },
}
