import { polkadot } from '@foyer/adapter-polkadot'
import { polkadotMainnet } from '@foyer/adapter-polkadot/networks'
import { createModal } from '@foyer/core'
import { describeError, sendTransaction, signMessage } from '@foyer/core/actions'
import { reactUi } from '@foyer/react-ui'
import { web3Accounts, web3Enable, web3FromSource } from '@polkadot/extension-dapp'
import { installSandboxWallets, loadLocalServices } from '../../src/sandbox/loadLocalServices'
import { getSharedOptions } from '../lib/getSharedOptions'

const RECIPIENT = '5CqWHHMNAyXJg4m1Zwukhw7ejcNoxidBBY3PUc3iFCZM1NYx'
const MESSAGE = 'Save me a berth for two nights.'

const local = await loadLocalServices()
await installSandboxWallets(local.rpcUrls, 'polkadot')
const modal = createModal({
  ...getSharedOptions(local),
  adapters: [polkadot()],
  networks: [polkadotMainnet],
  ui: reactUi(),
})
globalThis.__modal = modal

// Runs an action on a click, and shows its outcome.
function bind(button: string, output: string, act: () => Promise<string>): void {
  const target = document.querySelector(`#${output}`)
  document.querySelector(`#${button}`)?.addEventListener('click', async () => {
    if (target) target.textContent = '…'
    const text = await act().catch(describeError)
    if (target) target.textContent = text
  })
}

bind('enable', 'page-outcome', async () => {
  const extensions = await web3Enable('Harbor')
  const accounts = await web3Accounts()
  return `${extensions.map(({ name }) => name).join(', ')}: ${accounts.length} accounts`
})
bind('page-sign', 'page-outcome', async () => {
  const { signer } = await web3FromSource('Thornwick')
  const [account] = await web3Accounts({ ss58Format: 0 })
  const answer = await signer.signRaw?.({ address: account?.address ?? '', data: MESSAGE, type: 'bytes' })
  return answer?.signature ?? 'none'
})
bind('connect', 'outcome', async () => {
  modal.open()
  return ''
})
bind('sign', 'outcome', () => signMessage(modal, { message: MESSAGE }))
bind('send', 'outcome', async () => {
  const transaction = { pallet: 'balances', call: 'transferKeepAlive', args: [RECIPIENT, 10_000_000_000n] }
  return (await sendTransaction(modal, { namespace: 'polkadot', transaction })).hash
})
modal.$account('polkadot').subscribe(({ status, address }) => {
  const target = document.querySelector('#status')
  if (target) target.textContent = address ? `${status} ${address}` : status
})
