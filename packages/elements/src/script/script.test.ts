import type { CreateModalParameters, Modal, Network } from '@foyer/core'
import { expect, it, onTestFinished, vi } from 'vitest'
import { setPageModal } from '../pageModal.js'
import './script.js'

declare const Foyer: {
  readonly networks: Readonly<Record<'mainnet', Network>>
  createModal(options: Omit<CreateModalParameters, 'adapters'>): Modal
}

it('Foyer.createModal shows the views also if `ui` is undefined, as an option that an app may leave empty', async () => {
  const modal = Foyer.createModal({ networks: [Foyer.networks.mainnet], ui: undefined, basic: true })
  onTestFinished(() => {
    modal.close()
    setPageModal(undefined)
    document.body.replaceChildren()
  })
  document.body.innerHTML = '<foyer-button></foyer-button>'
  document.querySelector('foyer-button')?.shadowRoot?.querySelector('button')?.click()
  const findDialog = () =>
    [...document.body.children].some(({ shadowRoot }) => shadowRoot?.querySelector('[role=dialog]'))
  await vi.waitFor(() => expect(findDialog()).toBe(true))
})
