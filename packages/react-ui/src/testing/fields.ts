import { act } from 'react'
import { flushUpdates } from './openModal.js'
import { advanceTime } from './time.js'

export function findField(root: ShadowRoot, label: string): HTMLInputElement {
  const element = [...root.querySelectorAll('label')].find((each) => each.textContent?.startsWith(label))
  const input = element?.htmlFor ? root.getElementById(element.htmlFor) : element?.querySelector('input')
  if (!(input instanceof HTMLInputElement)) throw new Error(`No field ${label}`)
  return input
}

/** Sets a field's value and caret, as the browser does after a key. */
export async function changeField(field: HTMLInputElement, text: string, caret = text.length): Promise<void> {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  await act(async () => {
    set?.call(field, text)
    field.setSelectionRange(caret, caret)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
}

/** Types into a field and waits until the text was read. */
export async function typeText(field: HTMLInputElement, text: string): Promise<void> {
  await changeField(field, text)
  await advanceTime(400)
  await flushUpdates()
}
