import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { focusTile, getNextTileIndex } from './gridKeys.js'

const COUNT = 8
const COLUMNS = 3

async function open(dir: 'ltr' | 'rtl', readColumns = () => COLUMNS) {
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
  const grid = {
    count: COUNT,
    get now() {
      return now
    },
    get columns() {
      return readColumns()
    },
  }
  await act(async () =>
    root.render(
      // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the tiles in it
      <div onKeyDown={(event) => (led = getNextTileIndex(event, grid))}>
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
])('getNextTileIndex moves from tile %i by %s to %s, within the grid', async (at, key, to) => {
  const { from } = await open('ltr')
  expect(await from(at, key)).toBe(to)
})

it('getNextTileIndex moves the other way in right-to-left text', async () => {
  const { from } = await open('rtl')
  expect(await from(1, 'ArrowRight')).toBe(0)
  expect(await from(1, 'ArrowLeft')).toBe(2)
})

it('getNextTileIndex reads the columns, which may take a layout, for moves up and down only', async () => {
  const readColumns = vi.fn(() => COLUMNS)
  const { from } = await open('ltr', readColumns)
  for (const key of ['Tab', 'Enter', 'ArrowRight', 'Home']) await from(4, key)
  expect(readColumns).not.toHaveBeenCalled()
  expect(await from(4, 'ArrowDown')).toBe(7)
})

it('focusTile focuses a rendered tile, and returns false for others', async () => {
  const { place } = await open('ltr')
  expect(focusTile(place, 3)).toBe(true)
  expect(document.activeElement).toHaveProperty('dataset.index', '3')
  expect(focusTile(place, 40)).toBe(false)
  expect(focusTile(null, 0)).toBe(false)
})
