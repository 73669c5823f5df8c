import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { focusTile, stepInGrid } from './gridKeys.js'

const COUNT = 8
const COLUMNS = 3

async function open(dir: 'ltr' | 'rtl') {
  const place = document.createElement('div')
  place.style.direction = dir
  document.body.append(place)
  const root = createRoot(place)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  let led: number | undefined
  let now = 0
  await act(async () =>
    root.render(
      // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the tiles in it
      <div onKeyDown={(event) => (led = stepInGrid(event, { now, count: COUNT, columns: COLUMNS }))}>
        {Array.from({ length: COUNT }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <button key={index} type="button" data-index={index} />
        ))}
      </div>,
    ),
  )
  const from = async (at: number, key: string) => {
    now = at
    led = undefined
    await act(async () => place.firstElementChild?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
    return led
  }
  return { place, from }
}

it.each([
  [0, 'ArrowRight', 1],
  [1, 'ArrowLeft', 0],
  [0, 'ArrowLeft', undefined],
  [6, 'ArrowRight', 7],
  [7, 'ArrowRight', undefined],
  [4, 'ArrowDown', 7],
  [5, 'ArrowDown', undefined],
  [3, 'ArrowUp', 0],
  [2, 'ArrowUp', undefined],
  [5, 'Home', 0],
  [5, 'End', 7],
  [5, 'a', undefined],
])('leads from tile %i by %s to %s, and never out of the grid', async (at, key, to) => {
  const { from } = await open('ltr')
  expect(await from(at, key)).toBe(to)
})

it('goes the other way where the page is read from the right', async () => {
  const { from } = await open('rtl')
  expect(await from(1, 'ArrowRight')).toBe(0)
  expect(await from(1, 'ArrowLeft')).toBe(2)
})

it('gives the focus to a tile that is in the page, and says when it is not', async () => {
  const { place } = await open('ltr')
  expect(focusTile(place, 3)).toBe(true)
  expect(document.activeElement).toHaveProperty('dataset.index', '3')
  expect(focusTile(place, 40)).toBe(false)
  expect(focusTile(null, 0)).toBe(false)
})
