import { evm } from '@foyer/adapter-evm'
import { createModal } from '@foyer/core'
import * as actions from '@foyer/core/actions'
import { getSharedOptions } from '../lib/getSharedOptions'
import { loadServicesAndWallets } from '../lib/loadServicesAndWallets'

const local = await loadServicesAndWallets()
const modal = createModal({ ...getSharedOptions(local), adapters: [evm()] })
globalThis.__modal = modal
globalThis.foyer = { modal, actions }

const find = (id: string) => document.querySelector(`#${id}`)
const write = (id: string, text: string) => {
  const element = find(id)
  if (element) element.textContent = text
}

async function connect(walletId: string) {
  try {
    const { address } = await actions.connect(modal, { walletId })
    const signature = await actions.signMessage(modal, { message: `I am ${address}` })
    write('result', signature)
  } catch (error) {
    write('result', actions.describeError(error))
  }
}

function drawWallets() {
  const buttons = actions.getWallets(modal).map(({ id, name }) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'plain'
    button.textContent = name
    button.addEventListener('click', () => connect(id))
    return button
  })
  find('wallets')?.replaceChildren(...buttons)
}

drawWallets()
modal.$account().subscribe(({ status, address }) => {
  write('status', address ? `${status} ${address}` : status)
  find('disconnect')?.toggleAttribute('disabled', status !== 'connected')
})
find('disconnect')?.addEventListener('click', () => modal.disconnect())
