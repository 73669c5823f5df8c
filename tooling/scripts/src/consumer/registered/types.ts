// Types of a registered modal, as an app sees them: valid code, and code that must fail. Compiled, never run.
import { evm } from '@foyer/adapter-evm'
import { base, mainnet } from '@foyer/adapter-evm/networks'
import { solana } from '@foyer/adapter-solana'
import { solanaMainnet } from '@foyer/adapter-solana/networks'
import { createModal } from '@foyer/core'
import { connect, fetchTokens, sendTransaction, sendTransfer, signMessage } from '@foyer/core/actions'
import {
  AccountButton,
  ConnectButton,
  useAccount,
  useConnect,
  useModal,
  useNetwork,
  useProvider,
  useSendTransaction,
  useSwitchNetwork,
  useTokens,
} from '@foyer/react-ui'

const modal = createModal({
  adapters: [evm(), solana()],
  networks: [mainnet, base, solanaMainnet],
  projectId: 'app',
})

declare module '@foyer/core' {
  interface Register {
    modal: typeof modal
  }
}

/** Compiles only if both types are the same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const isSame = <A, B>(_yes: Same<A, B>) => {}

export function useNamespaces() {
  useAccount('eip155')
  useAccount('solana')
  // @ts-expect-error no adapter serves it
  useAccount('cosmos')
  // @ts-expect-error nor can its tokens be read
  useTokens({ namespace: 'cosmos' })
  // @ts-expect-error nor on a network that the app does not use
  useTokens({ caipNetworkId: 'eip155:10' })
  const { connect } = useConnect()
  connect({ walletId: 'io.metamask', namespace: 'eip155', caipNetworkId: 'eip155:8453' })
  // @ts-expect-error nor can a wallet be connected there
  connect({ namespace: 'cosmos' })
  // @ts-expect-error nor on a network that the app does not use
  connect({ caipNetworkId: 'eip155:10' })
}

export async function callActions() {
  await connect(modal, { namespace: 'solana' })
  await fetchTokens(modal, { namespace: 'eip155', caipNetworkId: 'eip155:8453' })
  await sendTransaction(modal, { transaction: { to: '0x0000000000000000000000000000000000000001' } })
  // @ts-expect-error no adapter serves it
  await connect(modal, { namespace: 'cosmos' })
  // @ts-expect-error nor can it sign
  await signMessage(modal, { namespace: 'cosmos', message: '' })
  // @ts-expect-error nor send
  await sendTransaction(modal, { namespace: 'cosmos', transaction: {} })
  // @ts-expect-error no namespace has such a transaction
  await sendTransaction(modal, { transaction: { too: 1 } })
  // @ts-expect-error the app does not use this network
  await fetchTokens(modal, { caipNetworkId: 'eip155:10' })
  // @ts-expect-error nor send tokens on it
  await sendTransfer(modal, { to: 'maya.eth', amount: '1', caipNetworkId: 'eip155:10' })
}

export async function callModalMembers() {
  await modal.open({ namespace: 'solana' })
  await modal.switchNetwork('eip155:8453')
  // @ts-expect-error no adapter serves it
  await modal.open({ namespace: 'cosmos' })
  // @ts-expect-error the app does not use it
  await modal.switchNetwork('eip155:10')
}

export function renderButtons() {
  // @ts-expect-error no adapter serves it
  ConnectButton({ namespace: 'cosmos' })
  // @ts-expect-error no adapter serves it
  return AccountButton({ namespace: 'cosmos' })
}

export function useNetworks() {
  const { switchNetwork } = useSwitchNetwork()
  switchNetwork('eip155:8453')
  switchNetwork(mainnet)
  // @ts-expect-error the app does not use it
  switchNetwork('eip155:10')
  const { network, networks } = useNetwork()
  for (const each of networks) switchNetwork(each.caipNetworkId)
  const id: 'eip155:1' | 'eip155:8453' | `solana:${string}` | undefined = network?.caipNetworkId
  return id
}

export async function useProviders() {
  const { provider, connection } = useProvider('eip155')
  await provider?.request({ method: 'eth_chainId' })
  connection?.caipNetworkId.startsWith('eip155:')
  // @ts-expect-error a wallet of Solana has another one
  await useProvider('solana').provider?.request({ method: 'eth_chainId' })
  // @ts-expect-error no adapter serves it
  useProvider('cosmos')
}

export function useTransactions() {
  const { sendTransaction } = useSendTransaction()
  sendTransaction({ namespace: 'eip155', transaction: { to: '0x0000000000000000000000000000000000000001', value: 1n } })
  // @ts-expect-error a transaction of EVM has no instructions
  sendTransaction({ namespace: 'eip155', transaction: { instructions: [] } })
}

export function useRegisteredModal() {
  const input = useModal()
  isSame<typeof input.modal, typeof modal>(true)
  input.modal.adapters.eip155.wagmiConfig
  // @ts-expect-error no adapter serves it
  input.modal.adapters.cosmos
}
