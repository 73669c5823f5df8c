import { createElement } from '../../frame/screen/createElement'
import { texts } from '../../texts/texts'
import { createButton, createField, createForm, type WindowPage } from '../createPage'

const DIGITS = 6
const SECOND_MS = 1_000

/** Creates the field for a mailed code, which sends the code with its sixth digit. */
export function createCodeForm(page: WindowPage, label: string, submit: (digits: string) => Promise<void>) {
  const { input, element } = createField(texts().login.code.label, {
    type: 'text',
    inputmode: 'numeric',
    autocomplete: 'one-time-code',
    class: 'code large',
  })
  const form = createForm(page, [element], label, async () => {
    try {
      await submit(input.value.replaceAll(/\D/g, ''))
    } catch (error) {
      // In a later task, because the page gives the focus back to the button.
      setTimeout(() => {
        input.focus()
        input.select()
      })
      throw error
    }
  })
  let sent = ''
  input.addEventListener('input', () => {
    const digits = input.value.replaceAll(/\D/g, '').slice(0, DIGITS)
    if (input.value !== digits) input.value = digits
    // Sends each code once by itself, so that the user can correct it.
    if (digits.length < DIGITS || digits === sent) return
    sent = digits
    form.requestSubmit()
  })
  return { input, form }
}

export const drawFact = (name: string, value: string) => [createElement('dt', {}, name), createElement('dd', {}, value)]

export const drawAddressHint = (name: string) =>
  createElement('p', { class: 'quiet' }, texts().login.code.checkAddress(name))

/** Draws the button for another code, which counts down until one may be sent. */
export function drawResend(page: WindowPage, afterMs: number, resend: () => Promise<void>): HTMLElement {
  const { resend: label, resendIn } = texts().login.code
  const button = createButton(page, { label, kind: 'second' }, resend)
  const end = Date.now() + afterMs
  const count = () => {
    const seconds = Math.ceil((end - Date.now()) / SECOND_MS)
    button.disabled = seconds > 0
    button.replaceChildren(seconds > 0 ? resendIn(seconds) : label)
    if (seconds > 0) setTimeout(() => button.isConnected && count(), SECOND_MS)
  }
  count()
  return button
}
