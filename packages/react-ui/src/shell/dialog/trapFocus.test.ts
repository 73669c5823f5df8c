import { expect, it, onTestFinished } from 'vitest'
import { trapFocus } from './trapFocus.js'

function open() {
  const host = document.createElement('div')
  host.innerHTML = `<section role="dialog"><h2 tabindex="-1">Title</h2>
    <button id="first">First</button><input id="middle"><button id="last">Last</button></section>`
  const outside = document.createElement('button')
  document.body.append(host, outside)
  const dialog = host.querySelector('section')
  if (!dialog) throw new Error('No dialog')
  // happy-dom has no layout, and elements without boxes take no focus.
  for (const each of dialog.querySelectorAll<HTMLElement>('*')) {
    Object.assign(each, { getClientRects: () => [new DOMRect(0, 0, 10, 10)] })
  }
  const undo = trapFocus(dialog, host)
  onTestFinished(() => {
    undo()
    host.remove()
    outside.remove()
  })
  const focus = (id: string) => dialog.querySelector<HTMLElement>(`#${id}`)?.focus()
  /** Returns whether the browser moves the focus itself. */
  const tab = (shiftKey = false) => {
    const event = new KeyboardEvent('keydown', {
      key: 'Tab',
      code: 'Tab',
      keyCode: 9,
      shiftKey,
      bubbles: true,
      cancelable: true,
    })
    document.activeElement?.dispatchEvent(event)
    return !event.defaultPrevented
  }
  return { dialog, outside, focus, tab, undo, at: () => document.activeElement?.id }
}

it('trapFocus wraps at both ends, and lets the browser step in between', () => {
  const { focus, tab, at } = open()
  focus('last')
  expect([tab(), at()]).toEqual([false, 'first'])
  expect([tab(true), at()]).toEqual([false, 'last'])
  focus('first')
  expect([tab(), at()]).toEqual([true, 'first'])
})

it('trapFocus yields the focus to an overlay of a wallet until it returns', () => {
  const { outside, focus, tab, at } = open()
  focus('first')
  outside.focus()
  expect(document.activeElement).toBe(outside)
  expect(tab()).toBe(true)
  focus('last')
  expect([tab(), at()]).toEqual([false, 'first'])
})

it('trapFocus ends with the dialog', () => {
  const { focus, tab, undo } = open()
  focus('last')
  undo()
  expect(tab()).toBe(true)
})
