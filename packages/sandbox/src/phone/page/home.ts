import { PHONE_ICON } from '../../drawings/phoneIcon'
import { shortenAddress } from '../../wallet/shortenAddress'
import { toSvgElement } from '../../wallet/svg'
import type { PhoneState } from '../types'
import { createElement, getElement } from './elements'
import { formatCount, getNamespaceName } from './names'

export function drawIcon(): void {
  getElement('icon').replaceChildren(toSvgElement(document, PHONE_ICON))
}

export function renderAccounts(accounts: PhoneState['accounts']): void {
  const namespaces = Object.entries(accounts)
  const count = namespaces.flatMap(([, addresses]) => addresses).length
  getElement('summary').textContent =
    `${formatCount(count, 'account')} on ${formatCount(namespaces.length, 'kind of network', 'kinds of networks')}`
  getElement('accounts').replaceChildren(
    ...namespaces.flatMap(([namespace, addresses]) => addresses.map((address) => renderAccount(namespace, address))),
  )
}

function renderAccount(namespace: string, address: string): HTMLElement {
  const coin = createElement('span', { className: 'coin', ariaHidden: 'true' })
  coin.dataset.namespace = namespace
  const name = createElement('span', {}, getNamespaceName(namespace))
  return createElement('li', { title: address }, coin, name, createElement('code', {}, shortenAddress(address)))
}
