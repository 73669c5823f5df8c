import { evm } from '@foyer/adapter-evm'
import { createModal } from '@foyer/core'
import { describeError, signMessage } from '@foyer/core/actions'
import { reactUi } from '@foyer/react-ui'
import { getSharedOptions } from '../lib/getSharedOptions'
import { loadServicesAndWallets } from '../lib/loadServicesAndWallets'

const local = await loadServicesAndWallets()
const modal = createModal({ ...getSharedOptions(local), adapters: [evm()], ui: reactUi() })
globalThis.__modal = modal

const find = <E extends Element = HTMLElement>(id: string) => document.querySelector<E>(`#${id}`)
const write = (id: string, text: string) => {
  const element = find(id)
  if (element) element.textContent = text
}

find('connect')?.addEventListener('click', () => modal.open())
find('networks')?.addEventListener('click', () => modal.open({ view: 'Networks' }))
find('disconnect')?.addEventListener('click', () => modal.disconnect())
find('sign')?.addEventListener('click', async () => {
  write('result', await signMessage(modal, { message: 'Save me a berth for two nights.' }).catch(describeError))
})

modal.$account().subscribe(({ status, address }) => {
  write('status', address ? `${status} ${address}` : status)
  for (const id of ['sign', 'disconnect']) find(id)?.toggleAttribute('disabled', status !== 'connected')
})
modal.$network.subscribe((network) => write('network', network?.name ?? 'another network'))
