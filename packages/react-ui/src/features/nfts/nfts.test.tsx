import { connect } from '@foyer/core/actions'
import {
  createFakeAdapter,
  createFakeChainReader,
  createTestModal,
  type FakeChainReader,
  fakeNetwork,
  fakeQuote,
  otherFakeNetwork,
} from '@foyer/core/testing'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reactUi } from '../../shell/reactUi.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { findField, typeText } from '../../testing/fields.js'
import { flushUpdates, openModal } from '../../testing/openModal.js'

const THEO = '0x51c0000000000000000000000000000000009ad4'
const LIGHTS = `0x${'c0'.repeat(20)}`
const modals = destroyModalsAfterEach()

/** Gives the scroll container a height of three rows. */
beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
  for (const name of ['offsetHeight', 'clientHeight'] as const) {
    let owner: HTMLElement = document.createElement('div')
    while (!Object.hasOwn(owner, name)) owner = Object.getPrototypeOf(owner)
    vi.spyOn(owner, name, 'get').mockImplementation(function (this: HTMLElement) {
      return this.classList.contains('fy-body') ? 600 : 200
    })
  }
})
afterEach(() => vi.restoreAllMocks())

const ownedNft = (tokenId: string, said: object = {}, more: object = {}) => ({
  address: LIGHTS,
  standard: 'erc721' as const,
  tokenId,
  amount: 1n,
  metadata: {
    name: 'Harbor Lights',
    tokenURI: `data:application/json,${encodeURIComponent(JSON.stringify({ name: `Light #${tokenId}`, ...said }))}`,
  },
  ...more,
})

type OwnedNfts = readonly ReturnType<typeof ownedNft>[] | undefined

interface OpenOptions extends NonNullable<Parameters<typeof createTestModal>[0]> {
  /** Scroll offset before the tab is pressed, in px. */
  readonly top?: number
}

async function open(read: () => Promise<OwnedNfts>, { top = 0, ...options }: OpenOptions = {}) {
  const chain: FakeChainReader = createFakeChainReader()
  const fake = createFakeAdapter()
  fake.chainReader = chain.chainReader
  const wallet = fake.wallet()
  const asUsual = wallet.connect
  wallet.connect = async (silent) =>
    Object.assign(await asUsual(silent), {
      readNfts: async () => {
        const nfts = await read()
        return nfts && { 'eip155:1': nfts }
      },
    })
  const { modal } = createTestModal({ ui: reactUi(), fake, networks: [fakeNetwork, otherFakeNetwork], ...options })
  modals.push(modal)
  await act(async () => {
    await connect(modal, { walletId: 'lantern' })
  })
  const opened = await openModal(modal, { view: 'Account' })
  const body = opened.root.querySelector<HTMLElement>('.fy-body') ?? expect.fail('nothing scrolls')
  body.scrollTop = top
  await opened.click('NFTs')
  const tiles = () => [...opened.root.querySelectorAll<HTMLElement>('.fy-nft[data-index]')]
  return { ...opened, modal, chain, body, tiles, names: () => tiles().map(({ textContent }) => textContent) }
}

describe('the NFTs tab', () => {
  it('S2.029 shows NFTs as lazy images without a referrer', async () => {
    const { root, names } = await open(async () => [
      ownedNft('1', { image: 'https://img.example/1.png' }),
      ownedNft('2', { image: 'javascript:alert(1)' }),
    ])
    expect(names()).toEqual(['LLight #1Harbor Lights', 'LLight #2Harbor Lights'])
    expect([...root.querySelectorAll('[role=tabpanel] [role=status]')].map((each) => each.textContent).join('')).toBe(
      '',
    )
    const pictures = [...root.querySelectorAll<HTMLImageElement>('.fy-nft img')]
    expect(pictures.map(({ src, loading, referrerPolicy }) => [src, loading, referrerPolicy])).toEqual([
      ['https://img.example/1.png', 'lazy', 'no-referrer'],
    ])
    // A broken image falls back to a letter.
    await act(async () => pictures[0]?.dispatchEvent(new Event('error')))
    expect(root.querySelectorAll('.fy-nft img')).toHaveLength(0)
    expect(names()[0]).toBe('LLight #1Harbor Lights')
  })

  it('folds possible spam, one press away', async () => {
    const { names, click, text, root } = await open(async () => [
      ownedNft('1'),
      ownedNft('9', { name: 'Visit harbor-gift.example', external_url: 'https://harbor-gift.example' }),
    ])
    expect(names()).toHaveLength(1)
    await click('1 marked as possible spam')
    expect(names()).toHaveLength(2)
    await click(/Visit harbor-gift/)
    expect(text()).toContain('Don’t follow its links')
    // No link leads to the spammer.
    expect([...root.querySelectorAll('a')].map(({ href }) => href).join()).not.toContain('harbor-gift')
  })

  it('renders visible tiles of ten thousand alone, navigable by keys', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ownedNft(String(index)))
    const { tiles, root } = await open(async () => many)
    expect(tiles().length).toBeGreaterThan(4)
    expect(tiles().length).toBeLessThan(40)
    expect(root.querySelector('.fy-nfts [role="listitem"]')?.getAttribute('aria-setsize')).toBe('10000')
    await act(async () => tiles()[0]?.focus())
    for (const key of ['ArrowDown', 'ArrowRight']) {
      await act(async () => root.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
    }
    expect(root.activeElement).toHaveProperty('dataset.index', '3')
  })

  it('keeps the scroll position', async () => {
    const { body, tiles } = await open(async () => [ownedNft('1')], { top: 160 })
    expect(tiles()).toHaveLength(1)
    expect(body.scrollTop).toBe(160)
  })

  it('says what to do without NFTs, and where none could be read', async () => {
    const none = await open(async () => undefined)
    expect(none.text()).toContain('NFTs not available')
    expect(none.root.querySelector('.fy-empty a')?.getAttribute('href')).toMatch(/^https:\/\/scan.example\/address\/0x/)
  })

  it('reports a failed request, and retries on press', async () => {
    let isUp = false
    const { text, click, names } = await open(async () => {
      if (!isUp) throw new Error('asleep')
      return [ownedNft('1')]
    })
    expect(text()).toContain('Couldn’t load your NFTs')
    isUp = true
    await click('Try again')
    expect(names()).toEqual(['LLight #1Harbor Lights'])
  })

  it('is absent where the app has disabled NFTs', async () => {
    await expect(open(async () => [ownedNft('1')], { features: { nfts: false } })).rejects.toThrow('No control NFTs')
  })
})

describe('NFTs', () => {
  const said = {
    description: 'A light at the end of the pier.',
    external_url: 'https://harbor.example/lights',
    attributes: [{ trait_type: 'Colour', value: 'Amber' }],
  }

  it('an NFT is shown with its description and contract', async () => {
    const { click, text, root, title } = await open(async () => [ownedNft('7', said)])
    await click(/Light #7/)
    expect(title()).toBe('NFT')
    for (const each of ['Light #7', 'Harbor Lights', 'A light at the end', 'Colour', 'Amber', 'Token ID', 'Ethereum']) {
      expect(text()).toContain(each)
    }
    const links = [...root.querySelectorAll<HTMLAnchorElement>('.fy-dl a')]
    expect(links.map(({ href, rel, target }) => [href, rel, target])).toEqual([
      [`https://scan.example/token/${LIGHTS}?a=7`, 'noopener noreferrer', '_blank'],
      ['https://harbor.example/lights', 'noopener noreferrer', '_blank'],
    ])
    expect(links[1]?.textContent).toContain('harbor.example')
  })

  it('an NFT is sent whole: reviewed, approved, and listed in Activity by name', async () => {
    const { click, text, root, chain, hasControl } = await open(async () => [ownedNft('7', said)])
    chain.quote = { ...fakeQuote, balance: 1n, most: 1n }
    await click(/Light #7/)
    await click('Send')
    expect(root.querySelector('.fy-amt')).toBeNull()
    expect(text()).toContain('Light #7')
    await typeText(findField(root, 'Name or address'), THEO)
    await click('Review')
    await click('Send Light #7')
    expect(chain.sent).toMatchObject([
      { to: THEO, amount: 1n, token: { address: LIGHTS, decimals: 0 }, nft: { standard: 'erc721', tokenId: '7' } },
    ])
    expect(text()).toContain('Light #7 is on its way')
    await click('Done')
    await click('Activity')
    expect(text()).toContain('Sent Light #7')
    expect(hasControl('Send')).toBe(true)
  })

  it('an NFT with several editions is sent by number', async () => {
    const { click, root, chain, text } = await open(async () => [
      ownedNft('7', { name: 'Day pass' }, { standard: 'erc1155', amount: 5n }),
    ])
    chain.quote = { ...fakeQuote, balance: 5n, most: 5n }
    await click(/Day pass/)
    await click('Send')
    await typeText(findField(root, 'Amount'), '2')
    await typeText(findField(root, 'Name or address'), THEO)
    await click('Review')
    expect(text()).toContain('2 × Day pass')
    await click('Send 2 × Day pass')
    expect(chain.sent).toMatchObject([{ amount: 2n, nft: { standard: 'erc1155', tokenId: '7' } }])
  })

  it('an NFT cannot be sent once it is gone', async () => {
    const { click, root, chain, text, control } = await open(async () => [ownedNft('7')])
    chain.quote = { ...fakeQuote, balance: 0n, most: 0n }
    await click(/Light #7/)
    await click('Send')
    await typeText(findField(root, 'Name or address'), THEO)
    expect(text()).toContain('This account no longer has it')
    expect(control('No longer in this account').getAttribute('aria-disabled')).toBe('true')
  })

  it('an NFT cannot be sent where the chain or the app does not support it', async () => {
    const off = await open(async () => [ownedNft('7')], { features: { send: false } })
    await off.click(/Light #7/)
    expect(off.root.querySelector('.fy-cta')).toBeNull()
    const strange = await open(async () => [ownedNft('7', {}, { standard: 'spl' })])
    await strange.click(/Light #7/)
    expect(strange.text()).toContain('Token ID')
    expect(strange.root.querySelector('.fy-cta')).toBeNull()
  })

  it('the view of an NFT that is gone says so, and leads back', async () => {
    let nfts: OwnedNfts = [ownedNft('7')]
    const { click, text, title, modal } = await open(async () => nfts)
    await click(/Light #7/)
    nfts = [ownedNft('8')]
    await act(async () => {
      await modal.context.show({ view: 'Nft', nft: `${LIGHTS}/404` })
    })
    await flushUpdates()
    expect(text()).toContain('This NFT is no longer in your account')
    await click('Go to your account')
    expect(title()).toBe('Account')
  })
})

it('the NFTs tab is shown with a note when others failed to refresh, and without one otherwise', async () => {
  let isUp = true
  const { root, click, names } = await open(async () => {
    if (!isUp) throw new Error('asleep')
    return [ownedNft('1')]
  })
  const notes = () =>
    [...root.querySelectorAll('.fy-listnote')].map((each) => [each.getAttribute('role'), each.textContent])
  expect(notes()).toEqual([])
  isUp = false
  await click('Tokens')
  await act(async () => void vi.advanceTimersByTime(120_000))
  await click('NFTs')
  await flushUpdates()
  expect(names()).toHaveLength(1)
  expect(notes()).toEqual([['status', expect.stringMatching(/^As of .* Try again$/)]])
  expect(root.querySelector('[role=alert]')).toBeNull()
  isUp = true
  await click('Try again')
  expect(notes()).toEqual([])
})
