import { type CreateTestModalParameters, createFakeAdapter, createTestModal } from '@foyer/core/testing'
import { act, useRef, useState } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { openModal } from '../../testing/openModal.js'
import { renderApp } from '../../testing/renderHook.js'
import { advanceTime, startFakeTime } from '../../testing/time.js'
import { reactUi } from '../reactUi.js'
import { useIconTransition } from './useIconTransition.js'

const PICTURE = 'data:image/png;base64,AA=='

const modals = destroyModalsAfterEach()

beforeEach(() => startFakeTime('requestAnimationFrame', 'cancelAnimationFrame'))

async function pressLantern(options: CreateTestModalParameters = {}) {
  onTestFinished(() => void vi.restoreAllMocks())
  const fake = createFakeAdapter()
  fake.wallet('lantern').mode = 'hold'
  const { modal } = createTestModal({ ui: reactUi(), fake, basic: true, ...options })
  modals.push(modal)
  const { root, control } = await openModal(modal)
  // The environment has no layout.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this.classList.contains('fy-page__a')) return new DOMRect(800, 20, 24, 24)
    if (this.classList.contains('fy-flyer--page')) return new DOMRect(0, 0, 72, 72)
    if (this.classList.contains('fy-flyer')) return new DOMRect(330, 200, 72, 72)
    if (this.closest('.fy-ghost') && this.classList.contains('fy-ic')) return new DOMRect(340, 240, 40, 40)
    if (this.matches('.fy-ring > .fy-ic')) return new DOMRect(464, 300, 72, 72)
    return new DOMRect()
  })
  const flights: { readonly keyframes: unknown; readonly flyer: HTMLElement; readonly land: () => void }[] = []
  const { animate } = Element.prototype
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, keyframes, options) {
    const animation = animate.call(this, keyframes, options)
    if (!(this instanceof HTMLElement && this.classList.contains('fy-flyer'))) return animation
    const finished = new Promise<Animation>((resolve) => {
      flights.push({ keyframes, flyer: this, land: () => resolve(animation) })
    })
    return Object.defineProperty(animation, 'finished', { value: finished })
  })
  await act(async () => control(/Lantern/).click())
  for (let frame = 0; frame < 8; frame++) await advanceTime(16)
  return { fake, root, flights }
}

it('the pressed wallet’s icon flies from its row into the ring, out of reach of screen readers', async () => {
  const { root, flights } = await pressLantern()
  expect(flights.map(({ keyframes }) => keyframes)).toEqual([
    [{ transform: `translate(10px, 40px) scale(${40 / 72})` }, { transform: 'translate(134px, 100px) scale(1)' }],
  ])
  const [{ flyer, land } = expect.fail('No flight')] = flights
  expect(flyer.inert).toBe(true)
  expect(flyer.getAttribute('aria-hidden')).toBe('true')
  // The title gets the focus before the animation ends.
  expect(root.activeElement?.classList.contains('fy-title')).toBe(true)
  land()
  await advanceTime(0)
  expect(root.querySelector('.fy-flyer')).toBeNull()
})

it('the connected wallet’s icon flies to the avatar of the page’s account button', async () => {
  const button = document.createElement('button')
  button.innerHTML =
    '<span class="fy-page__a"></span><bdi class="fy-page__b">1 ETH</bdi><span class="fy-page__a"></span><bdi>0x00</bdi>'
  document.body.append(button)
  onTestFinished(() => button.remove())
  const themeVariables = { '--fy-radius': '0px', '--fy-z': 5 }
  const { fake, root, flights } = await pressLantern({ themeMode: 'dark', themeVariables })
  for (const { land } of flights.splice(0)) land()
  await act(async () => fake.wallet('lantern').answer('approve'))
  await advanceTime(100)
  expect(root.textContent).toContain('Connected')
  await advanceTime(700)
  expect(root.querySelector('[role=dialog]')).toBeNull()
  expect(flights.map(({ keyframes }) => keyframes)).toEqual([
    [
      { transform: 'translate(464px, 300px) scale(1)' },
      { opacity: 1, offset: 0.7 },
      { transform: `translate(800px, 20px) scale(${24 / 72})`, opacity: 0 },
    ],
  ])
  // The theme of the app is set on `.fy`.
  const scope = flights[0]?.flyer.closest<HTMLElement>('.fy')
  expect(scope?.className).toBe('fy')
  expect(scope?.getAttribute('data-fy-theme')).toBe('dark')
  expect(scope?.style.getPropertyValue('--fy-radius')).toBe('0px')
  expect(scope?.style.getPropertyValue('--fy-z')).toBe('5')
  flights[0]?.land()
  await advanceTime(0)
  expect(root.querySelector('.fy-flyer')).toBeNull()
  expect(root.contains(scope ?? null)).toBe(false)
})

const Picture = ({ url }: { readonly url: string | undefined }) => (
  <span className="fy-ic">{url && <img src={url} alt="" />}</span>
)

function Card({ url }: { readonly url: string | undefined }) {
  const view = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  useIconTransition(view, { from: isOver ? undefined : '.fy-ic', to: '.fy-view > .fy-ic' })
  return (
    <div className="fy-card">
      <button type="button" onClick={() => setOver(true)} />
      <div className="fy-ghost">
        <Picture url={url} />
      </div>
      <div className="fy-view" ref={view}>
        <Picture url={url} />
      </div>
    </div>
  )
}

async function renderCard(url?: string) {
  const place = await renderApp(<Card url={url} />)
  await advanceTime(16)
  return place
}

it('a flight that ends early shows the icon at its destination again', async () => {
  const hiding: Animation[] = []
  const { animate } = Element.prototype
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, keyframes, options) {
    const animation = animate.call(this, keyframes, options)
    if (this.parentElement?.matches('.fy-view')) hiding.push(animation)
    return animation
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const place = await renderCard(PICTURE)
  expect(hiding.map(({ playState }) => playState)).toEqual(['running'])
  expect(place.querySelector('.fy-flyer')).not.toBeNull()
  await act(async () => place.querySelector('button')?.click())
  expect(hiding.map(({ playState }) => playState)).toEqual(['finished'])
  expect(place.querySelector('.fy-flyer')).toBeNull()
})

it('icons without a picture do not count as the same', async () => {
  expect((await renderCard(PICTURE)).querySelector('.fy-flyer')).not.toBeNull()
  expect((await renderCard()).querySelector('.fy-flyer')).toBeNull()
})

it('no icon flies with reduced motion', async () => {
  const { matchMedia } = window
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('reduced-motion') ? { ...matchMedia(query), matches: true } : matchMedia(query),
  )
  const { root, flights } = await pressLantern()
  expect(root.querySelector('.fy-ring')).not.toBeNull()
  expect(flights).toEqual([])
})
