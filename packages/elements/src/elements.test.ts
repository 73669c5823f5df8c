import type { UiDefinition } from '@foyer/core'
import { connect } from '@foyer/core/actions'
import { type CreateTestModalParameters, createTestModal } from '@foyer/core/testing'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { defineElements } from './exports/index.js'
import { setPageModal } from './pageModal.js'

const blankUi: UiDefinition = async () => ({ mount: () => ({ unmount: () => {} }) })

beforeAll(() => defineElements())

afterEach(() => {
  document.body.replaceChildren()
  setPageModal(undefined)
})

function show(markup: string): HTMLElement {
  document.body.innerHTML = markup
  return document.body
}

const buttonOf = (selector: string) => document.querySelector(selector)?.shadowRoot?.querySelector('button')
const textOf = (selector: string) => buttonOf(selector)?.textContent

function createPageModal(options: CreateTestModalParameters = {}) {
  const made = createTestModal({ ui: blankUi, ...options })
  defineElements(made.modal)
  return made
}

const listen = (type: string) => {
  const listener = vi.fn()
  document.addEventListener(type, listener)
  return listener
}

const getView = ({ modal }: ReturnType<typeof createTestModal>) => modal.context.stores.router?.$route.get().view

describe('<foyer-button>', () => {
  it('opens Connect, then shows the account and opens it', async () => {
    const page = createPageModal()
    show('<foyer-button></foyer-button>')
    expect(textOf('foyer-button')).toBe('Connect wallet')
    expect(buttonOf('foyer-button')?.className).toContain('fy-page--1')
    buttonOf('foyer-button')?.click()
    await vi.waitFor(() => expect(getView(page)).toBe('Connect'))
    page.modal.close()
    await connect(page.modal, { walletId: 'lantern' })
    await vi.waitFor(() => expect(textOf('foyer-button')).toBe('1.284 ETH0x0000…006c'))
    expect(buttonOf('foyer-button')?.className).toContain('fy-page--2')
    buttonOf('foyer-button')?.click()
    await vi.waitFor(() => expect(getView(page)).toBe('Account'))
  })

  it('keeps its button, so that a press keeps the focus', async () => {
    const { modal } = createPageModal()
    show('<foyer-button></foyer-button>')
    const button = buttonOf('foyer-button')
    await connect(modal, { walletId: 'lantern' })
    expect(buttonOf('foyer-button')).toBe(button)
  })

  it('leaves the account to a <foyer-account> of the page', async () => {
    const { modal } = createPageModal()
    show('<foyer-button></foyer-button><foyer-account></foyer-account>')
    expect(buttonOf('foyer-account')).toBeNull()
    await connect(modal, { walletId: 'lantern' })
    expect(buttonOf('foyer-button')).toBeNull()
    expect(textOf('foyer-account')).toContain('0x0000…006c')
    document.querySelector('foyer-account')?.remove()
    expect(textOf('foyer-button')).toContain('0x0000…006c')
  })

  it('says that it is connecting', async () => {
    const { modal } = createPageModal()
    show('<foyer-button></foyer-button>')
    modal.context.stores.accounts.update('eip155', { status: 'connecting' })
    expect(textOf('foyer-button')).toBe('Connecting')
    expect(buttonOf('foyer-button')?.getAttribute('aria-busy')).toBe('true')
  })

  it('says that the modal could not be loaded, and opens it at the next press', async () => {
    let fails = true
    const failed = listen('foyer-error')
    createPageModal({
      ui: async () => {
        if (fails) throw new Error('offline')
        return { mount: () => ({ unmount: () => {} }) }
      },
    })
    show('<foyer-button></foyer-button>')
    buttonOf('foyer-button')?.click()
    await vi.waitFor(() => expect(textOf('foyer-button')).toBe('Couldn’t load. Try again'))
    expect(document.querySelector('foyer-button')?.shadowRoot?.querySelector('[role=alert]')?.textContent).toBe(
      'Couldn’t load. Try again',
    )
    expect(failed).toHaveBeenCalledOnce()
    fails = false
    buttonOf('foyer-button')?.click()
    await vi.waitFor(() => expect(textOf('foyer-button')).toBe('Connect wallet'))
  })
})

describe('<foyer-account>', () => {
  it('reads no balance with balance="hide", and reads it once it may', async () => {
    const { modal } = createPageModal()
    show('<foyer-account balance="hide"></foyer-account>')
    await connect(modal, { walletId: 'lantern' })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(textOf('foyer-account')).toBe('0x0000…006c')
    expect(modal.$account().get().balanceStatus).toBe('idle')
    document.querySelector('foyer-account')?.removeAttribute('balance')
    await vi.waitFor(() => expect(textOf('foyer-account')).toBe('1.284 ETH0x0000…006c'))
  })

  it('warns of an unsupported network, unless a <foyer-network> does', async () => {
    const { modal, fake } = createPageModal({ allowUnsupportedChain: true })
    show('<foyer-account switch-network-label="Wechseln"></foyer-account>')
    await connect(modal, { walletId: 'lantern' })
    fake.wallet('lantern').setNetwork('eip155:99')
    await vi.waitFor(() => expect(textOf('foyer-account')).toBe('Wechseln'))
    document.body.append(document.createElement('foyer-network'))
    expect(textOf('foyer-account')).toContain('0x0000…006c')
    expect(textOf('foyer-network')).toBe('Switch network')
    document.querySelector('foyer-network')?.remove()
    expect(textOf('foyer-account')).toBe('Wechseln')
  })
})

describe('<foyer-network>', () => {
  it('shows the network, follows it and opens the list', async () => {
    const page = createPageModal()
    show('<foyer-network network-label="Netzwerk: {name}"></foyer-network>')
    expect(textOf('foyer-network')).toBe('Ethereum')
    expect(buttonOf('foyer-network')?.getAttribute('aria-label')).toBe('Netzwerk: Ethereum')
    const changed = listen('foyer-network-change')
    const [, other] = page.modal.context.stores.networks.$all.get()
    if (!other) throw new Error('The test needs two networks.')
    await page.modal.switchNetwork(other)
    expect(textOf('foyer-network')).toBe(other.name)
    expect(changed.mock.lastCall?.[0].detail).toEqual({ caipNetworkId: other.caipNetworkId })
    buttonOf('foyer-network')?.click()
    await vi.waitFor(() => expect(getView(page)).toBe('Networks'))
  })

  it('shows nothing if the app switches no networks', () => {
    createPageModal({ features: { networkSwitch: false } })
    show('<foyer-network></foyer-network>')
    expect(buttonOf('foyer-network')).toBeNull()
  })
})

describe('every element', () => {
  it('waits for the modal, and opens it then if it was pressed before', async () => {
    show('<foyer-button></foyer-button><foyer-network><i>Ethereum</i></foyer-network>')
    expect(textOf('foyer-button')).toBe('Connect wallet')
    expect(document.querySelector('foyer-network')?.shadowRoot?.querySelector('slot')).not.toBeNull()
    buttonOf('foyer-button')?.click()
    expect(buttonOf('foyer-button')?.getAttribute('aria-busy')).toBe('true')
    const page = createPageModal()
    await vi.waitFor(() => expect(getView(page)).toBe('Connect'))
    expect(buttonOf('foyer-button')?.hasAttribute('aria-busy')).toBe(false)
    expect(textOf('foyer-network')).toBe('Ethereum')
  })

  it('reflects properties to attributes, and takes labels', () => {
    createPageModal()
    show('<foyer-button connect-label="Verbinden"></foyer-button>')
    const element = document.querySelector('foyer-button')
    if (!element) throw new Error('No element')
    expect(textOf('foyer-button')).toBe('Verbinden')
    element.labels = { connect: 'Anmelden' }
    expect(textOf('foyer-button')).toBe('Anmelden')
    element.labels = undefined
    element.setAttribute('connect-label', 'Los')
    expect(textOf('foyer-button')).toBe('Los')
    expect([element.namespace, element.balance]).toEqual([undefined, 'show'])
    element.namespace = 'eip155'
    element.balance = 'hide'
    expect(element.outerHTML).toContain('namespace="eip155" balance="hide"')
    element.setAttribute('balance', 'show')
    expect(element.balance).toBe('show')
  })

  it('takes properties that were set before it was defined', () => {
    const { modal } = createTestModal({ ui: blankUi })
    class Early extends (customElements.get('foyer-button') ?? HTMLElement) {}
    const element = document.createElement('foyer-early')
    Object.assign(element, { modal, labels: { connect: 'Join' }, balance: 'hide' })
    document.body.append(element)
    customElements.define('foyer-early', Early)
    expect(element.shadowRoot?.querySelector('button')?.textContent).toBe('Join')
    expect(element.getAttribute('balance')).toBe('hide')
  })

  it('prefers its own modal to the page’s', async () => {
    createPageModal()
    const own = createTestModal({ ui: blankUi })
    show('<foyer-button></foyer-button>')
    const element = document.querySelector('foyer-button')
    if (!element) throw new Error('No element')
    element.modal = own.modal
    buttonOf('foyer-button')?.click()
    await vi.waitFor(() => expect(getView(own)).toBe('Connect'))
  })

  it('emits composed events that bubble, and a press can be cancelled', async () => {
    const page = createPageModal()
    const host = document.body.appendChild(document.createElement('div'))
    host.attachShadow({ mode: 'open' }).append(document.createElement('foyer-button'))
    const [connected, left, pressed] = ['foyer-connect', 'foyer-disconnect', 'foyer-press'].map(listen)
    document.addEventListener('foyer-press', (event) => event.preventDefault(), { once: true })
    host.shadowRoot?.querySelector('foyer-button')?.shadowRoot?.querySelector('button')?.click()
    expect(pressed?.mock.lastCall?.[0].detail).toEqual({ view: 'Connect' })
    expect(page.modal.$state.get().isLoading).toBe(false)
    await connect(page.modal, { walletId: 'lantern' })
    expect(connected?.mock.lastCall?.[0].detail).toMatchObject({ walletId: 'lantern', namespace: 'eip155' })
    await page.modal.disconnect()
    expect(left).toHaveBeenCalledOnce()
  })

  it('ends its listeners when it leaves the page, and works when it comes back', async () => {
    const { modal } = createPageModal()
    show('<foyer-button></foyer-button><foyer-network></foyer-network>')
    const elements = [...document.querySelectorAll('foyer-button,foyer-network')]
    await connect(modal, { walletId: 'lantern' })
    const { viewers, networks, theme } = modal.context.stores
    const count = () => [viewers.$viewers.get().length, networks.$active.lc, networks.$states.lc, theme.$theme.lc]
    const before = count()
    for (const element of elements) element.remove()
    const without = count()
    expect(without.map((each, index) => (before[index] ?? 0) - each)).toEqual([2, 1, 2, 2])
    const connected = listen('foyer-connect')
    document.body.append(...elements)
    expect(textOf('foyer-button')).toContain('0x0000…006c')
    expect(connected).not.toHaveBeenCalled()
  })

  it('follows the theme', () => {
    const { modal } = createPageModal({ themeMode: 'dark' })
    show('<foyer-button></foyer-button>')
    expect(buttonOf('foyer-button')?.getAttribute('data-fy-theme')).toBe('dark')
    modal.setTheme({ mode: 'light', variables: { '--fy-accent': '#123456' } })
    expect(buttonOf('foyer-button')?.getAttribute('data-fy-theme')).toBe('light')
    expect(buttonOf('foyer-button')?.style.getPropertyValue('--fy-accent')).toBe('#123456')
  })
})

it('a second copy of the package leaves the elements, and gives them its modal', async () => {
  show('<foyer-button></foyer-button>')
  vi.resetModules()
  const copy = await import('./exports/index.js')
  expect(copy.defineElements).not.toBe(defineElements)
  const page = createTestModal({ ui: blankUi })
  copy.defineElements(page.modal)
  buttonOf('foyer-button')?.click()
  await vi.waitFor(() => expect(getView(page)).toBe('Connect'))
})

it('the package loads on a server and defines nothing there', async () => {
  vi.stubGlobal('HTMLElement', undefined)
  vi.stubGlobal('customElements', undefined)
  vi.resetModules()
  const copy = await import('./exports/index.js')
  expect(() => copy.defineElements()).not.toThrow()
  vi.unstubAllGlobals()
})
