import { expect, it, vi } from 'vitest'
import { holdPress } from './holdPress.js'

function press(row: Element) {
  const held = vi.fn()
  Object.assign(row, { setPointerCapture: held })
  const icon = row.firstElementChild
  icon?.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 7, bubbles: true }))
  return held
}

it('holds the button that is pressed while its element moves, and lets go of none that was pressed later', async () => {
  const dialog = document.createElement('section')
  dialog.innerHTML = '<button type="button"><span></span></button><p><span></span></p>'
  const [row, text] = dialog.children
  if (!row || !text) throw new Error('There is nothing to press')
  let arrive = () => {}
  const finished = new Promise<void>((resolve) => {
    arrive = resolve
  })
  holdPress(dialog, { finished })
  expect(press(row)).toHaveBeenCalledExactlyOnceWith(7)
  expect(press(text)).not.toHaveBeenCalled()
  arrive()
  await finished
  expect(press(row)).not.toHaveBeenCalled()
})
