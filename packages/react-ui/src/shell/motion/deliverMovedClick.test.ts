import { expect, it, vi } from 'vitest'
import { deliverMovedClick } from './deliverMovedClick.js'

function press(row: Element) {
  const setPointerCapture = vi.fn()
  Object.assign(row, { setPointerCapture })
  const icon = row.firstElementChild
  icon?.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 7, bubbles: true }))
  return setPointerCapture
}

it('deliverMovedClick clicks the pressed button after its element moved, and no later press', async () => {
  const dialog = document.createElement('section')
  dialog.innerHTML = '<button type="button"><span></span></button><p><span></span></p>'
  const [row, text] = dialog.children
  if (!row || !text) throw new Error('There is nothing to press')
  let arrive = () => {}
  const finished = new Promise<void>((resolve) => {
    arrive = resolve
  })
  deliverMovedClick(dialog, { finished })
  expect(press(row)).toHaveBeenCalledExactlyOnceWith(7)
  expect(press(text)).not.toHaveBeenCalled()
  arrive()
  await finished
  expect(press(row)).not.toHaveBeenCalled()
})
