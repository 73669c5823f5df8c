import { connect } from '@foyer/core/actions'
import {
  createFakeAdapter,
  createFakeLedger,
  createTestModal,
  type FakeLedger,
  fakeNetwork,
  fakeQuote,
  otherFakeNetwork,
} from '@foyer/core/testing'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reactUi } from '../../reactUi.js'
import { field, type } from '../../testing/fields.js'
import { keepModals } from '../../testing/keepModals.js'
import { openModal, settle } from '../../testing/openModal.js'

const THEO = '0x51c0000000000000000000000000000000009ad4'
const LIGHTS = `0x${'c0'.repeat(20)}`
const kept = keepModals()

/** A card that is laid out: what scrolls is as high as three rows of tiles. */
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

const told = (tokenId: string, said: object = {}, more: object = {}) => ({
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

type Told = readonly ReturnType<typeof told>[] | undefined

interface OpenOptions extends NonNullable<Parameters<typeof createTestModal>[0]> {
  /** How far the visitor has scrolled before the tab is pressed. Pixels. */
  readonly top?: number
}

async function open(read: () => Promise<Told>, { top = 0, ...options }: OpenOptions = {}) {
  const chain: FakeLedger = createFakeLedger()
  const fake = createFakeAdapter()
  fake.ledger = chain.ledger
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
  kept.push(modal)
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

describe('the tab', () => {
  it('S2.029 shows NFTs as pictures that are loaded when they are seen, and say nothing of this page', async () => {
    const { root, names } = await open(async () => [
      told('1', { image: 'https://img.example/1.png' }),
      told('2', { image: 'javascript:alert(1)' }),
    ])
    expect(names()).toEqual(['Light #1Harbor Lights', 'LLight #2Harbor Lights'])
    expect([...root.querySelectorAll('[role=tabpanel] [role=status]')].map((each) => each.textContent).join('')).toBe(
      '',
    )
    const pictures = [...root.querySelectorAll<HTMLImageElement>('.fy-nft img')]
    expect(pictures.map(({ src, loading, referrerPolicy }) => [src, loading, referrerPolicy])).toEqual([
      ['https://img.example/1.png', 'lazy', 'no-referrer'],
    ])
    // One that does not load becomes its letter.
    await act(async () => pictures[0]?.dispatchEvent(new Event('error')))
    expect(root.querySelectorAll('.fy-nft img')).toHaveLength(0)
    expect(names()[0]).toBe('LLight #1Harbor Lights')
  })

  it('folds what may be spam away, one press from being seen', async () => {
    const { names, click, text, root } = await open(async () => [
      told('1'),
      told('9', { name: 'Visit harbor-gift.example', external_url: 'https://harbor-gift.example' }),
    ])
    expect(names()).toHaveLength(1)
    await click('1 possibly spam')
    expect(names()).toHaveLength(2)
    await click(/Visit harbor-gift/)
    expect(text()).toContain('Don’t go where it tells you to')
    // Nor is it made easy.
    expect([...root.querySelectorAll('a')].map(({ href }) => href).join()).not.toContain('harbor-gift')
  })

  it('keeps ten thousand of them out of the page, and leads through them with keys', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => told(String(index)))
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

  it('leaves the visitor where they have scrolled to', async () => {
    const { body, tiles } = await open(async () => [told('1')], { top: 160 })
    expect(tiles()).toHaveLength(1)
    expect(body.scrollTop).toBe(160)
  })

  it('says what to do where there are none, and where nobody could say', async () => {
    const none = await open(async () => undefined)
    expect(none.text()).toContain('Nobody could say')
    expect(none.root.querySelector('.fy-empty a')?.getAttribute('href')).toMatch(/^https:\/\/scan.example\/address\/0x/)
  })

  it('says that nobody answered, and asks again on a press', async () => {
    let isUp = false
    const { text, click, names } = await open(async () => {
      if (!isUp) throw new Error('asleep')
      return [told('1')]
    })
    expect(text()).toContain('Couldn’t load your NFTs')
    isUp = true
    await click('Try again')
    expect(names()).toEqual(['LLight #1Harbor Lights'])
  })

  it('is not there where the site has turned NFTs off', async () => {
    await expect(open(async () => [told('1')], { features: { nfts: false } })).rejects.toThrow('No control NFTs')
  })
})

describe('one of them', () => {
  const said = {
    description: 'A light at the end of the pier.',
    external_url: 'https://harbor.example/lights',
    attributes: [{ trait_type: 'Colour', value: 'Amber' }],
  }

  it('is shown with what is said of it, and where it lies', async () => {
    const { click, text, root, title } = await open(async () => [told('7', said)])
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

  it('is sent whole: looked over, approved, and told by Activity under its name', async () => {
    const { click, text, root, chain, hasControl } = await open(async () => [told('7', said)])
    chain.quote = { ...fakeQuote, balance: 1n, most: 1n }
    await click(/Light #7/)
    await click('Send')
    expect(root.querySelector('.fy-amt')).toBeNull()
    expect(text()).toContain('Light #7')
    await type(field(root, 'Name or address'), THEO)
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

  it('of which there are several is sent by number', async () => {
    const { click, root, chain, text } = await open(async () => [
      told('7', { name: 'Day pass' }, { standard: 'erc1155', amount: 5n }),
    ])
    chain.quote = { ...fakeQuote, balance: 5n, most: 5n }
    await click(/Day pass/)
    await click('Send')
    await type(field(root, 'Amount'), '2')
    await type(field(root, 'Name or address'), THEO)
    await click('Review')
    expect(text()).toContain('2 × Day pass')
    await click('Send 2 × Day pass')
    expect(chain.sent).toMatchObject([{ amount: 2n, nft: { standard: 'erc1155', tokenId: '7' } }])
  })

  it('is not sent by who has it no more', async () => {
    const { click, root, chain, text, control } = await open(async () => [told('7')])
    chain.quote = { ...fakeQuote, balance: 0n, most: 0n }
    await click(/Light #7/)
    await click('Send')
    await type(field(root, 'Name or address'), THEO)
    expect(text()).toContain('This account doesn’t have it any more')
    expect(control('Not in this account').getAttribute('aria-disabled')).toBe('true')
  })

  it('has no way to be sent where the chain or the site has none', async () => {
    const off = await open(async () => [told('7')], { features: { send: false } })
    await off.click(/Light #7/)
    expect(off.root.querySelector('.fy-cta')).toBeNull()
    const strange = await open(async () => [told('7', {}, { standard: 'spl' })])
    await strange.click(/Light #7/)
    expect(strange.text()).toContain('Token ID')
    expect(strange.root.querySelector('.fy-cta')).toBeNull()
  })

  it('that is gone says so, and leads back', async () => {
    let nfts: Told = [told('7')]
    const { click, text, title, modal } = await open(async () => nfts)
    await click(/Light #7/)
    nfts = [told('8')]
    await act(async () => {
      await modal.open({ view: 'Nft', nft: `${LIGHTS}/404` })
    })
    await settle()
    expect(text()).toContain('This NFT is not in your account any more')
    await click('Go to your account')
    expect(title()).toBe('Account')
  })
})

it('says that some could not be read anew beside those that are there, and nothing where all is well', async () => {
  let isUp = true
  const { root, click, names } = await open(async () => {
    if (!isUp) throw new Error('asleep')
    return [told('1')]
  })
  const notes = () =>
    [...root.querySelectorAll('.fy-listnote')].map((each) => [each.getAttribute('role'), each.textContent])
  expect(notes()).toEqual([])
  isUp = false
  await click('Tokens')
  await act(async () => void vi.advanceTimersByTime(120_000))
  await click('NFTs')
  await settle()
  expect(names()).toHaveLength(1)
  expect(notes()).toEqual([['status', expect.stringMatching(/^As of .* Try again$/)]])
  expect(root.querySelector('[role=alert]')).toBeNull()
  isUp = true
  await click('Try again')
  expect(notes()).toEqual([])
})
