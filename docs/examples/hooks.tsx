import * as ui from '@foyer/react-ui'

// The reference shows each of these as the example of the hook or component with its name.
export const examples = {
  AccountButton: () => <ui.AccountButton balance="hide" />,
  ConnectButton: () => <ui.ConnectButton labels={{ connect: 'Join' }} />,
  CustomConnectButton: () => (
    <ui.CustomConnectButton>
      {({ isConnected, account, open }) => (
        <button type="button" onClick={open}>
          {isConnected ? account.address : 'Join'}
        </button>
      )}
    </ui.CustomConnectButton>
  ),
  ModalProvider: () => <ui.ModalProvider modal={modal}>{children}</ui.ModalProvider>,
  NetworkButton: () => <ui.NetworkButton />,
  reactUi() {
    createModal({ ...options, ui: ui.reactUi({ messages: { connect: { title: 'Anmelden' } } }) })
  },
  useAccount() {
    const { address, status, isConnected } = ui.useAccount() // of the active family of networks
    const solana = ui.useAccount('solana')
  },
  useActivity() {
    const { transactions, hasMore, fetchMore, isLoading } = ui.useActivity()
  },
  useBalance() {
    const { formatted, symbol, refresh } = ui.useBalance() // '10,000' 'ETH'
  },
  useConnect() {
    const { connect, isPending, error } = ui.useConnect()
    const onPress = () => connect({ walletId: 'io.metamask' }, { onSuccess: ({ address }) => draw(address) })
  },
  useConnections() {
    const { connections } = ui.useConnections('eip155')
    const active = connections.find(({ isActive }) => isActive)
  },
  useDisconnect() {
    const { disconnect } = ui.useDisconnect()
    const onPress = () => disconnect()
  },
  useEmailLogin() {
    const { step, sendEmailCode, verifyEmailCode } = ui.useEmailLogin()
    const onPress = () =>
      step === 'code' ? verifyEmailCode({ code: '123456' }) : sendEmailCode({ email: 'maya@harbor.example' })
  },
  useEvents() {
    ui.useEvents({ connect: ({ account }) => draw(account.address), error: ({ code }) => draw(code) })
  },
  useFarcasterLogin() {
    const { loginWithFarcaster } = ui.useFarcasterLogin()
    const onPress = () => loginWithFarcaster({ onUrl: (url) => drawQrCode(url) })
  },
  useGrantPermissions() {
    const { grantPermissions, data } = ui.useGrantPermissions()
    const onPress = () => grantPermissions({ limit: { amount: 10n ** 16n, period: 86_400 }, expiry: 1_900_000_000 })
  },
  useIdentity() {
    const { name, avatar, fetchIdentity } = ui.useIdentity()
  },
  useModal() {
    const { open, close, isOpen } = ui.useModal()
    const onPress = () => open({ view: 'Networks' })
  },
  useNetwork() {
    const { network, networks, isUnsupported } = ui.useNetwork()
  },
  useNfts() {
    const { nfts, hasMore, fetchMore } = ui.useNfts()
  },
  useOpenModal() {
    const { open } = ui.useOpenModal({ view: 'Networks' })
    return (
      <button type="button" onClick={open}>
        Networks
      </button>
    )
  },
  usePay() {
    const { openPay, data } = ui.usePay()
    const onPress = () => openPay({ asset: 'eip155:1/slip44:60', recipient: '0x51c0…', amount: '0.5' })
  },
  usePermissions() {
    const { permissions, revoke, isRevoking } = ui.usePermissions()
    const onPress = () => revoke(permissions)
  },
  useProvider() {
    const { provider, connection } = ui.useProvider('eip155') // an EIP-1193 provider
  },
  useRegisterName() {
    const { registerName, data } = ui.useRegisterName()
    const onPress = () => registerName({ name: 'maya' })
  },
  useRevokeSmartSession() {
    const [session] = ui.useSmartSessions().data?.sessions ?? []
    const { revokeSmartSession } = ui.useRevokeSmartSession()
    const onPress = () => session && revokeSmartSession({ session })
  },
  useSelectAccount() {
    const { allAccounts } = ui.useAccount()
    const { selectAccount } = ui.useSelectAccount()
    const onPress = () => allAccounts[1] && selectAccount({ address: allAccounts[1].address })
  },
  useSendTransaction() {
    const { sendTransaction, data } = ui.useSendTransaction()
    const onPress = () => sendTransaction({ namespace: 'eip155', transaction: { to: '0x51c0…', value: 10n ** 16n } })
  },
  useSendTransfer() {
    const { sendTransfer, data } = ui.useSendTransfer()
    const onPress = () => sendTransfer({ token: mainnet.nativeCurrency, to: 'maya.eth', amount: '0.5' })
  },
  useSession() {
    const { isSignedIn, isLoading } = ui.useSession()
  },
  useSignIn() {
    const { signIn, data } = ui.useSignIn()
    const onPress = () => signIn()
  },
  useSignMessage() {
    const { signMessage, data, error } = ui.useSignMessage()
    const onPress = () => signMessage({ message: 'Hello' })
  },
  useSignOut() {
    const { signOut } = ui.useSignOut()
    const onPress = () => signOut()
  },
  useSignTypedData() {
    const { signTypedData } = ui.useSignTypedData()
    const types = { Berth: [{ name: 'number', type: 'uint256' }] }
    const onPress = () => signTypedData({ typedData: { types, primaryType: 'Berth', message: { number: 7 } } })
  },
  useSmartSessions() {
    const { listSmartSessions, data } = ui.useSmartSessions()
    const onPress = () => listSmartSessions()
  },
  useSocialLogin() {
    const { loginWithSocial } = ui.useSocialLogin()
    return (
      <button type="button" onClick={() => loginWithSocial({ provider: 'google' })}>
        Google
      </button>
    )
  },
  useSwitchConnection() {
    const { switchConnection } = ui.useSwitchConnection()
    const onPress = () => switchConnection({ namespace: 'eip155', walletId: 'io.metamask' })
  },
  useSwitchNetwork() {
    const { switchNetwork, isPending } = ui.useSwitchNetwork()
    const onPress = () => switchNetwork('eip155:1')
  },
  useTheme() {
    const { mode, setTheme } = ui.useTheme()
    const onPress = () => setTheme({ mode: mode === 'dark' ? 'light' : 'dark' })
  },
  useTokens() {
    const { tokens, isLoading, refresh } = ui.useTokens({ namespace: 'eip155' })
  },
  useWallets() {
    const { installed, wallets, hasMore, fetchMore } = ui.useWallets({ search: 'lan' })
  },
  useWriteContract() {
    const { writeContract } = ui.useWriteContract()
    const abi = [{ type: 'function', name: 'dock', inputs: [], outputs: [], stateMutability: 'payable' }]
    const onPress = () => writeContract({ address: '0x51c0…', abi, functionName: 'dock' })
  },
}
