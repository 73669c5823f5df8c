import { act } from 'react'
import { settle } from './openModal.js'
import { pass } from './time.js'

/** A field by its label. */
export function field(root: ShadowRoot, label: string): HTMLInputElement {
  const found = [...root.querySelectorAll('label')].find((each) => each.textContent?.startsWith(label))
  const input = found?.htmlFor ? root.getElementById(found.htmlFor) : found?.querySelector('input')
  if (!(input instanceof HTMLInputElement)) throw new Error(`No field ${label}`)
  return input
}

/** What a field holds after a key was pressed: the browser has changed it, and the caret stands behind what was typed. */
export async function change(field: HTMLInputElement, text: string, caret = text.length): Promise<void> {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  await act(async () => {
    set?.call(field, text)
    field.setSelectionRange(caret, caret)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
}

/** Types into a field as a visitor does, and waits until it was read. */
export async function type(field: HTMLInputElement, text: string): Promise<void> {
  await change(field, text)
  await pass(400)
  await settle()
}
